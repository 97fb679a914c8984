import type { Lesson } from '../../lib/contract';

/**
 * The last two turns of a game alone, from the position of the house's `tutorial.toml`. The rolls are 4·2 and a
 * double 4; every kind of spending comes up, and every mark pays.
 */
export const LESSONS: readonly Lesson[] = [
  { text: 'realmsweb-lesson-welcome', until: 'read' },
  { text: 'realmsweb-lesson-dice', at: 'claims', until: 'read' },
  place('castle', 'die:1', 'castles.c2'),
  { text: 'realmsweb-lesson-resources', at: 'hand', until: 'read' },
  { text: 'realmsweb-lesson-pumpkins', at: 'power:shift', may: ['die:2', '2 up'], until: 'played' },
  place('bird', 'die:2', 'wingspan.1c'),
  { text: 'realmsweb-lesson-coin', at: 'power:coins', may: ['coins 1'], until: 'played' },
  place('weave', 'copy:1', 'tapestry.r6c2', 'turn:0'),
  { text: 'realmsweb-lesson-finish', at: 'act', may: ['done'], whole: ['done'], until: 'played' },
  { text: 'realmsweb-lesson-double', at: 'claims', until: 'read' },
  { text: 'realmsweb-lesson-hearts', at: 'power:double', may: ['double 4'], until: 'played' },
  place('foundation', 'die:1', 'castles.e1'),
  place('wings', 'die:2', 'wingspan.2c'),
  shape('shape', 'copy:4', ['tapestry.r5c5', 'tapestry.r5c4', 'tapestry.r5c6', 'tapestry.r6c5'], 'turn:1'),
  { text: 'realmsweb-lesson-undo', at: 'act', until: 'read' },
  { text: 'realmsweb-lesson-last', at: 'act', may: ['done'], whole: ['done'], until: 'played' },
  { text: 'realmsweb-lesson-end', until: 'read' },
];

function place(name: string, die: string, cell: string, ...more: string[]): Lesson {
  const whole = [die, `cell:${cell}`];
  return { text: `realmsweb-lesson-${name}`, at: whole[1]!, may: [...whole, ...more], whole, until: 'played' };
}

function shape(name: string, die: string, cells: readonly string[], turn: string): Lesson {
  const whole = [die, ...cells.map((cell) => `cell:${cell}`)];
  return { text: `realmsweb-lesson-${name}`, at: whole[1]!, may: [...whole, turn], whole, until: 'played' };
}
