// Proposals of partners as ghost tiles on the board.
import type { Wish } from '../../lib/contract';
import type { Cell } from './art/tiles';
import { cellNamed, imageAt, imageNamed } from './geometry';
import type { Table } from './model';

export interface Ghost {
  readonly seats: readonly number[];
  readonly cells: readonly Cell[];
}

/** Where a proposal would lay a tile: the one at hand, or one that it lifts first. */
export function ghostOf(view: Table, { seats, options }: Pick<Wish, 'seats' | 'options'>): Ghost[] {
  const lifted = options.find(({ notation }) => notation.startsWith('lift '))?.notation.slice('lift '.length);
  const tile = lifted ?? view.atHand?.tile;
  const [, cell, turn] = options.find(({ notation }) => notation.startsWith('place '))?.notation.split(' ') ?? [];
  return tile && cell && turn ? [{ seats, cells: imageAt(tile, imageNamed(turn), cellNamed(cell)) }] : [];
}
