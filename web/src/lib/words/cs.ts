/** The texts of the engine, the house and the page in one language; each game brings its own (`games.ts`). */
export default import.meta.glob<string>(['../../../../src/ludarium/{core,server}/text/cs.ftl', '../../../text/cs.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
