// The land of map 1, Lantern Hollows: caves, a river under the ground, lanterns.
import { at, circle, fill, num, path, poly, rect, seeded, times, unique, type Point } from '../../../art/svg';

/** How the grid of a map lies on the paper: `tall` turns it a quarter, so that the town is near the thumb. */
export interface Ground {
  readonly width: number;
  readonly height: number;
  readonly tall: boolean;
  readonly xy: (x: number, y: number) => Point;
}

export const wideGround = (width = 800, height = 364): Ground => ({
  width,
  height,
  tall: false,
  xy: (x, y) => [20 + ((x - 1.6) * (width - 40)) / 20.6, 22 + ((y - 0.4) * (height - 40)) / 13],
});
export const tallGround = (width = 374, height = 462): Ground => ({
  width,
  height,
  tall: true,
  xy: (x, y) => [25 + ((y - 1) * (width - 50)) / 12, height - 33 - ((x - 3) * (height - 74)) / 18],
});

const stalagmite = (x: number, y: number, s: number): string =>
  at(
    x,
    y,
    path('M-9 0-2-26 3-12 8-20 14 0Z', 'fill="#7A6242" opacity=".55"') + path('M-2-26-1 0M8-20 8 0', 'stroke="#7A6242" stroke-width="1" opacity=".6"'),
    s,
  );
const lantern = (x: number, y: number, s: number): string =>
  at(
    x,
    y,
    circle(0, 0, 24, 'fill="#FFD36A" opacity=".28" filter="url(#glow)"') +
      path('M-4-7H4L6 6H-6ZM-2-10H2V-7H-2Z', fill('#5A4020')) +
      path('M-2.5-5H2.5L3.5 4H-3.5Z', fill('#FFE28A')),
    s,
  );

function blob(r: () => number, [x, y]: Point, radius: number, n: number, attributes: string): string {
  const rim = times(n, (i): Point => {
    const [turn, far] = [(i / n) * 2 * Math.PI, radius * (0.78 + r() * 0.4)];
    return [x + far * Math.cos(turn) * 1.2, y + far * Math.sin(turn)];
  });
  const between = (a: Point, b: Point): string => `${num((a[0] + b[0]) / 2)} ${num((a[1] + b[1]) / 2)}`;
  const curves = rim.map((p, i) => `Q${num(p[0])} ${num(p[1])} ${between(p, rim[(i + 1) % n]!)}`).join('');
  return path(`M${between(rim[n - 1]!, rim[0]!)}${curves}`, attributes);
}

/** Pillars of rock between the chambers, lanterns, and small sights beside named places: all in units of the grid. */
const PILLARS = [[7, 8.6, 15], [10, 4.6, 13], [13, 5.7, 16], [16.4, 9.8, 17], [19.6, 6.4, 16], [14.9, 1.9, 13], [10, 12, 12], [4.2, 5.8, 11]] as const;
const LANTERNS = [[4.5, 3.1], [12.6, 3], [16.5, 5.6], [4.7, 11.2], [19.4, 9.4], [15.6, 11.3], [10.2, 9.3]] as const;

const steps =
  times(4, (i) => rect(i * 9, -i * 6, 12, 6 + i * 6, 0, fill('#A98C5C'))).join('') +
  [4, 22].map((x, i) => rect(x, -14 - i * 12, 3, 8, 1, fill('#FFF3D2')) + circle(x + 1.5, -16 - i * 12, 2.4, fill('#F0A030'))).join('');
const mill =
  rect(-8, -18, 22, 20, 1, fill('#9A7A4C')) +
  path('M-12-18 3-30 18-18Z', fill('#6E3A24')) +
  circle(18, -4, 11, 'fill="none" stroke="#5A4020" stroke-width="2.5"') +
  path('M18-15V7M7-4H29M10-12 26 4M26-12 10 4', 'stroke="#5A4020" stroke-width="1.5"');
const doors = [0, 13, 26]
  .map((x, i) => path(`M${x} 6V${-8 - (i % 2) * 4}a5 5 0 0 1 10 0V6Z`, fill('#6E4A28')) + circle(x + 7, -1, 1, fill('#E3B43A')))
  .join('');
const gallery = path('M0 6V-10a7 7 0 0 1 14 0V6ZM17 6V-14a7 7 0 0 1 14 0V6Z', 'fill="#7A6242" opacity=".8"');
const SIGHTS: readonly (readonly [number, number, number, number, string])[] = [
  [6, 2, 44, 20, steps],
  [6, 12, 34, 4, mill],
  [18, 5, 34, 2, doors],
  [11, 11, -42, 4, gallery],
];

function walls(r: () => number, { width: w, height: h, tall }: Ground): string {
  const corners: readonly (readonly [number, number, number])[] = tall
    ? [[0, 10, 34], [w, 0, 40], [w + 6, h * 0.62, 30], [-4, h * 0.46, 26], [0, h, 34], [w, h - 4, 38], [w * 0.5, -16, 34]]
    : [[2, 2, 40], [w, 30, 60], [w - 10, h - 20, 70], [10, h - 6, 40], [w * 0.5, h + 10, 46], [w * 0.72, -14, 42], [w * 0.3, -16, 36]];
  const rocks = corners.map(
    ([x, y, size]) => blob(r, [x, y], size, 11, 'fill="#8E7145" opacity=".55"') + blob(r, [x, y], size * 0.7, 11, 'fill="#6E5632" opacity=".5"'),
  );
  const teeth = times(34, (i) => {
    const at = (i / 33) * (tall ? h : w);
    const [long, short] = tall ? [5 + r() * 11, 5 + r() * 11] : [10 + r() * 22, 6 + r() * 14];
    const one = (points: readonly Point[], look: string): string => poly(tall ? points.map(([x, y]): Point => [y, x]) : points, look);
    const far = tall ? w : h;
    return (
      one([[at - 15, -2], [at + 15, -2], [at + 2, long]], 'fill="#6E5632" opacity=".75"') +
      one([[at - 2, -2], [at + 15, -2], [at + 2, long]], 'fill="#4E3A20" opacity=".45"') +
      one([[at - 16, far + 2], [at + 16, far + 2], [at, far - short]], 'fill="#6E5632" opacity=".6"')
    );
  });
  return rocks.join('') + teeth.join('');
}

function river({ width: w, height: h, tall }: Ground): string {
  const p = (x: number, y: number): string => `${num(w * x)} ${num(h * y)}`;
  const d = tall
    ? `M${p(0.9, 1.02)}C${p(0.8, 0.84)} ${p(0.64, 0.82)} ${p(0.66, 0.64)}S${p(0.9, 0.5)} ${p(0.72, 0.34)} ${p(0.46, 0.22)} ${p(0.52, -0.02)}`
    : `M${p(-0.01, 0.9)}C${p(0.14, 0.82)} ${p(0.16, 0.64)} ${p(0.36, 0.66)}S${p(0.52, 0.9)} ${p(0.68, 0.74)} ${p(0.8, 0.46)} ${p(1.01, 0.5)}`;
  const k = tall ? 0.82 : 1;
  const stroke = (colour: string, width: number, opacity: number): string =>
    path(d, `fill="none" stroke="${colour}" stroke-width="${num(width * k)}" opacity="${opacity}" stroke-linecap="round"`);
  return stroke('#5E8E8C', 17, 0.5) + stroke('#8CC0B8', 11, 0.75) + stroke('#D6EFE6', 5, 0.35);
}

/** Everything under paths and spaces; ornaments keep away from the spaces. */
export function land(ground: Ground, spaces: readonly Point[]): string {
  const { width: w, height: h, xy, tall } = ground;
  const r = seeded(17);
  const id = unique('nfland');
  const k = tall ? 0.75 : 1;
  const pillars = PILLARS.map(([x, y, size]) => {
    const [px, py] = xy(x, y);
    const scratch = `M${num(px - size * 0.7 * k)} ${num(py)}l6-8M${num(px - size * 0.2 * k)} ${num(py + 4)}l7-9M${num(px + size * 0.4 * k)} ${num(py + 2)}l6-8`;
    return blob(r, [px, py], size * k, 9, 'fill="#8E7145" opacity=".32"') + path(scratch, 'stroke="#5A4426" stroke-width="1.3" opacity=".6"');
  });
  const stones = times(30, () => {
    const [x, y, s] = [r() * w, r() * h, (0.55 + r() * 0.5) * k];
    return spaces.some(([sx, sy]) => Math.hypot(sx - x, sy - y) < 34 * (tall ? 0.9 : 1)) ? '' : stalagmite(x, y, s);
  });
  const sights = tall
    ? ''
    : SIGHTS.map(([x, y, dx, dy, drawn]) => {
        const [px, py] = xy(x, y);
        return at(px + dx, py + dy, drawn, 0.9);
      }).join('');
  return (
    `<defs><radialGradient id="${id}" cx=".45" cy=".5" r=".8"><stop offset="0" stop-color="#F3E2B9"/><stop offset=".7" stop-color="#E2C88F"/><stop offset="1" stop-color="#BE9C62"/></radialGradient></defs>` +
    rect(0, 0, w, h, 0, `fill="url(#${id})"`) +
    walls(r, ground) +
    pillars.join('') +
    river(ground) +
    stones.join('') +
    LANTERNS.map(([x, y]) => lantern(...xy(x, y), 0.95 * k)).join('') +
    sights
  );
}
