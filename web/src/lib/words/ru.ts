/** Every text of the page in one language: the engine's, the house's, the games' and the page's own. */
export default import.meta.glob<string>(
  [
    '../../../../src/ludarium/{core,server}/text/ru.ftl',
    '../../../../src/ludarium/games/*/text/ru.ftl',
    '../../games/*/text/ru.ftl',
    '../../../text/ru.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);
