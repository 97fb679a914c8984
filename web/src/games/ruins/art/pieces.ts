// Torches, claims, and the table they lie on.
import { at, circle, fill, num, path, poly, rect, seeded, star } from '../../../art/svg';
import { emblem, look, onSeat } from '../../../art/seats';
import { flame } from './overlays';

/** A torch of 44 units around 0,0: lit, or smoking. */
export const torch = (lit: boolean): string =>
  circle(
    0,
    0,
    22,
    lit ? 'fill="#4A1F10"' : 'fill="#D9CDB8" stroke="#A5967C" stroke-width="1.5" stroke-dasharray="4 3"',
  ) +
  (lit
    ? circle(0, 0, 22, 'fill="none" stroke="#F2B257" stroke-width="2.5"') +
      circle(0, -2, 15, 'fill="#F08A2A" opacity=".35" filter="url(#blur2)"')
    : '') +
  at(0, -3, flame(0.86, lit)) +
  path('M-5 9H5L3 18H-3Z', fill(lit ? '#C98B4A' : '#A5967C'));

/** A claim card of 30 by 42 around 0,0; a used one leaves its place empty. */
export const claimCard = (owner: number, used: boolean): string =>
  used
    ? rect(-15, -21, 30, 42, 5, 'fill="none" stroke="var(--line-2)" stroke-width="1.5" stroke-dasharray="4 3"')
    : rect(-15, -21, 30, 42, 5, `fill="#fff" fill-opacity=".5" stroke="${look(owner).fill}" stroke-width="4"`) +
      at(0, -13, path('M-9-8H9V5L0 11-9 5Z', fill(look(owner).fill)) + emblem(owner, 5, fill(onSeat(owner))));

/** A far line of roofs along the lower edge. */
export function skyline(width: number, y: number, ink = 'var(--table-ink)'): string {
  const r = seeded(4);
  let d = `M0 ${y + 60}`;
  for (let x = 0; x < width;) {
    const [w, h] = [24 + r() * 60, 10 + r() * 70];
    d += `V${num(y - h)}h${num(w * 0.5)}v${num(h * 0.3 * r())}h${num(w * 0.5)}V${num(y - 4 - r() * 10)}h${num(8 + r() * 24)}`;
    x += w + 20;
  }
  return path(`${d}V${y + 60}H0Z`, `fill="${ink}" opacity=".08"`);
}

/** The stone of the score stele, 120 by 460: pediment with a sun over eleven steps of 37, and its foot. */
export const steleStone = (): string =>
  path('M0 446h120l-8-16H8Z', 'fill="var(--surface-3)" stroke="var(--line-2)"') +
  path('M8 430V38L60 0 112 38V430Z', 'fill="var(--surface)" stroke="var(--line-2)"') +
  path('M16 41 60 10 104 41', 'fill="none" stroke="var(--accent)" stroke-width="2"') +
  at(60, 32, poly(star(0, 0, 9, 4, 8), 'fill="var(--accent)"'));

/** A score marker of 25 units around 0,0. */
export const scoreMarker = (seat: number): string =>
  circle(0, 0, 12.5, `fill="#fff" stroke="${look(seat).dark}" stroke-width="1.5"`) +
  emblem(seat, 8, fill(look(seat).fill));
