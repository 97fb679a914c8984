// Cells of the board, images of tiles, sides of tokens: geometry alone.
import type { Cell } from './art/tiles';
import type { Ask, Corner, Edge, Side } from './art/tokens';
import type { Colour } from './art/spirits';
import { TILES, TOKENS, type Laid } from './components';

export const SIDE = 12;
const DIGITS = '0123456789ab';

/** `5a` is row 5, column 10; a cell is column and row. */
export const cellNamed = (name: string): Cell => [DIGITS.indexOf(name[1]!), DIGITS.indexOf(name[0]!)];
export const nameOf = ([x, y]: Cell): string => DIGITS[y]! + DIGITS[x]!;
export const within = ([x, y]: Cell): boolean => x >= 0 && y >= 0 && x < SIDE && y < SIDE;
export const moved = (cells: readonly Cell[], dx: number, dy: number): Cell[] => cells.map(([x, y]): Cell => [x + dx, y + dy]);

export const colourOf = (tile: string): Colour => tile[0] as Colour;
export const numberOf = (tile: string): number => Number(tile.slice(1));

const drawn = (picture: string): Cell[] =>
  picture.split('/').flatMap((row, y) => [...row].flatMap((sign, x): Cell[] => (sign === '#' ? [[x, y]] : [])));

const known = new Map<string, readonly (readonly Cell[])[]>();
/** The images of a tile in the order of their letters, each in its own frame and in reading order. */
export function imagesOf(tile: string): readonly (readonly Cell[])[] {
  const found = known.get(tile) ?? (TILES[tile] ?? []).map(drawn);
  known.set(tile, found);
  return found;
}
export const shapeOf = (tile: string): readonly Cell[] => imagesOf(tile)[0]!;

/** The cells of an image whose first cell in reading order lies on `anchor`. */
export function imageAt(tile: string, image: number, anchor: Cell): Cell[] {
  const cells = imagesOf(tile)[image]!;
  const [x, y] = cells[0]!;
  return moved(cells, anchor[0] - x, anchor[1] - y);
}

const LETTERS = 'abcdefgh';
export const letterOf = (image: number): string => LETTERS[image]!;
export const imageNamed = (letter: string): number => LETTERS.indexOf(letter);

/** Which image the tile shows after a quarter turn clockwise, or turned over left to right. */
export function after(tile: string, image: number, change: 'turn' | 'flip'): number {
  const cells = imagesOf(tile)[image]!.map(([x, y]): Cell => (change === 'turn' ? [-y, x] : [-x, y]));
  const [left, top] = [Math.min(...cells.map(([x]) => x)), Math.min(...cells.map(([, y]) => y))];
  const wanted = new Set(moved(cells, -left, -top).map(String));
  return imagesOf(tile).findIndex((other) => other.every((cell) => wanted.has(String(cell))));
}

// ---- mission tokens ---------------------------------------------------------------------------------------

export interface Lying {
  readonly token: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly corner: Corner;
  readonly night: boolean;
  readonly edges: readonly Edge[];
}

const asked = (sign: string): Ask | null => {
  if (sign === '.' || sign === '·') return null;
  if (sign === '@') return { kind: 'player', seat: null, symbol: 0 };
  if (sign[0] === '≥') return { kind: 'least', number: Number(sign.slice(1)) };
  if (sign[0] === '≤') return { kind: 'most', number: Number(sign.slice(1)) };
  return { kind: 'colour', colour: sign.toLowerCase() as Colour };
};

/** A token as it lies: its printed edges run clockwise from north-west and turn with it. */
export function lying({ token, cell, turn, night }: Laid): Lying {
  const { height, width, day, night: dark } = TOKENS[token]!;
  let signs = (night ? dark : day).split(' ');
  let [h, w] = [height, width];
  for (let quarter = 0; quarter < turn; quarter++) {
    signs = [...signs.slice(-h), ...signs.slice(0, -h)];
    [h, w] = [w, h];
  }
  const places: [Side, number][] = [
    ...Array.from({ length: w }, (_, i): [Side, number] => ['north', i]),
    ...Array.from({ length: h }, (_, i): [Side, number] => ['east', i]),
    ...Array.from({ length: w }, (_, i): [Side, number] => ['south', w - 1 - i]),
    ...Array.from({ length: h }, (_, i): [Side, number] => ['west', h - 1 - i]),
  ];
  const edges = places.flatMap(([side, at], i): Edge[] => {
    const ask = asked(signs[i]!);
    return ask ? [{ side, at, ask }] : [];
  });
  const [x, y] = cellNamed(cell);
  return { token, x, y, w, h, corner: turn as Corner, night, edges };
}

/** The cell that a unit edge faces. */
export function faced({ x, y, w, h }: Lying, side: Side, at: number): Cell {
  switch (side) {
    case 'north':
      return [x + at, y - 1];
    case 'south':
      return [x + at, y + h];
    case 'west':
      return [x - 1, y + at];
    case 'east':
      return [x + w, y + at];
  }
}
