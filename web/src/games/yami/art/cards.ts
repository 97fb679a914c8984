// Spirit cards, 200 by 280 units. The left strip carries all that the rules need.
import { at, circle, ellipse, fill, group, num, path, rect, seeded, text, times, unique } from '../../../art/svg';
import { eclipse, mark, spirit, TONES, type Colour } from './spirits';
import { outline, sizeOf, type Cell } from './tiles';

export const CARD = { width: 200, height: 280 } as const;
const SHADE = '#1F1E2C';

function scene(sky: readonly [string, string, string], ground: string, figure: string, seed: number): string {
  const r = seeded(seed);
  const trees = times(7, () => {
    const x = 60 + r() * 140;
    return path(`M${num(x - 5)} 0h10l3 190h-16Z`, `fill="${ground}" opacity="${num(0.18 + r() * 0.18)}"`);
  }).join('');
  const sparks = times(12, () =>
    circle(70 + r() * 124, 14 + r() * 230, 0.9 + r() * 1.8, `fill="#FFF5C8" opacity="${num(0.4 + r() * 0.5)}"`),
  ).join('');
  const grass = [70, 100, 150, 182]
    .map((x) =>
      path(
        `M${x} 256q-5-12-9-14M${x} 256q1-12 3-16M${x} 256q6-10 10-11`,
        `fill="none" stroke="${sky[2]}" stroke-width="2" stroke-linecap="round" opacity=".5"`,
      ),
    )
    .join('');
  const air = unique('ya');
  return (
    `<defs><linearGradient id="${air}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky[0]}"/><stop offset=".55" stop-color="${sky[1]}"/><stop offset="1" stop-color="${sky[2]}"/></linearGradient></defs>` +
    rect(0, 0, 200, 280, 0, `fill="url(#${air})"`) +
    trees +
    ellipse(128, 160, 92, 70, 'fill="#fff" opacity=".16"') +
    ellipse(128, 168, 64, 52, 'fill="#fff" opacity=".2"') +
    path('M0 232C30 218 60 226 90 220S160 214 200 226V280H0Z', `fill="${ground}" opacity=".75"`) +
    path('M0 252C40 240 90 252 130 244S180 246 200 250V280H0Z', fill(ground)) +
    grass +
    figure +
    sparks
  );
}

function framed(picture: string, strip: string, dark: string, paper = '#FFFBEF'): string {
  const clip = unique('yc');
  const wave = `M64 0${'q5 14 0 28'.repeat(10)}V280H64Z`;
  return (
    `<defs><clipPath id="${clip}"><rect width="200" height="280" rx="14"/></clipPath></defs>` +
    group(
      '',
      picture +
        rect(0, 0, 64, 280, 0, fill(paper)) +
        rect(0, 0, 64, 280, 0, 'fill="url(#grain)" opacity=".7"') +
        path(wave, fill(paper)) +
        rect(6, 6, 188, 268, 9, 'fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="1.4"'),
      `clip-path="url(#${clip})"`,
    ) +
    strip +
    rect(0.75, 0.75, 198.5, 278.5, 13.5, `fill="none" stroke="${dark}" stroke-width="1.5"`)
  );
}

const figureOf = (number: number, dark: string): string =>
  text(32, 54, number, `class="num" font-size="50" text-anchor="middle" fill="${dark}"`);

/** A card with the outline of its tile. */
export function card(colour: Colour, number: number, cells: readonly Cell[]): string {
  const tone = TONES[colour];
  const [w, h] = sizeOf(cells);
  const unit = Math.min(17, 50 / Math.max(w, h));
  const strip =
    figureOf(number, tone.dark) +
    at(32, 84, mark(colour, tone.fill, 1.35)) +
    rect(14, 111, 36, 1.5, 0, fill(tone.light)) +
    at(32 - (w * unit) / 2, 152 - (h * unit) / 2, outline(colour, cells, unit, 'card'));
  const picture = scene(
    [tone.dark, tone.fill, tone.light],
    tone.dark,
    at(128, 168, spirit(colour, number), 1.12),
    number * 13 + colour.charCodeAt(0),
  );
  return framed(picture, strip, tone.dark);
}

const OWL =
  path(
    'M-44 52C-50 10-38-46-26-48-22-40-12-36 0-36S22-40 26-48C38-46 50 10 44 52 36 44 30 56 22 48 14 58 8 46 0 54-8 46-14 58-22 48-30 56-36 44-44 52Z',
    'fill="#14131F" stroke="#8E8BA6" stroke-width="2"',
  ) +
  [-15, 15]
    .map(
      (x) =>
        circle(x, -10, 13, fill('#34324A')) +
        circle(x, -10, 9, fill('#EDEBFA')) +
        path(`M${x}-19a9 9 0 0 1 0 18 6.5 9 0 0 0 0-18Z`, fill('#14131F')),
    )
    .join('') +
  path('M-5 4 0 11 5 4Z', fill('#B9B5D6')) +
  path('M-18 22q5 5 9 0M-4 26q4 4 8 0M9 22q5 5 9 0', 'fill="none" stroke="#4C4966" stroke-width="2.2" stroke-linecap="round"');

/** A Nox card: no colour, value 0, no tile. */
export function nox(): string {
  const strip =
    figureOf(0, SHADE) +
    at(32, 84, eclipse(1.15)) +
    rect(14, 111, 36, 1.5, 0, fill('#8E8BA6')) +
    rect(18, 138, 28, 28, 5, 'fill="none" stroke="#4C4966" stroke-width="2" stroke-dasharray="4 4"') +
    path('M16 168 48 136', 'stroke="#4C4966" stroke-width="2"');
  return framed(scene(['#171622', '#3F3D55', '#7C7897'], '#171622', at(130, 166, OWL, 1.12), 77), strip, '#14131F', '#F4F2F6');
}

/** The back of every card. */
export const back = (): string =>
  rect(0, 0, 200, 280, 14, fill('#24483A')) +
  rect(10, 10, 180, 260, 9, 'fill="none" stroke="#BFD6A8" stroke-width="2"') +
  at(
    100,
    140,
    circle(0, 0, 52, 'fill="none" stroke="#BFD6A8" stroke-width="2"') +
      (['r', 'b', 'g', 'p', 'o'] as const)
        .map((colour, i) => {
          const t = ((-90 + i * 72) * Math.PI) / 180;
          return at(
            52 * Math.cos(t),
            52 * Math.sin(t),
            circle(0, 0, 17, 'fill="#24483A" stroke="#BFD6A8" stroke-width="1.5"') + mark(colour, '#DDEBCB'),
          );
        })
        .join('') +
      path('M10-18A20 20 0 1 0 18 12 16 16 0 0 1 10-18Z', fill('#DDEBCB')),
  );
