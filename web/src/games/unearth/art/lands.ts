// The five landscapes of the ruins and the two cities: each is a palette, a picture and an icon.
import { circle, fill, group, path, times } from '../../../art/svg';

export type LandName = 'peach' | 'green' | 'blue' | 'purple' | 'gray' | 'gold' | 'ash';

export interface Land {
  readonly sky: readonly [string, string];
  readonly far: string;
  readonly near: string;
  /** Light, middle and dark side of a wall. */
  readonly wall: readonly [string, string, string];
  readonly soil: readonly [string, string, string];
  /** Dark enough for lines and icons on paper. */
  readonly ink: string;
}

/** Colours from the sky down into the soil: two of the sky, far, near, three of a wall, three of the soil, ink. */
const land = (colours: string): Land => {
  const [high, low, far, near, light, middle, dark, upper, mid, deep, ink] = colours.split(' ').map((colour) => `#${colour}`) as Colours;
  return { sky: [high, low], far, near, wall: [light, middle, dark], soil: [upper, mid, deep], ink };
};
type Colours = [string, string, string, string, string, string, string, string, string, string, string];

export const LANDS: Record<LandName, Land> = {
  peach: land('FBE3C4 F6B98C E79A6B D27B4E FFE9CC F2C193 B96B43 B9683F 9A5233 7C3F28 8F4520'),
  green: land('DCEBCB A9CFA0 79AE79 4F8A5B EFEBD2 C5C79D 71814F 5A7048 475A3A 35462D 2F5B34'),
  blue: land('D8EEF5 A6D2E6 6FB2D2 3C86B0 FFF7E4 E2D3B4 8C93A0 2F6E97 24577B 1A4160 1D557C'),
  purple: land('F1DCEC C7AEDC A58AC6 7C61A6 F6E9F4 CFB7DA 76588F 66508A 523F72 3F2F5A 55407C'),
  gray: land('8C97A3 4F5B68 414C58 333D48 DDE3E6 9FABB4 5A6670 565C62 454A50 33383D 3C444C'),
  gold: land('FFF6DC F6DD9C E9C877 C99B3C FFF9E6 F3DC9A B58523 A87D2E 8A6423 6B4C18 7A5A18'),
  ash: land('E8E1D8 BDB2A6 A3978B 7F746A F1ECE4 CFC6BB 6E645B 6E655D 574F49 403A35 4F4740'),
};

type Icon = (colour: string) => string;
const solid = (d: string): Icon => (colour) => path(d, fill(colour));
const outline = (d: string, width: number): Icon => (colour) =>
  path(d, `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`);

const CROWN = 'M-10 8V-6l5.5 6L0-10l4.5 10L10-6V8Z';
const RAY = outline('M0-7.5V-11', 2);
const ICONS: Record<LandName, Icon> = {
  peach: (colour) => circle(0, 0, 5, fill(colour)) + times(8, (i) => group(`rotate(${i * 45})`, RAY(colour))).join(''),
  green: solid('M0-11 8 1H4L9 8H-9L-4 1H-8ZM-1.5 8h3v4h-3Z'),
  blue: outline('M-11-4c4-5 7-5 11 0s7 5 11 0M-11 5c4-5 7-5 11 0s7 5 11 0', 2.6),
  purple: solid('M-11 9-3-9 1-1 4-6 11 9Z'),
  gray: outline('M-6-10H6L11-2 0 11-11-2ZM-11-2H11M-6-10 0 11 6-10', 2),
  gold: solid(CROWN),
  ash: outline(CROWN, 2.2),
};

/** The sign of a landscape, about 22 units wide, around 0,0. */
export const landIcon = (name: LandName, colour: string, scale = 1): string => group(`scale(${scale})`, ICONS[name](colour));
