import type { Lesson } from '../../lib/contract';

/** Where a tile is to be laid: its cells, and its image where that is named too. */
const target = (letter: string, ...cells: string[]): string[] => [...cells.map((cell) => `cell:${cell}`), `turn:${letter}`];

/**
 * Mission 1 from the position of the house's `tutorial.toml`: the bots can only follow, so the learner wins the first
 * two tricks, a partner the third, and three tiles surround both tokens.
 */
export const LESSONS: readonly Lesson[] = [
  { text: 'yamiweb-lesson-welcome', at: 'seats', until: 'read' },
  { text: 'yamiweb-lesson-tokens', at: 'grid', until: 'read' },
  { text: 'yamiweb-lesson-edges', at: 'mission', until: 'read' },
  { text: 'yamiweb-lesson-lead', at: 'card:o7', may: ['card:o7'], whole: ['card:o7'], until: 'played' },
  {
    text: 'yamiweb-lesson-place',
    at: 'claims',
    may: target('d', '42', '43', '52', '54', '62', '63', '64'),
    whole: ['cell:42'],
    until: 'played',
  },
  { text: 'yamiweb-lesson-trump', at: 'trick', until: 'read' },
  { text: 'yamiweb-lesson-again', at: 'card:g6', may: ['card:g6'], whole: ['card:g6'], until: 'played' },
  {
    text: 'yamiweb-lesson-turn',
    at: 'claims',
    may: target('d', '46', '56', '58', '66', '67', '68'),
    whole: ['cell:46'],
    until: 'played',
  },
  { text: 'yamiweb-lesson-partner', at: 'card:b6', may: ['card:b6'], whole: ['card:b6'], until: 'played' },
  {
    text: 'yamiweb-lesson-last',
    at: 'claims',
    may: target('c', '37', '38', '39', '3a', '3b', '47', '4b'),
    whole: ['cell:37'],
    until: 'played',
  },
  { text: 'yamiweb-lesson-end', until: 'read' },
];
