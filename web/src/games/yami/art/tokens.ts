// Mission tokens with their edges, and the small tokens that lie on cells.
import { emblem, look, onSeat } from '../../../art/seats';
import { at, circle, ellipse, fill, group, num, path, poly, rect, star, text, times } from '../../../art/svg';
import { mark, TONES, type Colour } from './spirits';

/** What an edge asks for: a colour, a number, or a player (seat null while nobody's pawn stands there). */
export type Ask =
  | { readonly kind: 'colour'; readonly colour: Colour }
  | { readonly kind: 'least' | 'most'; readonly number: number }
  | { readonly kind: 'player'; readonly seat: number | null; readonly symbol: number };
export type Side = 'north' | 'east' | 'south' | 'west';
/** One unit edge of a token: the side it lies on, and its place on that side from the north-west. */
export interface Edge {
  readonly side: Side;
  readonly at: number;
  readonly ask: Ask;
}
export type Corner = 0 | 1 | 2 | 3;
/** Whom a token depicts besides its number. */
export type Figure = { readonly kind: 'plain' } | { readonly kind: 'vine'; readonly colour: Colour } | { readonly kind: 'lichen' };

const INK = '#33240F';

/** The plate, `w` by `h` cells as it lies; `corner` is where the black triangle has turned to, clockwise from north-west. */
export function plate(
  number: number,
  w: number,
  h: number,
  unit: number,
  edges: readonly Edge[],
  corner: Corner,
  night: boolean,
  figure: Figure,
): string {
  const [W, H] = [w * unit, h * unit];
  const bar = unit * 0.17;
  const narrow = Math.min(w, h) === 1;
  const dial = unit * (narrow ? 0.3 : 0.42);
  const [ground, well, line] = night ? ['#C9C3DA', '#A9A1C4', '#6E6590'] : ['#F3E7C8', '#E2CF9F', '#B79C62'];
  const k = unit * 0.16;
  const tips = [
    `M4 4h${num(k)}L4 ${num(4 + k)}Z`,
    `M${num(W - 4)} 4v${num(k)}L${num(W - 4 - k)} 4Z`,
    `M${num(W - 4)} ${num(H - 4)}h${num(-k)}L${num(W - 4)} ${num(H - 4 - k)}Z`,
    `M4 ${num(H - 4)}v${num(-k)}L${num(4 + k)} ${num(H - 4)}Z`,
  ];
  const bars = sides(w, h).map(([side, i]) => {
    const ask = edges.find((edge) => edge.side === side && edge.at === i)?.ask;
    const [x, y, bw, bh] = barOf(side, i, W, H, unit, bar);
    if (!ask) return rect(x, y, bw, bh, bar * 0.4, `fill="${line}" opacity=".45"`);
    const paint =
      ask.kind === 'colour' ? `fill="${TONES[ask.colour].fill}" stroke="${TONES[ask.colour].dark}" stroke-width="1.2"` : 'fill="#4A3A20"';
    return rect(x, y, bw, bh, bar * 0.4, paint);
  });
  return (
    rect(1, 1, W - 2, H - 2, unit * 0.2, `fill="${ground}" stroke="#4A3A20" stroke-width="2"`) +
    rect(bar + 3, bar + 3, W - 2 * bar - 6, H - 2 * bar - 6, unit * 0.12, `fill="${well}" stroke="${line}" stroke-width="1"`) +
    path(tips[corner]!, fill(INK)) +
    bars.join('') +
    at(
      W / 2,
      H / 2,
      (figure.kind === 'vine' ? wreath(figure.colour, dial * 1.18) : '') +
        circle(0, 0, dial, 'fill="#FFF9E8" stroke="#8A6D35" stroke-width="1.4"') +
        (narrow
          ? ''
          : times(12, (i) =>
              group(`rotate(${i * 30})`, path(`M0-${num(unit * 0.47)}V-${num(unit * 0.55)}`, `stroke="${line}" stroke-width="1.5"`)),
            ).join('')) +
        (figure.kind === 'lichen' ? at(0, -dial * 1.5, lichen(dial / 26)) : '') +
        text(0, dial * 0.38, number, `class="num" font-size="${num(dial * 1.12)}" text-anchor="middle" fill="#4A3A20"`),
    )
  );
}

const sides = (w: number, h: number): [Side, number][] => [
  ...times(w, (i): [Side, number] => ['north', i]),
  ...times(w, (i): [Side, number] => ['south', i]),
  ...times(h, (i): [Side, number] => ['east', i]),
  ...times(h, (i): [Side, number] => ['west', i]),
];

function barOf(side: Side, i: number, W: number, H: number, unit: number, bar: number): [number, number, number, number] {
  const along = i * unit + unit * 0.2;
  switch (side) {
    case 'north':
      return [along, 3, unit * 0.6, bar];
    case 'south':
      return [along, H - bar - 3, unit * 0.6, bar];
    case 'west':
      return [3, along, bar, unit * 0.6];
    case 'east':
      return [W - bar - 3, along, bar, unit * 0.6];
  }
}

/** The middle of a unit edge, counted from the token's north-west corner. */
export function middleOf({ side, at: i }: Pick<Edge, 'side' | 'at'>, w: number, h: number, unit: number): readonly [number, number] {
  const along = (i + 0.5) * unit;
  return { north: [along, 0], south: [along, h * unit], west: [0, along], east: [w * unit, along] }[side] as [number, number];
}

/** What an edge asks for, around 0,0: drawn above the tiles, so that it can still be read once covered. */
export function sign(ask: Ask, unit: number, state: 'open' | 'kept' | 'broken' = 'open'): string {
  const b = unit * 0.17;
  const line = state === 'broken' ? 'stroke="#A32A1E" stroke-width="2.4"' : state === 'kept' ? 'stroke="#2F6B3A" stroke-width="2.2"' : null;
  switch (ask.kind) {
    case 'colour':
      return (
        circle(0, 0, b * 1.16, `fill="#FFFBEF" ${line ?? `stroke="${TONES[ask.colour].dark}" stroke-width="1.4"`}`) +
        mark(ask.colour, TONES[ask.colour].fill, b / 12.6)
      );
    case 'player':
      return (
        rect(-b * 1.15, -b * 1.15, b * 2.3, b * 2.3, b * 0.8, `fill="#FFFBEF" ${line ?? `stroke="${INK}" stroke-width="1.4"`}`) +
        (ask.seat === null
          ? text(0, b * 0.72, ask.symbol, `class="num" font-size="${num(b * 1.9)}" text-anchor="middle" fill="${INK}"`)
          : emblem(ask.seat, b * 0.78, fill(look(ask.seat).fill)))
      );
    default:
      return (
        rect(-b * 1.55, -b * 1.08, b * 3.1, b * 2.16, b * 0.8, `fill="#FFFBEF" ${line ?? `stroke="${INK}" stroke-width="1.4"`}`) +
        text(
          0,
          b * 0.68,
          `${ask.kind === 'least' ? '≥' : '≤'}${ask.number}`,
          `class="num" font-size="${num(b * 1.85)}" text-anchor="middle" fill="${INK}"`,
        )
      );
  }
}

/** A thorned wreath round the dial of a vine's token. */
function wreath(colour: Colour, r: number): string {
  const thorns = times(9, (i) => group(`rotate(${i * 40})`, path(`M-2-${num(r)}L0-${num(r * 1.32)} 2-${num(r)}Z`, 'fill="#7A3E72"')));
  return (
    circle(0, 0, r, 'fill="none" stroke="#7A3E72" stroke-width="3.4"') +
    thorns.join('') +
    circle(0, 0, r, `fill="none" stroke="${TONES[colour].light}" stroke-width="1.2" stroke-dasharray="4 5"`)
  );
}

/** Lichen: a pale crown of growths with one eye. */
const lichen = (s: number): string =>
  group(
    `scale(${num(s)})`,
    path('M-16 4C-20-8-10-12-9-20-4-14-2-18 0-24 2-18 4-14 9-20 10-12 20-8 16 4Z', 'fill="#B9D88A" stroke="#3C5A2A" stroke-width="1.4"') +
      circle(0, -6, 4.4, fill('#FFFBEF')) +
      circle(0, -6, 2.2, fill('#2A2138')),
  );

const bank = (x: number, y: number, r: number): string => circle(x, y, r, 'fill="#F4F3EA" opacity=".92"');
/** Fog on a cell: a soft bank with the mark of its colour. */
export const fog = (colour: Colour, u: number): string =>
  bank(u * 0.34, u * 0.56, u * 0.24) +
  bank(u * 0.64, u * 0.56, u * 0.26) +
  bank(u * 0.48, u * 0.4, u * 0.24) +
  ellipse(u * 0.5, u * 0.68, u * 0.4, u * 0.16, 'fill="#F4F3EA" opacity=".92"') +
  at(u * 0.5, u * 0.54, mark(colour, TONES[colour].fill, num(u / 52)));

/** A whirlpool on a cell. */
export const whirlpool = (u: number): string =>
  at(
    u / 2,
    u / 2,
    circle(0, 0, 19, 'fill="#0E3A4F" opacity=".75"') +
      path(
        'M0 0C3-3 7 0 5 4 2 9-7 8-9 1-11-8-2-14 7-12 17-9 19 4 13 11 5 18-12 17-17 5',
        'fill="none" stroke="#D5F0F2" stroke-width="3" stroke-linecap="round"',
      ),
    num(u / 44),
  );

/** A magic token: a lantern flower. */
export const magic = (u: number): string =>
  at(
    u / 2,
    u / 2,
    circle(0, 0, 17, 'fill="#FFF3A8" opacity=".35"') +
      circle(0, 0, 13, 'fill="#4A2A6A" stroke="#F6E7A6" stroke-width="1.8"') +
      poly(star(0, 0, 10, 3.4, 6), fill('#FFE48A')) +
      circle(0, 0, 2.6, fill('#fff')),
    num(u / 44),
  );

/** An adventurer's pawn in the colour of its seat, about 26 high, foot at 0,0. */
export const pawn = (seat: number, s = 1): string => {
  const { fill: paint, dark } = look(seat);
  return group(
    `scale(${s})`,
    ellipse(0, 0, 10, 3.4, 'fill="#0A1512" opacity=".4"') +
      path('M-9 0C-8-9-5-12-4-15H4C5-12 8-9 9 0Z', `fill="${paint}" stroke="${dark}" stroke-width="1.4"`) +
      circle(0, -19, 6.6, `fill="${paint}" stroke="${dark}" stroke-width="1.4"`) +
      at(0, -6, emblem(seat, 4, fill(onSeat(seat)))),
  );
};

/** Kakapo, a round green parrot: the figure of the lead player. About 30 high around 0,0. */
export const kakapo = (s = 1): string =>
  group(
    `scale(${s})`,
    path('M-4 12-7 17M4 12 7 17', 'stroke="#7A5B2A" stroke-width="2.4" stroke-linecap="round"') +
      path('M0-16C11-16 15-7 13 2 11 11 5 14 0 14S-11 11-13 2C-15-7-11-16 0-16Z', 'fill="#6FA23F" stroke="#2C4A17" stroke-width="1.4"') +
      path('M-12 3C-9 8-6 10-3 11-6 6-8 2-8-3ZM12 3C9 8 6 10 3 11 6 6 8 2 8-3Z', fill('#4A7A2B')) +
      ellipse(0, 6, 6, 6.4, fill('#D6DE8A')) +
      circle(-5, -7, 4.6, fill('#F0EFC0')) +
      circle(5, -7, 4.6, fill('#F0EFC0')) +
      circle(-4.6, -7, 2, fill('#1B1420')) +
      circle(4.6, -7, 2, fill('#1B1420')) +
      path('M-3.4-4.6H3.4L0 2.4Z', 'fill="#E0B44A" stroke="#7A5B10" stroke-width="1"') +
      path('M-5-16-8-20M0-16V-21M5-16 8-20', 'stroke="#2C4A17" stroke-width="1.6" stroke-linecap="round"'),
  );
