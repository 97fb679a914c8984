import type { Lesson } from '../lib/contract';

/**
 * A round of Ruins that ends with a win, from the position of the house's `tutorial.toml`. Chance and the
 * bot's moves are always the same there: it answers 3, 3 by 6, 6 and 9, 9 by a doubled 11, then leads low.
 */
export const LESSONS: readonly Lesson[] = [
  { text: 'web-lesson-ruins-welcome', at: 'seats', until: 'read' },
  { text: 'web-lesson-ruins-hand', at: 'hand', until: 'read' },
  { text: 'web-lesson-ruins-night', at: 'ruin:2a', may: ['ruin:2a'], whole: ['ruin:2a'], until: 'played' },
  { text: 'web-lesson-ruins-lead', at: 'hand', may: ['ruin:3a', 'ruin:3b'], whole: ['ruin:3a', 'ruin:3b'], until: 'played' },
  { text: 'web-lesson-ruins-follow', at: 'act', until: 'read' },
  { text: 'web-lesson-ruins-nines', at: 'hand', may: ['ruin:2a', 'ruin:9a'], whole: ['ruin:2a', 'ruin:9a'], until: 'chosen' },
  {
    text: 'web-lesson-ruins-claim',
    at: 'claims',
    may: ['ruin:2a', 'ruin:9a', 'claim:9a'],
    whole: ['ruin:2a', 'ruin:9a', 'claim:9a'],
    until: 'played',
  },
  { text: 'web-lesson-ruins-pass', at: 'act', may: ['pass'], until: 'played' },
  { text: 'web-lesson-ruins-market', at: 'market', until: 'read' },
  {
    text: 'web-lesson-ruins-buy',
    at: 'slot:4',
    may: ['slot:4', 'ruin:5a', 'slot:4>ruin:5a'],
    whole: ['slot:4>ruin:5a'],
    until: 'played',
  },
  { text: 'web-lesson-ruins-out', at: 'ruin:8a', may: ['ruin:8a'], whole: ['ruin:8a'], until: 'played' },
  { text: 'web-lesson-ruins-end', until: 'read' },
];
