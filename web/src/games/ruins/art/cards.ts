// Cards of Ruins, 200 by 280: a ruin in its sleeve, a discovery on clear film, and their backs.
import { at, circle, fill, group, num, path, rect, seeded, text, times, unique } from '../../../art/svg';
import { emblem, look, onSeat } from '../../../art/seats';
import { building, type Tones } from './buildings';
import { glyph, ORDER, overlay, plaque, POSITIONS, socket, type Glyph, type Overlay } from './overlays';
import { dayPalette, nightPalette, type Palette } from './palettes';

export interface RuinLook {
  /** The day value, which chooses the building. */
  readonly day: number;
  readonly night?: boolean;
  /** What is printed on the side that is up. */
  readonly base?: number;
  /** What it is worth now; a pill explains a raised one. */
  readonly value?: number;
  /** Effects printed on the night side. */
  readonly printed?: readonly Glyph[];
  readonly overlays?: readonly Overlay[];
  /** The owner's look, 0 to 5. */
  readonly claim?: number | null;
  readonly claimPending?: boolean;
  readonly sockets?: boolean;
  /** The picture alone. */
  readonly plain?: boolean;
}

const tones = (palette: Palette, night: boolean): Tones => {
  const [light, middle, dark] = palette.stone;
  return {
    light: fill(light),
    middle: fill(middle),
    dark: fill(dark),
    bright: `${fill(light)} opacity=".85"`,
    crack: `fill="none" stroke="${dark}" stroke-width="1.8" stroke-linecap="round"`,
    hole: night ? 'fill="#FFD56A"' : fill(palette.cellar),
  };
};

const nightSky = (palette: Palette, r: () => number): string =>
  times(26, () => {
    const [x, y, size] = [14 + r() * 172, 12 + r() * 110, 0.6 + r() * 1.3];
    return circle(x, y, size, `fill="#fff" opacity="${num(0.4 + r() * 0.6)}"`);
  }).join('') +
  circle(132, 52, 40, 'fill="#fff" opacity=".06"') +
  circle(132, 52, 29, 'fill="#fff" opacity=".09"') +
  path('M132 30a22 22 0 1 0 21 29 18 18 0 0 1-21-29Z', fill(palette.sun));

const daySky = (palette: Palette, value: number): string => {
  const [x, y] = [126, 62 + value * 3];
  return (
    circle(x, y, 52, `${fill(palette.sun)} opacity=".22"`) +
    circle(x, y, 38, `${fill(palette.sun)} opacity=".34"`) +
    circle(x, y, 25, fill(palette.sun)) +
    path(
      'M20 60c10-8 20-2 22-8 8-8 22-2 22 6 8-2 14 2 14 6H20ZM120 36c6-5 12-1 14-5 6-5 14-1 14 4 6-1 8 1 9 4h-37Z',
      'fill="#fff" opacity=".5"',
    )
  );
};

const grass = (palette: Palette, r: () => number): string =>
  times(9, () => {
    const [x, y] = [num(14 + r() * 172), num(222 + r() * 10)];
    return path(
      `M${x} ${y}q-4-7-6-8M${x} ${y}q0-7 1-10M${x} ${y}q4-6 7-7`,
      `fill="none" stroke="${palette.stone[2]}" stroke-width="1.5" opacity=".7" stroke-linecap="round"`,
    );
  }).join('');

const pebble = (x: number, y: number, size: number, r: () => number): string => {
  const corners = times(5, (i) => {
    const [t, q] = [(i / 5) * 6.28, size * (0.7 + r() * 0.5)];
    return `${num(x + q * Math.cos(t))} ${num(y + q * Math.sin(t))}`;
  });
  return `M${corners.join('L')}Z`;
};
const pebbles = (r: () => number): string =>
  times(11, () => {
    const d = pebble(16 + r() * 168, 248 + r() * 26, 3 + r() * 6, r);
    return path(d, `fill="#fff" opacity="${num(0.06 + r() * 0.1)}"`);
  }).join('');

function scene(day: number, night: boolean, palette: Palette): string {
  const r = seeded(day * 31 + (night ? 5 : 0));
  const [stones, lights] = building(day, tones(palette, night));
  const glow = lights.map(([x, y]) => circle(x, y, 15, 'fill="#FFD56A" opacity=".3"')).join('');
  const lamps = lights.map(([x, y]) => circle(x, y, 3, 'fill="#FFE9A8"')).join('');
  return (
    (night ? nightSky(palette, r) : daySky(palette, day)) +
    path('M0 168 30 150 52 158 84 132 112 156 150 138 176 152 200 140V220H0Z', fill(palette.far)) +
    path('M0 190 40 172 76 188 120 168 160 186 200 172V224H0Z', fill(palette.near)) +
    (night ? glow + stones + lamps : stones) +
    path('M0 212C40 206 70 216 110 212S170 208 200 213V280H0Z', fill(palette.ground)) +
    grass(palette, r) +
    path('M0 236c30-5 60 4 100 1s70-5 100 0V280H0Z', fill(palette.cellar)) +
    pebbles(r) +
    path(
      'M0 250c40-4 80 5 200-2M0 264c60 4 110-5 200 1',
      'fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="2"',
    )
  );
}

/** The value on its chipped tablet, a pill that explains a raised one, and what the night side prints. */
function tablet(base: number, value: number, night: boolean, printed: readonly Glyph[]): string {
  const [ground, edge, ink] = night ? ['#1C244E', '#B9C3EE', '#FFF4D2'] : ['#FFFAEC', '#4A3A2A', '#33261A'];
  const pill = at(
    35,
    70,
    rect(-27, -11, 54, 22, 11, `fill="#FFFAEC" stroke="#4A3A2A" stroke-width="1.5"`) +
      text(0, 6.5, `${base}+${value - base}`, 'class="num" font-size="19" text-anchor="middle" fill="#5A3A12"'),
  );
  const seals = printed.map((sign, i) =>
    at(
      79 + i * 36,
      34,
      circle(0, 0, 17, `fill="${ground}" stroke="${edge}" stroke-width="2"`) + group('scale(.68)', glyph(sign, ink)),
    ),
  );
  return (
    path(
      'M12 14h44a4 4 0 0 1 4 4v40l-6 8-8-3-8 5-10-4-8 4-8-5V18a4 4 0 0 1 4-4Z',
      `fill="${ground}" stroke="${edge}" stroke-width="2"`,
    ) +
    text(
      35,
      51,
      value,
      `class="num" font-size="${value > 9 ? 36 : 42}" text-anchor="middle" letter-spacing="-1" fill="${ink}"`,
    ) +
    (value !== base ? pill : '') +
    seals.join('')
  );
}

const sideSign = (night: boolean): string =>
  at(
    176,
    26,
    night
      ? path('M2-8a8 8 0 1 0 7 11 6.5 6.5 0 0 1-7-11Z', 'fill="#F4EFD8"')
      : circle(0, 0, 5, 'fill="#FFFAEC" stroke="#4A3A2A" stroke-width="1.5"') +
          path(
            'M0-11V-8M0 8V11M-11 0H-8M8 0H11M-8-8l2 2M6 6l2 2M8-8 6-6M-6 6l-2 2',
            'stroke="#4A3A2A" stroke-width="1.5" stroke-linecap="round"',
          ),
  );

const claimFrame = (owner: number, pending: boolean): string => {
  const colour = look(owner).fill;
  const edge = pending
    ? `stroke="${colour}" stroke-width="6" stroke-dasharray="14 8"`
    : `stroke="${colour}" stroke-width="6"`;
  return (
    rect(5, 5, 190, 270, 11, 'fill="none" stroke="#fff" stroke-width="9"') +
    rect(5, 5, 190, 270, 11, `fill="none" ${edge}`) +
    at(
      136,
      14,
      path('M-22-12H22V12L0 23-22 12Z', `fill="${colour}" stroke="#fff" stroke-width="3"`) +
        at(0, 3, emblem(owner, 9, fill(onSeat(owner)))),
    )
  );
};

export function ruin(card: RuinLook): string {
  const {
    day,
    night = false,
    base = day,
    value = base,
    printed = [],
    overlays = [],
    claim = null,
    plain = false,
  } = card;
  const palette = night ? nightPalette(day) : dayPalette(day);
  const [sky, clip] = [unique('sky'), unique('clip')];
  const bands = ORDER.map((position) => {
    const there = overlays.find((one) => one.position === position);
    if (there) return overlay(there);
    return (card.sockets ?? true) && !plain ? socket(position) : '';
  });
  const film = overlays.length ? rect(0, 0, 200, 280, 14, 'fill="url(#gloss)" opacity=".55"') : '';
  const front = plain
    ? bands.join('')
    : rect(7, 7, 186, 266, 9, 'fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.5"') +
      bands.join('') +
      film +
      (claim === null ? '' : claimFrame(claim, card.claimPending ?? false)) +
      tablet(base, value, night, printed) +
      sideSign(night);
  return (
    `<defs><linearGradient id="${sky}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.sky[0]}"/><stop offset=".72" stop-color="${palette.sky[1]}"/></linearGradient>` +
    `<clipPath id="${clip}"><rect width="200" height="280" rx="14"/></clipPath></defs>` +
    group(
      '',
      rect(0, 0, 200, 280, 14, `fill="url(#${sky})"`) +
        scene(day, night, palette) +
        rect(0, 0, 200, 280, 14, 'fill="url(#grain)"') +
        front,
      `clip-path="url(#${clip})"`,
    ) +
    rect(0.75, 0.75, 198.5, 278.5, 13.5, 'fill="none" stroke="#3a2a1a" stroke-opacity=".55" stroke-width="1.5"')
  );
}

/** A discovery in the market: clear film with one printed band. */
export function discovery(one: Overlay): string {
  const { colour, band, cut } = POSITIONS[one.position];
  const [top, height] = one.position === 'top' ? [4, 135] : band;
  return (
    rect(0, 0, 200, 280, 14, 'fill="#fff" fill-opacity=".34" stroke="#fff" stroke-width="2.5"') +
    rect(0, top, 200, height, 0, `fill="${colour}" opacity=".17"`) +
    path(cut, `stroke="${colour}" stroke-width="1.5" stroke-dasharray="3 5" opacity=".6"`) +
    overlay({ ...one, pending: false }) +
    rect(0, 0, 200, 280, 14, 'fill="url(#gloss)"') +
    rect(1, 1, 198, 278, 13, 'fill="none" stroke="#5a4630" stroke-opacity=".5" stroke-width="1.6"')
  );
}

const countPlate = (count: number | null, edge: string, ink: string): string =>
  count === null
    ? ''
    : at(
        100,
        244,
        rect(-34, -20, 68, 38, 19, `fill="#FFFDF6" stroke="${edge}"`) +
          text(0, 9, count, `class="num" font-size="28" text-anchor="middle" fill="${ink}"`),
      );

export const ruinBack = (count: number | null = null): string =>
  rect(0, 0, 200, 280, 14, 'fill="#7E3A24"') +
  rect(0, 0, 200, 280, 14, 'fill="url(#grain)"') +
  rect(11, 11, 178, 258, 8, 'fill="none" stroke="#EBC08F" stroke-width="2"') +
  path('M100 40 160 140 100 240 40 140Z', 'fill="none" stroke="#EBC08F" stroke-width="2"') +
  path('M100 62 147 140 100 218 53 140Z', 'fill="#963F24" stroke="#EBC08F" stroke-width="1.5"') +
  path('M72 168V130a28 28 0 0 1 56 0v38h-15v-37a13 13 0 0 0-26 0v37Z', 'fill="#EBC08F"') +
  circle(100, 90, 5, 'fill="#EBC08F"') +
  circle(100, 190, 5, 'fill="#EBC08F"') +
  countPlate(count, '#EBC08F', '#5A2A18');

export const discoveryBack = (count: number | null = null): string =>
  rect(0, 0, 200, 280, 14, 'fill="#EDE3CF" stroke="#8A7350" stroke-width="2"') +
  ORDER.map((position, i) => {
    const { colour } = POSITIONS[position];
    const mark = at(100, 58 + i * 82, plaque(position, `fill="none" stroke="${colour}" stroke-width="3"`), 0.8);
    return rect(18, 22 + i * 82, 164, 72, 8, `fill="${colour}" opacity=".22"`) + mark;
  }).join('') +
  countPlate(count, '#8A7350', '#4A3A22');
