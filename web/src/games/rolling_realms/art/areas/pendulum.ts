// Five octagons to be circled, and three hourglasses: each one that is completed pays all that is circled.
import { at, path, poly, polygon, rect, times } from '../../../../art/svg';
import { box, has, printed, type Area, type Place } from '../area';
import { loop, resource, starMark, type Resource } from '../pieces';

const OCTAGONS: readonly (readonly Resource[])[] = [
  ['pumpkin', 'heart'],
  ['heart', 'coin'],
  ['pumpkin', 'coin'],
  [],
  [],
];
const GLASSES: readonly { x: number; numbers: readonly number[] }[] = [
  { x: 64, numbers: [6] },
  { x: 180, numbers: [5, 4] },
  { x: 296, numbers: [3, 2, 1] },
];
const [ROW, TOP, WAIST, FOOT] = [40, 92, 190, 288] as const;
const glassId = (n: number): string => `n${n}`;

const contents = (kinds: readonly Resource[]): string =>
  kinds.length === 0
    ? starMark(14, 'got')
    : at(-10, -5, resource(kinds[0]!, 0.86)) + at(11, 7, resource(kinds[1]!, 0.86));

/** One number stands in the upper bulb, two above one another, three as two above one. */
const spot = (numbers: readonly number[], i: number): [number, number] => {
  const [upper, lower] = [TOP + 46, FOOT - 46];
  if (numbers.length === 3) return i < 2 ? [i ? 23.5 : -23.5, upper] : [0, lower];
  return [0, i ? lower : upper];
};
const glass = path(
  `M-48 ${TOP + 10}H48C50 ${WAIST - 30} 8 ${WAIST - 22} 8 ${WAIST}S50 ${WAIST + 30} 48 ${FOOT - 10}H-48C-50 ${WAIST + 30}-8 ${WAIST + 22}-8 ${WAIST}S-50 ${WAIST - 30}-48 ${TOP + 10}Z`,
  'fill="#E3EEF2" stroke="#7E9AA8" stroke-width="2.5" stroke-linejoin="round"',
);
const sand =
  path(
    `M-44 ${FOOT - 11}C-40 ${FOOT - 34}-14 ${FOOT - 40} 0 ${FOOT - 54} 14 ${FOOT - 40} 40 ${FOOT - 34} 44 ${FOOT - 11}Z`,
    'fill="#E9C768" opacity=".75"',
  ) + path(`M0 ${WAIST - 4}V${FOOT - 50}`, 'stroke="#D9AE44" stroke-width="2.4"');
const frame =
  rect(-55, TOP, 110, 11, 4, 'fill="#A9803A"') +
  rect(-55, FOOT - 11, 110, 11, 4, 'fill="#A9803A"') +
  [-52, 48].map((x) => rect(x, TOP + 10, 4, FOOT - TOP - 20, 2, 'fill="#C79B52"')).join('');

const places: Place[] = [
  ...times(5, (i) => ({
    id: `o${i + 1}`,
    x: 40 + i * 70,
    y: ROW,
    w: 66,
    h: 68,
    shape: poly(polygon(0, 0, 33, 8, -112.5), 'class="shape" style="--own:#F4EBFA" stroke-linejoin="round"'),
    print: contents(OCTAGONS[i]!),
    tag: [23, -24] as const,
  })),
  ...GLASSES.flatMap(({ x, numbers }) =>
    numbers.map((n, i) => {
      const [dx, y] = spot(numbers, i);
      return { id: glassId(n), x: x + dx, y, w: 50, h: 54, shape: box(44, 46), print: printed(n, 25) };
    }),
  ),
];

export const pendulum: Area = {
  ground: GLASSES.map(({ x }) => at(x, 0, frame + glass)).join(''),
  places,
  over: (_, tally) =>
    GLASSES.map(({ x, numbers }, i) => {
      const done = has(tally, `glass${i + 1}`);
      const seal = at(
        x,
        WAIST,
        done
          ? loop(15, '#2F6B3A', 3) +
              path(
                'M-7 0-2 6 8-6',
                'fill="none" stroke="#2F6B3A" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"',
              )
          : '',
      );
      return seal + (numbers.length < 2 ? at(x, 0, sand) : '');
    }).join(''),
};
