// A town of nine houses, three by three; rewards stand at the ends of the streets.
import { at, path, poly, rect, times } from '../../../../art/svg';
import { box, has, rewards, type Area, type Place } from '../area';
import type { Resource } from '../pieces';

const [LEFT, TOP, ACROSS, DOWN] = [60, 56, 84, 86] as const;
const ROOFS = ['#B4502F', '#3F6E86', '#7A5290'] as const;
const ROWS: readonly (readonly Resource[])[] = [
  ['pumpkin', 'coin'],
  ['coin', 'heart'],
  ['heart', 'pumpkin'],
];
const COLUMNS: readonly Resource[] = ['pumpkin', 'coin', 'heart'];
const id = (row: number, column: number): string => `r${row + 1}c${column + 1}`;

const house = (x: number, y: number, roof: string): string =>
  rect(x - 32, y - 28, 64, 58, 4, 'fill="#EFE0C4" stroke="#B59B72"') +
  rect(x + 16, y - 52, 8, 18, 1, 'fill="#8A6A4A"') +
  poly(
    [
      [x - 38, y - 27],
      [x, y - 55],
      [x + 38, y - 27],
    ],
    `fill="${roof}"`,
  ) +
  poly(
    [
      [x, y - 55],
      [x + 38, y - 27],
      [x + 12, y - 27],
    ],
    'fill="#2a1a0a" opacity=".18"',
  );
const street = (d: string): string => path(d, 'fill="none" stroke="#EADFC9" stroke-width="9" stroke-linecap="round"');

const ground =
  times(3, (r) => street(`M24 ${TOP + r * DOWN + 27}H${LEFT + 3 * ACROSS - 26}`)).join('') +
  times(3, (c) => street(`M${LEFT + c * ACROSS} 34V${TOP + 3 * DOWN - 52}`)).join('') +
  times(9, (i) =>
    house(LEFT + (i % 3) * ACROSS, TOP + Math.floor(i / 3) * DOWN, ROOFS[(i + Math.floor(i / 3)) % 3]!),
  ).join('');

const places: Place[] = times(9, (i) => {
  const [row, column] = [Math.floor(i / 3), i % 3];
  return {
    id: id(row, column),
    x: LEFT + column * ACROSS,
    y: TOP + row * DOWN + 1,
    w: 70,
    h: 62,
    shape: box(52, 48),
    ink: 1.05,
  };
});

export const cities: Area = {
  ground,
  places,
  over: (_, tally) =>
    ROWS.map((kinds, row) =>
      at(LEFT + 3 * ACROSS + 6, TOP + row * DOWN + 2, rewards(0, 0, kinds, has(tally, `line${row + 1}`), 0.82)),
    ).join('') +
    COLUMNS.map((kind, column) =>
      at(
        LEFT + column * ACROSS,
        TOP + 3 * DOWN - 34,
        rewards(0, 0, [kind, kind], has(tally, `line${ROWS.length + column + 1}`), 0.82),
      ),
    ).join(''),
};
