// Seats: a colour is always doubled with a shape.
import { at, circle, group, num, path, poly, polygon, rect } from './svg';

export interface SeatLook {
  readonly fill: string;
  readonly dark: string;
  readonly light: string;
  readonly shape: 'circle' | 'square' | 'triangle' | 'diamond' | 'pentagon' | 'plus';
}

export const SEATS: readonly SeatLook[] = [
  { fill: '#BF4226', dark: '#86290F', light: '#E58A6C', shape: 'circle' },
  { fill: '#2A66A8', dark: '#173F70', light: '#7FAEDD', shape: 'square' },
  { fill: '#D09A1E', dark: '#7D5600', light: '#F1CC6B', shape: 'triangle' },
  { fill: '#2C7F66', dark: '#124C3B', light: '#7BC1A9', shape: 'diamond' },
  { fill: '#7A4C9E', dark: '#4A2869', light: '#B892D6', shape: 'pentagon' },
  { fill: '#4B4F57', dark: '#26292F', light: '#9AA0AB', shape: 'plus' },
];

export const look = (seat: number): SeatLook => SEATS[seat % SEATS.length]!;
/** Beyond six seats colours and shapes come again, hollow. */
const hollow = (seat: number): boolean => seat >= SEATS.length;
/** The tone of a small emblem on a surface, for both themes. */
export const seatTone = (seat: number): string => `var(--seat-${'abcdef'[seat % 6]!})`;
/** The emblem's colour on the seat's own fill: gold is too light for white. */
export const onSeat = (seat: number): string => (look(seat).shape === 'triangle' ? '#2B1D00' : '#fff');

export function emblem(seat: number, r: number, attributes: string): string {
  if (!hollow(seat)) return solid(seat, r, attributes);
  const line = `stroke-width="${num(r * 0.42)}" stroke-linejoin="miter"`;
  return solid(seat, r * 0.78, `${attributes.replace('fill=', 'fill="none" stroke=')} ${line}`);
}

function solid(seat: number, r: number, attributes: string): string {
  switch (look(seat).shape) {
    case 'circle':
      return circle(0, 0, r * 0.82, attributes);
    case 'square':
      return rect(-r * 0.72, -r * 0.72, r * 1.44, r * 1.44, r * 0.12, attributes);
    case 'triangle': {
      const tips = [
        [0, -r * 0.95],
        [r * 0.92, r * 0.68],
        [-r * 0.92, r * 0.68],
      ] as const;
      return poly(tips, attributes.includes('linejoin') ? attributes : `${attributes} stroke-linejoin="round"`);
    }
    case 'diamond':
      return poly(
        [
          [0, -r],
          [r * 0.82, 0],
          [0, r],
          [-r * 0.82, 0],
        ],
        attributes,
      );
    case 'pentagon':
      return poly(polygon(0, 0, r * 0.95, 5), attributes);
    case 'plus': {
      const a = num(r * 0.6);
      return path(
        `M${num(-r * 0.3)} ${num(-r * 0.9)}h${a}v${a}h${a}v${a}h${-a}v${a}h${-a}v${-a}h${-a}v${-a}h${a}Z`,
        attributes,
      );
    }
  }
}

const robot = (dark: string): string =>
  rect(-7.5, -5, 15, 11, 3, 'fill="#fff"') +
  circle(-3.2, 0.3, 1.7, `fill="${dark}"`) +
  circle(3.2, 0.3, 1.7, `fill="${dark}"`) +
  path('M0-5V-9M-2.5-9.5h5', 'stroke="#fff" stroke-width="1.8" stroke-linecap="round"');

export interface AvatarOptions {
  bot?: boolean;
  size?: number;
  /** The share of the clock that is left, drawn as a ring; none without a clock. */
  clock?: number | null;
  /** Little time is left. */
  hurry?: boolean;
}

export function avatar(seat: number, { bot = false, size = 44, clock = null, hurry = false }: AvatarOptions = {}): string {
  const { fill, dark } = look(seat);
  const round = 2 * Math.PI * 20;
  const ring =
    clock === null
      ? ''
      : circle(0, 0, 20, 'fill="none" stroke="var(--line)" stroke-width="3"') +
        circle(
          0,
          0,
          20,
          `fill="none" stroke="var(${hurry ? '--warn' : '--accent'})" stroke-width="3" stroke-linecap="round" stroke-dasharray="${num(round * clock)} ${num(round)}" transform="rotate(-90)"`,
        );
  const badge = at(12, 11, circle(0, 0, 7, 'fill="var(--surface)"') + emblem(seat, 4.6, `fill="${fill}"`));
  const face = bot ? group('', robot(dark)) : emblem(seat, 8, `fill="${onSeat(seat)}"`);
  return (
    `<svg class="ava" width="${size}" height="${size}" viewBox="-24 -24 48 48" aria-hidden="true">` +
    ring +
    circle(0, 0, 16.5, `fill="${fill}"`) +
    path('M-16.5 0A16.5 16.5 0 0 0 16.5 0Z', `fill="${dark}" opacity=".35"`) +
    face +
    (bot ? badge : '') +
    '</svg>'
  );
}

/** A small emblem on a surface, as in the log. */
export const dot = (seat: number, size = 18): string =>
  `<svg class="dot" width="${size}" height="${size}" viewBox="-10 -10 20 20" aria-hidden="true">${emblem(seat, 8, `fill="${seatTone(seat)}"`)}</svg>`;
