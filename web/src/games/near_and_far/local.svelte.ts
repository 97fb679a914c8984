import type { Building } from './art/town';
import type { Reading } from './model';

export type Page = 'map' | 'town' | 'party' | 'story';

/** What the parts of the page share about one table (`GameUi.local`). */
export class NearLocal {
  /** The building somebody looks into. */
  open = $state<Building | null>(null);
  /** On a phone: the view in front. */
  page = $state<Page>('map');
  /** The cards in hand lie open over the board. */
  hand = $state(false);
  /** The book is put aside to look at the table. */
  aside = $state(false);
  /** The page that everybody has heard. */
  heard = $state<string | null>(null);
  /** The story that was read last; it can be opened again. */
  last = $state.raw<Reading | null>(null);
  again = $state(false);
  /** Larger type in the book. */
  large = $state(false);
  /** Whose party is looked at; null for the one in front. */
  party = $state<number | null>(null);

  look(building: Building | null): void {
    this.open = building;
    if (building) this.hand = false;
  }
}
