// The pieces of Rolling Realms that its box shows: castles, resources, dice.
import { at, circle, ellipse, fill, group, path, poly, rect, star, type Point } from './svg';

const pumpkin = (s: number): string =>
  group(
    `scale(${s})`,
    path('M1-8C0-12 3-14 6-13', 'fill="none" stroke="#4C7A2E" stroke-width="3.2" stroke-linecap="round"') +
      ellipse(-6, 2, 6.5, 9, 'fill="#D5701A"') +
      ellipse(6, 2, 6.5, 9, 'fill="#D5701A"') +
      ellipse(0, 2, 6.5, 10, 'fill="#EE8E2C"') +
      path('M-3-5C-5 0-5 6-3 10M3-5C5 0 5 6 3 10', 'fill="none" stroke="#A8500C" stroke-width="1.2" opacity=".7"'),
  );
const heart = (s: number): string =>
  group(
    `scale(${s})`,
    path('M0 12C-14 2-13-9-6.5-10-3-10.5-1-8.5 0-6.5 1-8.5 3-10.5 6.5-10 13-9 14 2 0 12Z', 'fill="#C4324A"') +
      path(
        'M-8.5-3.5C-8-6-6.5-7-5-7',
        'fill="none" stroke="#fff" stroke-width="1.8" stroke-linecap="round" opacity=".7"',
      ),
  );
const coin = (s: number): string =>
  group(
    `scale(${s})`,
    circle(0, 1.2, 11, 'fill="#8A6410"') +
      circle(0, 0, 11, 'fill="#E2B234"') +
      circle(0, 0, 8.2, 'fill="none" stroke="#A87B14" stroke-width="1.4"') +
      rect(-3, -3, 6, 6, 0.8, 'fill="#8A6410"'),
  );

const PIPS: Record<number, readonly Point[]> = {
  2: [
    [-1, -1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
};
const die = (value: 2 | 5): string =>
  rect(-32, -29, 64, 66, 15, 'fill="#3B3178"') +
  rect(-32, -33, 64, 64, 15, 'fill="#FFFDF7" stroke="#3B3178" stroke-width="2"') +
  rect(-28, -29, 56, 56, 12, 'fill="url(#sheen)" opacity=".35"') +
  PIPS[value]!.map(([x, y]) => circle(x * 16, y * 16 - 1, 6, 'fill="#3B3178"')).join('');

const castles = (): string =>
  rect(0, 0, 344, 104, 0, fill('#F4C9A2')) +
  circle(172, 66, 52, fill('#FBE3B8')) +
  circle(172, 66, 34, fill('#FFF3D2')) +
  path('M0 84 60 60 110 78 170 56 240 80 300 62 344 78V104H0Z', fill('#C98F8C')) +
  (
    [
      [30, 40],
      [52, 26],
      [84, 46],
    ] as const
  )
    .map(
      ([x, y]) =>
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
        rect(x + 7, y + 14, 6, 9, 3, fill('#FFE3A0')),
    )
    .join('') +
  (
    [
      [236, 44],
      [264, 24],
      [296, 40],
    ] as const
  )
    .map(
      ([x, y]) =>
        rect(x, y, 24, 80, 0, fill('#A2607A')) +
        path(`M${x - 3} ${y}v-9h6v5h6v-5h6v5h6v-5h6v9Z`, fill('#A2607A')) +
        rect(x + 15, y, 9, 80, 0, fill('#7F4763')) +
        rect(x + 8, y + 16, 6, 10, 3, fill('#FFE3A0')),
    )
    .join('') +
  rect(20, 70, 100, 40, 0, fill('#6B5085')) +
  rect(228, 68, 104, 40, 0, fill('#8F5170')) +
  path('M63 104V92a9 9 0 0 1 18 0v12ZM270 104V92a9 9 0 0 1 18 0v12Z', fill('#33244A')) +
  path('M0 98C60 90 120 102 180 96S290 92 344 99V104H0Z', fill('#5B6E4A')) +
  path('M63 6v-4l14 4-14 5ZM275-2v-2l14 4-14 5Z', fill('#C4324A'));

const STARS: readonly Point[] = [
  [40, 182],
  [176, 176],
  [108, 286],
  [196, 262],
  [24, 256],
];

/** The picture of the box, 220 by 300. */
export const realmsPoster = (): string =>
  rect(0, 0, 220, 300, 0, fill('#F4C9A2')) +
  at(-62, 20, castles()) +
  rect(0, 118, 220, 190, 0, fill('#5B6E4A')) +
  path('M0 122C60 112 140 130 220 118V300H0Z', fill('#53489C')) +
  path('M0 150C70 140 150 160 220 148V300H0Z', fill('#473C90')) +
  STARS.map(([x, y], i) => at(x, y, poly(star(0, 0, 9 + (i % 3) * 3, 4 + (i % 3)), fill('#F3C95A')))).join('') +
  at(78, 222, die(5), 1.05, -12, 'filter="url(#sh2)"') +
  at(150, 236, die(2), 0.95, 10, 'filter="url(#sh2)"') +
  at(42, 152, pumpkin(1.5)) +
  at(110, 158, heart(1.4)) +
  at(176, 148, coin(1.3)) +
  rect(0, 0, 220, 22, 0, fill('#F4C9A2'));
