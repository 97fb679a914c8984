/** Every text of the page in one language: the engine's, the house's, the games' and the page's own. */
export default import.meta.glob<string>(
  [
    '../../../../src/ludarium/{core,server}/text/cs.ftl',
    '../../../../src/ludarium/games/*/text/cs.ftl',
    '../../games/*/text/cs.ftl',
    '../../../text/cs.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);
