import type { Lesson } from '../../lib/contract';

/**
 * One trip from the position of the house's `tutorial.toml`: past the Bandit, into a story, to a camp. Chance is always
 * the same there, and nothing of the trip depends on the bot: the die shows 2 in the fight and 3 in the story.
 */
export const LESSONS: readonly Lesson[] = [
  { text: 'nearweb-lesson-welcome', at: 'seats', until: 'read' },
  { text: 'nearweb-lesson-turn', at: 'town', until: 'read' },
  { text: 'nearweb-lesson-team', at: 'team', may: ['wander'], until: 'played' },
  { text: 'nearweb-lesson-map', at: 'space:n02', may: ['space:n02'], whole: ['space:n02'], until: 'played' },
  { text: 'nearweb-lesson-threat', at: 'asked', may: ['threat:th04'], whole: ['threat:th04'], until: 'played' },
  { text: 'nearweb-lesson-hearts', at: 'asked', may: ['hearts:1'], whole: ['hearts:1'], until: 'played' },
  { text: 'nearweb-lesson-empty', at: 'space:n06', may: ['space:n06'], whole: ['space:n06'], until: 'played' },
  { text: 'nearweb-lesson-stop', at: 'map', may: ['done'], until: 'played' },
  { text: 'nearweb-lesson-quest', at: 'act', may: ['quest'], until: 'played' },
  { text: 'nearweb-lesson-option', at: 'option:a', may: ['option:a'], whole: ['option:a'], until: 'played' },
  { text: 'nearweb-lesson-check', at: 'asked', may: ['hearts:1'], whole: ['hearts:1'], until: 'played' },
  { text: 'nearweb-lesson-buy', at: 'hand', may: ['artifact:ac04'], whole: ['artifact:ac04'], until: 'played' },
  { text: 'nearweb-lesson-camp', at: 'asked', may: ['space:n06'], whole: ['space:n06'], until: 'played' },
  { text: 'nearweb-lesson-rest', at: 'team', may: ['done'], until: 'played' },
  { text: 'nearweb-lesson-town', at: 'town', until: 'read' },
  { text: 'nearweb-lesson-end', until: 'read' },
];
