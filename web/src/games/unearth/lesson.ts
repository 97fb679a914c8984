import type { Lesson } from '../../lib/contract';

/**
 * Two turns from the position of the house's `tutorial.toml`. Chance and the bot's moves are always the same
 * there: the d4 rolls 3, the bot digs in the caverns, the d8 rolls 6.
 */
export const LESSONS: readonly Lesson[] = [
  { text: 'unearthweb-lesson-welcome', at: 'seats', until: 'read' },
  { text: 'unearthweb-lesson-ruin', at: 'ruin:peach-11', until: 'read' },
  {
    text: 'unearthweb-lesson-low',
    at: 'die:0.d4',
    may: ['die:0.d4', 'ruin:green-13'],
    whole: ['die:0.d4', 'ruin:green-13'],
    until: 'played',
  },
  { text: 'unearthweb-lesson-stone', at: 'stone:red', may: ['stone:red'], whole: ['stone:red'], until: 'played' },
  { text: 'unearthweb-lesson-ring', at: 'cell:1,-1', may: ['cell:1,-1'], whole: ['cell:1,-1'], until: 'played' },
  {
    text: 'unearthweb-lesson-wonder',
    at: 'wonder:palace-of-relics',
    may: ['wonder:palace-of-relics'],
    whole: ['wonder:palace-of-relics'],
    until: 'played',
  },
  { text: 'unearthweb-lesson-cards', at: 'hand', until: 'read' },
  {
    text: 'unearthweb-lesson-play',
    at: 'card:new-discovery',
    may: ['card:new-discovery'],
    whole: ['card:new-discovery'],
    until: 'played',
  },
  { text: 'unearthweb-lesson-target', at: 'die:0.d6a', may: ['die:0.d6a'], whole: ['die:0.d6a'], until: 'played' },
  {
    text: 'unearthweb-lesson-high',
    at: 'ruin:peach-11',
    may: ['die:0.d8', 'ruin:peach-11'],
    whole: ['die:0.d8', 'ruin:peach-11'],
    until: 'played',
  },
  { text: 'unearthweb-lesson-claimed', at: 'hand', until: 'read' },
  { text: 'unearthweb-lesson-end', until: 'read' },
];
