// What is open on this screen; nothing of it belongs to the game.
import type { Cell } from './types';

export type Tab = 'ruins' | 'stones' | 'wonders';

class Looking {
  /** The seat whose stones are shown large; null for none. */
  field = $state<number | null>(null);
  /** The part of the table a phone shows. */
  tab = $state<Tab>('ruins');
  /** The cell under the pointer or the focus, for the preview of its rings. */
  cell = $state.raw<Cell | null>(null);
  sheet = $state(false);
  /** Who sits where, for labels that speak of a seat. */
  names = $state.raw<readonly string[]>([]);
  discard = $state(false);
  /** The wonder whose card is open. */
  wonder = $state<string | null>(null);

  showField(seat: number): void {
    this.field = seat;
    this.tab = 'stones';
  }
}

export const looking = new Looking();
