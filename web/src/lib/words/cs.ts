/** The texts of the engine, the house, the page and its shelf in one language; `games.ts` loads those of a game. */
export default import.meta.glob<string>(['../../../../src/ludarium/{core,server}/text/cs.ftl', '../../../text/cs.ftl', '../../games/*/shelf/cs.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
