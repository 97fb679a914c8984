// The town: seven buildings on one street, at dusk and by day.
import { at, circle, ellipse, fill, path, rect, seeded, text, times, unique } from '../../../art/svg';
import { bird } from './adventurers';
import { sign } from './signs';

/** In the order of the street. */
export const BUILDINGS = ['town_hall', 'saloon', 'stables', 'general_store', 'farm', 'mystic_hut', 'mine'] as const;
export type Building = (typeof BUILDINGS)[number];
export type Side = 'dusk' | 'day';

const win = (x: number, y: number, w = 9, h = 12): string =>
  rect(x, y, w, h, 2, fill('#FFD98A')) + path(`M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`, 'stroke="#6B4A24" stroke-width="1"');

const DRAWN: Readonly<Record<Exclude<Building, 'mine'>, () => string>> = {
  town_hall: () =>
    rect(-44, -62, 88, 62, 1, fill('#D8B98A')) +
    rect(14, -62, 30, 62, 0, fill('#B8925F')) +
    path('M-52-62 0-90 52-62Z', fill('#8E3F2B')) +
    path('M0-90 52-62 14-62Z', fill('#6D2C1C')) +
    rect(-13, -118, 26, 40, 1, fill('#E5CBA0')) +
    rect(3, -118, 10, 40, 0, fill('#B8925F')) +
    path('M-18-118 0-138 18-118Z', fill('#8E3F2B')) +
    circle(0, -101, 8.5, 'fill="#FFF8E4" stroke="#6B4A24" stroke-width="1.5"') +
    path('M0-101V-107M0-101 4-99', 'stroke="#3A2A1A" stroke-width="1.5"') +
    [-36, -18, 10, 28].map((x) => win(x, -48)).join('') +
    path('M-9 0V-22a9 9 0 0 1 18 0V0Z', fill('#5A3A1C')),
  saloon: () =>
    rect(-48, -70, 96, 70, 1, fill('#B9744A')) +
    rect(16, -70, 32, 70, 0, fill('#94552F')) +
    path('M-52-70V-92H-30V-104H30V-92H52V-70Z', fill('#D6A05C')) +
    rect(-34, -97, 68, 20, 4, fill('#7A3A20')) +
    text(0, -82, 'SALOON', 'font-size="12.5" font-weight="700" text-anchor="middle" fill="#FFE9B8" letter-spacing="1"') +
    [-40, -22, 14, 31].map((x) => win(x, -62, 10, 14)).join('') +
    rect(-54, -38, 108, 6, 1, fill('#7A4A22')) +
    path('M-48-32V0M-20-32V0M20-32V0M48-32V0', 'stroke="#7A4A22" stroke-width="3.5"') +
    path('M-12 0V-24H-1V0ZM1 0V-24H12V0Z', fill('#5A3218')),
  stables: () =>
    path('M-46 0V-48L0-84 46-48V0Z', fill('#A84A32')) +
    path('M0-84 46-48V0H12V-60Z', fill('#8A3826')) +
    path('M-52-46 0-88 52-46', 'fill="none" stroke="#5E2416" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"') +
    rect(-20, -40, 40, 40, 1, fill('#4E2A18')) +
    path('M-20-40 20 0M20-40-20 0M-20-40H20V0', 'fill="none" stroke="#E9CFA0" stroke-width="3"') +
    circle(0, -60, 8, fill('#FFD98A')) +
    at(50, -20, bird(0.8)),
  general_store: () =>
    rect(-44, -72, 88, 72, 1, fill('#C9C29A')) +
    rect(14, -72, 30, 72, 0, fill('#A39C74')) +
    rect(-50, -84, 100, 14, 2, fill('#5E7A5A')) +
    win(-32, -64, 14, 16) +
    win(16, -64, 14, 16) +
    times(8, (i) => path(`M${-50 + i * 12.5}-44h12.5v12a6.25 6.25 0 0 1-12.5 0Z`, fill(i % 2 ? '#FFF3D8' : '#C25A3A'))).join('') +
    rect(-36, -24, 26, 24, 1, fill('#8A6A3C')) +
    path('M-36-12H-10', 'stroke="#5A4020" stroke-width="2"') +
    rect(8, -26, 20, 26, 1, fill('#6B4A24')) +
    circle(-28, -28, 5, fill('#D9772E')) +
    circle(-18, -28, 5, fill('#8AA84A')),
  farm: () =>
    path('M-56 0C-30-16 20-16 56 0Z', fill('#9DB060')) +
    path('M-50-2C-20-14 20-14 50-2M-38-1C-14-10 14-10 40-1', 'fill="none" stroke="#6E8A3C" stroke-width="2"') +
    rect(-30, -58, 50, 52, 1, fill('#E6D2A8')) +
    rect(2, -58, 18, 52, 0, fill('#C6AC7C')) +
    path('M-38-56-5-82 28-56Z', fill('#9A6A34')) +
    path('M-5-82 28-56 2-56Z', fill('#7A5024')) +
    win(-22, -46) +
    win(-6, -46) +
    rect(30, -84, 20, 80, 3, fill('#B9AFA0')) +
    rect(42, -84, 8, 80, 0, fill('#92897A')) +
    path('M30-84a10 10 0 0 1 20 0Z', fill('#8E3F2B')) +
    path('M30-64H50M30-44H50M30-24H50', 'stroke="#7A7264" stroke-width="1.5"'),
  mystic_hut: () =>
    path('M-34 0C-38-30-30-52-24-60H22C30-46 36-24 32 0Z', fill('#7C6A9A')) +
    path('M4-60H22C30-46 36-24 32 0H10Z', fill('#5E4E7C')) +
    path('M-40-54C-20-74-14-98 10-122 12-96 26-70 40-54 20-46-20-46-40-54Z', fill('#43386A')) +
    path('M10-122C12-96 26-70 40-54 30-50 20-49 10-48Z', fill('#30284E')) +
    path('M2-86A9 9 0 1 0 8-74 7 7 0 0 1 2-86Z', fill('#FFE9A8')) +
    circle(-14, -34, 8, 'fill="#FFD98A" stroke="#30284E" stroke-width="2.5"') +
    path('M2 0V-24a9 9 0 0 1 18 0V0Z', fill('#2A2140')) +
    path('M30-70c10 0 8 10 14 10', 'fill="none" stroke="#43386A" stroke-width="2"') +
    circle(46, -56, 4.5, fill('#A8E0C8')) +
    circle(46, -56, 9, 'fill="#A8E0C8" opacity=".3"'),
};

/** The mine from outside, as small as a house. */
const pit = (): string =>
  path('M-92 0C-86-58-50-102-4-106 46-110 86-58 96 0Z', fill('#8C7A5E')) +
  path('M-4-106C46-110 86-58 96 0H46C54-50 32-88-4-106Z', fill('#6E5E46')) +
  path('M-42 0V-40C-42-84 40-84 40-40V0Z', fill('#2E2418')) +
  path('M-42 0V-54H40V0', 'fill="none" stroke="#A8763E" stroke-width="9"') +
  path('M-18 0-8-26M22 0 12-26M-16-6H20M-12-16H16', 'stroke="#8A7A62" stroke-width="3"') +
  at(-26, -24, sign('coin', 0.7)) +
  at(22, -36, sign('gem', 0.75));

/** A building on its ground line: 0,0 is the middle of its foot. */
export const building = (name: Building): string => ellipse(0, 2, 56, 6, 'fill="#3A2210" opacity=".35"') + (name === 'mine' ? pit() : DRAWN[name]());

const SKIES = {
  dusk: {
    sky: ['#E9B48F', '#F6D6A2', '#F3C489'],
    sun: '#FFF6DC',
    far: '#D89B72',
    near: '#B8764F',
    ground: '#9A6A42',
    edge: '#C29164',
    dust: '#7A4E2C',
  },
  day: {
    sky: ['#8FC4DC', '#CFE6E4', '#F3E7C2'],
    sun: '#FFFBE6',
    far: '#B9C08A',
    near: '#94A463',
    ground: '#B08A58',
    edge: '#D9BC86',
    dust: '#8A6A3C',
  },
} as const;

/** The street without its houses; the ground begins at `foot`. */
export function street(w: number, h: number, side: Side, foot: number): string {
  const id = unique('nfsky');
  const tone = SKIES[side];
  const r = seeded(3);
  const [sunX, sunY] = side === 'day' ? [w * 0.74, foot * 0.24] : [w * 0.46, foot * 0.37];
  const k = foot / 140;
  const hill = (y: number, swing: number): string =>
    `M0 ${y * k}C${w * 0.12} ${(y - swing) * k} ${w * 0.2} ${(y - 6) * k} ${w * 0.32} ${(y - swing * 0.8) * k}S${w * 0.55} ${(y - swing) * k} ${w * 0.68} ${(y - 8) * k} ${w * 0.9} ${(y - swing * 0.7) * k} ${w} ${(y - 4) * k}V${h}H0Z`;
  return (
    `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${tone.sky[0]}"/><stop offset=".55" stop-color="${tone.sky[1]}"/><stop offset="1" stop-color="${tone.sky[2]}"/></linearGradient></defs>` +
    rect(0, 0, w, h, 0, `fill="url(#${id})"`) +
    circle(sunX, sunY, 60 * k, `fill="${tone.sun}" opacity=".45"`) +
    circle(sunX, sunY, 34 * k, fill(tone.sun)) +
    path(hill(96, 34), fill(tone.far)) +
    path(hill(118, 26), fill(tone.near)) +
    rect(0, foot, w, h - foot, 0, fill(tone.ground)) +
    rect(0, foot, w, 5 * k, 0, fill(tone.edge)) +
    times(40, () => ellipse(r() * w, foot + 8 + r() * (h - foot), 4 + r() * 14, 2, `fill="${tone.dust}" opacity=".35"`)).join('')
  );
}
