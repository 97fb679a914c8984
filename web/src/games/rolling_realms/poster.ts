// The box of Rolling Realms: castles, resources, dice.
import type { GameBox } from '../../art/posters';
import { castles } from './art/banners/castles';
import { die, resource } from './art/pieces';
import { at, fill, path, poly, rect, star, type Point } from '../../art/svg';

const STARS: readonly Point[] = [
  [40, 182],
  [176, 176],
  [108, 286],
  [196, 262],
  [24, 256],
];

const picture = (): string =>
  rect(0, 0, 220, 300, 0, fill('#F4C9A2')) +
  at(-62, 20, castles()) +
  rect(0, 118, 220, 190, 0, fill('#5B6E4A')) +
  path('M0 122C60 112 140 130 220 118V300H0Z', fill('#53489C')) +
  path('M0 150C70 140 150 160 220 148V300H0Z', fill('#473C90')) +
  STARS.map(([x, y], i) => at(x, y, poly(star(0, 0, 9 + (i % 3) * 3, 4 + (i % 3)), fill('#F3C95A')))).join('') +
  at(78, 222, die(5), 1.05, -12, 'filter="url(#sh2)"') +
  at(150, 236, die(2), 0.95, 10, 'filter="url(#sh2)"') +
  at(42, 152, resource('pumpkin', 1.5)) +
  at(110, 158, resource('heart', 1.4)) +
  at(176, 148, resource('coin', 1.3)) +
  rect(0, 0, 220, 22, 0, fill('#F4C9A2'));

export const box: GameBox = { place: 3, colour: '#53489C', picture, seats: '1–12', minutes: 30 };
