// Where things of a map lie on the paper.
import { num, type Point } from '../../art/svg';
import type { Ground } from './art/land';
import type { Atlas, Road } from './components';

export type Box = readonly [x: number, y: number, w: number, h: number];

export const pointOf = (atlas: Atlas, ground: Ground, space: string): Point => {
  const { x, y } = space === 'town' ? atlas.town : (atlas.spaces[space] ?? atlas.town);
  return ground.xy(x, y);
};
export const roadKey = ({ a, b }: Road): string => `${a}-${b}`;

/** A road bends by 6 % of its length, the same way from both ends. */
export function curve(from: Point, to: Point): string {
  const [[x1, y1], [x2, y2]] = [from, to];
  return `M${num(x1)} ${num(y1)}Q${num((x1 + x2) / 2 + (y2 - y1) * 0.06)} ${num((y1 + y2) / 2 - (x2 - x1) * 0.06)} ${num(x2)} ${num(y2)}`;
}
export const middle = ([x1, y1]: Point, [x2, y2]: Point): Point => [(x1 + x2) / 2 + (y2 - y1) * 0.03, (y1 + y2) / 2 - (x2 - x1) * 0.03];

/** The curves along a way, each in the direction in which its road is drawn. */
export function along(atlas: Atlas, ground: Ground, way: readonly string[]): string[] {
  return way.slice(1).map((to, i) => {
    const from = way[i]!;
    const turned = atlas.roads.some((road) => road.a === to && road.b === from);
    const ends = [pointOf(atlas, ground, turned ? to : from), pointOf(atlas, ground, turned ? from : to)] as const;
    return curve(...ends);
  });
}

/** Where the names of places stand beside their spaces: by day-wide and by tall paper. */
export const NAMES: Readonly<Record<string, readonly [wide: readonly [number, number, string], tall: readonly [number, number, string]]>> = {
  n04: [[4, -30, 'middle'], [21, -7, 'start']],
  n08: [[-4, 33, 'middle'], [37, 38, 'end']],
  n13: [[30, 10, 'start'], [18, 32, 'end']],
  n21: [[30, 33, 'middle'], [-24, 30, 'start']],
};

/** About the room that the name of a place takes, at the size in which the map writes it. */
export function nameBox(space: string, [x, y]: Point, tall: boolean, name: string): Box {
  const [dx, dy, anchor] = NAMES[space]?.[tall ? 1 : 0] ?? [0, 32, 'middle'];
  const w = name.length * 6.9;
  return [x + dx - (anchor === 'end' ? w : anchor === 'middle' ? w / 2 : 0), y + dy - 11, w, 14];
}

const meet = ([x1, y1, w1, h1]: Box, [x2, y2, w2, h2]: Box): boolean => x1 < x2 + w2 && x2 < x1 + w1 && y1 < y2 + h2 && y2 < y1 + h1;

/** Where a tag of this size stands beside a space: at the first corner where it covers no name and stays on the paper. */
export function tagBeside([x, y]: Point, k: number, [w, h]: readonly [number, number], ground: Ground, names: readonly Box[], book: boolean): Point {
  const [right, left, over, under] = [x + 5 * k, x - 5 * k - w, y - 17 * k - h / 2, y + 17 * k - h / 2];
  const corners: Point[] = [[right, over], [right, under], ...(book ? [] : [[left, over] as const]), [left, under]];
  const inside = ([cx, cy]: Point): boolean => cx >= 3 && cy >= 3 && cx + w <= ground.width - 3 && cy + h <= ground.height - 3;
  return corners.find((corner) => inside(corner) && !names.some((box) => meet([...corner, w, h], box))) ?? [Math.min(right, ground.width - w - 3), over];
}
