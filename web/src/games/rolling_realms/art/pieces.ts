// The small things of Rolling Realms: what the marker writes, resources, stars and dice, around 0,0.
import { circle, ellipse, group, num, path, poly, rect, star, type Point } from '../../../art/svg';

export type Resource = 'pumpkin' | 'heart' | 'coin';
export const RESOURCES: readonly Resource[] = ['pumpkin', 'heart', 'coin'];

export const PEN = 'var(--pen)';
export const PENDING = 'var(--accent)';

/** A line of the marker. Its length counts as 1, so that it can be seen being drawn. */
const stroke = (d: string, width: number, colour: string): string =>
  path(
    d,
    `class="ink" pathLength="1" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`,
  );

const DIGITS: Record<number, string> = {
  1: 'M-5-8 3-13V13',
  2: 'M-8-7C-8-14 8-15 8-6 8 0-8 6-9 13H9',
  3: 'M-8-12C4-16 10-6-1-1 12 2 8 16-9 12',
  4: 'M5 13V-13L-10 5H10',
  5: 'M8-13H-6L-8-2C4-6 12 4 5 10 0 14-6 13-9 10',
  6: 'M6-13C-6-8-10 2-7 8-4 15 8 14 8 6 8-1-4-2-7 6',
};
/** A number from 1 to 6 as the marker writes it, about 26 units high. */
export const digit = (n: number, scale = 1, colour = PEN): string =>
  group(`scale(${scale}) rotate(${((n * 37) % 9) - 4})`, stroke(DIGITS[n] ?? '', 4.2, colour));
/** A loop of the marker round something. */
export const loop = (r: number, colour = PEN, width = 2.6): string => {
  const at = (...share: number[]): string => share.map((s) => num(r * s)).join(' ');
  return stroke(
    `M${at(-0.3, -0.98)}C${at(0.9, -1.2, 1.2, 0.5, 0.2, 1)}C${at(-0.9, 1.25, -1.25, -0.5, -0.1, -1.06)}`,
    width,
    colour,
  );
};
export const cross = (r: number, colour = PEN, width = 2.6): string => {
  const at = (...share: number[]): string => share.map((s) => num(r * s)).join(' ');
  return stroke(`M${at(-1, -0.8)}Q${at(0, 0.1, 1, 0.9)}M${at(0.9, -1)}Q${at(0, 0, -1, 1)}`, width, colour);
};
/** A quick hatching with the marker, to fill a box. */
export const scribble = (r: number, colour = PEN, width = 2.6): string => {
  const at = (...share: number[]): string => share.map((s) => num(r * s)).join(' ');
  return stroke(
    `M${at(-0.9, -0.2)}L${at(-0.1, -0.95)}L${at(-0.8, 0.55)}L${at(0.6, -0.85)}L${at(-0.4, 0.9)}L${at(0.95, -0.3)}L${at(0.3, 0.95)}`,
    width,
    colour,
  );
};

const pumpkin = (): string =>
  path('M1-8C0-12 3-14 6-13', 'fill="none" stroke="#4C7A2E" stroke-width="3.2" stroke-linecap="round"') +
  ellipse(-6, 2, 6.5, 9, 'fill="#D5701A"') +
  ellipse(6, 2, 6.5, 9, 'fill="#D5701A"') +
  ellipse(0, 2, 6.5, 10, 'fill="#EE8E2C"') +
  path('M-3-5C-5 0-5 6-3 10M3-5C5 0 5 6 3 10', 'fill="none" stroke="#A8500C" stroke-width="1.2" opacity=".7"');
const heart = (): string =>
  path('M0 12C-14 2-13-9-6.5-10-3-10.5-1-8.5 0-6.5 1-8.5 3-10.5 6.5-10 13-9 14 2 0 12Z', 'fill="#C4324A"') +
  path('M-8.5-3.5C-8-6-6.5-7-5-7', 'fill="none" stroke="#fff" stroke-width="1.8" stroke-linecap="round" opacity=".7"');
const coin = (): string =>
  circle(0, 1.2, 11, 'fill="#8A6410"') +
  circle(0, 0, 11, 'fill="#E2B234"') +
  circle(0, 0, 8.2, 'fill="none" stroke="#A87B14" stroke-width="1.4"') +
  rect(-3, -3, 6, 6, 0.8, 'fill="#8A6410"');
const RESOURCE: Record<Resource, () => string> = { pumpkin, heart, coin };
/** The three resources differ in outline as well as in colour; about 24 units wide. */
export const resource = (kind: Resource, scale = 1): string => group(`scale(${scale})`, RESOURCE[kind]());

export type StarLook = 'got' | 'open' | 'pending';
const STAR: Record<StarLook, string> = {
  got: 'fill="#E0A526" stroke="#8A5F08" stroke-width="1.5" stroke-linejoin="round"',
  open: 'fill="none" stroke="var(--star-line)" stroke-width="1.6" stroke-linejoin="round"',
  pending:
    'fill="var(--accent-soft)" stroke="var(--accent)" stroke-width="1.8" stroke-dasharray="3 2.5" stroke-linejoin="round"',
};
export const starMark = (r: number, look: StarLook): string => poly(star(0, 0, r, r * 0.45), STAR[look]);

const PIPS: Record<number, readonly Point[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};
export type DieLook = 'rolled' | 'gained' | 'used';
const DIE: Record<DieLook, { edge: string; face: string; line: string; pip: string }> = {
  rolled: { edge: '#3B3178', face: '#FFFDF7', line: '#3B3178', pip: '#3B3178' },
  gained: { edge: '#8A5F08', face: '#FFF3D0', line: '#8A5F08', pip: '#5E3F00' },
  used: { edge: '#B9B2A6', face: '#E3DDD2', line: '#A39B8C', pip: '#8B8273' },
};
/** A die seen from above, 64 units wide; one that was bought is cream, with a cut corner of its own. */
export const die = (value: number, look: DieLook = 'rolled', scale = 1): string => {
  const { edge, face, line, pip } = DIE[look];
  const bought =
    look === 'gained' ? path('M13-32.5H17A15 15 0 0 1 31.500-18V-14Z', `fill="${edge}" opacity=".55"`) : '';
  return group(
    `scale(${scale})`,
    rect(-32, -29, 64, 66, 15, `fill="${edge}"`) +
      rect(-32, -33, 64, 64, 15, `fill="${face}" stroke="${line}" stroke-width="2"`) +
      rect(-28, -29, 56, 56, 12, 'fill="url(#sheen)" opacity=".35"') +
      bought +
      (PIPS[value] ?? []).map(([x, y]) => circle(x * 16, y * 16 - 1, 6, `fill="${pip}"`)).join(''),
  );
};
/** The face of a die as a small sign: 24 units wide. */
export const dieSign = (value: number, colour = 'currentColor'): string =>
  rect(-12, -12, 24, 24, 6, `fill="var(--die-face)" stroke="${colour}" stroke-width="2"`) +
  (PIPS[value] ?? []).map(([x, y]) => circle(x * 6, y * 6, 2.5, `fill="${colour}"`)).join('');
