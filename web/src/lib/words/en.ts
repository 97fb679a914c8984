/** Every text of the page in one language: the engine's, the house's, the games' and the page's own. */
export default import.meta.glob<string>(
  [
    '../../../../src/ludarium/{core,server}/text/en.ftl',
    '../../../../src/ludarium/games/*/text/en.ftl',
    '../../games/*/text/en.ftl',
    '../../../text/en.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);
