// Small signs of Near and Far: goods, symbols, trade goods, pennants, marks on the map.
import { circle, fill, group, path, poly, polygon, rect, star, text, times } from '../../../art/svg';

export type Tribe = 'green' | 'blue' | 'red' | 'yellow';
export const TRIBES: Readonly<Record<Tribe, { fill: string; light: string; dark: string }>> = {
  green: { fill: '#4A7A3A', light: '#A9CC8C', dark: '#274A1C' },
  blue: { fill: '#2F6AA0', light: '#9CC6E6', dark: '#163E63' },
  red: { fill: '#B0442F', light: '#EBA48C', dark: '#6B2013' },
  yellow: { fill: '#C58A16', light: '#F3D07C', dark: '#70490A' },
};
export const TRIBE_NAMES = ['green', 'blue', 'red', 'yellow'] as const;
export const DARK = '#3A2A1A';
/** On dark surfaces brown and grey signs get a cream rim. */
const RIM = ' stroke="var(--sym-rim,transparent)" stroke-width="2.6" stroke-linejoin="round" paint-order="stroke"';

/** The pennant of a tribe: the cut of the cloth and the sign differ as well as the colour. */
export const flag = (t: Tribe, s = 1): string => {
  const c = TRIBES[t];
  return group(
    `scale(${s})`,
    {
      green: path('M-9-12H9V10L4.5 5 0 10-4.5 5-9 10Z', fill(c.fill)),
      blue: path('M-9-12H9V4a9 9 0 0 1-18 0Z', fill(c.fill)),
      red: path('M-9-12H9V12L0 5-9 12Z', fill(c.fill)),
      yellow: path('M-9-12H9V2L0 13-9 2Z', fill(c.fill)),
    }[t] +
      {
        green: path('M-4 2 4-7M-4-7 4 2', 'stroke="#fff" stroke-width="2.2" stroke-linecap="round"'),
        blue: poly(star(0, -2, 6, 2.6, 5), fill('#fff')),
        red: path('M-5-6 0-9 5-6 3 1H-3Z', fill('#fff')),
        yellow: path('M-6 1 0-9 6 1Z', 'fill="none" stroke="#2B1D00" stroke-width="2" stroke-linejoin="round"'),
      }[t],
  );
};

const SIGNS = {
  skill: path(
    'M-5 11V1L-8-4c-1-2 1-3 2.5-1.5L-4-3V-10c0-2 3-2 3 0v-1.5c0-2 3-2 3 0V-10c0-2 3-2 3 0v2c0-1.5 2.7-1.5 2.7.5V3c0 4-2 5-2.5 8Z',
    fill('#7B5A2C') + RIM,
  ),
  combat: path('M-1.5-12h3l.8 15h-4.6ZM-6 3H6V6H-6ZM-1.5 6h3v6h-3Z', fill('#5A5F68') + RIM),
  move: path('M-10-3H2V-9L11 0 2 9V3H-10Z', fill('#3E6F8E') + RIM),
  search: path('M-12 0C-7-7 7-7 12 0 7 7-7 7-12 0Z', 'fill="#FFF8E4" stroke="#3A2A1A" stroke-width="2"') + circle(0, 0, 3.8, fill(DARK)),
  shield: path('M0-11 10-7V1C10 7 5 10 0 12-5 10-10 7-10 1V-7Z', fill('#6B7A4A') + RIM),
  heart: path('M0 11C-14 1-13-9-6.5-10-3-10.5-1-8.5 0-6.5 1-8.5 3-10.5 6.5-10 13-9 14 1 0 11Z', fill('#BE2F3F')),
  coin:
    circle(0, 1, 10, fill('#7E5A0C')) +
    circle(0, 0, 10, fill('#E3B43A')) +
    circle(0, 0, 7, 'fill="none" stroke="#A57A14" stroke-width="1.3"') +
    path('M0-4 3 0 0 4-3 0Z', fill('#A57A14')),
  gem:
    path('M-6-9H6L11-2 0 11-11-2Z', fill('#2E9BA6')) +
    path('M-6-9-4-2 0 11-11-2ZM6-9 4-2H-4L-6-9Z', fill('#8FDCDD') + ' opacity=".7"') +
    path('M-11-2H11', 'stroke="#145A63" stroke-width="1"'),
  food:
    path('M-11 3C-11-7 11-7 11 3V6a3 3 0 0 1-3 3H-8a3 3 0 0 1-3-3Z', fill('#C98A45')) +
    path('M-5-3-3 1M0-4 1 0M5-3 6 1', 'stroke="#7E4E1C" stroke-width="1.8" stroke-linecap="round"'),
  pepper:
    path('M-2-8C6-10 10-2 4 6 0 11-6 12-9 11-3 8-6-6-2-8Z', fill('#C0392B')) +
    path('M-1-8C0-12 4-12 5-11', 'fill="none" stroke="#4C7A2E" stroke-width="2.5" stroke-linecap="round"'),
  gear:
    times(8, (i) => group(`rotate(${i * 45})`, rect(-2.4, -11, 4.8, 6, 1, fill('#6B6F78')))).join('') +
    circle(0, 0, 8, fill('#6B6F78')) +
    circle(0, 0, 3.2, fill('#FFF8E4')),
  bloodstone: poly(polygon(0, 0, 11, 7), fill('#7A1F2B')) + poly(polygon(0, 0, 6, 7), fill('#C2475A')),
  tea:
    path('M-9 8C-10-4-2-11 10-10 10 2 3 9-9 8Z', fill('#5E8B3C')) +
    path('M-10 10 5-5', 'stroke="#2F4D1C" stroke-width="1.8"') +
    path('M-12 0C-8 0-6-3-6-6', 'fill="none" stroke="#5E8B3C" stroke-width="2"'),
};
export type Sign = keyof typeof SIGNS;
export const isSign = (name: string): name is Sign => name in SIGNS;
/** A good, a symbol of a team or a trade good, about 24 units wide around 0,0. */
export const sign = (name: Sign, s = 1): string => group(`scale(${s})`, SIGNS[name]);
/** A good or, by its colour, the token of a tribe. */
export const good = (name: string, s = 1): string => (name in TRIBES ? flag(name as Tribe, s) : isSign(name) ? sign(name, s) : '');

export const chest = (s = 1): string =>
  group(
    `scale(${s})`,
    path('M-10-1C-10-9 10-9 10-1Z', fill('#8A5A24')) +
      rect(-10, -1, 20, 10, 1.5, fill('#A8712E')) +
      path('M-10-1H10M-6-7V9M6-7V9', 'stroke="#5A3812" stroke-width="1.5"') +
      rect(-2.5, -2.5, 5, 6, 1, fill('#E3B43A')),
  );
export const threatMark = (s = 1): string =>
  group(
    `scale(${s})`,
    path('M0-13 13 0 0 13-13 0Z', 'fill="#2B2521" stroke="#FFF8E4" stroke-width="1.8"') +
      path('M-6-4C-4-6-1-4 0-2 1-4 4-6 6-4 7 0 4 3 3 6H-3C-4 3-7 0-6-4Z', fill('#F0D9C8')) +
      circle(-2.6, -0.5, 1.4, fill('#2B2521')) +
      circle(2.6, -0.5, 1.4, fill('#2B2521')) +
      path('M-1.5 6V3.5M1.5 6V3.5', 'stroke="#2B2521" stroke-width="1"'),
  );
/** A quest token with its letter. */
export const bookMark = (letter: string, s = 1): string =>
  group(
    `scale(${s})`,
    path(
      'M-13-9C-9-12-4-12 0-9 4-12 9-12 13-9V9C9 6 4 6 0 9-4 6-9 6-13 9Z',
      'fill="#FFF6DC" stroke="#7E2C14" stroke-width="1.8" stroke-linejoin="round"',
    ) + text(0, 5, letter, `class="num" font-size="${letter.length > 1 ? 13 : 15}" text-anchor="middle" fill="#7E2C14"`),
  );
