// What the play area of a realm is made of, 360 by 300 units: ground, places for marks, rewards above them.
import { at, rect, text } from '../../../art/svg';
import { loop, resource, starMark, type Resource } from './pieces';

/** A number that was written, or what the marker did to something printed. */
export type Mark = number | 'cross' | 'loop' | 'struck' | 'fill';
export type Marks = ReadonlyMap<string, Mark>;

/** Somewhere a die can go. `shape` and `print` are drawn around 0,0; states are told by style. */
export interface Place {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** The room a finger finds it in. */
  readonly w: number;
  readonly h: number;
  readonly shape: string;
  readonly print?: string;
  /** How large the marker writes here. */
  readonly ink?: number;
  /** Where the marker writes, if not in the middle. */
  readonly dx?: number;
  readonly dy?: number;
  /** Where the gain is shown, if not at the upper right corner. */
  readonly tag?: readonly [number, number];
}

/** What the house tells a sheet to add up to: sums by name, and 1 for each line that is complete. */
export type Tally = Readonly<Record<string, number>>;

export interface Area {
  readonly ground: string;
  readonly places: readonly Place[];
  /** Rewards, stars and whatever else follows from the marks. */
  over(marks: Marks, tally: Tally): string;
}

/** The body of a place; a class of its own lets styles draw its state. */
export const box = (w: number, h: number, r = 8): string => rect(-w / 2, -h / 2, w, h, r, 'class="shape"');

/** A number that is printed on the sheet. */
export const printed = (n: number | string, size = 24, y = size * 0.33): string =>
  text(0, y, n, `class="num" font-size="${size}" text-anchor="middle" fill="var(--sink)"`);

/** Whether a line is complete. */
export const has = (tally: Tally, line: string): boolean => (tally[line] ?? 0) > 0;

/** Rewards in a row round x,y; ringed once they have been gained. */
export const rewards = (x: number, y: number, kinds: readonly Resource[], got: boolean, scale = 0.8): string =>
  kinds
    .map((kind, i) =>
      at(x + (i - (kinds.length - 1) / 2) * 31 * scale, y, resource(kind, scale) + (got ? loop(17.5 * scale) : '')),
    )
    .join('');

export const star = (x: number, y: number, got: boolean, r = 10): string => at(x, y, starMark(r, got ? 'got' : 'open'));
