// Cards and tokens of Near and Far: what cards do as signs, threats, chiefs, die faces.
import { at, circle, ellipse, fill, group, path, poly, rect, star, text, times, unique } from '../../../art/svg';
import { bird, turtle } from './adventurers';
import { chest, DARK, flag, good, TRIBES, type Tribe } from './signs';

const OWN: Readonly<Record<string, () => string>> = {
  points: () => poly(star(0, 0.5, 12, 5.2), 'fill="#E3B43A" stroke="#7E5A0C" stroke-width="1.4" stroke-linejoin="round"'),
  reputation: () =>
    path('M-2 11C-12 8-13-4-8-10M2 11C12 8 13-4 8-10', 'fill="none" stroke="#5E7A3A" stroke-width="2.4" stroke-linecap="round"') +
    [-6, 0, 6].map((y) => ellipse(-10, y - 2, 2.4, 3.8, fill('#7E9A58')) + ellipse(10, y - 2, 2.4, 3.8, fill('#7E9A58'))).join('') +
    circle(0, -2, 4.4, 'fill="#E3B43A" stroke="#7E5A0C" stroke-width="1.2"'),
  artifact: () => rect(-8, -11, 16, 22, 3, 'fill="#FFF8E8" stroke="#7A5A28" stroke-width="1.6"') + poly(star(0, 0, 6, 2.6), fill('#A8712E')),
  camp: () =>
    path('M-12 9 0-11 12 9Z', 'fill="#9A7A4C" stroke="#4A3214" stroke-width="1.5" stroke-linejoin="round"') + path('M-3 9 0 0 4 9Z', fill('#2A1C12')),
  treasure: () => chest(1.1),
  bird: () => bird(0.62),
  turtle: () => turtle(0.56),
};
/** Any sign of a card: a symbol, a good, or one of the few that only cards have. */
export const mark = (name: string, s = 1): string => (OWN[name] ? group(`scale(${s})`, OWN[name]()) : good(name, s));

export type CardKind = 'common' | 'special' | 'treasure' | 'find' | 'talent';
const TONES: Readonly<Record<CardKind, readonly [string, string, string]>> = {
  common: ['#E9CF9C', '#FFF3D2', '#7A5A28'],
  special: ['#C9B4DC', '#F6EEFF', '#4A2869'],
  treasure: ['#A9CFC4', '#EAF7F1', '#124C3B'],
  find: ['#E6B4A0', '#FFF0E8', '#7E2C14'],
  talent: ['#C6D2DE', '#F2F6FA', '#2A4A6A'],
};
export const cardTone = (kind: CardKind): string => TONES[kind][2];

/** The picture of a card, 76 by 52: signs of what it does on a disc, the ground by the kind of card. */
export function motif(kind: CardKind, brings: readonly string[]): string {
  const [ground, disc, dark] = TONES[kind];
  const [first = kind === 'treasure' ? 'treasure' : 'points', ...more] = brings;
  const rays =
    kind === 'special'
      ? times(12, (i) => group(`translate(38 26) rotate(${i * 30})`, path('M-1.4-23 0-34 1.4-23Z', `fill="${dark}" opacity=".35"`))).join('')
      : '';
  const hills = kind === 'find' ? path('M0 44C20 34 50 48 76 38V52H0Z', `fill="${dark}" opacity=".2"`) : '';
  const waves =
    kind === 'treasure'
      ? path('M0 44q6-5 12.7 0t12.7 0 12.7 0 12.7 0 12.7 0 12.7 0', `fill="none" stroke="${dark}" stroke-width="1.4" opacity=".4"`)
      : '';
  return (
    rect(0, 0, 76, 52, 7, fill(ground)) +
    hills +
    waves +
    rays +
    circle(38, 26, 20, fill(disc)) +
    at(38, 26, mark(first, 1.2)) +
    more.map((one, i) => at(64, 38 - i * 20, circle(0, 0, 9, fill(disc)) + mark(one, 0.6))).join('')
  );
}
/** The back of a card, 76 by 52. */
export const back = (kind: CardKind): string => {
  const [ground, , dark] = TONES[kind];
  return (
    rect(0, 0, 76, 52, 7, fill(dark)) +
    path('M38 6 70 26 38 46 6 26Z', `fill="none" stroke="${ground}" stroke-width="1.5"`) +
    poly(star(38, 26, 9, 4), fill(ground))
  );
};

/** A threat: horns, eyes and teeth grow with its strength. */
export function creature(strength: number, s = 1): string {
  const level = Math.max(0, Math.min(11, strength - 4));
  const skin = ['#6B5A4A', '#7A4E3A', '#5E5A52', '#4E4A66', '#4A5E4A', '#6A6A70', '#8E3F2B', '#57606A', '#3E5A4E', '#5A6A8E', '#707A84', '#7A6A84'][
    level
  ]!;
  const eyes = level < 4 ? [-7, 7] : level < 8 ? [-9, 0, 9] : [-11, -4, 4, 11];
  const horn = 6 + level * 1.2;
  return group(
    `scale(${s})`,
    poly(
      [
        [0, -32],
        [32, 0],
        [0, 32],
        [-32, 0],
      ],
      'fill="#2B2521" stroke="var(--sym-rim, #FFF8E4)" stroke-width="2" stroke-linejoin="round"',
    ) +
      path(
        `M-14-6C-20-${horn}-14-${8 + horn}-10-${10 + horn * 0.6}-10-12-8-10-4-10H4C8-10 10-12 10-${10 + horn * 0.6} 14-${8 + horn} 20-${horn} 14-6Z`,
        fill('#C9B89C'),
      ) +
      path('M-16-4C-16-14-8-16 0-16S16-14 16-4C16 6 12 8 10 16H-10C-12 8-16 6-16-4Z', fill(skin)) +
      path('M0-16C8-16 16-14 16-4 16 6 12 8 10 16H3Z', 'fill="#000" opacity=".22"') +
      eyes.map((x) => circle(x, -4 - Math.abs(x) * 0.1, 2.8, fill('#FFE08A')) + circle(x, -4 - Math.abs(x) * 0.1, 1.2, fill(DARK))).join('') +
      path(level < 6 ? 'M-8 7H8L6 11 4 7 2 11 0 7-2 11-4 7-6 11Z' : 'M-10 5C-4 9 4 9 10 5L7 13 4 8 1 14-1 8-4 14-7 8Z', fill('#F6E9CE')),
  );
}

/** The chief of a tribe: a pennant under a crown. */
export const chief = (tribe: Tribe, s = 1): string =>
  group(
    `scale(${s})`,
    circle(0, 0, 15, `fill="${TRIBES[tribe].light}" stroke="${TRIBES[tribe].dark}" stroke-width="2"`) +
      at(0, 3, flag(tribe, 0.8)) +
      path('M-9-9-10-19-4-14 0-21 4-14 10-19 9-9Z', 'fill="#E3B43A" stroke="#7E5A0C" stroke-width="1.2" stroke-linejoin="round"'),
  );

const PIPS: Readonly<Record<number, string>> = { 1: '4', 2: '08', 3: '048', 4: '0268', 5: '02468', 6: '023568' };
/** A die of side 40 with n pips. */
export function die(n: number, s = 1): string {
  const id = unique('nfdie');
  const pips = [...(PIPS[n] ?? '')].map((cell) =>
    circle(((Number(cell) % 3) - 1) * 10, (Math.floor(Number(cell) / 3) - 1) * 10, 3.6, fill('#33230F')),
  );
  return group(
    `scale(${s})`,
    `<defs><linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#FFFDF6"/><stop offset="1" stop-color="#E6D2A8"/></linearGradient></defs>` +
      rect(-20, -20, 40, 40, 9, `fill="url(#${id})" stroke="#7A5A28" stroke-width="1.6"`) +
      pips.join(''),
  );
}

export type Odd = 'fails' | 'passes' | 'bonus';
const FACES: Readonly<Record<Odd, readonly [string, string]>> = {
  fails: ['fill="#fff" stroke="#8E7A58" stroke-width="1.4" stroke-dasharray="4 3"', '#5E5145'],
  passes: ['fill="#F0D9A2" stroke="#8C5A0C" stroke-width="1.5"', '#4A3300'],
  bonus: ['fill="#8C5A0C" stroke="#653F04" stroke-width="1.5"', '#fff'],
};
/** One face in a row of odds, 28 wide; under a failing one the hearts that would save it. */
export function odd(face: number, how: Odd, hearts = 0): string {
  const [look, ink] = FACES[how];
  return (
    rect(0, 0, 26, 26, 7, look) +
    text(13, 18.5, face, `class="num" font-size="15.5" text-anchor="middle" fill="${ink}"`) +
    (how === 'bonus' ? at(24, 2, poly(star(0, 0, 6, 2.7), 'fill="#F3C95A" stroke="#653F04"')) : '') +
    (hearts > 0 ? at(7, 35, good('heart', 0.42)) + text(18, 39.5, hearts, 'class="num" font-size="12.5" text-anchor="middle" fill="#7A1A26"') : '')
  );
}
