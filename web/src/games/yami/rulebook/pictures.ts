// The pictures of the rulebook, made of the drawings of the table.
import type { Picture } from '../../../lib/contract';
import { at, circle, group, path, rect, text, times } from '../../../art/svg';
import { back, card, CARD } from '../art/cards';
import { moon } from '../art/powers';
import { mark, TONES, type Colour } from '../art/spirits';
import { tile, type Cell } from '../art/tiles';
import { fog, magic, middleOf, plate, sign, whirlpool, type Ask, type Edge, type Side } from '../art/tokens';

/** Rows of `#` as cells: `#../###`. */
const cellsOf = (rows: string): Cell[] =>
  rows.split('/').flatMap((row, y) => [...row].flatMap((sign, x) => (sign === '#' ? [[x, y] as const] : [])));

const SHAPES: Record<string, string> = {
  b1: '#', b2: '##', g3: '#./##', g4: '##./.##', b5: '.#../####', o6: '#..../#####', p3: '#./##', r4: '####', g5: '#.#/###', p2: '##', r3: '###',
};
const drawnCard = (name: string): string => card(name[0] as Colour, Number(name[1]), cellsOf(SHAPES[name]!));

/** A piece of the board, `w` by `h` cells of `u` units. */
const ground = (w: number, h: number, u: number): string =>
  rect(0, 0, w * u, h * u, 8, 'fill="#3C6742"') +
  path(
    [...times(w - 1, (i) => `M${(i + 1) * u} 0V${h * u}`), ...times(h - 1, (i) => `M0 ${(i + 1) * u}H${w * u}`)].join(''),
    'stroke="#EAF5D8" stroke-opacity=".25"',
  ) +
  rect(0, 0, w * u, h * u, 8, 'fill="none" stroke="#1F4230" stroke-width="2"');

const open = (x: number, y: number, u: number): string =>
  rect(x * u + 4, y * u + 4, u - 8, u - 8, 6, 'fill="#FFFBEF" fill-opacity=".12" stroke="#FFFBEF" stroke-width="2" stroke-dasharray="2 5" stroke-linecap="round"');

const edge = (side: Side, ask: Ask): Edge => ({ side, at: 0, ask });
const colourEdge = (side: Side, colour: Colour): Edge => edge(side, { kind: 'colour', colour });

const token = (number: number, x: number, y: number, u: number, edges: readonly Edge[] = []): string =>
  at(x * u, y * u, plate(number, 1, 1, u, edges, 0, false, { kind: 'plain' }));
/** Signs lie above the tiles. */
const signs = (x: number, y: number, u: number, edges: readonly Edge[]): string =>
  edges.map((one) => at(x * u + middleOf(one, 1, 1, u)[0], y * u + middleOf(one, 1, 1, u)[1], sign(one.ask, u))).join('');

const laid = (colour: Colour, cells: readonly Cell[], u: number): string => tile(colour, cells, u);
const check = circle(0, 0, 13, 'fill="#2F6B3A"') + path('m-6 0 4.500 5L6-5', 'fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"');
const cross = circle(0, 0, 13, 'fill="#A32A1E"') + path('m-5-5 10 10M5-5-5 5', 'fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"');

const U = 44;

function surrounded(): string {
  const green = cellsOf('#.#/###').map(([x, y]) => [x + 1, y + 2] as const);
  return (
    ground(9, 5, U) +
    laid('g', green, U) +
    token(5, 2, 2, U) +
    token(9, 6, 2, U) +
    open(2, 1, U) +
    [[6, 1], [5, 2], [7, 2], [6, 3]].map(([x, y]) => open(x!, y!, U)).join('')
  );
}

function cardAndTile(): string {
  const shape = cellsOf(SHAPES.b5!);
  const turned = shape.map(([x, y]) => [y, 3 - x] as const);
  const flipped = shape.map(([x, y]) => [3 - x, y] as const);
  return (
    at(0, 0, drawnCard('b5'), 0.72) +
    at(176, 22, laid('b', shape, U)) +
    at(176, 120, laid('b', flipped, U)) +
    at(380, 26, laid('b', turned, U))
  );
}

const played = (name: string, x: number, won = false): string =>
  at(x, 10, (won ? rect(-9, -9, CARD.width + 18, CARD.height + 18, 22, 'fill="none" stroke="#D09A1E" stroke-width="9"') : '') + drawnCard(name), 0.6);

function trick(): string {
  const trump = circle(0, 0, 26, 'fill="#FFFBEF" stroke="#7C1C12" stroke-width="2"') + mark('r', TONES.r.fill, 1.6);
  return at(32, 96, trump) + played('b5', 84, true) + played('b2', 224) + played('o6', 364);
}

function placement(): string {
  const board = (inner: string, verdict: string): string => ground(4, 4, 36) + inner + at(72, 168, verdict);
  const shape = cellsOf(SHAPES.g4!);
  const from = (x: number, y: number): Cell[] => shape.map(([cx, cy]) => [cx + x, cy + y]);
  return (
    at(4, 8, board(token(4, 0, 0, 36) + laid('g', from(1, 2), 36), check)) +
    at(180, 8, board(laid('g', from(0, 1), 36) + group('', token(4, 1, 1, 36), 'opacity=".85"'), cross)) +
    at(356, 8, board(token(4, 0, 0, 36) + laid('g', from(2, 2), 36), cross))
  );
}

const ASKS: readonly Ask[] = [
  { kind: 'colour', colour: 'o' },
  { kind: 'player', seat: 1, symbol: 1 },
  { kind: 'least', number: 5 },
  { kind: 'most', number: 4 },
];
const edges = (): string =>
  ASKS.map((ask, i) => {
    const one = [edge('north', ask)];
    return at(i * 122 + 6, 6, ground(2, 2, 54) + at(27, 54, token(i + 3, 0, 0, 54, one) + open(0, -1, 54) + signs(0, 0, 54, one)));
  }).join('');

/** Mission 1 from row 2 and column 1 on. */
function missionOne(): string {
  const from = (list: string): Cell[] => list.split(' ').map((code) => [Number(code[1]) - 1, Number(code[0]) - 2] as const);
  const five = [colourEdge('east', 'o')];
  const nine = [colourEdge('north', 'b'), colourEdge('south', 'g')];
  return (
    ground(9, 6, U) +
    token(5, 2, 3, U, five) +
    token(9, 6, 3, U, nine) +
    laid('o', from('42 43 52 54 62 63 64'), U) +
    laid('b', from('34 35 36 37 44 47'), U) +
    laid('g', from('46 56 58 66 67 68'), U) +
    signs(2, 3, U, five) +
    signs(6, 3, U, nine)
  );
}

function tokens(): string {
  const lake = rect(0, 0, 88, 88, 10, 'fill="#2A6474" stroke="#123B47" stroke-width="2"');
  const forest = rect(0, 0, 88, 88, 10, 'fill="#3C6742" stroke="#1F4230" stroke-width="2"');
  return at(4, 4, forest + fog('p', 88)) + at(126, 4, lake + whirlpool(88)) + at(248, 4, forest + magic(88));
}

const automa = (): string =>
  at(8, 4, at(8, 8, back()) + at(4, 4, back()) + back(), 0.44) + ['r4', 'g5', 'p2', 'b1'].map((name, i) => at(126 + i * 102, 4, drawnCard(name), 0.44)).join('');

function track(): string {
  const marked = [true, true, false, true, true, true];
  const lamp = (i: number): string => {
    const [x, y] = [26 + i * 42, 62 - Math.sin((Math.PI * (i + 0.5)) / 12) * 34];
    const done = marked[i];
    if (i === 5) return at(x, y - 6, moon('crescent', 18));
    if (done === undefined) return circle(x, y, 11, 'fill="none" stroke="#8E9BBB" stroke-width="2" stroke-dasharray="3 4"');
    return at(x, y, done ? check : cross, 0.9);
  };
  return rect(0, 0, 512, 92, 14, 'fill="#16243C"') + times(12, lamp).join('') + text(490, 22, '24', 'class="num" font-size="15" text-anchor="middle" fill="#DCE3F4"');
}

export const PICTURES: Readonly<Record<string, Picture>> = {
  surrounded: { width: 9 * U, height: 5 * U, draw: surrounded },
  'card-and-tile': { width: 480, height: 210, draw: cardAndTile },
  trick: { width: 490, height: 190, draw: trick },
  placement: { width: 544, height: 196, draw: placement },
  edges: { width: 486, height: 120, draw: edges },
  'mission-1': { width: 9 * U, height: 6 * U, draw: missionOne },
  tokens: { width: 340, height: 96, draw: tokens },
  automa: { width: 520, height: 132, draw: automa },
  track: { width: 512, height: 92, draw: track },
};
