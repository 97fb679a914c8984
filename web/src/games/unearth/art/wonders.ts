// Wonders: the building on each token, and formulas drawn as a ring of six hexagons.
import { at, circle, group, hexagon, num, path, poly, text, times } from '../../../art/svg';
import { STONES, stoneGlyph, type StoneColour } from './stones';
import { token, tokenDark, tokenInk, type Tier } from './token';

type Building = (ink: string, dark: string) => string;

const solid = (d: string, c: string): string =>
  path(d, `fill="${c}" stroke="${c}" stroke-width="1.5" stroke-linejoin="round"`);
const line = (d: string, c: string, width = 2): string =>
  path(d, `fill="none" stroke="${c}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`);

/** The four temples are alike but for the sign in the gable. */
const temple =
  (sign: StoneColour): Building =>
  (ink, dark) =>
    solid('M-13 12V1h4V12M-4.5 12V1h3V12M1.5 12V1h3V12M9 12V1h4V12M-16 1 0-14 16 1ZM-16 12.500H16', ink) +
    at(0, -4, group('scale(.42)', stoneGlyph(sign, dark)));

const BUILDINGS: Record<string, Building> = {
  'college-of-the-overseers': (ink, dark) =>
    solid('M-14 12V0H14V12ZM-9 0a9 9 0 0 1 18 0Z', ink) +
    solid('M0-14l1.2 3 3 .2-2.3 2L2.7-6 0-7.6-2.7-6l.8-2.8-2.3-2 3-.2Z', ink) +
    [-9, -3, 3, 9].map((x) => path(`M${x - 1.5} 12V5h3v7Z`, `fill="${dark}"`)).join(''),
  'temple-of-prosperity': temple('Y'),
  'temple-of-flames': temple('R'),
  'temple-of-fate': temple('L'),
  'temple-of-clarity': temple('B'),
  'harmonious-columns': (ink) =>
    [-10, 0, 10].map((x) => solid(`M${x - 3} 11V-9h6V11ZM${x - 4.5}-12h9v2h-9ZM${x - 4.5} 10.500h9v2h-9Z`, ink)).join(''),
  'shattered-edifice': (ink, dark) =>
    solid('M-11 12V-8l4 3 3-8 4 7 4-4V12Z', ink) + solid('M7 12V0l4-2 2 4V12Z', ink) + line('M-3-4 0 2-3 6 1 12', dark, 1.8),
  'blackened-cenotaph': (ink, dark) =>
    solid('M-7 12-5-11H5L7 12ZM-11 12.500H11', ink) + path('M-2.5-6h5M-2.5-1h5M-2.5 4h5', `stroke="${dark}" stroke-width="2"`),
  'eternal-flame': (ink) => path('M0-15C5-8 9-4 6 3H-6C-9-4-3-6 0-15ZM-9 5H9L6 13H-6Z', `fill="${ink}"`),
  'tomb-of-the-last-age': (ink, dark) =>
    path('M-15 12 0-13 15 12Z', `fill="${ink}"`) +
    path('M0-13 15 12H4Z', `fill="${dark}" opacity=".5"`) +
    path('M-4 12V7a3 3 0 0 1 6 0v5Z', `fill="${dark}"`),
  'fountain-of-reflection': (ink) =>
    solid('M-13 6H13L9 12H-9Z', ink) + line('M0 6V-6M0-9c-5-4-9-1-9 4M0-9c5-4 9-1 9 4M-9-3v2M9-3v2', ink, 2.2),
  'underground-library': (ink, dark) =>
    solid('M-14 12V2a14 14 0 0 1 28 0V12Z', ink) +
    path('M0 9C-3 6-6 6-9 7V-1C-6-2-3-2 0 1 3-2 6-2 9-1V7C6 6 3 6 0 9Z', `fill="${dark}"`) +
    line('M0 1V9', ink, 1.4),
  'palace-of-relics': (ink, dark) =>
    path('M-14 12V-8H-8V-12H-4V-8H4V-12H8V-8H14V12Z', `fill="${ink}"`) + path('M-4 12V5a4 4 0 0 1 8 0v7Z', `fill="${dark}"`),
  'crumbling-memorial': (ink) =>
    solid('M-13 12V-10H-6V12ZM-13-10-4-13 7-9', ink) + solid('M6 12V-2l3-3 4 2V12Z', ink) + solid('M-2 12h3v-3h-3Z', ink),
  'sanctuary-of-the-builders': (ink, dark) =>
    solid('M-14 2 0-12 14 2ZM-10 12V2H10V12Z', ink) + path('M-3.5 12V6h7v6ZM-1.2-6h2.400v4h-2.400Z', `fill="${dark}"`),
  'sunken-cathedral': (ink) =>
    solid('M-9 4V-4l3-8 3 8V4ZM3 4V-4l3-8 3 8V4ZM-3 4V-2L0-6l3 4V4Z', ink) +
    line('M-14 8c4-4 5-4 9 0s5 4 9 0 5-4 9 0M-10 13c3-3 4-3 7 0s4 3 7 0 4-3 7 0', ink, 1.8),
  obelisk: (ink, dark) =>
    path('M-5 11-3-10 0-15 3-10 5 11ZM-9 11H9V14H-9Z', `fill="${ink}"`) + path('M0-15 3-10 5 11H0Z', `fill="${dark}" opacity=".35"`),
  lesser: (ink, dark) =>
    path('M-10 13-6-4H6L10 13ZM-4-4V-10L0-15 4-10V-4', `fill="${ink}"`) + path('M-2.5 13V7a2.5 2.5 0 0 1 5 0v6Z', `fill="${dark}"`),
  greater: (ink, dark) =>
    path('M-13 12H13M-11 12V2a11 11 0 0 1 22 0V12ZM0-9V-15', `fill="${ink}" stroke="${ink}" stroke-width="2"`) +
    path('M-4 12V5a4 4 0 0 1 8 0v7Z', `fill="${dark}"`),
};

/** A token; `points` stand on it where its owner may know them. */
export function wonder(tier: Tier, id: string, r = 26, points: number | null = null): string {
  const building = (BUILDINGS[tier === 'named' ? id : tier] ?? BUILDINGS.lesser!)(tokenInk(tier), tokenDark(tier));
  const badge =
    points === null
      ? ''
      : at(
          r * 0.5,
          r * 0.52,
          circle(0, 0, r * 0.36, `fill="#FFFBF0" stroke="${tokenDark(tier)}" stroke-width="1.2"`) +
            text(0, r * 0.17, points, `class="num" font-size="${num(r * 0.5)}" text-anchor="middle" fill="#2a2018"`),
        );
  return token(tier, building, r) + badge;
}

const SAME = ['', '#EFE7D6', '#D9CDB4', '#BDAE90'];

/** One place of a formula: a colour with its glyph, `?` for any stone, a letter for “of one colour”. */
function symbol(sign: string, r: number): string {
  const look = STONES[sign as StoneColour];
  if (look)
    return (
      poly(hexagon(0, 0, r), `fill="${look.fill}" stroke="${look.dark}"`) +
      group(`scale(${num(r / 17)})`, stoneGlyph(sign as StoneColour, look.ink))
    );
  const any = sign === '?';
  return (
    poly(hexagon(0, 0, r), `fill="${any ? '#FFFBF0' : SAME[Number(sign)]}" stroke="#B9A78A"`) +
    text(
      0,
      r * 0.42,
      any ? '?' : ' ABC'[Number(sign)]!,
      `font-size="${num(r * (any ? 1.25 : 1.1))}" font-weight="700" text-anchor="middle" fill="#5a4c3a"`,
    )
  );
}

/** The formula of a wonder as the ring it asks for, around 0,0; about 5.5 radii wide. */
export function recipe(formula: string, r = 9, middle = ''): string {
  const d = r * 1.76;
  const ring = times(6, (i) => {
    const t = ((-60 + i * 60) * Math.PI) / 180;
    return at(d * Math.cos(t), d * Math.sin(t), symbol(formula[i] ?? '?', r));
  });
  return ring.join('') + middle;
}
