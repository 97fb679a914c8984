import { Holding } from './holding.svelte';

/** What the parts of the page share about one table (`GameUi.local`). */
export class YamiLocal {
  readonly holding = new Holding();
  /** The list of all tricks is open. */
  tricks = $state(false);
  /** After the end: the whole board instead of the part that counts. */
  whole = $state(false);
}
