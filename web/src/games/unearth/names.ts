// What the ids of the engine stand for.
import type { LandName } from './art/lands';
import type { Sides } from './art/dice';
import type { StoneColour } from './art/stones';
import type { Tier } from './art/token';
import type { PlaceFacts, UnearthFacts, UnearthView } from './view';

/** A place of a stone field, in axial coordinates. */
export type Cell = readonly [number, number];

const LETTERS: Record<string, StoneColour> = { black: 'L', red: 'R', blue: 'B', yellow: 'Y' };
export const letterOf = (colour: string): StoneColour => LETTERS[colour]!;

const CITIES: Record<string, LandName> = { 'city-of-gold': 'gold', 'city-of-ash': 'ash' };

export const landOf = (ruin: string): LandName => CITIES[ruin] ?? (ruin.split('-')[0] as LandName);

/** `d6b` and `1.d6b` are dice of six sides. */
export const sidesOf = (die: string): Sides => Number(/d(\d)/.exec(die)![1]) as Sides;
export const seatOf = (die: string): number => Number(die.split('.')[0]);

export const tierOf = (wonder: string): Tier => (wonder === 'lesser' || wonder === 'greater' ? wonder : 'named');

/** `1,-1` */
export const cellNamed = (name: string): Cell => name.split(',').map(Number) as unknown as Cell;
export const cellRef = (q: number, r: number): string => `cell:${q},${r}`;

/** Built wonders; only tokens have points, and those of others are unknown while the game runs. */
export const builtOf = (wonders: Record<string, string>): { cell: string; wonder: string; points: number | null }[] =>
  Object.entries(wonders).map(([cell, text]) => {
    const [wonder, points] = text.split(' ');
    return { cell, wonder: wonder!, points: points ? Number(points) : null };
  });

/** What the facts say of a ruin in the centre. */
export const placeOf = (view: UnearthView, facts: UnearthFacts, ruin: string): PlaceFacts | null =>
  facts.places[view.centre.findIndex((ground) => ground.ruin === ruin)] ?? null;

/** The event by which the ruin of every roll is chosen after it. */
export const hiddenPath = (facts: UnearthFacts): boolean => facts.lasting === 'hidden-path';

/** Whether I am the one who is asked. */
export const asked = (view: UnearthView): boolean => view.seat !== null && view.to_move.includes(view.seat);

/** How many there are of each, in the order in which they first come. */
export function counted<T>(list: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}
