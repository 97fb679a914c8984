// Three birds with three cells each; the reward of a cell stands under it, a star for the exact wingspan.
import { at, circle, fill, path, rect, times } from '../../../../art/svg';
import { box, has, star, type Area, type Place } from '../area';
import { loop, resource, type Resource } from '../pieces';

const BIRDS: readonly {
  span: number;
  below: readonly Resource[];
  ground: string;
  tones: readonly [string, string, string];
}[] = [
  { span: 7, below: ['pumpkin', 'coin'], ground: '#E8F0F2', tones: ['#4E7FA0', '#2F5873', '#F0D9B0'] },
  { span: 12, below: ['coin', 'heart'], ground: '#F8EBE2', tones: ['#C4553A', '#8F3722', '#F4E3C6'] },
  { span: 16, below: ['heart', 'pumpkin'], ground: '#EEF3E4', tones: ['#5A7F4A', '#37562C', '#EFE7B8'] },
];
const [TOP, DOWN] = [6, 98] as const;
const id = (bird: number, cell: number): string => `${bird + 1}${'abc'[cell]!}`;
const cellX = (cell: number): number => 185 + cell * 62;

const bird = ([light, dark, breast]: readonly [string, string, string]): string =>
  path('M-58-6C-36-24-14-14 0 0 14-16 38-26 60-6 38-10 20 0 8 12L0 26-8 12C-20 2-36-10-58-6Z', fill(light)) +
  path('M0 0C14-16 38-26 60-6 38-10 20 0 8 12Z', fill(dark)) +
  path('M-5-4 0-14 5-4 0 26Z', fill(breast)) +
  circle(0, -12, 5.5, fill(dark)) +
  path('M-2-16 0-22 2-16Z', fill('#E2A32C')) +
  path('M-40-9l6 8M-28-8l5 9M-16-4l4 9M40-9l-6 8M28-8l-5 9', 'stroke="#fff" stroke-opacity=".35" stroke-width="2"');

/** The wingspan as a measure under the wings. */
const measure = (span: number): string =>
  path('M-56-5V5M56-5V5M-54 0H-18M54 0H18', 'stroke="var(--sink2)" stroke-width="1.6" stroke-linecap="round"') +
  `<text x="0" y="7" class="num" font-size="21" text-anchor="middle" fill="var(--sink)">${span}</text>`;

const places: Place[] = BIRDS.flatMap((_, b) =>
  times(3, (c) => ({ id: id(b, c), x: cellX(c), y: TOP + b * DOWN + 32, w: 60, h: 60, shape: box(50, 48), ink: 0.98 })),
);

export const wingspan: Area = {
  ground: BIRDS.map(({ span, ground, tones }, b) =>
    at(
      14,
      TOP + b * DOWN,
      rect(0, 0, 332, 90, 12, `fill="${ground}" stroke="var(--cell-l)"`) +
        at(68, 36, bird(tones), 0.95) +
        at(68, 74, measure(span)),
    ),
  ).join(''),
  places,
  over: (marks, tally) =>
    BIRDS.map(({ below }, b) => {
      const y = TOP + b * DOWN;
      return (
        below
          .map((kind, c) => at(cellX(c), y + 72, resource(kind, 0.72) + (marks.has(id(b, c)) ? loop(13) : '')))
          .join('') +
        star(cellX(2), y + 72, has(tally, `full${b + 1}`), 10) +
        star(138, y + 16, has(tally, `span${b + 1}`), 10)
      );
    }).join(''),
};
