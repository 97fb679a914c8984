// The journey sheet as the map draws it.
import type { Texts, View } from '../../lib/contract';
import { MISSIONS, SHEETS, type Place, type Sheet } from '../yami/components';
import type { Link, Reward, Status } from '../yami/art/kingdom';
import type { Phase } from '../yami/art/powers';
import type { Colour } from '../yami/art/spirits';
import { VINES } from '../yami/figures';
import type { JourneyView } from './view';

export const viewOf = (view: View): JourneyView => view as unknown as JourneyView;
export const sheetOf = (view: JourneyView): Sheet => SHEETS[view.options.sheet ?? 'normal']!;

export function statusOf(view: JourneyView, mission: number): Status {
  if (view.stars.includes(mission)) return 'star';
  if (view.completed.includes(mission)) return 'done';
  return view.available.includes(mission) ? 'open' : 'closed';
}

/** The mission whose end opens the red envelope. */
export const LAST = 22;

export const linksOf = ({ places }: Sheet): Link[] =>
  places.flatMap(({ mission, links }) => links.filter((other) => other > mission).map((other): Link => [mission, other]));

export function rewardsOf({ mission, envelope, power, sites }: Place): Reward[] {
  const given: Reward[] = [];
  if (envelope) given.push(envelope as Reward);
  if (power > 0) given.push(power > 1 ? 'power2' : 'power');
  if (sites > 0) given.push('site');
  if (mission === LAST) given.push('red');
  return given;
}

/** The colour of the vine that a mission cleanses. */
export const vineOf = ({ vine }: Place): Colour | null => (vine === null ? null : (VINES[vine] ?? null));
export const cleansed = (view: JourneyView): string => view.vines.map((token) => VINES[token] ?? '').join('');

/** Moons in the order of the track, by their names in the engine and in the drawings. */
export const MOONS: readonly (readonly [string, Phase])[] = [
  ['crescent', 'crescent'],
  ['first-quarter', 'quarter'],
  ['gibbous', 'gibbous'],
  ['full-moon', 'full'],
];

export interface Envelope {
  readonly id: string;
  readonly kind: 'white' | 'black' | 'red';
  readonly letter?: string;
  readonly phase?: Phase;
  readonly open: boolean;
}
export function envelopesOf(view: JourneyView): Envelope[] {
  const opened = (id: string): boolean => view.opened.includes(id);
  return [
    ...['a', 'b', 'c', 'd', 'e'].map((letter): Envelope => ({ id: `white-${letter}`, kind: 'white', letter: letter.toUpperCase(), open: opened(`white-${letter}`) })),
    ...MOONS.map(([id, phase]): Envelope => ({ id: `black-${id}`, kind: 'black', phase, open: opened(`black-${id}`) })),
    { id: 'red', kind: 'red', open: opened('red') },
  ];
}

const ELEMENTS: readonly (readonly [string, (mission: number) => boolean])[] = [
  ['fog', (mission) => MISSIONS[mission]!.fog.length > 0],
  ['whirlpools', (mission) => MISSIONS[mission]!.whirlpools.length > 0],
  ['magic', (mission) => MISSIONS[mission]!.magic.length > 0],
];
/** What lies on the board of a mission, and whether no completed mission had it yet. */
export const elementsOf = (view: JourneyView, mission: number): { id: string; fresh: boolean }[] =>
  ELEMENTS.filter(([, has]) => has(mission)).map(([id, has]) => ({ id, fresh: !view.completed.some(has) }));

const BASES: Readonly<Record<string, string>> = { a: 'perch', b: 'shell', c: 'mask', d: 'mirror', e: 'spring' };
/** A base by the letter of its envelope. */
export const baseName = (letter: string, texts: Texts): string => texts.say(`yami-base-${BASES[letter]!}`);
