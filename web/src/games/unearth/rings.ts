// The hexagons of a stone field: rings that a stone would close, and the wonders that fit them.
import { counted, letterOf } from './names';
import type { Cell, Colour, LaidWonder, Player } from './types';

const AROUND: readonly Cell[] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];

export const keyOf = ([q, r]: Cell): string => `${q},${r}`;
export const neighbours = ([q, r]: Cell): Cell[] => AROUND.map(([dq, dr]) => [q + dq, r + dr]);

/** The middle of a cell, where neighbouring middles are √3 radii apart. */
export const centre = ([q, r]: Cell, radius: number): [number, number] => [
  Math.sqrt(3) * radius * (q + r / 2),
  1.5 * radius * r,
];

export interface Field {
  readonly stones: ReadonlyMap<string, Colour>;
  /** Cells where nothing more can come: wonders and rings that stay empty. */
  readonly taken: ReadonlySet<string>;
}

export const fieldOf = (player: Player): Field => ({
  stones: new Map(player.stones.map(({ q, r, colour }) => [keyOf([q, r]), colour])),
  taken: new Set([...player.wonders.map(({ q, r }) => keyOf([q, r])), ...player.empty_rings.map(keyOf)]),
});

/** A ring: its middle and the stones around it. */
export interface Ring {
  readonly middle: Cell;
  readonly colours: readonly Colour[];
}

/** The six stones around a cell if it is the middle of a complete ring. */
export function ringAt(field: Field, middle: Cell): Ring | null {
  if (field.stones.has(keyOf(middle)) || field.taken.has(keyOf(middle))) return null;
  const colours = neighbours(middle).map((cell) => field.stones.get(keyOf(cell)));
  return colours.every((colour) => colour !== undefined) ? { middle, colours } : null;
}

/** The rings that a stone of this colour in this cell would close. */
export function closedBy(field: Field, cell: Cell, colour: Colour): Ring[] {
  const then = { ...field, stones: new Map(field.stones).set(keyOf(cell), colour) };
  return neighbours(cell).flatMap((middle) => ringAt(then, middle) ?? []);
}

/** What is at stake in a cell: the rings that a stone there would close, or else the closed ring around it. */
export const ringsAt = (field: Field, cell: Cell, placing: Colour | null): Ring[] =>
  placing ? closedBy(field, cell, placing) : [ringAt(field, cell) ?? []].flat();

/** Whether six stones satisfy a formula: colours, groups of one colour each, `?` for any. */
export function fits(formula: string, colours: readonly Colour[]): boolean {
  return missing(formula, colours, 0) === 0;
}

/** How many stones more a formula needs if `free` of its six places are still empty; Infinity if it cannot come about. */
export function missing(formula: string, colours: readonly Colour[], free: number): number {
  const have = counted(colours.map((colour) => letterOf(colour) as string));
  let [lack, spare] = [0, colours.length];
  const take = (letter: string, wanted: number): void => {
    const found = Math.min(have.get(letter) ?? 0, wanted);
    lack += wanted - found;
    spare -= found;
  };
  const wanted = counted([...formula]);
  for (const [sign, count] of wanted) if (/[LRBY]/.test(sign)) take(sign, count);
  const groups = [...wanted].filter(([sign]) => /\d/.test(sign)).map(([, count]) => count);
  const heaps = [...have.values()].sort((a, b) => b - a);
  groups
    .sort((a, b) => b - a)
    .forEach((count, i) => {
      const found = Math.min(heaps[i] ?? 0, count);
      lack += count - found;
      spare -= found;
    });
  const any = wanted.get('?') ?? 0;
  lack += Math.max(0, any - spare);
  return lack > free ? Infinity : lack;
}

/** What could be built in a ring: laid-out wonders whose formula it fits, and the general kind. */
export function buildable(
  ring: Ring,
  laid: readonly LaidWonder[],
  left: { lesser: number; greater: number },
): string[] {
  const named = laid.filter((one) => fits(one.formula, ring.colours)).map((one) => one.wonder);
  const plain = new Set(ring.colours).size === 1;
  if (plain && left.greater > 0) return [...named, 'greater'];
  return left.lesser > 0 ? [...named, 'lesser'] : named;
}

/** Begun rings: open middles with at least `least` stones around them, the fullest first. */
export function begun(field: Field, least = 3): { middle: Cell; colours: Colour[]; free: number }[] {
  const middles = new Map<string, Cell>();
  for (const key of field.stones.keys()) {
    for (const cell of neighbours(key.split(',').map(Number) as unknown as Cell)) middles.set(keyOf(cell), cell);
  }
  return [...middles.values()]
    .filter((cell) => !field.stones.has(keyOf(cell)) && !field.taken.has(keyOf(cell)))
    .map((middle) => {
      const around = neighbours(middle);
      const colours = around.flatMap((cell) => field.stones.get(keyOf(cell)) ?? []);
      const blocked = around.some((cell) => field.taken.has(keyOf(cell)));
      return { middle, colours, free: blocked ? Infinity : 6 - colours.length };
    })
    .filter(({ colours, free }) => colours.length >= least && free <= 6)
    .sort((a, b) => b.colours.length - a.colours.length);
}

/** The laid-out wonder that lacks the fewest stones in the rings begun so far. */
export function nearest(field: Field, laid: readonly LaidWonder[]): { wonder: string; lack: number } | null {
  let best: { wonder: string; lack: number } | null = null;
  for (const { colours, free } of begun(field)) {
    for (const { wonder, formula } of laid) {
      if (free === 0 || missing(formula, colours, free) > free) continue;
      if (!best || free < best.lack) best = { wonder, lack: free };
    }
  }
  return best;
}
