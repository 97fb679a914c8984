// The mine: a hill with its twelve cells.
import { at, fill, path } from '../../../art/svg';
import { sign, type Sign } from './signs';

/** The middle of a cell, `m23` = second row, third column, in a hill whose foot is at 0,0. */
export const CELL = { width: 34, height: 27 } as const;
export const cellAt = (cell: string): readonly [number, number] => [-55 + (Number(cell[2]) - 1) * 38, -82 + (Number(cell[1]) - 1) * 31];

const COLUMNS: readonly (readonly Sign[])[] = [['coin'], ['gem'], ['coin', 'coin'], ['gem', 'gem']];
const ROWS: readonly (readonly Sign[])[] = [['coin'], ['gem'], ['coin', 'gem']];

const few = (signs: readonly Sign[], size: number, gap: number): string =>
  signs.map((one, i) => at((i - (signs.length - 1) / 2) * gap, 0, sign(one, size))).join('');

/** The hill with what rows and columns bring; cells are drawn by whoever knows who camps there. */
export const hill = (): string =>
  path('M-124 0C-118-68-76-136-4-140 62-144 116-78 126 0Z', fill('#8C7A5E')) +
  path('M-4-140C62-144 116-78 126 0H62C68-62 42-114-4-140Z', fill('#6E5E46')) +
  path('M-104-6C-98-58-64-112-6-116 52-118 94-62 104-6Z', fill('#3E3226')) +
  COLUMNS.map((signs, i) => at(-55 + i * 38, -104 + (i === 0 || i === 3 ? 2 : -4), few(signs, 0.54, 12))).join('') +
  ROWS.map((signs, i) => at(-89 + (i === 0 ? 6 : 0), -82 + i * 31, few(signs, 0.5, 11))).join('') +
  path('M-92 0V-6H92V0Z', fill('#5A4630')) +
  path('M-102 0V-84M100 0V-88', 'stroke="#7A5A30" stroke-width="6"');
