// Dice, about 42 units wide: the outline tells the sides, the colour and a small emblem the seat.
import { emblem, look, onSeat } from '../../../art/seats';
import { at, group, hexagon, type Point, poly, rect, text } from '../../../art/svg';

export type Sides = 4 | 6 | 8;

const D4: readonly Point[] = [
  [0, -22],
  [22, 17],
  [-22, 17],
];
const D6: readonly Point[] = [
  [-19, -14],
  [-13, -20],
  [20, -20],
  [20, 12],
  [14, 19],
  [-19, 19],
];
const D6_TOP: readonly Point[] = [
  [-18, -14],
  [-13, -19],
  [19, -19],
  [14, -14],
];

/** The outline of a die, for rings and empty places. */
export const dieOutline = (sides: Sides): readonly Point[] =>
  sides === 4 ? D4 : sides === 8 ? hexagon(0, 0, 23) : D6;

export function die(sides: Sides, face: number | string, seat: number): string {
  const { fill, dark, light } = look(seat);
  const ink = onSeat(seat);
  const edge = `stroke="${dark}" stroke-width="1.6" stroke-linejoin="round"`;
  const small = String(face).length > 1;
  const number = (y: number, size: number): string =>
    text(0, y, face, `class="num" font-size="${small ? size * 0.76 : size}" text-anchor="middle" fill="${ink}"`);
  const mark = (x: number, y: number, r: number): string =>
    at(x, y, emblem(seat, r, `fill="${ink}" opacity=".85"`));
  const facet = (corners: readonly Point[], colour: string, opacity: number): string =>
    poly(corners, `fill="${colour}" opacity="${opacity}"`);

  if (sides === 4)
    return (
      poly(D4, `fill="${fill}" ${edge}`) +
      facet([D4[0]!, D4[1]!, [0, 4]], dark, 0.4) +
      facet([[0, 4], D4[1]!, D4[2]!], dark, 0.18) +
      facet([D4[0]!, [0, 4], D4[2]!], light, 0.35) +
      number(12, 22) +
      mark(-12.5, 13, 2.8)
    );
  if (sides === 8) {
    const h = hexagon(0, 0, 23);
    return (
      poly(h, `fill="${fill}" ${edge}`) +
      facet([h[0], h[2], h[4]], light, 0.42) +
      facet([h[0], h[1], h[2]], dark, 0.38) +
      facet([h[2], h[3], h[4]], dark, 0.55) +
      facet([h[4], h[5], h[0]], dark, 0.15) +
      number(8, 24) +
      mark(0, 16.5, 3)
    );
  }
  return (
    poly(D6, `fill="${dark}" ${edge}`) +
    facet(D6_TOP, light, 0.8) +
    rect(-19, -14, 33, 33, 5, `fill="${fill}"`) +
    rect(-19, -14, 33, 33, 5, 'fill="url(#sheen)"') +
    group('translate(-2.5 2.5)', number(6.5, 25) + mark(11, 11, 3))
  );
}

/** The die that is about to be rolled: a dashed outline on the soil of a ruin. */
export const ghostDie = (sides: Sides): string => {
  const line = 'fill="none" stroke="#fff" stroke-width="2.4" stroke-dasharray="5 4" stroke-linejoin="round"';
  const shape = sides === 6 ? rect(-19, -19, 38, 38, 7, line) : poly(dieOutline(sides), line);
  return shape + text(0, sides === 4 ? 12 : 8, '?', 'class="num" font-size="24" text-anchor="middle" fill="#fff"');
};
