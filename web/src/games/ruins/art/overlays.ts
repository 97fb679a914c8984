// Discoveries are printed on film: a plaque with the effect, and an object of the sky, the wall or the cellar.
import { at, circle, group, path, poly, rect, star, text } from '../../../art/svg';

export type Position = 'top' | 'middle' | 'bottom';
export type Glyph = `+${number}` | 'adapt' | 'extra' | 'draw' | 'force' | 'relight';

export interface Overlay {
  readonly position: Position;
  readonly glyphs: readonly Glyph[];
  /** Which of the three objects of its band is printed. */
  readonly motif: number;
  /** Attached but not played yet. */
  readonly pending?: boolean;
}

/** Colour, outline and place differ, so that a position is known without its colour. */
export const POSITIONS = {
  top: { colour: '#96580A', light: '#FBE3B4', y: 108, band: [76, 63], cut: 'M0 139H200' },
  middle: { colour: '#17696F', light: '#CBE9EA', y: 168, band: [139, 69], cut: 'M0 139H200M0 208H200' },
  bottom: { colour: '#6B3E8E', light: '#E6D5F2', y: 236, band: [208, 68], cut: 'M0 208H200' },
} as const;
export const ORDER: readonly Position[] = ['top', 'middle', 'bottom'];

export const plaque = (position: Position, attributes: string): string => {
  if (position === 'top') return path('M0-25 24-6V18a5 5 0 0 1-5 5H-19a5 5 0 0 1-5-5V-6Z', attributes);
  if (position === 'middle') return circle(0, 0, 23.5, attributes);
  return path('M0 25 24 6V-18a5 5 0 0 0-5-5H-19a5 5 0 0 0-5 5V6Z', attributes);
};

export const flame = (scale = 1, lit = true): string =>
  group(
    `scale(${scale})`,
    lit
      ? path(
          'M0-16C3-9 10-6 9 3 8.5 10 4 14 0 14S-8.5 10-9 3c-.3-4 2-6 3.5-8 .8 2.5 2 3.5 3 4C-3-7-2-12 0-16Z',
          'fill="#E8681E"',
        ) + path('M0-5c2 3.5 5 5 4.5 9C4 8.5 2 11 0 11s-4-2.5-4.5-6C-4.8 2-1-1 0-5Z', 'fill="#FFD35C"')
      : path(
          'M-3 12c-5-3-1-8-4-12M3 12c5-4 0-8 3-14M0 12c-2-7 3-9 0-18',
          'fill="none" stroke="#8C8378" stroke-width="2" stroke-linecap="round"',
        ),
  );

/** The sign of an effect, in a box of 40 by 40 around 0,0. */
export function glyph(sign: Glyph, colour = '#fff'): string {
  const thin = `fill="none" stroke="${colour}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"`;
  switch (sign) {
    case 'adapt':
      return text(0, 11, '?', `class="num" font-size="32" text-anchor="middle" fill="${colour}"`);
    case 'extra':
      return (
        rect(-12, -11, 15, 21, 3, thin) +
        path('M9-3V11M2 4H16', `stroke="${colour}" stroke-width="3.4" stroke-linecap="round"`)
      );
    case 'draw':
      return rect(-3, -13, 14, 19, 2.5, thin) + path('M-9-8V8a3 3 0 0 0 3 3H2M-13 2l4 7 5-6', thin);
    case 'force':
      return (
        circle(-7, -7, 5, thin) + path('M-15 9c0-6 4-8 8-8s5 1 7 3', thin) + rect(4, -6, 11, 16, 2, `fill="${colour}"`)
      );
    case 'relight':
      return flame(0.92);
    default:
      return text(0, 10, sign, `class="num" font-size="27" text-anchor="middle" fill="${colour}"`);
  }
}

export function motif(position: Position, kind: number): string {
  const { colour: c, light: l } = POSITIONS[position];
  const w = 'stroke="#fff" stroke-width="2.5" stroke-linejoin="round" paint-order="stroke"';
  if (position === 'top')
    return [
      path('M62 30C100 64 140 60 198 26', `fill="none" stroke="#fff" stroke-width="4.5"`) +
        path('M62 30C100 64 140 60 198 26', `fill="none" stroke="${c}" stroke-width="2"`) +
        (
          [
            [86, 45],
            [110, 53],
            [134, 53],
            [158, 46],
          ] as const
        )
          .map(([x, y], i) =>
            poly(
              [
                [x - 9, y],
                [x + 9, y],
                [x, y + 20],
              ],
              `fill="${i % 2 ? l : c}" ${w}`,
            ),
          )
          .join(''),
      (
        [
          [92, 40, 1.1],
          [130, 62, 0.9],
          [160, 34, 0.7],
        ] as const
      )
        .map(([x, y, s]) =>
          at(x, y, path('M-20 4C-12-10-4-6 0 2 4-6 12-10 20 4 12-2 6 0 0 8-6 0-12-2-20 4Z', `fill="${c}" ${w}`), s),
        )
        .join(''),
      at(126, 48, poly(star(0, 0, 25, 9, 8), `fill="${c}" ${w}`) + circle(0, 0, 7, `fill="${l}"`)) +
        at(88, 40, poly(star(0, 0, 8, 3, 4), `fill="${c}" ${w}`)) +
        at(164, 66, poly(star(0, 0, 9, 3, 4), `fill="${c}" ${w}`)),
    ][kind % 3]!;
  if (position === 'middle')
    return [
      at(
        156,
        164,
        path('M-16 40V0a16 16 0 0 1 32 0V40Z', `fill="${c}" ${w}`) +
          path('M-9 34V2a9 9 0 0 1 18 0V34Z', `fill="${l}"`) +
          path('M-6 26c4-8 8-8 12 0-4-18-8-18-12 0Z', `fill="${c}"`) +
          circle(0, 6, 4.5, `fill="${c}"`),
      ),
      at(
        156,
        166,
        path('M-17-14H17L12 6H-12ZM-4 6H4V30H-4ZM-13 30H13V40H-13Z', `fill="${c}" ${w}`) + at(0, -28, flame(1.05)),
      ),
      at(
        154,
        166,
        circle(0, 0, 24, `fill="${c}" ${w}`) +
          circle(0, 0, 14, `fill="none" stroke="${l}" stroke-width="2.5"`) +
          path('M0-21V21M-21 0H21M-15-15 15 15M15-15-15 15', `stroke="${l}" stroke-width="1.8"`) +
          circle(0, 0, 6, `fill="${l}"`),
      ),
    ][kind % 3]!;
  return [
    at(
      124,
      250,
      path('M-34 16C-26-6-10-14 0-14S26-6 34 16Z', `fill="${c}" ${w}`) +
        path('M-20 16c0-14 9-20 20-20s20 6 20 20', `fill="none" stroke="${l}" stroke-width="2.5"`) +
        path('M-6 16V5a6 6 0 0 1 12 0V16Z', `fill="${l}"`),
    ),
    at(
      112,
      246,
      path('M-11-13H11L7-6C18 0 16 16 7 20H-7C-16 16-18 0-7-6Z', `fill="${c}" ${w}`) +
        path('M-12 5H12', `stroke="${l}" stroke-width="3" stroke-dasharray="3 3"`),
    ) + at(150, 254, path('M-8-9H8L5-4C12 0 11 10 5 13H-5C-11 10-12 0-5-4Z', `fill="${c}" ${w}`)),
    at(
      134,
      250,
      [0, 1, 2, 3]
        .map((i) =>
          rect(
            -44 + i * 13,
            -16 + i * 8,
            70 - i * 12,
            8,
            1,
            `fill="${i % 2 ? l : c}" stroke="#fff" stroke-width="2" paint-order="stroke"`,
          ),
        )
        .join(''),
    ),
  ][kind % 3]!;
}

/** Plaques at the left edge, so that a fanned hand still shows them; two effects stand side by side. */
function plaques({ position, glyphs, pending }: Overlay): string {
  const { colour, y } = POSITIONS[position];
  const ring = pending
    ? 'stroke="var(--accent)" stroke-width="4" stroke-dasharray="6 4"'
    : 'stroke="#fff" stroke-width="3"';
  const one = (sign: Glyph): string => plaque(position, `fill="${colour}" ${ring}`) + glyph(sign);
  if (glyphs.length === 1) return at(35, y, one(glyphs[0]!));
  return glyphs.map((sign, i) => at(23 + i * 37, y, one(sign), 0.75)).join('');
}

export function overlay(one: Overlay): string {
  const { band } = POSITIONS[one.position];
  const edge = one.pending
    ? rect(
        4,
        band[0] + 2,
        192,
        band[1] - 4,
        8,
        'fill="var(--accent)" fill-opacity=".1" stroke="var(--accent)" stroke-width="3" stroke-dasharray="8 6"',
      )
    : rect(7, band[0], 186, band[1], 0, 'fill="#fff" fill-opacity=".12"');
  return edge + motif(one.position, one.motif) + plaques(one);
}

export const socket = (position: Position): string =>
  at(
    35,
    POSITIONS[position].y,
    plaque(
      position,
      'fill="#fff" fill-opacity=".16" stroke="#fff" stroke-opacity=".75" stroke-width="1.8" stroke-dasharray="4 4"',
    ),
    0.72,
  );
