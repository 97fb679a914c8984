// The pictures of the rulebook, made of the drawings of the table.
import type { Picture } from '../../../lib/contract';
import { camp, pawn } from '../../../art/camp';
import { at, circle, fill, path, rect, text } from '../../../art/svg';
import { adventurer, dog } from '../art/adventurers';
import { die, odd } from '../art/cards';
import { CELL, cellAt, hill } from '../art/mine';
import { bookMark, flag, sign, threatMark, TRIBES, TRIBE_NAMES, type Sign, type Tribe } from '../art/signs';
import { building, BUILDINGS, street } from '../art/town';

const RED = 0;
const BLUE = 1;
const ink = (size: number): string => `class="num" font-size="${size}" text-anchor="middle" fill="#3A2A1A"`;
const paper = (w: number, h: number): string => rect(0, 0, w, h, 14, 'fill="#F3E2B9" stroke="#BE9C62" stroke-width="2"');

/** A symbol inside a line of text. */
const small = (name: Sign): Picture => ({ width: 24, height: 24, draw: () => at(12, 12, sign(name, 0.9)) });

function team(): string {
  const members: Readonly<Record<Tribe, string>> = { green: dog(34), blue: adventurer('b3', 34), red: adventurer('r2', 34), yellow: adventurer('y4', 34) };
  return (
    paper(460, 132) +
    TRIBE_NAMES.map((tribe, i) =>
      at(
        64 + i * 111,
        0,
        rect(-46, 12, 92, 108, 12, `fill="${TRIBES[tribe].light}" fill-opacity=".55" stroke="${TRIBES[tribe].fill}" stroke-width="2"`) +
          at(0, 56, members[tribe]) +
          at(0, 104, flag(tribe, 0.8)),
      ),
    ).join('')
  );
}

function town(): string {
  const foot = 118;
  return street(700, 150, 'dusk', foot) + BUILDINGS.map((name, i) => at(56 + i * 98, foot + 6, building(name), 0.72)).join('');
}

const NUMBERS: Readonly<Record<string, number>> = {
  m11: 1, m12: 1, m13: 2, m14: 3, m21: 1, m22: 2, m23: 3, m24: 4, m31: 2, m32: 3, m33: 4, m34: 6,
};
function mine(): string {
  const camps: Readonly<Record<string, number>> = { m11: RED, m12: BLUE };
  const open = ['m21', 'm22', 'm13'];
  const cell = (name: string): string => {
    const [x, y] = cellAt(name);
    const look = open.includes(name) ? 'fill="#FFF3D2" stroke="#D09A1E" stroke-width="3"' : 'fill="#CDB88F" stroke="#5A4630" stroke-width="1.5"';
    const inner = name in camps ? at(0, 3, camp(camps[name]!, 0.62)) : text(0, 5.5, NUMBERS[name]!, ink(16));
    return at(x, y, rect(-CELL.width / 2, -CELL.height / 2, CELL.width, CELL.height, 5, look) + inner);
  };
  return at(210, 224, hill() + Object.keys(NUMBERS).map(cell).join(''), 1.55);
}

function duel(): string {
  const side = (x: number, seat: number, face: number, swords: number, hearts: number): string =>
    at(x, 0, at(0, 50, pawn(seat, 1.5)) + at(62, 50, die(face, 1.1)) + row('combat', swords, 110) + row('heart', hearts, 110 + swords * 26));
  const row = (name: Sign, n: number, x: number): string => [...Array(n).keys()].map((i) => at(x + i * 26, 50, sign(name, 1.1))).join('');
  return paper(520, 100) + side(40, RED, 4, 2, 1) + path('M262 22V78', 'stroke="#BE9C62" stroke-width="2" stroke-dasharray="5 6"') + side(312, BLUE, 5, 1, 0);
}

/** A space of the map with a sign on it. */
const space = (x: number, y: number, inner: string): string => at(x, y, circle(0, 0, 27, 'fill="#FFF8E4" stroke="#6B4A24" stroke-width="3"') + inner);
const road = (d: string): string =>
  path(d, 'fill="none" stroke="#6B4A24" stroke-width="7" stroke-linecap="round" opacity=".35"') +
  path(d, 'fill="none" stroke="#FFF8E4" stroke-width="4" stroke-linecap="round" stroke-dasharray="9 8"');
const cost = (x: number, y: number, hearts: number): string =>
  at(x, y, rect(-24, -14, 48, 28, 14, 'fill="#FFFBEF" stroke="#BE9C62" stroke-width="1.5"') + at(-9, 0, sign('heart', 0.75)) + text(10, 6, hearts, ink(16)));

function way(): string {
  return (
    paper(560, 130) +
    road('M60 74H500') +
    space(60, 74, sign('coin', 1.2)) +
    space(207, 74, sign('gem', 1.2)) +
    space(353, 74, sign('coin', 1.2) + at(15, 10, camp(BLUE, 0.8))) +
    space(500, 74, sign('gem', 1.2)) +
    at(36, 66, pawn(RED, 1)) +
    cost(133, 34, 0) +
    cost(280, 34, 1) +
    cost(427, 34, 0)
  );
}

const check = (): string =>
  paper(420, 92) +
  at(28, 46, sign('skill', 1.3)) +
  text(58, 54, 5, 'class="num" font-size="26" text-anchor="middle" fill="#3A2A1A"') +
  at(94, 46, sign('skill', 0.9)) +
  at(116, 46, sign('skill', 0.9)) +
  [1, 2, 3, 4, 5, 6].map((face) => at(150 + (face - 1) * 43, 28, odd(face, face < 3 ? 'fails' : face < 5 ? 'passes' : 'bonus'), 1.35)).join('');

function route(): string {
  return (
    paper(440, 130) +
    road('M70 84C140 20 230 118 370 56') +
    space(70, 84, sign('pepper', 1.3) + at(15, 10, camp(RED, 0.8))) +
    space(370, 56, sign('pepper', 1.3) + at(15, 10, camp(BLUE, 0.8))) +
    at(222, 68, circle(0, 0, 24, 'fill="#FFFBEF" stroke="#C0392B" stroke-width="2.5"') + text(0, 8, 3, ink(24)))
  );
}

function trip(): string {
  return (
    paper(560, 150) +
    road('M70 96 280 70 490 92') +
    space(70, 96, at(0, 10, building('saloon'), 0.3)) +
    space(280, 70, sign('gem', 1.2)) +
    space(490, 92, sign('coin', 1.2)) +
    at(46, 88, pawn(RED, 1)) +
    at(175, 83, threatMark(1.3)) +
    at(175, 46, circle(0, 0, 14, fill('#2B2521')) + text(0, 6, 4, 'class="num" font-size="17" text-anchor="middle" fill="#FFF8E4"')) +
    at(512, 68, bookMark('E', 1)) +
    cost(388, 48, 1)
  );
}

export const PICTURES: Readonly<Record<string, Picture>> = {
  skill: small('skill'),
  combat: small('combat'),
  move: small('move'),
  shield: small('shield'),
  search: small('search'),
  heart: small('heart'),
  team: { width: 460, height: 132, draw: team },
  town: { width: 700, height: 150, draw: town },
  mine: { width: 420, height: 232, draw: mine },
  duel: { width: 520, height: 100, draw: duel },
  path: { width: 560, height: 130, draw: way },
  check: { width: 420, height: 92, draw: check },
  route: { width: 440, height: 130, draw: route },
  trip: { width: 560, height: 150, draw: trip },
};
