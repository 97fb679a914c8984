import { circle, group, num, poly, star, times } from './svg';

/** The engraved sundial on which sets are played, around 0,0. */
export function mosaic(r: number, ink = 'var(--table-ink)'): string {
  const rings = [
    [1, 2, 0.35],
    [0.955, 1, 0.3],
    [0.8, 1.5, 0.28],
    [0.52, 1, 0.25],
    [0.47, 2, 0.28],
  ] as const;
  const rays = star(0, 0, r * 0.45, r * 0.2, 8);
  return (
    circle(0, 0, r, `fill="${ink}" opacity=".05"`) +
    rings
      .map(([size, w, o]) => circle(0, 0, r * size, `fill="none" stroke="${ink}" stroke-width="${w}" opacity="${o}"`))
      .join('') +
    times(48, (i) =>
      group(
        `rotate(${num(i * 7.5)})`,
        i % 2
          ? poly(
              [
                [-r * 0.045, -r * 0.815],
                [r * 0.045, -r * 0.815],
                [0, -r * 0.94],
              ],
              `fill="${ink}" opacity=".16"`,
            )
          : circle(0, -r * 0.878, r * 0.013, `fill="${ink}" opacity=".4"`),
      ),
    ).join('') +
    times(12, (i) =>
      group(
        `rotate(${i * 30})`,
        poly(
          [
            [0, -r * 0.78],
            [r * 0.07, -r * 0.6],
            [0, -r * 0.53],
            [-r * 0.07, -r * 0.6],
          ],
          `fill="${ink}" opacity="${i % 3 ? 0.08 : 0.17}"`,
        ),
      ),
    ).join('') +
    poly(rays, `fill="${ink}" opacity=".09"`) +
    poly(rays, `fill="none" stroke="${ink}" stroke-width="1" opacity=".3"`)
  );
}
