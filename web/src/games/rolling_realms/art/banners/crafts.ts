// Clockwork and cloth.
import { at, circle, fill, path, poly, rect, seeded, times } from '../../../../art/svg';
import { lines } from './lines';

/** A pendulum that swings across the night, with the arcs it has drawn. */
export const pendulum = (): string => {
  const r = seeded(12);
  return (
    rect(0, 0, 344, 104, 0, fill('#27335A')) +
    rect(0, 60, 344, 44, 0, 'fill="#4A4E7E" opacity=".6"') +
    times(34, () => circle(r() * 344, r() * 80, 0.6 + r() * 1.1, `fill="#F8EBC4" opacity="${0.3 + r() * 0.6}"`)).join(
      '',
    ) +
    [0.5, 0.72, 0.94]
      .map((s) =>
        lines(
          `M${172 - 128 * s} ${12 + 62 * s}Q172 ${34 + 104 * s} ${172 + 128 * s} ${12 + 62 * s}`,
          '#C9A45A',
          1.3,
          'opacity=".55"',
        ),
      )
      .join('') +
    rect(120, 0, 104, 7, 2, fill('#8A6A34')) +
    circle(172, 7, 6, fill('#E2C074')) +
    lines('M172 7 244 66', '#E9D49A', 3) +
    [-1, 1]
      .map((side) => lines(`M172 7 ${172 + side * 72} 66`, '#E9D49A', 1, `opacity="${side < 0 ? 0.3 : 0}"`))
      .join('') +
    lines('M172 7V84', '#E9D49A', 1, 'opacity=".3"') +
    circle(172, 84, 12, 'fill="none" stroke="#E9D49A" opacity=".35"') +
    circle(100, 66, 12, 'fill="none" stroke="#E9D49A" opacity=".35"') +
    circle(244, 66, 16, fill('#B98A34')) +
    circle(242, 64, 13, fill('#E9C768')) +
    circle(238, 60, 5, 'fill="#FFF6D8" opacity=".9"') +
    path('M0 96 40 78 74 94 120 82 172 98 226 84 276 96 316 80 344 92V104H0Z', fill('#161C38')) +
    [34, 310]
      .map((x) =>
        at(
          x,
          58,
          path(
            'M-11-22H11C11-6 2-4 2 0 2 4 11 6 11 22H-11C-11 6-2 4-2 0-2-4-11-6-11-22Z',
            'fill="#A9C7D6" fill-opacity=".55" stroke="#E9D49A" stroke-width="2"',
          ) +
            path('M-7 20C-6 12-2 9 0 7 2 9 6 12 7 20Z', fill('#E9C768')) +
            rect(-14, -26, 28, 5, 2, fill('#B98A34')) +
            rect(-14, 21, 28, 5, 2, fill('#B98A34')),
        ),
      )
      .join('')
  );
};

export const tapestry = (): string => {
  const tones = ['#C9803A', '#E6C46A', '#A23F3F', '#4F8A86', '#EFE2C4'];
  const lozenge = (x: number, y: number, w: number, h: number, attributes: string): string =>
    poly(
      [
        [x - w, y],
        [x, y - h],
        [x + w, y],
        [x, y + h],
      ],
      attributes,
    );
  return (
    rect(0, 0, 344, 104, 0, fill('#2F3F63')) +
    times(5, (r) =>
      times(22, (i) => {
        const [x, y] = [i * 16 + (r % 2) * 8, r * 22 + 6];
        const tone = tones[(i * 2 + r * 3) % 5]!;
        return (
          lozenge(x, y, 8, 9, `fill="${tone}" opacity="${r === 2 ? 1 : 0.85}"`) + lozenge(x, y, 3, 3.5, fill('#2F3F63'))
        );
      }).join(''),
    ).join('') +
    rect(0, 0, 344, 5, 0, fill('#E6C46A')) +
    rect(0, 99, 344, 5, 0, fill('#E6C46A'))
  );
};
