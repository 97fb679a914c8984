// The few shapes every drawing of the house is made of. Each function returns SVG source.
export type Point = readonly [number, number];

export const num = (n: number): number => +n.toFixed(2);
export const points = (list: readonly Point[]): string => list.map(([x, y]) => `${num(x)},${num(y)}`).join(' ');
export const poly = (list: readonly Point[], attributes = ''): string =>
  `<polygon points="${points(list)}" ${attributes}/>`;
export const rect = (x: number, y: number, w: number, h: number, r = 0, attributes = ''): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" rx="${num(r)}" ${attributes}/>`;
export const circle = (x: number, y: number, r: number, attributes = ''): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" ${attributes}/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, attributes = ''): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" ${attributes}/>`;
export const path = (d: string, attributes = ''): string => `<path d="${d}" ${attributes}/>`;
export const group = (transform: string, inner: string, attributes = ''): string =>
  `<g ${transform ? `transform="${transform}" ` : ''}${attributes}>${inner}</g>`;
export const at = (x: number, y: number, inner: string, scale = 1, turn = 0, attributes = ''): string => {
  const moved = `translate(${num(x)} ${num(y)})`;
  const turned = turn ? ` rotate(${num(turn)})` : '';
  const scaled = scale !== 1 ? ` scale(${num(scale)})` : '';
  return group(moved + turned + scaled, inner, attributes);
};
export const text = (x: number, y: number, words: string | number, attributes = ''): string =>
  `<text x="${num(x)}" y="${num(y)}" ${attributes}>${escaped(String(words))}</text>`;
export const fill = (colour: string): string => `fill="${colour}"`;
export const times = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));

const escaped = (words: string): string => words.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Random numbers that are the same for everyone, every time: a piece always looks the same. */
export function seeded(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const onCircle = (x: number, y: number, r: number, degrees: number): Point => {
  const t = (Math.PI / 180) * degrees;
  return [x + r * Math.cos(t), y + r * Math.sin(t)];
};
export const polygon = (x: number, y: number, r: number, n: number, turn = -90): Point[] =>
  times(n, (i) => onCircle(x, y, r, (360 / n) * i + turn));
export const hexagon = (x: number, y: number, r: number): [Point, Point, Point, Point, Point, Point] =>
  polygon(x, y, r, 6) as [Point, Point, Point, Point, Point, Point];
export const star = (x: number, y: number, outer: number, inner: number, n = 5): Point[] =>
  times(n * 2, (i) => onCircle(x, y, i % 2 ? inner : outer, (180 / n) * i - 90));

let used = 0;
/** Ids of gradients and clips must differ between instances, or hiding one piece breaks another. */
export const unique = (prefix: string): string => `${prefix}${++used}`;
