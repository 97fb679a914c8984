import type { LayoutField } from '../lib/contract';

/** What the parts of the generic page share about one table (`GameUi.local`). */
export class GenericLocal {
  /** The dock shows my hand; in a replay there is no dock, and the board shows it. */
  handInDock = $state(false);

  constructor(
    readonly game: string,
    readonly fields: readonly LayoutField[],
  ) {}
}
