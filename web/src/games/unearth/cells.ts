// The hexagons of a stone field.
import type { Cell } from './names';

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
