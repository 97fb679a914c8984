// The picture on the box of Unearth, made of its own pieces.
import type { GameBox } from '../../art/posters';
import { at, fill, num, path, poly, polygon, rect, seeded, times } from '../../art/svg';
import { die } from './art/dice';
import { forest } from './art/forest';
import { stone, type StoneColour } from './art/stones';
import { token } from './art/token';

const pebbles = (): string => {
  const r = seeded(5);
  return times(26, () =>
    poly(
      polygon(10 + r() * 200, 185 + r() * 110, 2 + r() * 5, 5, r() * 80),
      `fill="#fff" opacity="${num(0.05 + r() * 0.1)}"`,
    ),
  ).join('');
};

const ring: readonly StoneColour[] = ['Y', 'B', 'R', 'L', 'B', 'Y'];
const COLUMNS = path(
  'M-12 12V-2h5V12M-3 12V-2H3V12M7 12V-2h5V12M-15-2 0-13 15-2ZM-15 12H15',
  'fill="#FFF6DC" stroke="#FFF6DC" stroke-width="1.5" stroke-linejoin="round"',
);

const picture = (): string =>
  rect(0, 0, 220, 300, 0, fill('#DCEBCB')) +
  at(0, 0, forest(), 1.1) +
  path('M0 168C60 158 120 176 220 164V300H0Z', fill('#8A6A3C')) +
  path('M0 200c50-8 100 8 220-2V300H0Z', fill('#6E5230')) +
  path('M0 240c60 8 120-10 220 0V300H0Z', fill('#553E24')) +
  pebbles() +
  at(
    110,
    214,
    polygon(0, 0, 41, 6)
      .map(([x, y], i) => at(x, y, stone(ring[i]!, 23)))
      .join('') + token('named', COLUMNS, 23),
    1,
    0,
    'filter="url(#sh2)"',
  ) +
  at(38, 262, die(8, 7, 0), 1.3, -10, 'filter="url(#sh2)"') +
  at(184, 268, die(6, 4, 1), 1.2, 10, 'filter="url(#sh2)"') +
  at(186, 186, die(4, 2, 2), 1, 8, 'filter="url(#sh2)"');

export const box: GameBox = { place: 2, colour: '#17696A', picture, seats: '2–4', minutes: 45 };
