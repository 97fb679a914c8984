// A weave of six by six; a big square of four pays its resource, big rows and columns score.
import { at, circle, path, rect, text, times } from '../../../../art/svg';
import { has, star, type Area, type Place } from '../area';
import { loop, resource, type Resource } from '../pieces';

const [U, LEFT, TOP] = [42, 20, 12] as const;
const WOVEN: ReadonlySet<string> = new Set(['r2c2', 'r1c6', 'r3c3', 'r4c6', 'r6c1', 'r6c4']);
const SQUARES: readonly Resource[] = [
  'pumpkin',
  'heart',
  'coin',
  'coin',
  'pumpkin',
  'heart',
  'heart',
  'coin',
  'pumpkin',
];
type Offset = readonly [row: number, column: number];
export const SHAPES: Record<number, readonly Offset[]> = {
  1: [[0, 0]],
  2: [
    [0, 0],
    [0, 1],
  ],
  3: [
    [0, 0],
    [1, 0],
    [1, 1],
  ],
  4: [
    [0, 0],
    [1, 0],
    [2, 0],
    [1, 1],
  ],
  5: [
    [0, 0],
    [1, 0],
    [2, 0],
    [2, 1],
    [2, 2],
  ],
  6: [
    [0, 0],
    [1, 0],
    [2, 0],
    [1, 1],
    [2, 1],
    [2, 2],
  ],
};
const THREADS = ['#A23F3F', '#2F6E86', '#D08A2C', '#5A7F4A', '#6F4E86', '#3F7F78'] as const;
const id = (row: number, column: number): string => `r${row}c${column}`;

/** A woven cell; the thread follows the place, so that it stays the same. */
export const weave = (row: number, column: number): string => {
  const tone = THREADS[(row * 2 + Math.floor(column / 2) * 3 + ((row + column) % 2)) % 6]!;
  return (
    rect(-20.5, -20.5, 41, 41, 2, `fill="${tone}"`) +
    path('M-17 0 0-17 17 0 0 17Z', 'fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2"') +
    path('M-8 0 0-8 8 0 0 8Z', 'fill="#fff" fill-opacity=".5"')
  );
};
const brown =
  rect(-20, -20, 40, 40, 3, 'fill="#6B4A2C"') +
  path('M-15 0 0-15 15 0 0 15Z', 'fill="none" stroke="#C9A873" stroke-width="2"');

const cells = times(36, (i) => ({ row: Math.floor(i / 6) + 1, column: (i % 6) + 1 })).map(({ row, column }) => ({
  row,
  column,
  id: id(row, column),
  x: LEFT + (column - 0.5) * U,
  y: TOP + (row - 0.5) * U,
}));
const places: Place[] = cells
  .filter((cell) => !WOVEN.has(cell.id))
  .map((cell) => ({
    id: cell.id,
    x: cell.x,
    y: cell.y,
    w: U,
    h: U,
    shape: rect(-20.5, -20.5, 41, 41, 2, 'class="shape" style="--own:#FBF3E0"'),
  }));

const side = 6 * U;
const ground =
  rect(LEFT - 6, TOP - 6, side + 12, side + 12, 8, 'fill="#C9A873"') +
  cells.map((cell) => (WOVEN.has(cell.id) ? at(cell.x, cell.y, brown) : '')).join('');

const shapes = times(6, (i) => {
  const n = i + 1;
  return at(
    300,
    TOP - 6 + i * 44,
    `<g class="form" data-value="${n}">` +
      rect(-3, 0, 61, 42, 9, 'class="form-back"') +
      text(8, 28, n, 'class="num" font-size="21" text-anchor="middle"') +
      SHAPES[n]!.map(([r, c]) => rect(19 + c * 12, 4 + r * 12, 11, 11, 2, 'class="thread"')).join('') +
      '</g>',
  );
}).join('');

export const tapestry: Area = {
  ground: ground + shapes,
  places,
  over: (_, tally) =>
    [1, 2]
      .map((i) =>
        path(
          `M${LEFT + i * 2 * U} ${TOP}v${side}M${LEFT} ${TOP + i * 2 * U}h${side}`,
          'stroke="#4E3A20" stroke-width="3"',
        ),
      )
      .join('') +
    SQUARES.map((kind, big) =>
      at(
        LEFT + ((big % 3) * 2 + 1) * U,
        TOP + (Math.floor(big / 3) * 2 + 1) * U,
        circle(0, 0, 15, 'fill="#FFFBF0" stroke="#4E3A20" stroke-width="1.5"') +
          resource(kind, 0.82) +
          (has(tally, `square${big + 1}`) ? loop(16.5) : ''),
      ),
    ).join('') +
    times(
      3,
      (i) =>
        star(LEFT + (2 * i + 1) * U, TOP + side + 20, has(tally, `star${i + 4}`), 9) +
        star(LEFT + side + 15, TOP + (2 * i + 1) * U, has(tally, `star${i + 1}`), 8),
    ).join(''),
};
