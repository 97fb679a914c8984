// Two domes with the numbers 1 to 6, each under a dial that shows its sum and what that sum pays.
import { at, circle, path, num, text, times } from '../../../../art/svg';
import { box, printed, type Area, type Place } from '../area';
import { resource, starMark } from '../pieces';

const SIDES = ['left', 'right'] as const;
const CENTRE = { left: 92, right: 268 } as const;
const DIAL_Y = 116;
const MOST = 21;
const TONES = { left: ['#DCEBEC', '#6C9AA0'], right: ['#EADFEE', '#9274A0'] } as const;

const angle = (sum: number): number => Math.PI * (1 - sum / (MOST + 1));
const point = (sum: number, r: number): string => `${num(Math.cos(angle(sum)) * r)} ${num(-Math.sin(angle(sum)) * r)}`;
const band = (from: number, to: number, colour: string): string =>
  path(`M${point(from, 66)}A66 66 0 0 1 ${point(to, 66)}`, `fill="none" stroke="${colour}" stroke-width="24"`);
const sign = (sum: number, inner: string, r = 66): string => {
  const [x, y] = point(sum, r).split(' ').map(Number) as [number, number];
  return at(x, y, inner);
};

const dial =
  band(0.4, 3.4, '#F0D592') +
  band(3.6, 10.4, '#F8E7BE') +
  band(10.6, 21.6, '#F3CFC6') +
  sign(1.9, resource('coin', 0.66)) +
  sign(7, starMark(9, 'got')) +
  sign(14.2, resource('pumpkin', 0.66)) +
  sign(16.2, text(0, 5, '/', 'class="num" font-size="15" text-anchor="middle" fill="var(--sink2)"')) +
  sign(18.2, resource('heart', 0.66)) +
  sign(3.5, text(0, 4, '4+', 'class="num" font-size="13" text-anchor="middle" fill="var(--sink2)"'), 44) +
  sign(10.5, text(0, 4, '11+', 'class="num" font-size="13" text-anchor="middle" fill="var(--sink2)"'), 43);

const dome = (side: 'left' | 'right'): string => {
  const [glass, edge] = TONES[side];
  return at(
    CENTRE[side],
    DIAL_Y,
    path('M-84 8V0A84 84 0 0 1 84 0V8', `fill="${glass}"`) +
      path(
        'M-84 176V0A84 84 0 0 1 84 0V176Q84 184 76 184H-76Q-84 184-84 176Z',
        `fill="${glass}" stroke="${edge}" stroke-width="2.5"`,
      ) +
      dial,
  );
};

const places: Place[] = SIDES.flatMap((side) =>
  times(6, (i) => ({
    id: `${side[0]!}${i + 1}`,
    x: CENTRE[side] + ((i % 3) - 1) * 52,
    y: DIAL_Y + 62 + Math.floor(i / 3) * 68,
    w: 52,
    h: 62,
    shape: box(46, 52),
    print: printed(i + 1, 26),
  })),
);

export const euphoria: Area = {
  ground: SIDES.map(dome).join(''),
  places,
  over: (_, tally) =>
    SIDES.map((side) => {
      const total = tally[side] ?? 0;
      const needle =
        path(`M0 0L${point(total, 52)}`, 'stroke="#4A3A30" stroke-width="3.5" stroke-linecap="round"') +
        circle(0, 0, 20, 'fill="#FFFDF8" stroke="#4A3A30" stroke-width="2"');
      return at(
        CENTRE[side],
        DIAL_Y,
        needle + text(0, 8, total, 'class="num" font-size="23" text-anchor="middle" fill="var(--sink)"'),
      );
    }).join(''),
};
