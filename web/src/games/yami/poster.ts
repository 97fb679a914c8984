// The spirits of Yami, and the wood they live in.
import type { GameBox } from '../../art/posters';
import { at, circle, fill, num, path, rect, seeded, times } from '../../art/svg';
import { spirit, TONES, type Colour } from './art/spirits';

function wood(): string {
  const r = seeded(8);
  const trunks = times(9, () => {
    const [x, w] = [r() * 220, 6 + r() * 10];
    return path(`M${num(x)} 0h${num(w)}l5 260h-${num(w + 10)}Z`, `fill="#0B221E" opacity="${num(0.5 + r() * 0.4)}"`);
  });
  const moon =
    circle(148, 96, 66, 'fill="#E9F2C8" opacity=".12"') +
    circle(148, 96, 44, 'fill="#E9F2C8" opacity=".2"') +
    circle(148, 96, 30, fill('#F3F1D2')) +
    circle(138, 90, 5, fill('#D9D6B0')) +
    circle(156, 104, 7, fill('#D9D6B0')) +
    circle(152, 84, 3, fill('#D9D6B0'));
  const hills =
    path('M0 190C40 170 80 186 120 176S190 168 220 184V300H0Z', fill('#1F4E3C')) +
    path('M0 226C50 210 110 232 220 214V300H0Z', fill('#2B6A48'));
  const sparks = times(22, () => {
    const [x, y] = [r() * 220, 60 + r() * 220];
    return circle(x, y, 4, 'fill="#FFF3A8" opacity=".25"') + circle(x, y, 1.4, fill('#FFF8CF'));
  });
  return trunks.join('') + moon + hills + sparks.join('');
}

const PLACES: readonly (readonly [Colour, number, number, number])[] = [
  ['p', 60, 124, 0.62],
  ['o', 168, 164, 0.6],
  ['g', 50, 226, 0.78],
  ['b', 174, 240, 0.72],
  ['r', 112, 206, 0.95],
];

const picture = (): string =>
  rect(0, 0, 220, 300, 0, fill('#12302C')) +
  wood() +
  PLACES.map(
    ([kind, x, y, s]) => circle(x, y, 44 * s, `fill="${TONES[kind].light}" opacity=".28" filter="url(#glow)"`) + at(x, y, spirit(kind), s),
  ).join('') +
  path('M0 272C50 260 110 282 220 266V300H0Z', fill('#163A2C'));

export const box: GameBox = { place: 4, colour: '#2F6A3B', picture, seats: '2–4', minutes: 20 };
