// The two castles at sunrise; also on the box.
import { circle, fill, path, poly, rect } from '../../../../art/svg';

export const castles = (): string =>
  rect(0, 0, 344, 104, 0, fill('#F4C9A2')) +
  circle(172, 66, 52, fill('#FBE3B8')) +
  circle(172, 66, 34, fill('#FFF3D2')) +
  path('M0 84 60 60 110 78 170 56 240 80 300 62 344 78V104H0Z', fill('#C98F8C')) +
  [30, 40, 52, 26, 84, 46].map((x, i, all) => (i % 2 ? '' : spire(x, all[i + 1]!))).join('') +
  [236, 44, 264, 24, 296, 40].map((x, i, all) => (i % 2 ? '' : keep(x, all[i + 1]!))).join('') +
  rect(20, 70, 100, 40, 0, fill('#6B5085')) +
  rect(228, 68, 104, 40, 0, fill('#8F5170')) +
  path('M63 104V92a9 9 0 0 1 18 0v12ZM270 104V92a9 9 0 0 1 18 0v12Z', fill('#33244A')) +
  path('M0 98C60 90 120 102 180 96S290 92 344 99V104H0Z', fill('#5B6E4A')) +
  path('M63 6v-4l14 4-14 5ZM275-2v-2l14 4-14 5Z', fill('#C4324A'));
const spire = (x: number, y: number): string =>
  rect(x, y, 22, 80, 0, fill('#7C5E93')) +
  poly(
    [
      [x - 4, y],
      [x + 11, y - 20],
      [x + 26, y],
    ],
    fill('#4E3A6C'),
  ) +
  rect(x + 13, y, 9, 80, 0, fill('#5E4678')) +
  rect(x + 7, y + 14, 6, 9, 3, fill('#FFE3A0'));
const keep = (x: number, y: number): string =>
  rect(x, y, 24, 80, 0, fill('#A2607A')) +
  path(`M${x - 3} ${y}v-9h6v5h6v-5h6v5h6v-5h6v9Z`, fill('#A2607A')) +
  rect(x + 15, y, 9, 80, 0, fill('#7F4763')) +
  rect(x + 8, y + 16, 6, 10, 3, fill('#FFE3A0'));
