// The kingdom on paper: places, paths, rewards and the sky above them. The land itself is in `land.ts` and `upright.ts`.
import { at, circle, ellipse, fill, group, num, path, poly, rect, star, text } from '../../../art/svg';
import { envelope, power, totem, vine } from './powers';
import type { Colour } from './spirits';

export type Status = 'done' | 'star' | 'open' | 'closed';
export type Spots = Readonly<Record<number, readonly [number, number]>>;
export type Link = readonly [number, number];
/** How far some paths bend, by the numbers of their ends. */
export type Bends = Readonly<Record<string, number>>;

/** A map of the kingdom: wide for a desk, upright for a phone. */
export interface Chart {
  readonly width: number;
  readonly height: number;
  readonly spots: Spots;
  readonly bends: Bends;
  /** Radius of a place. */
  readonly radius: number;
  /** Where the lamp of a division stands in the sky. */
  readonly lamp: (division: number, divisions: number) => readonly [number, number];
}

export const WIDE: Chart = {
  width: 1104,
  height: 562,
  radius: 18,
  spots: {
    1: [66, 424],
    2: [146, 366],
    3: [262, 282],
    4: [278, 378],
    5: [262, 450],
    6: [396, 318],
    7: [406, 412],
    8: [528, 366],
    9: [366, 222],
    10: [486, 194],
    11: [494, 264],
    12: [602, 226],
    13: [708, 246],
    14: [376, 506],
    15: [496, 456],
    16: [500, 520],
    17: [612, 500],
    18: [722, 470],
    19: [794, 356],
    20: [852, 264],
    21: [872, 452],
    22: [976, 352],
  },
  bends: { '8-19': -0.1, '1-2': -0.1, '2-4': 0.03, '13-19': 0.08, '18-19': -0.1, '5-14': 0.12, '3-9': -0.12, '19-22': 0.05 },
  lamp: (i, n) => [44 + ((i - 1) * 1017) / (n - 1), 112 - 66 * Math.sin((Math.PI * (i - 0.4)) / (n + 0.2))],
};
export const TALL: Chart = {
  width: 374,
  height: 470,
  radius: 14.5,
  spots: {
    1: [112, 440],
    2: [187, 416],
    3: [134, 374],
    4: [187, 342],
    5: [240, 374],
    6: [142, 298],
    7: [232, 298],
    8: [187, 254],
    9: [78, 358],
    10: [34, 318],
    11: [88, 288],
    12: [42, 254],
    13: [70, 204],
    14: [296, 358],
    15: [286, 288],
    16: [340, 318],
    17: [332, 254],
    18: [304, 204],
    19: [187, 186],
    20: [112, 152],
    21: [262, 152],
    22: [187, 126],
  },
  bends: { '8-19': 0.08, '1-2': 0.12 },
  lamp: (i, n) => [17 + ((i - 1) * 340) / (n - 1), 74 - 30 * Math.sin((Math.PI * (i - 0.4)) / (n + 0.2))],
};

interface Curve {
  readonly d: string;
  readonly at: (t: number) => readonly [number, number];
}
export function curve({ spots, bends }: Chart, [a, b]: Link): Curve {
  const [x1, y1] = spots[a]!,
    [x2, y2] = spots[b]!;
  const k = bends[`${a}-${b}`] ?? ((a + b) % 2 ? 0.06 : -0.06);
  const mx = (x1 + x2) / 2 - (y2 - y1) * k,
    my = (y1 + y2) / 2 + (x2 - x1) * k;
  return {
    d: `M${num(x1)} ${num(y1)}Q${num(mx)} ${num(my)} ${num(x2)} ${num(y2)}`,
    at: (t) => [(1 - t) ** 2 * x1 + 2 * t * (1 - t) * mx + t * t * x2, (1 - t) ** 2 * y1 + 2 * t * (1 - t) * my + t * t * y2],
  };
}

const under = (d: string, w: number): string =>
  path(d, `fill="none" stroke="#08140F" stroke-opacity=".5" stroke-width="${7 * w}" stroke-linecap="round"`);
/** Walked paths are solid, those to an open place dashed, the others dotted. */
export function paths(chart: Chart, links: readonly Link[], status: (mission: number) => Status): string {
  const w = chart.radius / 18;
  const went = (mission: number): boolean => status(mission) === 'done' || status(mission) === 'star';
  const drawn = { far: '', near: '', walked: '' };
  for (const [a, b] of links) {
    const kind = went(a) && went(b) ? 'walked' : (went(a) && status(b) === 'open') || (went(b) && status(a) === 'open') ? 'near' : 'far';
    drawn[kind] += curve(chart, [a, b]).d;
  }
  return (
    under(drawn.far, w) +
    path(
      drawn.far,
      `fill="none" stroke="#D3DACB" stroke-opacity=".62" stroke-width="${num(2.4 * w)}" stroke-dasharray=".1 ${num(7 * w)}" stroke-linecap="round"`,
    ) +
    under(drawn.walked, w) +
    path(drawn.walked, `fill="none" stroke="#EBD9A4" stroke-width="${num(3.6 * w)}" stroke-linecap="round"`) +
    under(drawn.near, w) +
    path(
      drawn.near,
      `fill="none" stroke="#FFF3C4" stroke-width="${num(3.8 * w)}" stroke-dasharray="${num(7 * w)} ${num(7 * w)}" stroke-linecap="round"`,
    )
  );
}

const mail = (letter: string, open: boolean): string =>
  (open
    ? poly(
        [
          [-12.5, -6],
          [0, -15],
          [12.5, -6],
        ],
        'fill="#CDBB8E" stroke="#4A3A20" stroke-width="1.2" stroke-linejoin="round"',
      )
    : '') +
  rect(-12.5, open ? -7 : -9, 25, open ? 17 : 18, 2.5, 'fill="#FBF4E2" stroke="#4A3A20" stroke-width="1.2"') +
  (open
    ? text(0, 6.5, letter, 'class="num" font-size="14.5" text-anchor="middle" fill="#4A3A20"')
    : path('M-12-8 0 2 12-8', 'fill="none" stroke="#8A6D35" stroke-width="1.2"') +
      circle(0, 0.5, 7.8, 'fill="#96580A" stroke="#FBF4E2" stroke-width="1"') +
      text(0, 5.2, letter, 'class="num" font-size="13.5" text-anchor="middle" fill="#FFF8E4"'));

export type Reward = 'A' | 'B' | 'C' | 'D' | 'E' | 'power' | 'power2' | 'site' | 'red';
/** What a place gives; received is ringed in gold, as on the sheet. */
export function badge(kind: Reward, got: boolean, scale = 1): string {
  const inner = (): string => {
    switch (kind) {
      case 'red':
        return envelope('red', { w: 25 });
      case 'power':
        return power(0.9);
      case 'power2':
        return at(-3.6, -3.4, power(0.68)) + at(4, 3.6, power(0.68));
      case 'site':
        return at(0, 10, totem(0.53));
      default:
        return mail(kind, got);
    }
  };
  return group(
    `scale(${scale})`,
    circle(0, 0, 15, `fill="#0D1A1C" fill-opacity="${got ? 0.6 : 0.72}"`) +
      (got ? circle(0, 0, 15.5, 'fill="none" stroke="#F2C14E" stroke-width="2.2"') : '') +
      inner(),
  );
}

export const check = (r: number, back = '#33240F', front = '#FFFBEF'): string =>
  circle(0, 0, r, `fill="${back}" stroke="#FFFBEF" stroke-width="1.4"`) +
  path(
    `M${num(-r * 0.46)} ${num(r * 0.04)}L${num(-r * 0.1)} ${num(r * 0.4)} ${num(r * 0.5)} ${num(-r * 0.34)}`,
    `fill="none" stroke="${front}" stroke-width="${num(r * 0.24)}" stroke-linecap="round" stroke-linejoin="round"`,
  );
export const goldStar = (r: number): string =>
  poly(star(0, 0, r, r * 0.46), 'fill="#F2C14E" stroke="#33240F" stroke-width="1.5" stroke-linejoin="round"');

/** A mission on the map, around 0,0. Open places glow like lanterns. */
export function place(mission: number, radius: number, status: Status, chosen: boolean, colour: Colour | null): string {
  const R = mission === 22 ? radius * 1.2 : radius;
  const went = status === 'done' || status === 'star';
  const number = (tone: string): string =>
    text(0, R * 0.38, mission, `class="num" font-size="${num(R * 1.08)}" text-anchor="middle" fill="${tone}"`);
  const ground =
    (status === 'open' ? circle(0, 0, R * 2.5, 'fill="url(#kglow)"') : '') +
    ellipse(1, R * 0.72, R * 1.05, R * 0.5, 'fill="#050D0A" opacity=".5"') +
    (colour ? vine(colour, R * 1.32, went) : '');
  if (status === 'closed')
    return ground + circle(0, 0, R, 'fill="#13202A" stroke="#9DAAA8" stroke-opacity=".75" stroke-width="1.5"') + number('#D5DDD8');
  const disc =
    circle(0, 1.5, R, fill('#5A4722')) +
    circle(0, 0, R, `fill="${went ? '#E9D9AE' : '#FFF9E8'}" stroke="#4A3A20" stroke-width="1.8"`) +
    (went ? circle(0, 0, R * 0.8, 'fill="none" stroke="#B79C62" stroke-width="1"') : '') +
    number('#33240F');
  if (went) return ground + disc + at(R * 0.78, -R * 0.74, status === 'star' ? goldStar(R * 0.56) : check(R * 0.4));
  const ring = chosen
    ? circle(0, 0, R + 6, 'fill="none" stroke="#0B1B12" stroke-width="7"') +
      circle(0, 0, R + 6, 'fill="none" stroke="var(--accent)" stroke-width="4"') +
      at(
        0,
        -R - 7,
        circle(0, 0, R * 0.46, 'fill="var(--accent)" stroke="#0B1B12" stroke-width="1.5"') +
          path(
            `M${num(-R * 0.21)} 0 ${num(-R * 0.05)} ${num(R * 0.17)} ${num(R * 0.23)} ${num(-R * 0.15)}`,
            'fill="none" stroke="#0A200E" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"',
          ),
      )
    : circle(0, 0, R + 5.5, 'fill="none" stroke="#0B1B12" stroke-width="4.6"') +
      circle(0, 0, R + 5.5, 'fill="none" stroke="var(--accent)" stroke-width="2.4" stroke-dasharray="5.2 4.4"');
  return ground + disc + ring;
}

/** Gradients of the night, once per map. */
export const NIGHT =
  '<defs><radialGradient id="kglow"><stop offset="0" stop-color="#FFE9A0" stop-opacity=".75"/><stop offset=".45" stop-color="#FFDF8A" stop-opacity=".28"/><stop offset="1" stop-color="#FFDF8A" stop-opacity="0"/></radialGradient>' +
  '<linearGradient id="ksky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0B1630"/><stop offset=".55" stop-color="#1A3052"/><stop offset="1" stop-color="#43687A"/></linearGradient>' +
  '<linearGradient id="kland" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1C4A42"/><stop offset=".5" stop-color="#1B4A39"/><stop offset="1" stop-color="#143A2E"/></linearGradient>' +
  '<linearGradient id="klake" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2F7C8E"/><stop offset=".5" stop-color="#1F5F77"/><stop offset="1" stop-color="#153F58"/></linearGradient></defs>';
