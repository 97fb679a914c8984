// What is open on this screen; the server knows nothing of it.
import type { Cell } from './names';

export type Tab = 'ruins' | 'stones' | 'wonders';

/** The panels of one table that are open, and the place the pointer is at. */
export class OpenPanels {
  /** The seat whose stones are shown large; null for none. */
  field = $state<number | null>(null);
  /** The part of the table a phone shows. */
  tab = $state<Tab>('ruins');
  /** The cell under the pointer or the focus, for the preview of its rings. */
  cell = $state.raw<Cell | null>(null);
  /** The points, line by line. */
  sheet = $state(false);
  discard = $state(false);
  /** The wonder whose card is open. */
  wonder = $state<string | null>(null);

  showField(seat: number): void {
    this.field = seat;
    this.tab = 'stones';
  }
}
