// The pieces of Unearth that its box shows: stones, a wonder, dice, the forest.
import { at, circle, fill, group, hexagon, num, path, poly, polygon, rect, seeded, text, times } from './svg';
import { emblem, look, onSeat } from './seats';

const FOREST = { far: '#79AE79', near: '#4F8A5B', stone: ['#EFEBD2', '#C5C79D', '#71814F'] } as const;
const forest = (): string =>
  path(
    'M0 78C20 56 44 60 54 70 70 50 96 54 106 70 124 52 152 56 160 72 174 62 190 64 200 74V160H0Z',
    fill(FOREST.far),
  ) +
  times(4, (i) => {
    const w = 112 - i * 24,
      y = 128 - i * 20;
    return (
      rect(100 - w / 2, y, w, 22, 1, fill(FOREST.stone[1])) +
      rect(100 - w / 2, y, w, 4, 0, fill(FOREST.stone[0])) +
      rect(100 + w * 0.2, y, w * 0.3, 22, 0, fill(FOREST.stone[2]) + ' opacity=".75"')
    );
  }).join('') +
  rect(88, 50, 24, 20, 0, fill(FOREST.stone[1])) +
  path('M82 50 100 36 118 50Z', fill(FOREST.stone[0])) +
  path('M95 70V60a5 5 0 0 1 10 0V70Z', fill('#35462D')) +
  path('M94 150 96 72h8l2 78Z', fill(FOREST.stone[0]) + ' opacity=".9"') +
  (
    [
      [22, 118, 26],
      [52, 134, 18],
      [176, 116, 28],
      [150, 136, 17],
    ] as const
  )
    .map(
      ([x, y, r]) =>
        rect(x - 3, y, 6, 40, 0, 'fill="#5C4B33"') +
        circle(x, y, r, fill(FOREST.near)) +
        circle(x - r * 0.25, y - r * 0.3, r * 0.66, fill('#6DA873')) +
        circle(x - r * 0.35, y - r * 0.45, r * 0.34, fill('#9CCB95')),
    )
    .join('') +
  path('M70 128q4 10 0 18M128 110q-5 12 1 20', 'fill="none" stroke="#3F7A49" stroke-width="3" stroke-linecap="round"') +
  path('M0 146C60 136 120 152 200 142V162H0Z', fill(FOREST.near));

type StoneKind = 'obsidian' | 'ember' | 'tide' | 'sun';
const STONES = {
  obsidian: { fill: '#3B3F46', light: '#6B727C', dark: '#16181C', ink: '#D5DBE2' },
  ember: { fill: '#B5412C', light: '#DD7B60', dark: '#6F1F12', ink: '#FFE6DC' },
  tide: { fill: '#2E79B5', light: '#74B3E0', dark: '#174468', ink: '#E4F4FF' },
  sun: { fill: '#DDA624', light: '#F6D273', dark: '#86600A', ink: '#4A3300' },
} as const;
const stoneGlyph = (q: StoneKind, c: string): string =>
  ({
    obsidian: path(
      'M0-10 8 0 0 10-8 0ZM0-10V10M-8 0H8',
      `fill="none" stroke="${c}" stroke-width="2" stroke-linejoin="round"`,
    ),
    ember: path(
      'M0-11C2-6 8-4 7 3 6.5 8 3 10 0 10S-6.5 8-7 3C-7-1-4-2-3-5-1-4 0-7 0-11ZM0 10c-3-2-3-5 0-8 3 3 3 6 0 8Z',
      `fill="none" stroke="${c}" stroke-width="2" stroke-linejoin="round"`,
    ),
    tide: path(
      'M-9-4c3-4 6-4 9 0s6 4 9 0M-9 5c3-4 6-4 9 0s6 4 9 0',
      `fill="none" stroke="${c}" stroke-width="2.3" stroke-linecap="round"`,
    ),
    sun:
      circle(0, 0, 4.2, `fill="none" stroke="${c}" stroke-width="2.2"`) +
      times(8, (i) =>
        group(`rotate(${i * 45})`, path('M0-7.2V-10.5', `stroke="${c}" stroke-width="2.2" stroke-linecap="round"`)),
      ).join(''),
  })[q];
function stone(q: StoneKind, r: number): string {
  const s = STONES[q],
    k = r / 26,
    d = r * 0.16,
    h = hexagon(0, 0, r);
  return (
    poly(hexagon(0, d, r), `fill="${s.dark}"`) +
    poly(hexagon(0, 0, r), `fill="${s.fill}"`) +
    poly([h[5], h[0], h[1], [0, 0]], `fill="${s.light}" opacity=".55"`) +
    poly([h[2], h[3], h[4], [0, 0]], `fill="${s.dark}" opacity=".28"`) +
    poly(
      hexagon(0, 0, r * 0.76),
      `fill="${s.fill}" stroke="${s.light}" stroke-width="${num(1.2 * k)}" stroke-opacity=".6"`,
    ) +
    group(`scale(${num(k * 1.08)})`, stoneGlyph(q, s.ink)) +
    poly(hexagon(0, 0, r), `fill="none" stroke="${s.dark}" stroke-width="${num(1.4 * k)}"`)
  );
}

const temple = (r: number): string => {
  const inner = hexagon(0, 0, r * 0.82);
  return (
    poly(hexagon(0, r * 0.14, r), 'fill="#7A5A18"') +
    poly(hexagon(0, 0, r), 'fill="#E9C56B"') +
    poly(inner, 'fill="#B58523"') +
    poly([inner[5], inner[0], inner[1], [0, 0]], 'fill="#fff" opacity=".16"') +
    group(
      `scale(${num(r / 30)})`,
      path(
        'M-12 12V-2h5V12M-3 12V-2H3V12M7 12V-2h5V12M-15-2 0-13 15-2ZM-15 12H15',
        'fill="#FFF6DC" stroke="#FFF6DC" stroke-width="1.5" stroke-linejoin="round"',
      ),
    ) +
    poly(hexagon(0, 0, r), 'fill="none" stroke="#7A5A18" stroke-width="1.4"')
  );
};

function die(sides: 4 | 6 | 8, v: number, k: number): string {
  const S = look(k),
    c = S.fill,
    st = `stroke="${S.dark}" stroke-width="1.6"`,
    tc = onSeat(k);
  const T = (y: number, fs: number): string =>
    text(0, y, v, `class="num" font-size="${fs}" text-anchor="middle" fill="${tc}"`);
  const em = (x: number, y: number, r: number): string => at(x, y, emblem(k, r, `fill="${tc}" opacity=".85"`));
  if (sides === 4)
    return (
      poly(
        [
          [0, -22],
          [22, 17],
          [-22, 17],
        ],
        `fill="${c}" ${st} stroke-linejoin="round"`,
      ) +
      poly(
        [
          [0, -22],
          [22, 17],
          [0, 4],
        ],
        `fill="${S.dark}" opacity=".4"`,
      ) +
      poly(
        [
          [0, 4],
          [22, 17],
          [-22, 17],
        ],
        `fill="${S.dark}" opacity=".18"`,
      ) +
      poly(
        [
          [0, -22],
          [0, 4],
          [-22, 17],
        ],
        `fill="${S.light}" opacity=".35"`,
      ) +
      T(12, 22) +
      em(-12.5, 13, 2.8)
    );
  if (sides === 8) {
    const h = hexagon(0, 0, 23);
    return (
      poly(h, `fill="${c}" ${st} stroke-linejoin="round"`) +
      poly([h[0], h[2], h[4]], `fill="${S.light}" opacity=".42"`) +
      poly([h[0], h[1], h[2]], `fill="${S.dark}" opacity=".38"`) +
      poly([h[2], h[3], h[4]], `fill="${S.dark}" opacity=".55"`) +
      poly([h[4], h[5], h[0]], `fill="${S.dark}" opacity=".15"`) +
      T(9, 25) +
      em(0, 16.5, 3)
    );
  }
  return (
    poly(
      [
        [-19, -14],
        [-13, -20],
        [20, -20],
        [20, 12],
        [14, 19],
        [-19, 19],
      ],
      `fill="${S.dark}" ${st} stroke-linejoin="round"`,
    ) +
    poly(
      [
        [-18, -14],
        [-13, -19],
        [19, -19],
        [14, -14],
      ],
      `fill="${S.light}" opacity=".8"`,
    ) +
    rect(-19, -14, 33, 33, 5, `fill="${c}"`) +
    rect(-19, -14, 33, 33, 5, 'fill="url(#sheen)"') +
    group('translate(-2.5 2.5)', T(6.5, 25) + em(11, 11, 3))
  );
}

const pebbles = (): string => {
  const r = seeded(5);
  return times(26, () =>
    poly(
      polygon(10 + r() * 200, 185 + r() * 110, 2 + r() * 5, 5, r() * 80),
      `fill="#fff" opacity="${num(0.05 + r() * 0.1)}"`,
    ),
  ).join('');
};

const ring: readonly StoneKind[] = ['sun', 'tide', 'ember', 'obsidian', 'tide', 'sun'];

/** The picture of the box, 220 by 300. */
export const unearthPoster = (): string =>
  rect(0, 0, 220, 300, 0, fill('#DCEBCB')) +
  at(0, 0, forest(), 1.1) +
  path('M0 168C60 158 120 176 220 164V300H0Z', fill('#8A6A3C')) +
  path('M0 200c50-8 100 8 220-2V300H0Z', fill('#6E5230')) +
  path('M0 240c60 8 120-10 220 0V300H0Z', fill('#553E24')) +
  pebbles() +
  at(
    110,
    214,
    polygon(0, 0, 41, 6)
      .map(([x, y], i) => at(x, y, stone(ring[i]!, 23)))
      .join('') + temple(23),
    1,
    0,
    'filter="url(#sh2)"',
  ) +
  at(38, 262, die(8, 7, 0), 1.3, -10, 'filter="url(#sh2)"') +
  at(184, 268, die(6, 4, 1), 1.2, 10, 'filter="url(#sh2)"') +
  at(186, 186, die(4, 2, 2), 1, 8, 'filter="url(#sh2)"');
