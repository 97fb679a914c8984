// Realms in the open.
import { at, circle, ellipse, fill, path, poly, rect, times } from '../../../../art/svg';
import { lines } from './lines';

/** A pumpkin field among soft hills. */
export const mylittlescythe = (): string => {
  const gourd = (x: number, y: number, s: number): string =>
    at(
      x,
      y,
      ellipse(-6, 2, 6.5, 9, fill('#D5701A')) +
        ellipse(6, 2, 6.5, 9, fill('#D5701A')) +
        ellipse(0, 2, 6.5, 10, fill('#EE8E2C')) +
        lines('M1-7C0-12 3-13 6-12', '#4C7A2E', 3),
      s,
    );
  const kite = (x: number, y: number, s: number, tone: string): string =>
    at(
      x,
      y,
      lines('M0 12C4 22-6 26 0 40', '#7C6A86', 1.4) +
        path('M0 12C-14 2-13-9-6.5-10-3-10.5-1-8.5 0-6.5 1-8.5 3-10.5 6.5-10 13-9 14 2 0 12Z', fill(tone)),
      s,
    );
  return (
    rect(0, 0, 344, 104, 0, fill('#CDE6F0')) +
    [52, 26, 178, 18, 292, 30]
      .map((x, i, all) =>
        i % 2
          ? ''
          : ellipse(x, all[i + 1]!, 26, 8, 'fill="#fff" opacity=".8"') +
            circle(x - 6, all[i + 1]! - 5, 9, 'fill="#fff" opacity=".8"'),
      )
      .join('') +
    path('M0 66C60 40 120 62 172 52S280 40 344 58V104H0Z', fill('#B9DCA4')) +
    path('M0 82C80 62 150 84 220 72S310 72 344 80V104H0Z', fill('#8FC27F')) +
    at(
      252,
      40,
      poly(
        [
          [-11, 34],
          [-7, 0],
          [7, 0],
          [11, 34],
        ],
        fill('#F6EBD6'),
      ) +
        poly(
          [
            [0, 0],
            [7, 0],
            [11, 34],
            [2, 34],
          ],
          fill('#E0CFB0'),
        ) +
        path('M-9 0 0-11 9 0Z', fill('#B1577A')) +
        [20, 110, 200, 290]
          .map((turn) => `<g transform="rotate(${turn})">${rect(-2.5, -26, 5, 24, 1.5, fill('#9C6B4A'))}</g>`)
          .join('') +
        circle(0, 0, 3, fill('#6B4630')),
    ) +
    kite(98, 28, 1.2, '#C4324A') +
    kite(136, 46, 0.8, '#E08AA0') +
    path('M0 92C90 80 160 98 240 90S320 90 344 94V104H0Z', fill('#5F9A56')) +
    gourd(40, 84, 1.3) +
    gourd(72, 92, 1) +
    gourd(200, 88, 1.1) +
    gourd(306, 90, 1.3)
  );
};

/** Harvest: sheaves of wheat, a barn and the tool against the evening. */
export const scythe = (): string => {
  const sheaf = (x: number, y: number, s: number): string =>
    at(
      x,
      y,
      [-9, -4, 0, 4, 9]
        .map(
          (dx) =>
            lines(`M0 6Q${dx * 0.6}-8 ${dx * 1.5}-22`, '#C9952F', 3) + ellipse(dx * 1.5, -24, 2.6, 6, fill('#EBC35A')),
        )
        .join('') +
        path('M-8 4Q0 0 8 4L11 22H-11Z', fill('#C9952F')) +
        rect(-8, 1, 16, 5, 2, fill('#8A5A1C')),
      s,
    );
  return (
    rect(0, 0, 344, 104, 0, fill('#E8A86C')) +
    rect(0, 0, 344, 44, 0, 'fill="#D98661" opacity=".6"') +
    circle(232, 60, 30, fill('#FCE3A4')) +
    path('M0 66 60 58 130 66 210 60 344 66V104H0Z', fill('#8A6E4A')) +
    at(
      284,
      58,
      path('M-22 10V-8L0-24 22-8V10Z', fill('#8C3B2C')) +
        path('M0-24 22-8V10H4V-20Z', fill('#6B2A20')) +
        path('M-27-4 0-25 27-4', 'fill="none" stroke="#4A2019" stroke-width="4"') +
        rect(-8, -4, 14, 14, 0, fill('#F3DDB2')) +
        lines('M-8-4 6 10M6-4-8 10', '#6B2A20', 1.6),
    ) +
    path('M0 74C90 62 180 78 344 68V104H0Z', fill('#D7A640')) +
    times(30, (i) => lines(`M${i * 12 + 4} 104l${i % 3 ? 3 : -2}-${20 + ((i * 7) % 9)}`, '#B98222', 2)).join('') +
    path('M0 92C100 82 220 98 344 86V104H0Z', fill('#B98222')) +
    sheaf(56, 76, 1.1) +
    sheaf(92, 82, 0.9) +
    at(
      166,
      54,
      lines('M-6 44 16-38', '#6B4A2C', 5) +
        lines('M4 8-8 4M10-14-2-18', '#6B4A2C', 4) +
        path('M16-38C-14-50-44-36-56-12-40-26-16-32 14-29Z', fill('#DDE3E4')) +
        path('M16-38C-14-50-44-36-56-12-42-32-16-40 15-35Z', fill('#9AA7AB')),
    )
  );
};

/** Rows of vines, a villa and cypresses. */
export const viticulture = (): string => {
  const cypress = (x: number, y: number, h: number): string =>
    path(
      `M${x} ${y}C${x - 9} ${y - h * 0.3} ${x - 5} ${y - h * 0.8} ${x} ${y - h}C${x + 5} ${y - h * 0.8} ${x + 9} ${y - h * 0.3} ${x} ${y}Z`,
      fill('#3F5F3A'),
    ) + path(`M${x} ${y}C${x + 9} ${y - h * 0.3} ${x + 5} ${y - h * 0.8} ${x} ${y - h}Z`, fill('#2E482B'));
  const bunch = (x: number, y: number, s: number): string =>
    at(
      x,
      y,
      path('M-10-12C-18-20-8-28 0-20 8-28 18-20 10-12 4-8-4-8-10-12Z', fill('#5E8A48')) +
        [
          [-8, -6],
          [0, -7],
          [8, -6],
          [-4, 1],
          [4, 1],
          [0, 8],
        ]
          .map(
            ([dx, dy]) =>
              circle(dx!, dy!, 5.2, fill('#6B3E7A')) + circle(dx! - 1.5, dy! - 1.6, 1.5, 'fill="#fff" opacity=".55"'),
          )
          .join(''),
      s,
    );
  return (
    rect(0, 0, 344, 104, 0, fill('#F7DDB0')) +
    circle(70, 34, 22, fill('#FFF2CF')) +
    path('M0 62C50 42 110 58 170 46S280 36 344 54V104H0Z', fill('#D9B77A')) +
    path('M0 76C90 54 180 78 344 62V104H0Z', fill('#A9A756')) +
    at(
      232,
      42,
      rect(-26, -6, 52, 28, 0, fill('#F4E4C4')) +
        rect(8, -6, 18, 28, 0, fill('#DDC79C')) +
        path('M-31-5 0-20 31-5Z', fill('#B85B3A')) +
        rect(-34, -16, 14, 38, 0, fill('#EBD6AE')) +
        path('M-37-15-27-25-17-15Z', fill('#A34D30')) +
        rect(-5, 8, 9, 14, 4.5, fill('#6B4630')) +
        rect(-17, 0, 7, 8, 1, fill('#7C94A0')) +
        rect(12, 0, 7, 8, 1, fill('#7C94A0')),
    ) +
    cypress(180, 66, 40) +
    cypress(284, 66, 46) +
    cypress(302, 68, 34) +
    times(9, (i) => lines(`M${172 + (i - 4) * 9} 68L${172 + (i - 4) * 56} 108`, '#6E7F3A', 6)).join('') +
    times(9, (i) => lines(`M${172 + (i - 4) * 9} 67L${172 + (i - 4) * 56} 106`, '#8FA04C', 3)).join('') +
    bunch(32, 62, 1.35) +
    bunch(322, 78, 1.1)
  );
};

export const wingspan = (): string => {
  const far = 'M-16 0C-10-8-4-6 0 0 4-6 10-8 16 0 10-3 5-1 0 5-5-1-10-3-16 0Z';
  const bush = (x: number, y: number, r: number): string =>
    circle(x, y, r, fill('#3E7468')) + circle(x - 5, y - 6, r * 0.55, fill('#5B9180'));
  return (
    rect(0, 0, 344, 104, 0, fill('#BFDDE4')) +
    circle(270, 34, 24, fill('#FFF4D4')) +
    path('M0 70C40 50 80 64 120 56S220 40 344 62V104H0Z', fill('#93BFC0')) +
    path('M0 84C60 66 130 88 190 76S290 72 344 84V104H0Z', fill('#5E968F')) +
    bush(30, 90, 24) +
    bush(58, 96, 18) +
    bush(300, 92, 22) +
    bush(326, 98, 16) +
    at(
      150,
      44,
      path('M-70-8C-44-30-18-18 0 2 18-20 46-32 74-8 48-14 24-2 8 14L0 30-8 14C-22 0-44-14-70-8Z', fill('#C4553A')) +
        path('M0 2C18-20 46-32 74-8 48-14 24-2 8 14Z', fill('#9C3C26')) +
        path('M-5-2 0-14 5-2 0 30Z', fill('#F4E3C6')) +
        circle(0, -12, 6, fill('#9C3C26')) +
        path('M-2-17 0-23 2-17Z', fill('#E2A32C')),
    ) +
    at(60, 30, path(far, fill('#3F5F6B')), 0.9) +
    at(226, 72, path(far, fill('#3F5F6B')), 0.7)
  );
};
