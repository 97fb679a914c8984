import { OpenPanels } from './panels.svelte';
import { Rolls } from './rolls.svelte';

/** What the parts of the page share about one table (`GameUi.local`). */
export class UnearthLocal {
  readonly panels = new OpenPanels();
  readonly rolls = new Rolls();
}
