// Stones: hexagonal slabs; each colour has an engraved glyph of its own.
import { circle, group, hexagon, num, path, poly, times } from '../../../art/svg';

/** Black obsidian, red ember, blue tide, yellow sun. */
export type StoneColour = 'L' | 'R' | 'B' | 'Y';
export const STONE_COLOURS: readonly StoneColour[] = ['L', 'R', 'B', 'Y'];

export interface StoneLook {
  readonly fill: string;
  readonly light: string;
  readonly dark: string;
  readonly ink: string;
}

export const STONES: Record<StoneColour, StoneLook> = {
  L: { fill: '#3B3F46', light: '#6B727C', dark: '#16181C', ink: '#D5DBE2' },
  R: { fill: '#B5412C', light: '#DD7B60', dark: '#6F1F12', ink: '#FFE6DC' },
  B: { fill: '#2E79B5', light: '#74B3E0', dark: '#174468', ink: '#E4F4FF' },
  Y: { fill: '#DDA624', light: '#F6D273', dark: '#86600A', ink: '#4A3300' },
};

export const stoneGlyph = (colour: StoneColour, c: string): string => {
  const line = (width: number): string =>
    `fill="none" stroke="${c}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;
  switch (colour) {
    case 'L':
      return path('M0-10 8 0 0 10-8 0ZM0-10V10M-8 0H8', line(2));
    case 'R':
      return path(
        'M0-11C2-6 8-4 7 3 6.5 8 3 10 0 10S-6.5 8-7 3C-7-1-4-2-3-5-1-4 0-7 0-11ZM0 10c-3-2-3-5 0-8 3 3 3 6 0 8Z',
        line(2),
      );
    case 'B':
      return path('M-9-4c3-4 6-4 9 0s6 4 9 0M-9 5c3-4 6-4 9 0s6 4 9 0', line(2.3));
    case 'Y':
      return (
        circle(0, 0, 4.2, line(2.2)) + times(8, (i) => group(`rotate(${i * 45})`, path('M0-7.2V-10.5', line(2.2)))).join('')
      );
  }
};

export function stone(colour: StoneColour, r: number): string {
  const look = STONES[colour];
  const [k, h] = [r / 26, hexagon(0, 0, r)];
  return (
    poly(hexagon(0, r * 0.16, r), `fill="${look.dark}"`) +
    poly(h, `fill="${look.fill}"`) +
    poly([h[5], h[0], h[1], [0, 0]], `fill="${look.light}" opacity=".55"`) +
    poly([h[2], h[3], h[4], [0, 0]], `fill="${look.dark}" opacity=".28"`) +
    poly(
      hexagon(0, 0, r * 0.76),
      `fill="${look.fill}" stroke="${look.light}" stroke-width="${num(1.2 * k)}" stroke-opacity=".6"`,
    ) +
    group(`scale(${num(k * 1.08)})`, stoneGlyph(colour, look.ink)) +
    poly(h, `fill="none" stroke="${look.dark}" stroke-width="${num(1.4 * k)}"`)
  );
}
