import { Holding } from './holding.svelte';

/** What the parts of the page share about one table (`GameUi.local`). */
export class YamiLocal {
  readonly holding = new Holding();
  /** The list of all tricks is open. */
  tricks = $state(false);
  /** After the end: the whole board instead of the part that counts. */
  whole = $state(false);
  /** The base whose use is told. */
  base = $state<string | null>(null);
  /** The tile at hand waits while a base is used to move one that lies. */
  lifting = $state(false);
  /** What is new in this mission was read. */
  taught = $state(false);
}
