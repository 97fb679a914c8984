// The tent and the traveller: they stand in an empty list and on the box of Near and Far.
import { emblem, look, onSeat } from './seats';
import { at, circle, ellipse, fill, group, path, poly } from './svg';

/** A tent in the seat's colour with its shape on the cloth. */
export const camp = (k: number, s: number): string => {
  const S = look(k);
  return group(
    `scale(${s})`,
    ellipse(0, 12, 17, 4, 'fill="#2a1a0a" opacity=".25"') +
      poly(
        [
          [-16, 11],
          [0, -14],
          [16, 11],
        ],
        `fill="${S.fill}" stroke="${S.dark}" stroke-width="1.4" stroke-linejoin="round"`,
      ) +
      poly(
        [
          [0, -14],
          [16, 11],
          [5, 11],
        ],
        `fill="${S.dark}" opacity=".45"`,
      ) +
      poly(
        [
          [-3, 11],
          [0, -2],
          [5, 11],
        ],
        fill('#2A1C12'),
      ) +
      path('M0-14V-20M0-20l8 2.5-8 2.5', `stroke="${S.dark}" stroke-width="1.4" fill="${S.fill}"`) +
      at(-7.5, 5, emblem(k, 3.6, fill(onSeat(k)))),
  );
};

/** A standing traveller with the seat's cloak and one of four hats. */
export const pawn = (k: number, s: number, hat = 0): string => {
  const S = look(k);
  const hats = [
    path('M-12-15H12L7-17C7-24-7-24-7-17Z', fill('#4A3522')),
    path('M-8.5-9C-11-24 11-24 8.5-9 6-16-6-16-8.5-9Z', fill(S.dark)),
    path('M-7-15 0-28 7-15Z', fill(S.dark)) + ellipse(0, -15, 11, 3, fill(S.dark)),
    path('M-8-13C-8-23 8-23 8-13 4-17-4-17-8-13ZM6-18l8 3', 'fill="#7A4A22" stroke="#7A4A22" stroke-width="2"'),
  ];
  return group(
    `scale(${s})`,
    ellipse(0, 22, 15, 5, `fill="${S.dark}"`) +
      ellipse(0, 20, 15, 5, `fill="${S.fill}"`) +
      path('M-11 20C-12 2-8-6 0-8 8-6 12 2 11 20Z', `fill="${S.fill}" stroke="${S.dark}" stroke-width="1.3"`) +
      path('M0-8C8-6 12 2 11 20H3Z', `fill="${S.dark}" opacity=".4"`) +
      circle(0, -13, 7.2, fill('#E8BE95')) +
      hats[hat % hats.length]! +
      circle(-2.5, -12, 1, fill('#3A2A1A')) +
      circle(2.5, -12, 1, fill('#3A2A1A')) +
      at(0, 8, emblem(k, 5, fill(onSeat(k)))) +
      path('M14 22V-12', 'stroke="#6B4A24" stroke-width="2" stroke-linecap="round"'),
  );
};
