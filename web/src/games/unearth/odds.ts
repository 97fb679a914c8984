// What a roll of a die on a ruin can do: how often it completes the ruin, for whom, and how often it takes a stone.
import type { Sides } from '../../art/unearth/dice';
import { seatOf, sidesOf } from './names';
import type { LyingDie, Place } from './types';

export const HIGHEST_STONE_ROLL = 3;

export interface Odds {
  readonly faces: Sides;
  /** The lowest roll that completes the ruin; null if none does. */
  readonly needed: number | null;
  readonly completes: number;
  /** Rolls by which I would claim it. */
  readonly mine: number;
}

type Lying = Pick<LyingDie, 'owner' | 'sides' | 'value'>;

/** Who gets a ruin: the best die, then its sides, then the next best; null if nobody is ahead. */
export function claimer(dice: readonly Lying[]): number | null {
  const rank = (seat: number): number[] =>
    dice
      .filter((die) => die.owner === seat)
      .map((die) => die.value * 10 + die.sides)
      .sort((a, b) => b - a);
  const owners = [...new Set(dice.map((die) => die.owner))];
  const compare = (a: number[], b: number[]): number => {
    for (let i = 0; i < Math.max(a.length, b.length); i++) {
      const ahead = (b[i] ?? 0) - (a[i] ?? 0);
      if (ahead) return ahead;
    }
    return 0;
  };
  const order = owners.sort((a, b) => compare(rank(a), rank(b)));
  const [first, second] = order;
  if (first === undefined) return null;
  return second !== undefined && compare(rank(first), rank(second)) === 0 ? null : first;
}

/** `modifier` is the event in force; what only may be used is left out. A lifted die leaves its old place. */
export function odds(place: Place, die: string, modifier: number): Odds {
  const [faces, owner] = [sidesOf(die), seatOf(die)];
  const others = place.dice.filter((one) => one.die !== die);
  const before = others.reduce((sum, one) => sum + one.value, 0);
  let [needed, completes, mine]: [number | null, number, number] = [null, 0, 0];
  for (let face = 1; face <= faces; face++) {
    const value = Math.max(1, Math.min(faces, face + modifier));
    if (before + value < place.claim) continue;
    needed ??= face;
    completes += 1;
    if (claimer([...others, { owner, sides: faces, value }]) === owner) mine += 1;
  }
  return { faces, needed, completes, mine };
}
