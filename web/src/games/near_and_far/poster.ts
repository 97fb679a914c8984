// The picture on the box of Near and Far: a town, a camp, a traveller.
import { camp, pawn } from '../../art/camp';
import type { GameBox } from '../../art/posters';
import { at, circle, fill, group, path, poly, rect } from '../../art/svg';

const bird = (s: number): string =>
  group(
    `scale(${s})`,
    path(
      'M-16 6C-18-8-4-16 8-12 12-22 22-20 22-12L28-9 21-7C20 6 8 14-4 12L-8 22M2 12 0 22',
      'fill="#D9A24A" stroke="#7A4E12" stroke-width="2" stroke-linejoin="round"',
    ) +
      path('M-12 2C-6-6 6-4 8 4-2 8-8 8-12 2Z', fill('#B67A24')) +
      circle(18, -14, 1.8, fill('#3A2A1A')) +
      path('M-10-8H4V-14H-8Z', fill('#8A4A2A')),
  );
const win = (x: number, y: number, w = 9, h = 12): string =>
  rect(x, y, w, h, 2, fill('#FFD98A')) +
  path(`M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`, 'stroke="#6B4A24" stroke-width="1"');
const hall = (): string =>
  rect(-44, -62, 88, 62, 1, fill('#D8B98A')) +
  rect(14, -62, 30, 62, 0, fill('#B8925F')) +
  poly(
    [
      [-52, -62],
      [0, -90],
      [52, -62],
    ],
    fill('#8E3F2B'),
  ) +
  poly(
    [
      [0, -90],
      [52, -62],
      [14, -62],
    ],
    fill('#6D2C1C'),
  ) +
  rect(-13, -118, 26, 40, 1, fill('#E5CBA0')) +
  rect(3, -118, 10, 40, 0, fill('#B8925F')) +
  poly(
    [
      [-18, -118],
      [0, -138],
      [18, -118],
    ],
    fill('#8E3F2B'),
  ) +
  circle(0, -101, 8.5, 'fill="#FFF8E4" stroke="#6B4A24" stroke-width="1.5"') +
  path('M0-101V-107M0-101 4-99', 'stroke="#3A2A1A" stroke-width="1.5"') +
  [-36, -18, 10, 28].map((x) => win(x, -48)).join('') +
  path('M-9 0V-22a9 9 0 0 1 18 0V0Z', fill('#5A3A1C'));
const stables = (): string =>
  path('M-46 0V-48L0-84 46-48V0Z', fill('#A84A32')) +
  path('M0-84 46-48V0H12V-60Z', fill('#8A3826')) +
  path(
    'M-52-46 0-88 52-46',
    'fill="none" stroke="#5E2416" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"',
  ) +
  rect(-20, -40, 40, 40, 1, fill('#4E2A18')) +
  path('M-20-40 20 0M20-40-20 0M-20-40H20V0', 'fill="none" stroke="#E9CFA0" stroke-width="3"') +
  circle(0, -60, 8, fill('#FFD98A')) +
  at(50, -20, bird(0.8));
const hut = (): string =>
  path('M-34 0C-38-30-30-52-24-60H22C30-46 36-24 32 0Z', fill('#7C6A9A')) +
  path('M4-60H22C30-46 36-24 32 0H10Z', fill('#5E4E7C')) +
  path('M-40-54C-20-74-14-98 10-122 12-96 26-70 40-54 20-46-20-46-40-54Z', fill('#43386A')) +
  path('M10-122C12-96 26-70 40-54 30-50 20-49 10-48Z', fill('#30284E')) +
  path('M2-86A9 9 0 1 0 8-74 7 7 0 0 1 2-86Z', fill('#FFE9A8')) +
  circle(-14, -34, 8, 'fill="#FFD98A" stroke="#30284E" stroke-width="2.5"') +
  path('M2 0V-24a9 9 0 0 1 18 0V0Z', fill('#2A2140')) +
  path('M30-70c10 0 8 10 14 10', 'fill="none" stroke="#43386A" stroke-width="2"') +
  circle(46, -56, 4.5, fill('#A8E0C8')) +
  circle(46, -56, 9, 'fill="#A8E0C8" opacity=".3"');
const stalagmite =
  poly(
    [
      [-9, 0],
      [-2, -26],
      [3, -12],
      [8, -20],
      [14, 0],
    ],
    'fill="#7A6242" opacity=".55"',
  ) + path('M-2-26-1 0M8-20 8 0', 'stroke="#7A6242" stroke-width="1" opacity=".6"');

const picture = (): string =>
  rect(0, 0, 220, 300, 0, fill('#F3B98A')) +
  circle(150, 92, 66, 'fill="#FFE9BC" opacity=".4"') +
  circle(150, 92, 40, fill('#FFF3D2')) +
  path('M0 150 30 120 44 122 56 92 84 90 92 124 130 132 148 108 178 106 186 136 220 128V300H0Z', fill('#CF8660')) +
  path('M84 90 92 124 104 126 100 98ZM178 106 186 136 200 132 192 112Z', fill('#A9623F')) +
  at(52, 182, hall(), 0.42) +
  at(98, 184, hut(), 0.42) +
  at(20, 186, stables(), 0.36) +
  path('M0 178C60 166 140 188 220 172V300H0Z', fill('#B8764F')) +
  path('M0 214C60 196 150 224 220 206V300H0Z', fill('#9A5F3A')) +
  path(
    'M96 182C130 196 90 214 128 230 170 248 90 270 150 300H206C160 268 214 246 168 224 134 208 150 196 108 182Z',
    'fill="#F3D3A2" opacity=".85"',
  ) +
  path('M0 256C40 240 70 262 84 300H0Z', fill('#5E3A22')) +
  at(62, 214, camp(3, 1.1)) +
  at(128, 236, pawn(0, 1.7), 1, 0, 'filter="url(#sh2)"') +
  at(176, 258, bird(1.25), 1, 0, 'filter="url(#sh1)"') +
  at(30, 282, stalagmite, 0.1);

export const box: GameBox = { place: 5, colour: '#8C5A0C', picture, seats: '2–4', minutes: 90 };
