// The spirits of Yami, and the wood they live in.
import { at, circle, ellipse, fill, num, path, rect, seeded, times } from './svg';

interface Tone {
  readonly fill: string;
  readonly light: string;
  readonly dark: string;
}
const TONES = {
  ember: { fill: '#C23B2B', light: '#F08E72', dark: '#7C1C12' },
  tide: { fill: '#2C74B6', light: '#86BFEA', dark: '#15436F' },
  leaf: { fill: '#4C8A38', light: '#A6D084', dark: '#26521A' },
  dusk: { fill: '#7A4CA8', light: '#C3A0E2', dark: '#43246A' },
  glow: { fill: '#DE8B1B', light: '#FBD07A', dark: '#86500A' },
} as const;
type Spirit = keyof typeof TONES;

const face = (y: number, s = 1, c = '#1B1420'): string =>
  at(
    0,
    y,
    ellipse(-9, 0, 3.8, 5.2, `fill="${c}"`) +
      ellipse(9, 0, 3.8, 5.2, `fill="${c}"`) +
      circle(-7.8, -2, 1.5, 'fill="#fff"') +
      circle(10.2, -2, 1.5, 'fill="#fff"') +
      path('M-4 8q4 4 8 0', `fill="none" stroke="${c}" stroke-width="2" stroke-linecap="round"`) +
      ellipse(-16, 7, 4, 2.6, 'fill="#fff" opacity=".35"') +
      ellipse(16, 7, 4, 2.6, 'fill="#fff" opacity=".35"'),
    s,
  );

/** Each spirit in a box of 100 by 100 around 0,0. */
const BODIES: Record<Spirit, (q: Tone) => string> = {
  ember: (q) =>
    path('M34 22C52 16 54-6 40-18 44-4 34 0 26 6Z', fill(q.fill)) +
    path('M0-46C8-32 30-24 30 8 30 32 14 42 0 42S-30 32-30 8C-30-8-20-14-18-30-10-28-4-34 0-46Z', fill(q.fill)) +
    path('M0-14C12-4 18 8 16 22 14 34 6 40 0 40S-14 34-16 22C-18 8-8 2 0-14Z', fill(q.light)) +
    path('M-27-6-34-34-14-22ZM27-6 34-34 14-22Z', fill(q.fill)) +
    path('M-26-14-30-28-19-21ZM26-14 30-28 19-21Z', fill(q.light)) +
    face(12),
  tide: (q) =>
    path('M-26 10C-46 2-50 20-44 30-38 24-32 26-26 26ZM26 10C46 2 50 20 44 30 38 24 32 26 26 26Z', fill(q.light)) +
    path('M0-46C14-22 32-8 32 14A32 29 0 0 1-32 14C-32-8-14-22 0-46Z', fill(q.fill)) +
    path('M-22 20A24 20 0 0 0 22 20 24 16 0 0 0-22 20Z', fill(q.light)) +
    path('M-10-18C-16-8-22 0-22 8', 'fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".55"') +
    face(10),
  leaf: (q) =>
    path('M0-20C-4-34-22-44-38-40-36-24-18-14 0-20ZM0-20C2-38 20-48 36-44 34-28 18-16 0-20Z', fill(q.light)) +
    path('M0-20C-12-28-26-34-34-37M0-20C10-30 22-38 32-41', `fill="none" stroke="${q.dark}" stroke-width="1.8"`) +
    path('M0-22C24-22 34-4 34 14S20 42 0 42-34 32-34 14-24-22 0-22Z', fill(q.fill)) +
    ellipse(0, 24, 20, 15, fill(q.light) + ' opacity=".75"') +
    ellipse(-14, 40, 8, 5, fill(q.dark)) +
    ellipse(14, 40, 8, 5, fill(q.dark)) +
    face(8),
  dusk: (q) =>
    path('M-10-6C-22-40-52-40-50-14-48 4-28 6-12 6ZM10-6C22-40 52-40 50-14 48 4 28 6 12 6Z', fill(q.fill)) +
    path('M-10 8C-34 6-46 22-36 36-26 46-12 34-8 20ZM10 8C34 6 46 22 36 36 26 46 12 34 8 20Z', fill(q.light)) +
    circle(-34, -16, 8, fill(q.light)) +
    circle(34, -16, 8, fill(q.light)) +
    circle(-34, -16, 3.5, fill(q.dark)) +
    circle(34, -16, 3.5, fill(q.dark)) +
    path(
      'M-6-22C-8-34-14-40-20-42M6-22C8-34 14-40 20-42',
      `fill="none" stroke="${q.dark}" stroke-width="2.5" stroke-linecap="round"`,
    ) +
    ellipse(0, 8, 22, 32, fill(q.fill)) +
    ellipse(0, 8, 22, 32, `fill="none" stroke="${q.dark}" stroke-width="1.5" opacity=".5"`) +
    path('M-16 24Q0 32 16 24M-12 33Q0 40 12 33', `fill="none" stroke="${q.light}" stroke-width="3"`) +
    ellipse(0, 3, 18, 15, fill(q.light)) +
    face(1, 0.82),
  glow: (q) =>
    circle(0, 4, 46, fill(q.light) + ' opacity=".25"') +
    path('M-14-30H14L10-38H-10ZM0-38V-46', `fill="${q.dark}" stroke="${q.dark}" stroke-width="3"`) +
    rect(-31, -30, 62, 64, 26, fill(q.fill)) +
    path(
      'M-14-29C-22-10-22 16-14 33M14-29C22-10 22 16 14 33',
      `fill="none" stroke="${q.dark}" stroke-width="1.8" opacity=".55"`,
    ) +
    ellipse(0, 6, 17, 26, fill(q.light)) +
    path('M-14 34H14L11 41H-11ZM0 41V50', `fill="${q.dark}" stroke="${q.dark}" stroke-width="2.5"`) +
    face(4, 0.92),
};
export const spirit = (kind: Spirit): string => BODIES[kind](TONES[kind]);

function wood(): string {
  const r = seeded(8);
  const trunks = times(9, () => {
    const [x, w] = [r() * 220, 6 + r() * 10];
    return path(`M${num(x)} 0h${num(w)}l5 260h-${num(w + 10)}Z`, `fill="#0B221E" opacity="${num(0.5 + r() * 0.4)}"`);
  });
  const moon =
    circle(148, 96, 66, 'fill="#E9F2C8" opacity=".12"') +
    circle(148, 96, 44, 'fill="#E9F2C8" opacity=".2"') +
    circle(148, 96, 30, fill('#F3F1D2')) +
    circle(138, 90, 5, fill('#D9D6B0')) +
    circle(156, 104, 7, fill('#D9D6B0')) +
    circle(152, 84, 3, fill('#D9D6B0'));
  const hills =
    path('M0 190C40 170 80 186 120 176S190 168 220 184V300H0Z', fill('#1F4E3C')) +
    path('M0 226C50 210 110 232 220 214V300H0Z', fill('#2B6A48'));
  const sparks = times(22, () => {
    const [x, y] = [r() * 220, 60 + r() * 220];
    return circle(x, y, 4, 'fill="#FFF3A8" opacity=".25"') + circle(x, y, 1.4, fill('#FFF8CF'));
  });
  return trunks.join('') + moon + hills + sparks.join('');
}

const PLACES: readonly (readonly [Spirit, number, number, number])[] = [
  ['dusk', 60, 124, 0.62],
  ['glow', 168, 164, 0.6],
  ['leaf', 50, 226, 0.78],
  ['tide', 174, 240, 0.72],
  ['ember', 112, 206, 0.95],
];

/** The picture of the box, 220 by 300. */
export const yamiPoster = (): string =>
  rect(0, 0, 220, 300, 0, fill('#12302C')) +
  wood() +
  PLACES.map(
    ([kind, x, y, s]) =>
      circle(x, y, 44 * s, `fill="${TONES[kind].light}" opacity=".28" filter="url(#glow)"`) + at(x, y, spirit(kind), s),
  ).join('') +
  path('M0 272C50 260 110 282 220 266V300H0Z', fill('#163A2C'));
