// What the ids of the engine stand for.
import type { LandName } from '../../art/unearth/lands';
import type { Sides } from '../../art/unearth/dice';
import type { StoneColour } from '../../art/unearth/stones';
import type { Tier } from '../../art/unearth/token';
import type { Colour, LyingDie, Place, UnearthView } from './types';

const LETTERS: Record<Colour, StoneColour> = { black: 'L', red: 'R', blue: 'B', yellow: 'Y' };
export const letterOf = (colour: Colour): StoneColour => LETTERS[colour];

export const LAND_ORDER: readonly LandName[] = ['peach', 'green', 'blue', 'purple', 'gray'];
const CITIES: Record<string, LandName> = { 'city-of-gold': 'gold', 'city-of-ash': 'ash' };
const CITY_CLAIMS: Record<string, number> = { 'city-of-gold': 21, 'city-of-ash': 17 };

export const landOf = (ruin: string): LandName => CITIES[ruin] ?? (ruin.split('-')[0] as LandName);
export const claimOf = (ruin: string): number => CITY_CLAIMS[ruin] ?? Number(ruin.split('-')[1]);

/** `d6b` and `1.d6b` are dice of six sides. */
export const sidesOf = (die: string): Sides => Number(/d(\d)/.exec(die)![1]) as Sides;
export const seatOf = (die: string): number => Number(die.split('.')[0]);

export const tierOf = (wonder: string): Tier => (wonder === 'lesser' || wonder === 'greater' ? wonder : 'named');

/** Cards that wait for a later roll; the others work at once. */
const WAITING = new Set(['ancient-map', 'reading-the-stones', 'expedition', 'ancestral-claim', 'band-of-delvers']);
export const waits = (card: string): boolean => WAITING.has(card);

export const cellRef = (q: number, r: number): string => `cell:${q},${r}`;

export const placeOf = (view: UnearthView, ruin: string): Place | null =>
  view.centre.find((place) => place?.ruin === ruin) ?? null;

export const lyingDice = (view: UnearthView): LyingDie[] => view.centre.flatMap((place) => place?.dice ?? []);

/** The event by which the ruin of every roll is chosen after it. */
export const hiddenPath = (view: UnearthView): boolean => view.event === 'hidden-path';

/** Whether I am the one who is asked. */
export const asked = (view: UnearthView): boolean => view.seat !== null && view.to_move.includes(view.seat);

/** How many there are of each, in the order in which they first come. */
export function counted<T>(list: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}
