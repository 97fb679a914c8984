// Spirit tiles: polyominoes of one to seven cells, drawn from nothing but their cells.
import { at, circle, group, num, rect, text } from '../../../art/svg';
import { onSurface, spirit, TONES, type Colour } from './spirits';

/** A cell of a grid: column and row. */
export type Cell = readonly [number, number];

const inside = (cells: readonly Cell[], x: number, y: number): boolean => cells.some(([cx, cy]) => cx === x && cy === y);

/** The cells as one body: each with a margin towards the outside, none towards its neighbours. */
function body(cells: readonly Cell[], unit: number, margin: number, radius: number): string {
  const side = unit - 2 * margin;
  return cells
    .map(([x, y]) => {
      const [right, below] = [inside(cells, x + 1, y), inside(cells, x, y + 1)];
      const corner = right && below && inside(cells, x + 1, y + 1);
      return (
        rect(x * unit + margin, y * unit + margin, side, side, radius) +
        (right ? rect((x + 0.5) * unit, y * unit + margin, unit, side) : '') +
        (below ? rect(x * unit + margin, (y + 0.5) * unit, side, unit) : '') +
        (corner ? rect((x + 0.5) * unit, (y + 0.5) * unit, unit, unit) : '')
      );
    })
    .join('');
}

/** The cell for the face: the one with the most neighbours; the number lies in the one furthest from it. */
function faceAndNumber(cells: readonly Cell[]): [Cell, Cell] {
  const neighbours = ([x, y]: Cell): number =>
    [inside(cells, x + 1, y), inside(cells, x - 1, y), inside(cells, x, y + 1), inside(cells, x, y - 1)].filter(Boolean).length;
  const face = cells.reduce((best, one) => (neighbours(one) > neighbours(best) ? one : best));
  const away = ([x, y]: Cell): number => Math.hypot(x - face[0], y - face[1]);
  return [face, cells.reduce((best, one) => (away(one) > away(best) ? one : best), cells[0]!)];
}

export interface TileLook {
  /** Being placed: a white rim instead of the cream one. */
  readonly held?: boolean;
  /** Cannot lie here: grey. */
  readonly grey?: boolean;
  /** Satisfies every restriction. */
  readonly peace?: boolean;
}

/** A tile with its spirit and its number; `cells` as they lie. */
export function tile(colour: Colour, cells: readonly Cell[], unit: number, { held, grey, peace }: TileLook = {}): string {
  const tone = TONES[colour];
  const margin = unit * 0.045;
  const rim = held ? 1.6 : 2.4;
  const outer = body(cells, unit, margin, unit * 0.1);
  const inner = body(cells, unit, margin * rim, unit * 0.08);
  const edge = held
    ? group('', outer, `fill="#fff" stroke="#fff" stroke-width="${num(unit * 0.12)}" stroke-linejoin="round"`)
    : group('', outer, `fill="#F9F1D8" stroke="${tone.dark}" stroke-width="${num(unit * 0.05)}"`);
  const shine = cells
    .filter(([x, y]) => !inside(cells, x, y - 1))
    .map(([x, y]) => rect(x * unit + margin * 3, y * unit + margin * 2.6, unit - margin * 6, 1.6, 0.8, 'fill="#fff" opacity=".38"'))
    .join('');
  const [face, number] = faceAndNumber(cells);
  return (
    edge +
    group('', inner, `fill="${grey ? '#7F8580' : tone.fill}"`) +
    group('', inner, `fill="url(#y-${colour})"`) +
    shine +
    creature(colour, face, unit) +
    disc(cells.length, cells.length === 1 ? [face[0] + 0.26, face[1] + 0.26] : number, unit, tone.dark, cells.length === 1 ? 0.62 : 1) +
    (peace ? cells.map(([x, y]) => at((x + 0.82) * unit, (y + 0.2) * unit, drop(unit))).join('') : '')
  );
}

const creature = (colour: Colour, [x, y]: Cell, unit: number): string =>
  circle((x + 0.5) * unit, (y + 0.5) * unit, unit * 0.4, `fill="${TONES[colour].dark}" opacity=".55"`) +
  circle((x + 0.5) * unit, (y + 0.5) * unit, unit * 0.37, 'fill="#FFF7DC" opacity=".94"') +
  group(`translate(${num((x + 0.5) * unit)} ${num((y + 0.52) * unit)}) scale(${(unit / 128).toFixed(4)})`, spirit(colour));

const disc = (number: number, [x, y]: Cell, unit: number, dark: string, scale: number): string =>
  at(
    (x + 0.5) * unit,
    (y + 0.5) * unit,
    circle(0, 0, unit * 0.27 * scale, `fill="#FFFBEF" stroke="${dark}" stroke-width="1.2"`) +
      text(0, unit * 0.14 * scale, number, `class="num" font-size="${num(unit * 0.4 * scale)}" text-anchor="middle" fill="${dark}"`),
  );

const drop = (unit: number): string =>
  circle(0, 0, unit * 0.12, 'fill="#FFFBEF" stroke="#15436F" stroke-width="1"') +
  group(`scale(${num(unit / 130)})`, '<path d="M0-11C5-4 8 0 8 4A8 7.5 0 0 1-8 4C-8 0-5-4 0-11Z" fill="#5FA9C9"/>');

/** The outline alone, in one tone: on cards, and in lists on a surface. */
export const outline = (colour: Colour, cells: readonly Cell[], unit: number, where: 'card' | 'surface'): string =>
  group('', body(cells, unit, unit * 0.06, unit * 0.1), `fill="${where === 'card' ? TONES[colour].fill : onSurface(colour)}"`);

export const sizeOf = (cells: readonly Cell[]): readonly [number, number] => [
  Math.max(...cells.map(([x]) => x)) + 1,
  Math.max(...cells.map(([, y]) => y)) + 1,
];
