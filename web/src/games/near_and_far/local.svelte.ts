import type { GameEvent, News } from '../../lib/contract';
import type { Building } from './art/town';
import type { Reading } from './model';

export type Page = 'map' | 'town' | 'party' | 'story';

/** What happens next to somebody is no gain of a story any more. */
const STORY_ENDS = ['near-camped', 'near-bought', 'near-visit', 'near-wander', 'near-left-town', 'near-used'];
/** Moves that are remembered: a story and what it brings take fewer. */
const HEARD = 24;

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

  #heard = $state.raw<readonly News[]>([]);

  /** Keeps what happened last; what was taken back is forgotten. */
  hear(number: number, news: readonly News[]): void {
    const kept = this.#heard.filter((one) => one.number <= number);
    const newest = kept.at(-1)?.number ?? -1;
    const added = news.filter((one) => one.number > newest);
    if (added.length > 0 || kept.length < this.#heard.length) this.#heard = [...kept, ...added].slice(-HEARD);
  }

  /** What a story that was passed has brought so far. */
  gains(reading: Reading | null): readonly GameEvent[] {
    if (!reading?.passed) return [];
    const events = this.#heard.flatMap((one) => one.events);
    const at = events.findLastIndex(({ kind, facts }) => kind === 'near-passed' && facts?.story === reading.story);
    const after = at < 0 ? [] : events.slice(at + 1);
    const end = after.findIndex(({ kind }) => STORY_ENDS.includes(kind));
    return (end < 0 ? after : after.slice(0, end)).filter(({ seat }) => seat === reading.seat);
  }

  /** A view, with nothing over it. */
  show(page: Page): void {
    this.page = page;
    this.open = null;
    this.hand = false;
    this.aside = false;
  }

  look(building: Building | null): void {
    this.open = building;
    if (building) this.hand = false;
  }
}
