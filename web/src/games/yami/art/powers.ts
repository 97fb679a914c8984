// What a campaign brings along: moons, envelopes, power tokens and their sites, bases, vines.
import { at, circle, ellipse, group, num, path, poly, polygon, rect, star, text } from '../../../art/svg';
import { mark, TONES, type Colour } from './spirits';

export type Phase = 'crescent' | 'quarter' | 'gibbous' | 'full';
export type EnvelopeKind = 'white' | 'black' | 'red';
export type Base = 'A' | 'B' | 'C' | 'D' | 'E';
export interface EnvelopeLook {
  readonly open?: boolean;
  readonly letter?: string;
  readonly phase?: Phase;
  readonly w?: number;
}

// Moon phase, radius r: crescent, quarter, gibbous or full; a moon still in its envelope is drawn unlit.
export function moon(phase: Phase, r = 18, lit = true): string {
  const l = lit ? '#F6F0CE' : '#6E7A9A',
    cr = lit ? '#DDD5A6' : '#5B6686';
  const t = {
    crescent: `A${num(r * 0.52)} ${num(r)} 0 0 0 0 ${num(-r)}Z`,
    quarter: 'Z',
    gibbous: `A${num(r * 0.5)} ${num(r)} 0 0 1 0 ${num(-r)}Z`,
    full: `A${num(r)} ${num(r)} 0 0 1 0 ${num(-r)}Z`,
  }[phase];
  return group(
    'rotate(-18)',
    circle(0, 0, r, 'fill="#1B2942"') +
      path(`M0 ${num(-r)}A${num(r)} ${num(r)} 0 0 1 0 ${num(r)}${t}`, `fill="${l}"`) +
      (phase === 'crescent'
        ? ''
        : circle(r * 0.45, -r * 0.3, r * 0.17, `fill="${cr}"`) + circle(r * 0.3, r * 0.4, r * 0.12, `fill="${cr}"`)) +
      (phase === 'full' || phase === 'gibbous' ? circle(-r * 0.22, r * 0.05, r * 0.15, `fill="${cr}"`) : '') +
      circle(
        0,
        0,
        r,
        `fill="none" stroke="${lit ? '#FFFBE6' : '#8E9BBB'}" stroke-opacity=".7" stroke-width="${num(Math.max(1, r * 0.06))}"`,
      ),
  );
}
// Envelope 60 x 40 around 0,0; white carries a letter, black a moon phase, red a star. Open: flap up, sheet half drawn.
export function envelope(kind: EnvelopeKind, { open = false, letter = '', phase, w = 60 }: EnvelopeLook = {}): string {
  const [b, fl, dk, ln, wax] = {
    white: ['#FBF4E2', '#F1E6CB', '#CDBB8E', '#6E5A30', '#96580A'],
    black: ['#2B2A38', '#3B394B', '#171621', '#A5A2C0', '#1B2942'],
    red: ['#A8352A', '#C0493A', '#7A2017', '#F4C3AB', '#F3DCA4'],
  }[kind] as [string, string, string, string, string];
  const st = `stroke="${ln}" stroke-width="1.6" stroke-linejoin="round"`,
    sign = (r: number): string =>
      phase
        ? moon(phase, r)
        : letter
          ? text(0, r * 0.5, letter, `class="num" font-size="${num(r * 1.45)}" text-anchor="middle" fill="#FFF8E4"`)
          : poly(star(0, 0, r * 0.72, r * 0.32), 'fill="#7A2017"');
  const s = open
    ? poly(
        [
          [-30, -18],
          [0, -40],
          [30, -18],
        ],
        `fill="${dk}" ${st}`,
      ) +
      rect(-30, -20, 60, 40, 4, `fill="${dk}" ${st}`) +
      rect(-22, -33, 44, 42, 3, 'fill="#FFFDF4" stroke="#B9A678" stroke-width="1"') +
      (letter
        ? text(0, -12, letter, 'class="num" font-size="21" text-anchor="middle" fill="#4A3A20"')
        : at(0, -18, phase ? moon(phase, 9.5) : '')) +
      path('M-30-17 0 6 30-17V16a4 4 0 0 1-4 4H-26a4 4 0 0 1-4-4Z', `fill="${b}" ${st}`) +
      path('M-29 18-7 0M29 18 7 0', `fill="none" stroke="${ln}" stroke-width="1" opacity=".6"`)
    : rect(-30, -20, 60, 40, 4, `fill="${b}" ${st}`) +
      path('M-29 18-6-1M29 18 6-1', `fill="none" stroke="${ln}" stroke-width="1" opacity=".6"`) +
      path('M-29-18 0 8 29-18Z', `fill="${fl}" ${st}`) +
      at(0, 5, circle(0, 0, 11.5, `fill="${wax}" stroke="${ln}" stroke-width="1"`) + sign(10.5));
  return group(`scale(${num(w / 60)})`, s);
}
// Power token (moonstone), radius about 10.
export const power = (s = 1, on = true): string =>
  group(
    `scale(${s})`,
    on
      ? poly(polygon(0, 1.2, 10.5, 8, -67.5), 'fill="#1D4645"') +
          poly(polygon(0, 0, 10.5, 8, -67.5), 'fill="#A9D8D2" stroke="#1D4645" stroke-width="1.4" stroke-linejoin="round"') +
          poly(
            [
              [-4, -9.7],
              [4, -9.7],
              [0, 0],
            ],
            'fill="#E9FAF4"',
          ) +
          poly(
            [
              [-9.7, -4],
              [-4, -9.7],
              [0, 0],
              [-9.7, 4],
            ],
            'fill="#CDEDE6"',
          ) +
          poly(
            [
              [9.7, 4],
              [4, 9.7],
              [-4, 9.7],
              [0, 0],
            ],
            'fill="#6FB0AA"',
          ) +
          poly(star(0, 0, 5.2, 1.9, 4), 'fill="#fff"')
      : poly(polygon(0, 0, 10, 8, -67.5), 'fill="var(--surface-2)" stroke="var(--line-2)" stroke-width="1.4" stroke-dasharray="3 3"'),
  );
// Power site: a carved standing stone about 26 x 40, foot at 0,0.
export const totem = (s = 1): string =>
  group(
    `scale(${s})`,
    ellipse(0, 1, 15, 4, 'fill="#0A1512" opacity=".4"') +
      path('M-11 0V-32C-11-41 11-41 11-32V0Z', 'fill="#8E9A8C" stroke="#2B332C" stroke-width="1.6"') +
      path('M3 0V-38.5C8-37.5 11-35.5 11-32V0Z', 'fill="#5E6B60"') +
      path(
        'M-7-27q3-3 6 0M1-27q3-3 6 0M-6-16H6M-6-11H6M-3-21.5 0-17.5 3-21.5Z',
        'fill="none" stroke="#232B25" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"',
      ) +
      path('M-8-33q6-4 12-3', 'fill="none" stroke="#D5DECF" stroke-width="1.6" stroke-linecap="round"'),
  );
// Picture of a power base in a disc of radius 30.
const BASES: Readonly<Record<Base, () => string>> = {
  A: () =>
    path('M-24 22H24M-14 22V28M14 22V28', 'stroke="#6B4A22" stroke-width="4.6" stroke-linecap="round"') +
    at(
      0,
      0,
      path(
        'M-3 24C-4 12-12 4-10-10-9-22-2-30 4-32 10-24 13-12 9-1 6 8 0 14-1 24Z',
        'fill="#F4F8F4" stroke="#2E4A55" stroke-width="1.6" stroke-linejoin="round"',
      ) +
        path('M4-32C10-24 13-12 9-1 6 8 0 14-1 24-1 8 1-14 4-32Z', 'fill="#8FB9C4"') +
        path('M10-8 4-6ZM-10-6-5-8 -9-1ZM8 2 2 4 7 5Z', 'fill="#FBF3DC" stroke="#2E4A55" stroke-width="1.2" stroke-linejoin="round"') +
        path('M4-31C1-14-1 4-2 25', 'fill="none" stroke="#2E4A55" stroke-width="1.6" stroke-linecap="round"') +
        path('M-1-2-7-8M0-10-6-17M1-18-3-24M0 6-6 2M0 0 7-6M1-8 9-15M2-16 7-22', 'stroke="#6E94A0" stroke-width="1"'),
      1,
      18,
    ),
  B: () =>
    path(
      'M-20 14C-26-8-8-24 10-20 24-16 24 4 12 8 2 11-6 4-3-3-1-9 8-9 9-3',
      'fill="#F0CDB2" stroke="#8A4A2E" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"',
    ) +
    path(
      'M-20 14C-8 22 10 22 22 12 16 6 14 8 12 8 2 11-10 8-20 14Z',
      'fill="#DFA37F" stroke="#8A4A2E" stroke-width="1.8" stroke-linejoin="round"',
    ) +
    path('M-17 2q5-2 8 2M-11-9q6 0 7 6M0-17q5 2 4 8', 'fill="none" stroke="#B06E4A" stroke-width="1.5" stroke-linecap="round"') +
    path('M-26-12q-4 8 0 16M-21-18', 'fill="none" stroke="#8A4A2E" stroke-width="1.6" stroke-linecap="round"'),
  C: () =>
    at(
      6,
      3,
      path('M-15-16C-6-20 8-20 16-15 17 4 10 18 0 21-10 17-16 2-15-16Z', 'fill="#4A5470" stroke="#1F2638" stroke-width="1.6"') +
        path('M4-4q5-4 9 0-5 4-9 0Z', 'fill="#F3EFD6"') +
        path('M3 12q4-4 8-1', 'fill="none" stroke="#F3EFD6" stroke-width="1.8" stroke-linecap="round"'),
      1,
      10,
    ) +
    at(
      -6,
      -2,
      path('M-16-16C-8-20 6-20 15-16 16 3 10 17 0 20-10 16-17 2-16-16Z', 'fill="#F3E3B4" stroke="#6E5A30" stroke-width="1.6"') +
        path('M-11-4q4-5 8 0-4 3-8 0ZM3-4q4-5 8 0-4 3-8 0Z', 'fill="#4A3A20"') +
        path('M-6 8q6 6 12 0', 'fill="none" stroke="#4A3A20" stroke-width="2" stroke-linecap="round"') +
        path('M0-14v5', 'stroke="#B5412C" stroke-width="2.5" stroke-linecap="round"'),
      1,
      -8,
    ),
  D: () =>
    rect(-3, 10, 6, 18, 3, 'fill="#7D5600"') +
    circle(0, -5, 19, 'fill="#D9B25A" stroke="#7D5600" stroke-width="1.8"') +
    circle(0, -5, 14.5, 'fill="#24395C"') +
    at(0, -5, path('M4-10A10.5 10.5 0 1 0 10 6 8.5 8.5 0 0 1 4-10Z', 'fill="#F6F0CE"')) +
    path('M-9-12q2-4 6-5', 'fill="none" stroke="#fff" stroke-width="1.6" stroke-linecap="round"'),
  E: () =>
    path('M-22 6H22C20 18 10 22 0 22S-20 18-22 6Z', 'fill="#8E9A8C" stroke="#2B332C" stroke-width="1.6"') +
    ellipse(0, 6, 22, 5, 'fill="#5FA9C9" stroke="#2B332C" stroke-width="1.4"') +
    path('M0 5V-16M0-14C-8-22-14-12-14 3M0-14C8-22 14-12 14 3', 'fill="none" stroke="#5FA9C9" stroke-width="3" stroke-linecap="round"') +
    rect(-6, 22, 12, 6, 1, 'fill="#5E6B60"'),
};
export const base = (letter: Base, s = 1): string =>
  group(
    `scale(${s})`,
    poly(polygon(0, 2, 36, 8, -67.5), 'fill="#4A3A20"') +
      poly(polygon(0, 0, 36, 8, -67.5), 'fill="#E2CF9F" stroke="#4A3A20" stroke-width="2" stroke-linejoin="round"') +
      circle(0, 0, 29, 'fill="#FBF3DC" stroke="#B79C62" stroke-width="1.4"') +
      group('scale(.86)', BASES[letter]()) +
      at(
        -26,
        -26,
        circle(0, 0, 10.5, 'fill="#FFFBEF" stroke="#4A3A20" stroke-width="1.5"') +
          text(0, 5, letter, 'class="num" font-size="15" text-anchor="middle" fill="#4A3A20"'),
      ),
  );
// Holo vine round a place of radius r: thorned while it lives; pale with blossoms of its colour once cleansed.
export function vine(colour: Colour, r: number, clean = false): string {
  const q = TONES[colour],
    a0 = 70,
    a1 = 330,
    p = (t: number, R: number): [number, number] => {
      const w = (t * Math.PI) / 180;
      return [R * Math.cos(w), R * Math.sin(w)];
    };
  let d = '',
    s = '';
  for (let t = a0; t <= a1; t += 6) {
    const [x, y] = p(t, r + 3 * Math.sin(t / 13));
    d += `${d ? 'L' : 'M'}${num(x)} ${num(y)}`;
  }
  d += `q7-2 8-9t-6-5`;
  if (clean) {
    s +=
      path(d, 'fill="none" stroke="#12261E" stroke-width="4.6" stroke-linecap="round" opacity=".55"') +
      path(d, 'fill="none" stroke="#A9CF8B" stroke-width="2.2" stroke-linecap="round"');
    for (const t of [110, 190, 265]) {
      const [x, y] = p(t, r + 2);
      s += at(
        x,
        y,
        [0, 72, 144, 216, 288]
          .map((a) => group(`rotate(${a})`, ellipse(0, -3.4, 2.2, 3.2, `fill="${q.light}" stroke="${q.dark}" stroke-width=".6"`)))
          .join('') + circle(0, 0, 1.9, 'fill="#FFF3A8"'),
      );
    }
  } else {
    s +=
      path(d, 'fill="none" stroke="#160C1C" stroke-width="7.5" stroke-linecap="round"') +
      path(d, 'fill="none" stroke="#7A3E72" stroke-width="4.4" stroke-linecap="round"') +
      path(d, 'fill="none" stroke="#C084B4" stroke-width="1.2" stroke-linecap="round" stroke-dasharray="7 9"');
    for (let t = 84; t < 326; t += 20) {
      const [x, y] = p(t, r + 2 + 3 * Math.sin(t / 13));
      s += at(x, y, path('M-2.6 0 0-7 2.6 0Z', 'fill="#7A3E72" stroke="#160C1C" stroke-width=".8"'), 1, t + 90 + (t % 40 ? 24 : -24));
    }
  }
  const [mx, my] = p(136, r + 1);
  return s + at(mx, my, circle(0, 0, 8.8, `fill="#FFFBEF" stroke="${q.dark}" stroke-width="1.4"`) + mark(colour, q.fill, 0.62));
}
// Nox: colourless, value 0, no tile; the same frame as a spirit card.
