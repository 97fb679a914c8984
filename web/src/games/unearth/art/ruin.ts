// A ruin, 200 by 262: the landscape above the ground, below it the soil in which the dice lie.
import { at, circle, fill, num, path, poly, polygon, rect, seeded, text, times, unique } from '../../../art/svg';
import { landIcon, type LandName, LANDS } from './lands';
import { scene } from './scenes';

export const RUIN_WIDTH = 200;
export const RUIN_HEIGHT = 262;

const INK = '#2a1f14';

/** The printed card: picture, soil, claim value and the sign of its landscape. */
export function ruinFace(land: LandName, claim: number): string {
  const { sky, soil, ink } = LANDS[land];
  const [clip, light] = [unique('ur'), unique('us')];
  const r = seeded(claim * 7 + land.length);
  const pebbles = times(16, () =>
    poly(
      polygon(12 + r() * 176, 182 + r() * 72, 2 + r() * 5, 5, r() * 90),
      `fill="#fff" opacity="${num(0.05 + r() * 0.1)}"`,
    ),
  ).join('');
  return (
    `<defs><clipPath id="${clip}"><rect width="200" height="262" rx="14"/></clipPath>` +
    `<linearGradient id="${light}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient></defs>` +
    `<g clip-path="url(#${clip})">` +
    rect(0, 0, 200, 262, 0, `fill="url(#${light})"`) +
    scene(land) +
    rect(0, 158, 200, 104, 0, fill(soil[0])) +
    path('M0 188c40-6 70 5 110 0s60-4 90 1V262H0Z', fill(soil[1])) +
    path('M0 222c30 5 80-6 120 0s60 4 80-1V262H0Z', fill(soil[2])) +
    pebbles +
    path(
      'M150 262c-6-16 8-22 2-34M34 262c6-12-4-18 2-30',
      'fill="none" stroke="#fff" stroke-opacity=".15" stroke-width="2"',
    ) +
    rect(0, 0, 200, 262, 0, 'fill="url(#grain)"') +
    rect(6, 6, 188, 250, 9, 'fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="1.4"') +
    '</g>' +
    rect(0.75, 0.75, 198.5, 260.5, 13.5, `fill="none" stroke="${INK}" stroke-opacity=".6" stroke-width="1.5"`) +
    at(12, 12, shield(claim, ink)) +
    at(178, 26, circle(0, 0, 15, `fill="#FFFBF0" stroke="${ink}" stroke-width="2"`) + landIcon(land, ink, 0.78))
  );
}

const shield = (claim: number, ink: string): string =>
  path('M4 0H48a4 4 0 0 1 4 4V40L26 56 0 40V4a4 4 0 0 1 4-4Z', `fill="#FFFBF0" stroke="${ink}" stroke-width="2"`) +
  text(26, 35, claim, 'class="num" font-size="32" text-anchor="middle" letter-spacing="-1" fill="#2a2018"');

/** How deep the dig is: the sum of the dice against the claim value. */
export function depthBar(land: LandName, sum: number, claim: number): string {
  const share = Math.min(1, sum / claim);
  const filled = Math.max(10, 168 * share);
  return (
    rect(0, 0, 172, 14, 7, `fill="#FFFBF0" stroke="${INK}" stroke-opacity=".5"`) +
    (share > 0 ? rect(2, 2, filled, 10, 5, `fill="${LANDS[land].ink}"`) : '') +
    (share > 0.12 ? rect(2, 2, filled, 10, 5, 'fill="url(#hatchw)" opacity=".5"') : '')
  );
}

/** A claimed ruin, 40 by 52: landscape, icon and claim value. */
export function smallRuin(land: LandName, claim: number): string {
  const { soil, far, ink } = LANDS[land];
  return (
    rect(0, 0, 40, 52, 6, `fill="${soil[0]}" stroke="#fff" stroke-width="1.5"`) +
    path('M0 26 14 14 24 22 40 12V46a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6Z', fill(far)) +
    path('M0 26 14 14 24 22 40 12V46a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6Z', `fill="${ink}" opacity=".25"`) +
    at(20, 37, landIcon(land, '#fff', 0.8)) +
    rect(2, 2, 18, 14, 4, 'fill="#FFFBF0"') +
    text(11, 13, claim, `class="num" font-size="12.5" text-anchor="middle" fill="${ink}"`)
  );
}

/** The back of a ruin card, as of a hidden one. */
export const hiddenRuin = (): string =>
  rect(0, 0, 40, 52, 6, 'fill="#3F6A64" stroke="#fff" stroke-width="1.5"') +
  text(20, 34, '?', 'class="num" font-size="22" text-anchor="middle" fill="#CFE5DB"');
