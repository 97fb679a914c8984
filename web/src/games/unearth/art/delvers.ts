// The pictures of the delver cards, 100 by 64, and of the end of an age.
import { at, circle, hexagon, path, poly, rect, text } from '../../../art/svg';

const INK = '#4E3A1C';
const PAPER = '#FFF6DC';
const RED = '#B5412C';
const line = (c: string, width = 2): string =>
  `fill="none" stroke="${c}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;
const paper = `fill="${PAPER}" stroke="${INK}" stroke-width="1.8" stroke-linejoin="round"`;

const disc = (words: string): string =>
  circle(0, 0, 18, paper) + text(0, 8, words, `class="num" font-size="22" text-anchor="middle" fill="${INK}"`);
const d6 = (size: number, words: string): string =>
  rect(-size / 2, -size / 2, size, size, size * 0.2, paper) +
  text(0, size * 0.28, words, `class="num" font-size="${size * 0.72}" text-anchor="middle" fill="${INK}"`);
const again = path('M-15 0a15 15 0 1 1 4.5 10.7M-15 0l-4.5-4.5M-15 0l5-4.2', line(RED, 2.8));
const tent = path('M-12 10 0-11 12 10ZM-4 10 0 1 4 10', paper);
const arch = path('M-16 14V-2a16 16 0 0 1 32 0V14H8V-1a8 8 0 0 0-16 0V14Z', paper);
const slab = (x: number, y: number, c: string): string => poly(hexagon(x, y, 9), `fill="${c}" stroke="${INK}" stroke-width="1.4"`);

const GLYPHS: Record<string, string> = {
  'ancient-map':
    path('M-20-12-7-8 7-12 20-8V12L7 8-7 12-20 8ZM-7-8V12M7-12V8', paper) +
    path('M-14 0l5 4 6-7 7 5', `${line(RED)} stroke-dasharray="3 3"`),
  'reading-the-stones':
    slab(-16, 4, '#3B3F46') + slab(0, 8, '#DDA624') + slab(16, 4, '#2E79B5') +
    text(0, -6, '±1', `class="num" font-size="19" text-anchor="middle" fill="${INK}" stroke="${PAPER}" stroke-width="4" paint-order="stroke"`),
  'new-discovery': disc('+2'),
  forlorn: disc('−2'),
  expedition:
    path('M0 17V-16M-15-15H10l6 5-6 5H-15ZM15-2H-8l-6 5 6 5H15Z', paper) + path('M0 17V8', line(INK, 3)),
  'ancestral-claim':
    at(-9, 2, d6(26, '6')) + path('M8 18V-18M8-18h18l-5 6 5 6H8', paper) + text(16, -8, '+2', `class="num" font-size="11" text-anchor="middle" fill="${INK}"`),
  'lost-in-the-ruins': arch + at(0, 4, again, 0.62),
  'forgotten-song':
    path('M-10-12c-8 6-7 18 2 24h16c9-6 10-18 2-24M-10-12c-4-3-8 0-7 4M10-12c4-3 8 0 7 4M-10-8H10M-5-8V12M0-8V12M5-8V12', line(INK, 2.2)) +
    path('M-8 12H8', line(INK, 4)),
  'band-of-delvers': at(-10, 2, tent, 0.95) + at(12, 6, tent, 0.8) + path('M-10-9v-7M12-3v-6', line(RED, 2.4)),
  restoration: at(0, 0, again, 1.15) + d6(17, '?'),
};

/**
 * What a card is about, drawn at `x` before hills whose colour tells whether it waits (teal) or works at once
 * (amber).
 */
export function delverArt(card: string, waits: boolean, x = 50): string {
  const [sky, hill, ridge] = waits ? ['#CFE3DC', '#7FB0A4', '#5E9488'] : ['#F3E2C3', '#D8B077', '#BE9255'];
  return (
    rect(0, 0, 100, 64, 7, `fill="${sky}"`) +
    path('M0 55 25 33 47 49 73 25 100 51V57a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7Z', `fill="${hill}"`) +
    path('M0 60 30 48 58 58 100 46V57a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7Z', `fill="${ridge}" opacity=".6"`) +
    at(x, 33, GLYPHS[card] ?? disc('?'))
  );
}

const EVENTS: Record<string, string> = {
  'day-of-rest': path('M-14 8a14 14 0 0 1 28 0ZM-19 8H19M-11 14H11', line(PAPER, 2.6)) + path('M0-13v5M-16-6l3 3M16-6l-3 3', line(PAPER, 2.6)),
  gathering: text(0, 8, '−1', `class="num" font-size="24" text-anchor="middle" fill="${PAPER}"`),
  festival: text(0, 8, '+1', `class="num" font-size="24" text-anchor="middle" fill="${PAPER}"`),
  fate: path('M-15 0a15 15 0 1 1 4.5 10.7M-15 0l-4.5-4.5M-15 0l5-4.2', line(PAPER, 3)),
  'hidden-path': path('M-12 14C-12 2 12 4 8-8M8-8 2-4M8-8l4 6', line(PAPER, 3)),
};

/** The sign of an event, 44 by 44, around 0,0. */
export const eventSign = (card: string): string =>
  poly(hexagon(0, 0, 24), 'fill="#7E2C14" stroke="#F3D27A" stroke-width="2.5"') + at(0, 0, EVENTS[card] ?? '', 0.8);
