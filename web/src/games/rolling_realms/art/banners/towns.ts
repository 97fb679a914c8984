// Realms where people build.
import { at, circle, ellipse, fill, path, poly, rect, seeded, star, times } from '../../../../art/svg';
import { lines } from './lines';

/** Two towns on the banks of a river, and the bridge between them. */
export const cities = (): string => {
  const r = seeded(31);
  const block = (x: number, w: number, h: number, tone: string, shade: string): string => {
    const y = 84 - h;
    const roof =
      h > 44
        ? poly(
            [
              [x - 2, y],
              [x + w / 2, y - 13],
              [x + w + 2, y],
            ],
            fill('#A9502F'),
          )
        : rect(x - 1, y - 4, w + 2, 5, 1, fill('#7A4A33'));
    const panes = times(Math.floor((h - 8) / 13), (row) =>
      times(2, (col) =>
        rect(x + 4 + col * (w / 2 - 1), y + 7 + row * 13, 5, 7, 1, fill(r() > 0.35 ? '#FFE7AE' : '#5B6C86')),
      ).join(''),
    ).join('');
    return rect(x, y, w, h, 0, fill(tone)) + rect(x + w * 0.6, y, w * 0.4, h, 0, fill(shade)) + roof + panes;
  };
  const row = (from: number, heights: readonly number[], tones: readonly string[]): string =>
    heights.map((h, i) => block(from + i * 25, 23, h, tones[(i * 2) % 4]!, tones[((i * 2) % 4) + 1]!)).join('');
  return (
    rect(0, 0, 344, 104, 0, fill('#CFE3EA')) +
    circle(172, 44, 26, fill('#FDF0CC')) +
    path('M0 66C60 48 110 62 172 58S290 48 344 64V104H0Z', fill('#9FC0BE')) +
    rect(0, 80, 344, 24, 0, fill('#5F93A6')) +
    row(6, [38, 52, 44, 62, 36], ['#E6C9A0', '#CBA878', '#D98F6C', '#B56E4D']) +
    row(214, [40, 58, 46, 66, 42], ['#C9B7D6', '#A48EB6', '#E3C58F', '#C4A065']) +
    lines('M128 84C150 52 196 52 218 84', '#7A5A40', 5) +
    lines('M128 84C150 52 196 52 218 84', '#A98560', 2) +
    [142, 158, 173, 188, 203]
      .map((x) => rect(x - 1, 66 - (15 - Math.abs(x - 173) / 2) * 0.5, 2, 24, 0, fill('#7A5A40')))
      .join('') +
    rect(124, 82, 98, 5, 1, fill('#7A5A40')) +
    lines('M140 95h18M176 92h24M150 100h12M196 99h16', '#CFE3EA', 1.6, 'opacity=".7"') +
    rect(0, 84, 132, 20, 0, fill('#6F8B57')) +
    rect(212, 84, 132, 20, 0, fill('#6F8B57'))
  );
};

/** A village being built, with a balloon that brings crates. */
export const charterstone = (): string => {
  const hut = (x: number, y: number, w: number, wall: string, roof: string): string =>
    rect(x, y, w, 40, 1, fill(wall)) +
    rect(x + w * 0.62, y, w * 0.38, 40, 0, 'fill="#2a1a0a" opacity=".12"') +
    poly(
      [
        [x - 6, y + 2],
        [x + w / 2, y - 20],
        [x + w + 6, y + 2],
      ],
      fill(roof),
    ) +
    rect(x + w / 2 - 5, y + 14, 10, 26, 5, fill('#5B3D26'));
  const crate = (x: number, y: number): string =>
    rect(x, y, 16, 14, 1, fill('#C99A5B')) + lines(`M${x + 2} ${y + 2}l12 10M${x + 2} ${y + 12}l12-10`, '#8A6230', 1.6);
  return (
    rect(0, 0, 344, 104, 0, fill('#F6DFA8')) +
    path('M0 70 50 40 92 64 140 30 196 66 250 38 300 62 344 46V104H0Z', fill('#B9C58F')) +
    path('M0 86C70 68 120 84 190 78S300 74 344 84V104H0Z', fill('#8FA763')) +
    hut(22, 56, 34, '#F2E3C2', '#B4502F') +
    hut(74, 48, 40, '#E9CFA4', '#3F6E86') +
    hut(246, 52, 38, '#F2E3C2', '#7A5290') +
    hut(298, 60, 30, '#E9CFA4', '#B4502F') +
    at(
      180,
      38,
      ellipse(0, 0, 25, 28, fill('#C4553A')) +
        path('M0-28C-12-20-14 18-6 27H6C14 18 12-20 0-28Z', fill('#F4C95A')) +
        path('M0-28C20-24 30 6 6 27 14 14 13-16 0-28Z', fill('#9C3C26')) +
        lines('M-10 26-7 40M10 26 7 40', '#5B3D26', 1.4) +
        rect(-9, 40, 18, 11, 2, fill('#8A6230')),
    ) +
    [134, 152, 143, 206, 222].map((x, i) => crate(x, i === 2 ? 68 : 82)).join('') +
    path('M0 96C80 90 160 100 240 95S310 94 344 97V104H0Z', fill('#6D8748'))
  );
};

/** Two domes of glass under a pale sun. */
export const euphoria = (): string => {
  const dome = (x: number, r: number, tone: string): string =>
    path(`M${x - r} 92a${r} ${r} 0 0 1 ${2 * r} 0Z`, `fill="${tone}" fill-opacity=".55"`) +
    [0.5, 0]
      .map((s) => lines(`M${x - r * s} 92a${r * s || 0.1} ${r} 0 0 1 ${r * s * 2} 0`, '#fff', 1.4, 'opacity=".65"'))
      .join('') +
    lines(`M${x - r * 0.86} ${92 - r * 0.5}h${r * 1.72}`, '#fff', 1.4, 'opacity=".65"') +
    lines(`M${x - r} 92a${r} ${r} 0 0 1 ${2 * r} 0`, '#F7FBFB', 2.6) +
    lines(
      `M${x - r * 0.78} ${92 - r * 0.3}a${r * 0.84} ${r * 0.84} 0 0 1 ${r * 0.4} ${-r * 0.44}`,
      '#fff',
      4,
      'opacity=".7"',
    );
  const towers = (x: number, tones: readonly string[]): string =>
    [0, 1, 2, 3].map((i) => rect(x + i * 13, [62, 46, 54, 68][i]!, 11, 40, 1, fill(tones[i % 2]!))).join('');
  return (
    rect(0, 0, 344, 104, 0, fill('#E9B39A')) +
    rect(0, 0, 344, 60, 0, 'fill="#B9D3D6" opacity=".55"') +
    circle(172, 58, 34, fill('#FBE9C6')) +
    times(9, (i) =>
      poly(
        [
          [172, 58],
          [172 + Math.cos((i * Math.PI) / 8 + Math.PI) * 190, 58 + Math.sin((i * Math.PI) / 8 + Math.PI) * 190],
          [
            172 + Math.cos((i * Math.PI) / 8 + Math.PI + 0.09) * 190,
            58 + Math.sin((i * Math.PI) / 8 + Math.PI + 0.09) * 190,
          ],
        ],
        'fill="#fff" opacity=".22"',
      ),
    ).join('') +
    path('M0 82 70 70 150 84 230 70 344 82V104H0Z', fill('#C27E66')) +
    towers(58, ['#4E6E78', '#6C8F96']) +
    towers(234, ['#7A5878', '#9A7796']) +
    dome(84, 62, '#8FC3C6') +
    dome(260, 62, '#C7A5CC') +
    rect(150, 78, 44, 9, 2, fill('#7B4A3C')) +
    rect(0, 90, 344, 14, 0, fill('#7B4A3C')) +
    rect(0, 90, 344, 3, 0, fill('#96604E'))
  );
};

/** A pyramid of cards in the light from above. */
export const society = (): string => {
  const card = (x: number, y: number, tone: string): string =>
    rect(x, y, 22, 27, 3, fill(tone)) +
    rect(x + 3, y + 3, 16, 21, 2, 'fill="none" stroke="#F6D98E" stroke-width="1.2"') +
    poly(star(x + 11, y + 13.5, 5, 2.2), fill('#F6D98E'));
  const row = (y: number, n: number): string =>
    times(n, (i) => card(172 - n * 13 + i * 26 + 2, y, ['#8E2A36', '#B4413F', '#6B2436'][(i + n) % 3]!)).join('');
  return (
    rect(0, 0, 344, 104, 0, fill('#3A1E33')) +
    times(11, (i) => {
      const a = (i / 10) * Math.PI;
      const spread = 0.08;
      return poly(
        [
          [172, -6],
          [172 + Math.cos(a - spread) * 300, -6 + Math.sin(a - spread) * 300],
          [172 + Math.cos(a + spread) * 300, -6 + Math.sin(a + spread) * 300],
        ],
        'fill="#E59A6A" opacity=".2"',
      );
    }).join('') +
    circle(172, 0, 22, 'fill="#F9D58B" opacity=".9"') +
    path('M0 88 46 62 88 84 128 70 172 88 216 70 258 84 300 60 344 88V104H0Z', fill('#2A1226')) +
    row(12, 2) +
    row(42, 3) +
    row(72, 4) +
    rect(0, 99, 344, 5, 0, fill('#D9A24A'))
  );
};
