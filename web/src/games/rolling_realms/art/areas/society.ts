// Nine cards in a pyramid: lower cards hold lower numbers; a star where a card meets the two below it.
import { at, path, rect, times } from '../../../../art/svg';
import { box, has, rewards, star, type Area, type Place } from '../area';
import type { Resource } from '../pieces';

const ROWS = ['t', 'm', 'b'] as const;
const [MIDDLE, ACROSS, DOWN, FIRST] = [142, 70, 96, 44] as const;
const REWARDS: readonly (readonly Resource[])[] = [
  ['heart', 'coin'],
  ['pumpkin', 'heart', 'coin'],
  ['pumpkin', 'pumpkin', 'heart', 'coin'],
];
const TONES = ['#8E2A36', '#A23F3F', '#B4594A'] as const;
const [W, H] = [58, 64] as const;
const size = (row: number): number => row + 2;
const id = (row: number, i: number): string => `${ROWS[row]!}${i + 1}`;
const x = (row: number, i: number): number => MIDDLE + (i - (size(row) - 1) / 2) * ACROSS;
const y = (row: number): number => FIRST + row * DOWN;

/** The cards that make a set with the two below them. */
const SETS = [0, 1].flatMap((row) => times(size(row), (i) => ({ row, i })));
const places: Place[] = ROWS.flatMap((_, row) =>
  times(size(row), (i) => ({
    id: id(row, i),
    x: x(row, i),
    y: y(row),
    w: 66,
    h: 74,
    shape: box(W - 12, H - 14),
    ink: 1.05,
  })),
);

const ground =
  SETS.map(({ row, i }) =>
    path(
      `M${x(row + 1, i)} ${y(row + 1) - H / 2}L${x(row, i)} ${y(row) + H / 2 + 12}L${x(row + 1, i + 1)} ${y(row + 1) - H / 2}`,
      'fill="none" stroke="#C9BBA0" stroke-width="2" stroke-dasharray="3 4"',
    ),
  ).join('') +
  ROWS.map((_, row) =>
    times(size(row), (i) =>
      at(
        x(row, i),
        y(row),
        rect(-W / 2, -H / 2, W, H, 8, `fill="${TONES[row]!}"`) +
          rect(-W / 2 + 3, -H / 2 + 3, W - 6, H - 6, 6, 'fill="none" stroke="#F6D98E" stroke-width="1.4"'),
      ),
    ).join(''),
  ).join('');

/** Two rewards to a line, so that four find room beside the row. */
const bonus = (kinds: readonly Resource[], got: boolean): string =>
  kinds.length > 2
    ? rewards(0, -13, kinds.slice(0, 2), got, 0.74) + rewards(0, 14, kinds.slice(2), got, 0.74)
    : rewards(0, 0, kinds, got, 0.74);

export const society: Area = {
  ground,
  places,
  over: (_, tally) =>
    ROWS.map((_name, row) => {
      const got = has(tally, `row${row + 1}`);
      const from = x(row, size(row) - 1) + W / 2;
      return (
        path(`M${from + 4} ${y(row)}H${294}`, 'stroke="#C9BBA0" stroke-width="2" stroke-dasharray="2 5"') +
        at(322, y(row), bonus(REWARDS[row]!, got))
      );
    }).join('') +
    SETS.map(({ row, i }, n) => star(x(row, i), y(row) + H / 2 + 15, has(tally, `star${n + 1}`), 10)).join('') +
    at(36, 34, star(0, 0, has(tally, `star${SETS.length + 1}`), 13) + pyramid),
};
const pyramid = path(
  'M-7 18h14M-14 25h28M-21 32h42',
  'stroke="#A23F3F" stroke-width="4" stroke-linecap="butt" stroke-dasharray="6 1.5"',
);
