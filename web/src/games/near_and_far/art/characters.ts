// The eight characters, each a bust in an oval: skin, hair and coat by number, and one thing that tells its story.
import { circle, ellipse, fill, group, num, path, poly, rect, unique } from '../../../art/svg';
import { DARK } from './signs';

interface Looks {
  readonly ground: string;
  readonly skin: string;
  readonly coat: string;
  readonly hair: string;
  /** Behind the head, and over it. */
  readonly back?: string;
  readonly over: string;
  readonly eyes?: string;
}

const hat = (brim: string, band: string): string =>
  path('M-27-14C-18-19 18-19 27-14 18-9-18-9-27-14Z', fill(brim)) + path('M-15-15C-15-32-8-33 0-31 8-33 15-32 15-15Z', fill(brim)) + path('M-15-19H15V-14H-15Z', fill(band));

const CHARACTERS: Readonly<Record<string, Looks>> = {
  // Of the tin cart.
  grear: {
    ground: '#D8C9A6', skin: '#C98F63', coat: '#6B4A2A', hair: '#5A3A22',
    over: path('M-15 2C-16 22-8 27 0 27S16 22 15 2C8 12-8 12-15 2Z', fill('#5A3A22')) + path('M-17-8C-17-26 17-26 17-8 8-13-8-13-17-8Z', fill('#8A8F98')) + path('M-17-9H17V-4H-17Z', fill('#6B6F78')) + circle(0, -20, 2.4, fill('#C9CDD4')) + path('M18 34 26 12 34 14 28 36Z', 'fill="#B9BEC8" stroke="#5A5F68" stroke-width="1.2"'),
  },
  // The judge who is a judge no more.
  vera: {
    ground: '#CBD3DE', skin: '#E7C3A0', coat: '#2E2A3A', hair: '#E9E6E0',
    back: path('M-22 18C-26-12-16-26 0-26S26-12 22 18Z', fill('#E4E0D8')),
    over: path('M-17-4C-16-22-4-24 2-20 12-22 18-12 17-2 12-12 2-14-4-13-10-12-14-10-17-4Z', fill('#F3F0EA')) + circle(-6, 0, 5.4, 'fill="none" stroke="#7A5A1C" stroke-width="1.6"') + circle(6, 0, 5.4, 'fill="none" stroke="#7A5A1C" stroke-width="1.6"') + path('M-.6 0H.6', 'stroke="#7A5A1C" stroke-width="1.6"') + path('M-7 18 0 24 7 18 5 34H-5Z', fill('#F7F3EA')),
  },
  // One of two, from the ferry.
  eyim: {
    ground: '#BFD9D6', skin: '#8A5A3C', coat: '#2F6F78', hair: '#1E1A1A',
    over: path('M-17-2C-18-22-8-25 0-25S18-22 17-2C15-12 8-16 0-15S-15-12-17-2Z', fill('#1E1A1A')) + path('M-16-13C-6-19 6-19 16-13L15-8C6-14-6-14-15-8Z', fill('#E3B43A')) + path('M24 40V-6M24-6C17-12 18-22 24-26 30-22 31-12 24-6Z', 'fill="#B5854A" stroke="#7A5424" stroke-width="2.6"'),
  },
  // Whose seat stayed empty.
  rin: {
    ground: '#E3CBD6', skin: '#F0CFAE', coat: '#7A3E5E', hair: '#7A2E22',
    back: path('M-20 24C-27 0-18-25 0-25S27 0 20 24Z', fill('#8E3A28')),
    over: path('M-16 2C-18-18-8-22 4-20 14-18 18-8 16 2 12-8 4-12-4-12-8-11-14-8-16 2Z', fill('#A5472F')) + group('translate(22 26) rotate(-12)', rect(-10, -7, 20, 14, 2, 'fill="#F3DFAE" stroke="#8A6A3C" stroke-width="1.2"') + path('M4-7V7', 'stroke="#8A6A3C" stroke-dasharray="2 2"') + circle(-4, 0, 2.4, fill('#B5402E'))),
  },
  // The child of glass.
  shardling: {
    ground: '#C9D8EE', skin: '#BFE3EE', coat: '#6FA6C9', hair: '#8CC6DE',
    back: poly([[-20, 4], [-26, -20], [-10, -12], [0, -36], [10, -12], [26, -20], [20, 4]], 'fill="#A9DCEB" stroke="#5C97B8" stroke-width="1.4" stroke-linejoin="round"'),
    over: poly([[-16, -6], [-6, -18], [0, -12], [8, -19], [16, -6], [0, -9]], fill('#DFF4FA')) + path('M-10 6 -4 14M9-6 4 4M12 8 6 15', 'stroke="#fff" stroke-width="1.8" stroke-linecap="round"') + poly([[-8, 22], [0, 17], [8, 22], [0, 36]], 'fill="#EAF8FC" stroke="#5C97B8" stroke-width="1.2"'),
    eyes: '#1F4A66',
  },
  // Who paints towns that are not there.
  tanian: {
    ground: '#E6D3A8', skin: '#D9A878', coat: '#8E3F2B', hair: '#4A2E1C',
    over: path('M-17-3C-17-14-10-18 0-18S17-14 17-3C12-11-12-11-17-3Z', fill('#4A2E1C')) + path('M-20-13C-20-30 22-34 22-15 10-20-8-19-20-13Z', fill('#2F6F5A')) + circle(4, -29, 2.4, fill('#2F6F5A')) + path('M16 40 28 4', 'stroke="#B5854A" stroke-width="3" stroke-linecap="round"') + path('M26 6 31-10 33 4Z', fill('#C0392B')) + circle(-12, 28, 3, fill('#E3B43A')) + circle(-4, 32, 2.4, fill('#2B62A0')),
  },
  // The warden of an egg.
  kikli: {
    ground: '#CFE0B8', skin: '#6F9A52', coat: '#5A4A2A', hair: '#C2643A',
    back: path('M-7-22-4-36 0-25 5-37 8-22Z', fill('#C2643A')),
    over: ellipse(0, 10, 8, 5.4, fill('#93BA70')) + circle(-3, 9, 1, fill(DARK)) + circle(3, 9, 1, fill(DARK)) + path('M-13-10C-10-14-6-14-4-11M13-10C10-14 6-14 4-11', 'fill="none" stroke="#3E6A2E" stroke-width="2.4" stroke-linecap="round"') + ellipse(0, 31, 10, 12, 'fill="#F6EBD2" stroke="#B9A078" stroke-width="1.3"') + circle(-3, 27, 1.8, fill('#C9A970')) + circle(4, 32, 1.4, fill('#C9A970')),
  },
  // The rider with nineteen debts.
  riza: {
    ground: '#E8C6A0', skin: '#A56B44', coat: '#3A3A44', hair: '#241A16',
    back: path('M-17 20C-22-4-14-22 0-22S22-4 17 20Z', fill('#241A16')),
    over: hat('#6B4A2A', '#C79A2E') + path('M-15 6C-6 11 6 11 15 6L16 18C6 24-6 24-16 18Z', fill('#B5402E')) + path('M10 18 20 34 26 31 17 15Z', fill('#8C2E20')),
  },
};

/** A character by its name, in an oval of height 2 r around 0,0. */
export function character(name: string, r = 40): string {
  const looks = CHARACTERS[name];
  if (!looks) return '';
  const clip = unique('ch');
  const oval = (attributes: string): string => ellipse(0, 0, 33, 40, attributes);
  const eyes = looks.eyes ?? DARK;
  return (
    `<defs><clipPath id="${clip}">${oval('')}</clipPath></defs>` +
    group(
      `scale(${num(r / 40)})`,
      group(
        '',
        rect(-40, -42, 80, 84, 0, fill(looks.ground)) +
          circle(14, -18, 24, 'fill="#fff" opacity=".35"') +
          (looks.back ?? '') +
          path('M-32 44C-30 22-14 17 0 17S30 22 32 44Z', fill(looks.coat)) +
          path('M-6 10H6V20Q0 25-6 20Z', fill(looks.skin)) +
          path('M-15-4C-15-17-8-21 0-21S15-17 15-4C15 9 8 16 0 16S-15 9-15-4Z', fill(looks.skin)) +
          circle(-6, 0, 2, fill(eyes)) +
          circle(6, 0, 2, fill(eyes)) +
          path('M-4 8.5Q0 11 4 8.5', `fill="none" stroke="${eyes}" stroke-width="1.3" stroke-linecap="round" opacity=".7"`) +
          looks.over,
        `clip-path="url(#${clip})"`,
      ) + oval('fill="none" stroke="#5A3812" stroke-width="3"'),
    )
  );
}
