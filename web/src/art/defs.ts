// Filters, patterns and gradients that every drawing refers to by name: once per page.
import { num, path, seeded, times } from './svg';

const shadow = (dy: number, blur: number, opacity: number): string =>
  `<feDropShadow dx="0" dy="${dy}" stdDeviation="${blur}" flood-color="#2a1a0a" flood-opacity="${opacity}"/>`;
const filter = (name: string, inner: string, margin = 30): string =>
  `<filter id="${name}" x="-${margin}%" y="-${margin}%" width="${100 + 2 * margin}%" height="${120 + 2 * margin}%">${inner}</filter>`;
const pattern = (name: string, w: number, h: number, inner: string, turn = 0): string =>
  `<pattern id="${name}" width="${w}" height="${h}" patternUnits="userSpaceOnUse"${turn ? ` patternTransform="rotate(${turn})"` : ''}>${inner}</pattern>`;
const gradient = (name: string, x2: number, y2: number, stops: [number, string, number][]): string =>
  `<linearGradient id="${name}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stops
    .map(([offset, colour, opacity]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join('')}</linearGradient>`;

const grain = (): string => {
  const r = seeded(7);
  return times(46, () => {
    const [x, y, size] = [num(r() * 60), num(r() * 60), num(0.35 + r() * 0.55)];
    const colour = r() > 0.5 ? '#fff' : '#2a1a0a';
    return `<circle cx="${x}" cy="${y}" r="${size}" fill="${colour}" opacity="${num(0.08 + r() * 0.16)}"/>`;
  }).join('');
};

/** Patterns of the five colours of Yami. */
const SPIRIT_PATTERNS = {
  r: 'M0 12 6 6 12 12M0 6 6 0 12 6',
  b: 'M0 4q3-4 6 0t6 0M0 10q3-4 6 0t6 0',
  g: 'M0 12 12 0M-3 3 3-3M9 15 15 9',
  p: 'M3 3h.01M9 9h.01',
  o: 'M6 1v3M6 8v3M1 6h3M8 6h3',
};

export const DEFS =
  filter('sh1', shadow(1.5, 1.5, 0.28)) +
  filter('sh2', shadow(2, 1.5, 0.25) + shadow(6, 6, 0.22)) +
  filter('sh3', shadow(3, 2, 0.28) + shadow(14, 12, 0.28), 40) +
  filter('glow', '<feGaussianBlur stdDeviation="6"/>', 60) +
  filter('blur2', '<feGaussianBlur stdDeviation="2"/>', 60) +
  pattern('grain', 60, 60, grain()) +
  pattern('hatch', 6, 6, path('M0 0V6', 'stroke="#2a1a0a" stroke-width="1.1" opacity=".28"'), 38) +
  pattern('hatchw', 6, 6, path('M0 0V6', 'stroke="#fff" stroke-width="1.2" opacity=".4"'), 38) +
  pattern(
    'brick',
    22,
    14,
    path('M0 7H22M0 0H22M5 0V7M16 7V14', 'stroke="#2a1a0a" stroke-width=".8" opacity=".3" fill="none"'),
  ) +
  gradient('gloss', 1, 1, [
    [0, '#fff', 0.5],
    [0.28, '#fff', 0.05],
    [0.45, '#fff', 0.28],
    [0.52, '#fff', 0.02],
    [1, '#fff', 0.14],
  ]) +
  gradient('sheen', 0, 1, [
    [0, '#fff', 0.38],
    [0.5, '#fff', 0],
    [1, '#000', 0.16],
  ]) +
  Object.entries(SPIRIT_PATTERNS)
    .map(([key, d]) =>
      pattern(
        `y-${key}`,
        12,
        12,
        path(
          d,
          `fill="none" stroke="#fff" stroke-width="${key === 'p' ? 3 : 1.4}" stroke-linecap="round" opacity=".34"`,
        ),
      ),
    )
    .join('');

/** Puts the shared definitions into the page; calling it again changes nothing. */
export function installDefs(): void {
  if (document.getElementById('art-defs')) return;
  const holder = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  holder.id = 'art-defs';
  holder.setAttribute('width', '0');
  holder.setAttribute('height', '0');
  holder.setAttribute('aria-hidden', 'true');
  holder.style.position = 'absolute';
  holder.innerHTML = `<defs>${DEFS}</defs>`;
  document.body.prepend(holder);
}
