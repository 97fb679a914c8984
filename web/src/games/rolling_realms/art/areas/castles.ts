// Two castles: walls with crenels, filled from the ground up, rewards above each column, a star beside each row.
import { at, circle, path, rect } from '../../../../art/svg';
import { box, has, rewards, star, type Area, type Place } from '../area';
import type { Resource } from '../pieces';

const U = 58;
const FLOOR = 274;
interface Column {
  readonly x: number;
  readonly cells: readonly string[];
  readonly door?: boolean;
  readonly wall: string;
  readonly reward: readonly Resource[];
}
const COLUMNS: readonly Column[] = [
  { x: 8, cells: ['a1'], wall: '#B7A3C9', reward: ['pumpkin'] },
  { x: 66, cells: ['b1', 'b2', 'b3'], door: true, wall: '#A58DBB', reward: ['pumpkin', 'pumpkin'] },
  { x: 124, cells: ['c1', 'c2'], wall: '#B7A3C9', reward: ['heart', 'heart'] },
  { x: 212, cells: ['d1', 'd2', 'd3'], door: true, wall: '#CDA0AE', reward: ['coin', 'heart'] },
  { x: 270, cells: ['e1', 'e2', 'e3'], wall: '#C08C9C', reward: ['coin', 'coin'] },
];
/** Where the stars of the rows stand: x, and how high the row is. */
const ROWS: readonly (readonly [x: number, row: number])[] = [
  [197, 1],
  [197, 2],
  [197, 3],
  [344, 1],
  [344, 2],
  [344, 3],
];

const wall = ({ x, cells, wall: tone }: Column): string => {
  const top = FLOOR - cells.length * U - 4;
  const around = rect(x - 4, top, U + 8, cells.length * U + 8, 3, `fill="${tone}"`);
  const crenels = path(`M${x - 4} ${top + 1}v-10h9v5h9v-5h10v5h10v-5h10v5h9v-5h9v10Z`, `fill="${tone}"`);
  return around + crenels + rect(x - 4, top, U + 8, cells.length * U + 8, 3, 'fill="url(#brick)"');
};
const door = (x: number): string =>
  path(`M${x + 9} ${FLOOR}v-31a20 20 0 0 1 40 0v31Z`, 'fill="#4E3A2C"') +
  path(
    `M${x + 29} ${FLOOR - 50}v50M${x + 14} ${FLOOR - 32}h30M${x + 14} ${FLOOR - 16}h30`,
    'stroke="#2C1F16" stroke-width="1.8"',
  ) +
  circle(x + 35, FLOOR - 25, 2.2, 'fill="#E2B234"');

const ground =
  COLUMNS.map(wall).join('') +
  COLUMNS.filter((column) => column.door)
    .map(({ x }) => door(x))
    .join('') +
  path(`M6 ${FLOOR + 6}H354`, 'stroke="#6F7F55" stroke-width="5" stroke-linecap="round"');

const places: Place[] = COLUMNS.flatMap(({ x, cells, door: gate }) =>
  cells.flatMap((id, i) => {
    if (gate && i === 0) return [];
    return [{ id, x: x + U / 2, y: FLOOR - (i + 0.5) * U, w: U, h: U, shape: box(U - 7, U - 7), ink: 1.05 }];
  }),
);

export const castles: Area = {
  ground,
  places,
  over: (_, tally) =>
    COLUMNS.map(({ x, cells, reward }, i) =>
      rewards(x + U / 2, FLOOR - cells.length * U - 33, reward, has(tally, `column${i + 1}`)),
    ).join('') +
    ROWS.map(([x, row], i) => at(x, FLOOR - (row - 0.5) * U, star(0, 0, has(tally, `star${i + 1}`), 9))).join(''),
};
