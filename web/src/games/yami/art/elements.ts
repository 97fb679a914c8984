// A small picture of each thing that a mission can bring, on a piece of the board.
import { at, fill, rect } from '../../../art/svg';
import type { Element } from '../teaching';
import { base, moon } from './powers';
import { fog, magic, middleOf, plate, sign, whirlpool, type Ask, type Edge, type Figure } from './tokens';

const U = 40;
const PLAIN: Figure = { kind: 'plain' };

/** A token with one restricted edge, and the dotted cell that it faces. */
function asking(ask: Ask, night = false, figure: Figure = PLAIN): string {
  const edge: Edge = { side: 'east', at: 0, ask };
  const [x, y] = middleOf(edge, 1, 1, U);
  return (
    rect(U + 3, 3, U - 6, U - 6, 6, 'fill="#F4F7C8" fill-opacity=".14" stroke="#FFF6CF" stroke-width="1.6" stroke-dasharray="3 4"') +
    plate(night ? 12 : 5, 1, 1, U, [edge], 0, night, figure) +
    at(x, y, sign(ask, U * 1.3))
  );
}

const middle = (drawn: string): string => at(U / 2, 0, drawn);

const PICTURES: Readonly<Record<Element, () => string>> = {
  colour: () => asking({ kind: 'colour', colour: 'o' }),
  player: () => asking({ kind: 'player', seat: 0, symbol: 1 }),
  number: () => asking({ kind: 'least', number: 5 }),
  fog: () => middle(fog('b', U)),
  lake: () => middle(whirlpool(U)),
  whirlpool: () => middle(whirlpool(U)),
  magic: () => middle(magic(U)),
  base: () => at(U, U / 2, base('A', 0.56)),
  moon: () => at(U, U / 2, moon('crescent', 15)),
  night: () => asking({ kind: 'most', number: 3 }, true),
  lichen: () => asking({ kind: 'colour', colour: 'p' }, false, { kind: 'lichen' }),
};
const GROUNDS: Partial<Readonly<Record<Element, string>>> = { lake: '#2F6E7F', whirlpool: '#2F6E7F', moon: '#13233F', night: '#1E3B2C' };

/** 96 by 56. */
export const element = (id: Element): string => rect(0, 0, 96, 56, 10, fill(GROUNDS[id] ?? '#3C6742')) + at(8, 8, PICTURES[id]());
