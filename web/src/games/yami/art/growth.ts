// What both maps of the kingdom are strewn with: trees clear of places and paths, stars, banks of fog.
import { at, circle, ellipse, num, poly, seeded, star } from '../../../art/svg';
import { curve, type Chart, type Link } from './kingdom';
import { stamp } from './stamps';

export type Box = readonly [number, number, number, number];
export interface Stamp {
  readonly x: number;
  readonly y: number;
  readonly s: string;
}
interface Growth {
  readonly seed: number;
  readonly n: number;
  readonly box: Box;
  readonly kind: 'tree' | 'pine' | 'dead';
  readonly size: readonly [number, number];
  /** Distance from places and from paths. */
  readonly clear?: number;
  readonly off?: number;
  readonly keep?: readonly Box[];
  readonly inside?: (x: number, y: number) => boolean;
}

/** Scatters stamps in a region, clear of places and paths. */
export function scatter(
  list: Stamp[],
  chart: Chart,
  links: readonly Link[],
  { seed, n, box, kind, size, clear = 36, off = 15, keep = [], inside = () => true }: Growth,
): void {
  const r = seeded(seed);
  const [x0, y0, x1, y1] = box;
  const ways = links.flatMap((link) => {
    const way = curve(chart, link);
    return Array.from({ length: 15 }, (_, i) => way.at(i / 14));
  });
  for (let tried = 0, grown = 0; tried < n * 14 && grown < n; tried++) {
    const x = x0 + r() * (x1 - x0),
      y = y0 + r() * (y1 - y0),
      s = size[0] + r() * (size[1] - size[0]),
      v = Math.floor(r() * 6),
      h = 30 * s;
    const taken =
      !inside(x, y) ||
      Object.values(chart.spots).some(([X, Y]) => Math.abs(X - x) < clear && y > Y - clear * 0.8 && y - h < Y + clear * 0.95) ||
      ways.some(([X, Y]) => Math.abs(X - x) < off && Y < y + 5 && Y > y - h) ||
      keep.some(([X, Y, W, H]) => x > X - 10 && x < X + W + 10 && y > Y && y - h < Y + H) ||
      list.some((other) => Math.hypot(other.x - x, (other.y - y) * 1.6) < 15);
    if (taken) continue;
    list.push({ x, y, s: stamp[kind](num(s), v) });
    grown++;
  }
}
/** Near ones cover far ones. */
export const draw = (list: Stamp[]): string =>
  list
    .sort((a, b) => a.y - b.y)
    .map(({ x, y, s }) => at(x, y, s))
    .join('');

export const stars = (seed: number, n: number, W: number, H: number, keep: readonly Box[] = []): string => {
  const r = seeded(seed);
  let s = '';
  for (let i = 0; i < n; i++) {
    const x = r() * W,
      y = r() * H,
      b = r();
    if (keep.some(([X, Y, w, h]) => x > X && x < X + w && y > Y && y < Y + h)) continue;
    s +=
      b > 0.9
        ? at(x, y, poly(star(0, 0, 4.5, 1, 4), 'fill="#F6F0CE" opacity=".9"'))
        : circle(x, y, 0.6 + b * 0.9, `fill="#F6F0CE" opacity="${num(0.35 + b * 0.5)}"`);
  }
  return s;
};
export const fogBank = (x: number, y: number, w: number, h: number, o: number): string =>
  (
    [
      [0, 0, 0.34, 0.5],
      [0.3, -0.2, 0.3, 0.55],
      [0.6, -0.05, 0.34, 0.5],
      [0.42, 0.18, 0.5, 0.42],
    ] as Box[]
  )
    .map(([a, b, c, d]) => ellipse(x + a * w, y + b * h, c * w, d * h, `fill="#C9C6DC" opacity="${o}"`))
    .join('');
