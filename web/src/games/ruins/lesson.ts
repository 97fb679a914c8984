import type { Lesson } from '../../lib/contract';

/**
 * A round of Ruins that ends with a win, from the position of the house's `tutorial.toml`. Chance and the
 * bot's moves are always the same there: it answers 3, 3 by 6, 6 and 9, 9 by a doubled 11, then leads low.
 */
export const LESSONS: readonly Lesson[] = [
  { text: 'ruinsweb-lesson-welcome', at: 'seats', until: 'read' },
  { text: 'ruinsweb-lesson-hand', at: 'hand', until: 'read' },
  { text: 'ruinsweb-lesson-night', at: 'ruin:2a', may: ['ruin:2a'], whole: ['ruin:2a'], until: 'played' },
  { text: 'ruinsweb-lesson-lead', at: 'hand', may: ['ruin:3a', 'ruin:3b'], whole: ['ruin:3a', 'ruin:3b'], until: 'played' },
  { text: 'ruinsweb-lesson-follow', at: 'act', until: 'read' },
  { text: 'ruinsweb-lesson-nines', at: 'hand', may: ['ruin:2a', 'ruin:9a'], whole: ['ruin:2a', 'ruin:9a'], until: 'chosen' },
  {
    text: 'ruinsweb-lesson-claim',
    at: 'claims',
    may: ['ruin:2a', 'ruin:9a', 'claim:9a'],
    whole: ['ruin:2a', 'ruin:9a', 'claim:9a'],
    until: 'played',
  },
  { text: 'ruinsweb-lesson-pass', at: 'act', may: ['pass'], until: 'played' },
  { text: 'ruinsweb-lesson-market', at: 'market', until: 'read' },
  {
    text: 'ruinsweb-lesson-buy',
    at: 'slot:4',
    may: ['slot:4', 'ruin:5a', 'slot:4>ruin:5a'],
    whole: ['slot:4>ruin:5a'],
    until: 'played',
  },
  { text: 'ruinsweb-lesson-out', at: 'ruin:8a', may: ['ruin:8a'], whole: ['ruin:8a'], until: 'played' },
  { text: 'ruinsweb-lesson-end', until: 'read' },
];
