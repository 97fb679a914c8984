import type { Lesson } from '../lib/contract';

/**
 * The last three turns of an age, from the position of the house's `tutorial.toml`. Chance and the bot's moves
 * are always the same there: the d8 rolls 7, the d4 rolls 1, and the last d8 completes the City of Gold.
 */
export const LESSONS: readonly Lesson[] = [
  { text: 'unearthweb-lesson-welcome', at: 'seats', until: 'read' },
  { text: 'unearthweb-lesson-ruin', at: 'ruin:green-9', until: 'read' },
  {
    text: 'unearthweb-lesson-roll',
    at: 'die:0.d8',
    may: ['die:0.d8', 'ruin:green-9'],
    whole: ['die:0.d8', 'ruin:green-9'],
    until: 'played',
  },
  { text: 'unearthweb-lesson-claimed', at: 'hand', until: 'read' },
  {
    text: 'unearthweb-lesson-low',
    at: 'die:0.d4',
    may: ['die:0.d4', 'ruin:city-of-gold'],
    whole: ['die:0.d4', 'ruin:city-of-gold'],
    until: 'played',
  },
  { text: 'unearthweb-lesson-stone', at: 'stone:blue', may: ['stone:blue'], whole: ['stone:blue'], until: 'played' },
  { text: 'unearthweb-lesson-ring', at: 'cell:0,-1', may: ['cell:0,-1'], whole: ['cell:0,-1'], until: 'played' },
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
  { text: 'unearthweb-lesson-target', at: 'die:0.d4', may: ['die:0.d4'], whole: ['die:0.d4'], until: 'played' },
  {
    text: 'unearthweb-lesson-last',
    at: 'ruin:city-of-gold',
    may: ['die:0.d8', 'ruin:city-of-gold'],
    whole: ['die:0.d8', 'ruin:city-of-gold'],
    until: 'played',
  },
  { text: 'unearthweb-lesson-end', until: 'read' },
];
