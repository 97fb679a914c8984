// The five colours of Yami, each with its mark and its spirit.
import { at, circle, ellipse, fill, group, path, poly, rect, star, times } from '../../../art/svg';

export type Colour = 'r' | 'o' | 'g' | 'b' | 'p';
export const COLOURS: readonly Colour[] = ['r', 'o', 'g', 'b', 'p'];

export interface Tone {
  readonly fill: string;
  readonly light: string;
  readonly dark: string;
}
export const TONES: Readonly<Record<Colour, Tone>> = {
  r: { fill: '#C23B2B', light: '#F08E72', dark: '#7C1C12' },
  o: { fill: '#DE8B1B', light: '#FBD07A', dark: '#86500A' },
  g: { fill: '#4C8A38', light: '#A6D084', dark: '#26521A' },
  b: { fill: '#2C74B6', light: '#86BFEA', dark: '#15436F' },
  p: { fill: '#7A4CA8', light: '#C3A0E2', dark: '#43246A' },
};
/** The tone of a mark on a surface of the page, for both themes (`theme.css`). */
export const onSurface = (colour: Colour): string => `var(--y-${colour})`;

const MARKS: Readonly<Record<Colour, (c: string) => string>> = {
  r: (c) => path('M0-11C2-6 8-3 7 4 6.5 9 3 11 0 11S-6.5 9-7 4C-7-1-3-2-3-6-1-5 0-8 0-11Z', fill(c)),
  o: (c) => circle(0, 0, 5.2, fill(c)) + times(8, (i) => group(`rotate(${i * 45})`, path('M-1.6-7.5H1.6L0-11.5Z', fill(c)))).join(''),
  g: (c) =>
    path('M-9 9C-11-3-3-11 10-10 11 3 3 11-9 9Z', fill(c)) + path('M-10 10 4-4', 'stroke="#fff" stroke-opacity=".7" stroke-width="1.6"'),
  b: (c) => path('M0-11C5-4 8 0 8 4A8 7.5 0 0 1-8 4C-8 0-5-4 0-11Z', fill(c)),
  p: (c) => path('M4-10A10.5 10.5 0 1 0 10 6 8.5 8.5 0 0 1 4-10Z', fill(c)),
};
/** The mark of a colour, about 22 units high around 0,0. */
export const mark = (colour: Colour, tone: string, scale = 1): string => group(`scale(${scale})`, MARKS[colour](tone));

/** The mark of the Nox cards: a sun that gives no light. */
export const eclipse = (scale = 1, tone = '#3A384E'): string =>
  group(
    `scale(${scale})`,
    times(12, (i) => group(`rotate(${i * 30})`, path('M-1-9.5H1L0-13Z', fill(tone)))).join('') +
      circle(0, 0, 7, `fill="none" stroke="${tone}" stroke-width="2.8"`),
  );

const face = (y: number, s = 1, c = '#1B1420'): string =>
  at(
    0,
    y,
    ellipse(-9, 0, 3.8, 5.2, fill(c)) +
      ellipse(9, 0, 3.8, 5.2, fill(c)) +
      circle(-7.8, -2, 1.5, fill('#fff')) +
      circle(10.2, -2, 1.5, fill('#fff')) +
      path('M-4 8q4 4 8 0', `fill="none" stroke="${c}" stroke-width="2" stroke-linecap="round"`) +
      ellipse(-16, 7, 4, 2.6, 'fill="#fff" opacity=".35"') +
      ellipse(16, 7, 4, 2.6, 'fill="#fff" opacity=".35"'),
    s,
  );

const BODIES: Readonly<Record<Colour, (q: Tone) => string>> = {
  r: (q) =>
    path('M34 22C52 16 54-6 40-18 44-4 34 0 26 6Z', fill(q.fill)) +
    path('M0-46C8-32 30-24 30 8 30 32 14 42 0 42S-30 32-30 8C-30-8-20-14-18-30-10-28-4-34 0-46Z', fill(q.fill)) +
    path('M0-14C12-4 18 8 16 22 14 34 6 40 0 40S-14 34-16 22C-18 8-8 2 0-14Z', fill(q.light)) +
    path('M-27-6-34-34-14-22ZM27-6 34-34 14-22Z', fill(q.fill)) +
    path('M-26-14-30-28-19-21ZM26-14 30-28 19-21Z', fill(q.light)) +
    face(12),
  b: (q) =>
    path('M-26 10C-46 2-50 20-44 30-38 24-32 26-26 26ZM26 10C46 2 50 20 44 30 38 24 32 26 26 26Z', fill(q.light)) +
    path('M0-46C14-22 32-8 32 14A32 29 0 0 1-32 14C-32-8-14-22 0-46Z', fill(q.fill)) +
    path('M-22 20A24 20 0 0 0 22 20 24 16 0 0 0-22 20Z', fill(q.light)) +
    path('M-10-18C-16-8-22 0-22 8', 'fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".55"') +
    face(10),
  g: (q) =>
    path('M0-20C-4-34-22-44-38-40-36-24-18-14 0-20ZM0-20C2-38 20-48 36-44 34-28 18-16 0-20Z', fill(q.light)) +
    path('M0-20C-12-28-26-34-34-37M0-20C10-30 22-38 32-41', `fill="none" stroke="${q.dark}" stroke-width="1.8"`) +
    path('M0-22C24-22 34-4 34 14S20 42 0 42-34 32-34 14-24-22 0-22Z', fill(q.fill)) +
    ellipse(0, 24, 20, 15, `${fill(q.light)} opacity=".75"`) +
    ellipse(-14, 40, 8, 5, fill(q.dark)) +
    ellipse(14, 40, 8, 5, fill(q.dark)) +
    face(8),
  p: (q) =>
    path('M-10-6C-22-40-52-40-50-14-48 4-28 6-12 6ZM10-6C22-40 52-40 50-14 48 4 28 6 12 6Z', fill(q.fill)) +
    path('M-10 8C-34 6-46 22-36 36-26 46-12 34-8 20ZM10 8C34 6 46 22 36 36 26 46 12 34 8 20Z', fill(q.light)) +
    [-34, 34].map((x) => circle(x, -16, 8, fill(q.light)) + circle(x, -16, 3.5, fill(q.dark))).join('') +
    path('M-6-22C-8-34-14-40-20-42M6-22C8-34 14-40 20-42', `fill="none" stroke="${q.dark}" stroke-width="2.5" stroke-linecap="round"`) +
    ellipse(0, 8, 22, 32, fill(q.fill)) +
    ellipse(0, 8, 22, 32, `fill="none" stroke="${q.dark}" stroke-width="1.5" opacity=".5"`) +
    path('M-16 24Q0 32 16 24M-12 33Q0 40 12 33', `fill="none" stroke="${q.light}" stroke-width="3"`) +
    ellipse(0, 3, 18, 15, fill(q.light)) +
    face(1, 0.82),
  o: (q) =>
    circle(0, 4, 46, `${fill(q.light)} opacity=".25"`) +
    path('M-14-30H14L10-38H-10ZM0-38V-46', `fill="${q.dark}" stroke="${q.dark}" stroke-width="3"`) +
    rect(-31, -30, 62, 64, 26, fill(q.fill)) +
    path('M-14-29C-22-10-22 16-14 33M14-29C22-10 22 16 14 33', `fill="none" stroke="${q.dark}" stroke-width="1.8" opacity=".55"`) +
    ellipse(0, 6, 17, 26, fill(q.light)) +
    path('M-14 34H14L11 41H-11ZM0 41V50', `fill="${q.dark}" stroke="${q.dark}" stroke-width="2.5"`) +
    face(4, 0.92),
};

const spark = (degrees: number): string => {
  const t = (degrees * Math.PI) / 180;
  return at(58 * Math.cos(t), 58 * Math.sin(t), poly(star(0, 0, 5.5, 2.2, 4), fill('#FFF2BE')));
};
/** A spirit in a box of 100 by 100 around 0,0, with so many sparks above it. */
export const spirit = (colour: Colour, sparks = 0): string =>
  BODIES[colour](TONES[colour]) + times(sparks, (i) => spark(sparks === 1 ? -90 : -150 + (i * 120) / (sparks - 1))).join('');
