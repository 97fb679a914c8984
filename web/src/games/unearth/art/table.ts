// What lies round the ruins: contour lines of the table, decks and the bag.
import { at, hexagon, num, path, poly, rect, text, times, type Point } from '../../../art/svg';
import { stone } from './stones';

const HILLS = [
  [180, 470, 9],
  [950, 60, 8],
  [560, 330, 12],
] as const;
const CORNERS = 24;

/** Contour lines over 1136 by 578, in the ink of the table. */
export const contours = (): string =>
  HILLS.flatMap(([cx, cy, count]) =>
    times(count, (step) => {
      const i = step + 1;
      const corners = times(CORNERS, (j): Point => {
        const t = (j / CORNERS) * 6.283;
        const q = i * 34 * (1 + 0.14 * Math.sin(t * 3 + cx) + 0.08 * Math.cos(t * 5 + i * 0.4));
        return [cx + q * Math.cos(t) * 1.35, cy + q * Math.sin(t)];
      });
      const corner = (j: number): Point => corners[j % CORNERS]!;
      const between = (j: number): string => {
        const [a, b] = [corner(j), corner(j + 1)];
        return `${num((a[0] + b[0]) / 2)} ${num((a[1] + b[1]) / 2)}`;
      };
      const curve = corners.map((_, j) => `Q${num(corner(j + 1)[0])} ${num(corner(j + 1)[1])} ${between(j + 1)}`);
      const line = `fill="none" stroke="var(--table-ink)" stroke-width="${i % 4 ? 1 : 1.8}" opacity=".13"`;
      return path(`M${between(0)}${curve.join('')}`, line);
    }),
  ).join('');

const pile = (cards: number, fill: string, edge: string): string =>
  times(Math.min(3, Math.max(1, cards)), (i) => rect(8 - i * 3, 8 - i * 3, 70, 92, 10, `fill="${fill}" stroke="${edge}" stroke-width="1.2"`)).join('');
const none = (label: string): string =>
  rect(2, 2, 70, 92, 10, 'fill="none" stroke="var(--table-ink)" stroke-opacity=".4" stroke-width="1.4" stroke-dasharray="5 4"') +
  text(37, 54, label, 'class="num" font-size="18" text-anchor="middle" fill="var(--ink-2)"');

/** A pile of ruins and its number, 80 by 102. */
export const ruinDeck = (cards: number): string =>
  cards === 0
    ? none('0')
    : pile(cards, '#3F6A64', '#1F403C') +
      at(37, 42, poly(hexagon(0, 0, 25), 'fill="none" stroke="#CFE5DB" stroke-width="2"') + poly(hexagon(0, 0, 16), 'fill="#CFE5DB" opacity=".35"')) +
      text(37, 89, cards, 'class="num" font-size="17" fill="#fff" text-anchor="middle"');

export const delverDeck = (cards: number): string =>
  cards === 0
    ? none('0')
    : pile(cards, '#8A6A3C', '#4E3A1C') +
      at(37, 42, path('M-14 12 0-16 14 12M-20 12H20M-7 12V2H7V12', 'fill="none" stroke="#F6E6C4" stroke-width="2.4" stroke-linejoin="round"')) +
      text(37, 89, cards, 'class="num" font-size="17" fill="#fff" text-anchor="middle"');

/** The bag, 100 by 80, around 50,34. */
export const bag = (stones: number): string =>
  at(
    50,
    32,
    path('M-40-18C-50 6-46 38-30 44H30C46 38 50 6 40-18 26-10-26-10-40-18Z', 'fill="#A98B5D" stroke="#5E4826" stroke-width="1.5"') +
      path('M-40-18C-26-30 26-30 40-18 26-10-26-10-40-18Z', 'fill="#5E4826"') +
      path('M-34-8C-20 2 20 2 34-8', 'fill="none" stroke="#EAD9B4" stroke-width="2.5"') +
      (stones > 2 ? at(-14, -22, stone('Y', 11)) : '') +
      (stones > 1 ? at(24, -20, stone('R', 10)) : '') +
      (stones > 0 ? at(8, -25, stone('L', 11)) : '') +
      text(0, 28, stones, 'class="num" font-size="22" text-anchor="middle" fill="#FFF7E4" stroke="#5E4826" stroke-width="3" paint-order="stroke"'),
  );

/** A place of a stone field: where a stone may go, or an open middle. */
export const slot = (r: number): string =>
  poly(
    hexagon(0, 0, r - 1.5),
    'fill="var(--surface)" fill-opacity=".35" stroke="var(--table-ink)" stroke-opacity=".35" stroke-width="1.4" stroke-dasharray="4 4"',
  );
