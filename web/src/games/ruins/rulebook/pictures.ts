// The pictures of the rulebook, made of the drawings of the table.
import { at, circle, path } from '../../../art/svg';
import type { Picture } from '../../../lib/contract';
import { ruin, type RuinLook } from '../art/cards';
import { glyph, POSITIONS, type Glyph } from '../art/overlays';

const SIZE = 0.62;
const [WIDTH, HEIGHT] = [200 * SIZE, 280 * SIZE];
const row = (cards: readonly (RuinLook & { readonly x: number })[]): string => cards.map(({ x, ...look }) => at(x, 4, ruin(look), SIZE)).join('');
const arrow = (x: number): string =>
  at(x, 4 + HEIGHT / 2, path('M-14 0H12M4-9 13 0 4 9', 'fill="none" stroke="var(--ink-2)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"'));

const sign = (one: Glyph): Picture => ({
  width: 32,
  height: 32,
  draw: () => at(16, 16, circle(0, 0, 23.5, `fill="${POSITIONS.middle.colour}"`) + glyph(one), 0.66),
});

export const PICTURES: Readonly<Record<string, Picture>> = {
  night: {
    width: 2 * WIDTH + 64,
    height: HEIGHT + 8,
    draw: () => row([{ x: 0, day: 6 }, { x: WIDTH + 64, day: 6, night: true, base: 9, value: 9, printed: ['adapt'] }]) + arrow(WIDTH + 32),
  },
  answer: {
    width: 3 * WIDTH + 150,
    height: HEIGHT + 8,
    draw: () => row([{ x: 0, day: 5 }, { x: 56, day: 5 }, { x: WIDTH + 150, day: 7 }, { x: WIDTH + 206, day: 7 }]) + arrow(WIDTH + 102),
  },
  upgraded: {
    width: WIDTH + 8,
    height: HEIGHT + 8,
    draw: () =>
      row([
        {
          x: 4,
          day: 4,
          value: 7,
          overlays: [
            { position: 'top', glyphs: ['+3'], motif: 1 },
            { position: 'middle', glyphs: ['extra'], motif: 2 },
          ],
          claim: 1,
        },
      ]),
  },
  raise: sign('+2'),
  adapt: sign('adapt'),
  extra: sign('extra'),
  draw: sign('draw'),
  force: sign('force'),
  relight: sign('relight'),
};
