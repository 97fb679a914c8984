// The rolls as they happened: which dice shall tumble, and the story of the latest roll, step by step.
import type { Sides } from './art/dice';
import type { Facts, GameEvent, State } from '../../lib/contract';
import { seatOf, sidesOf } from './names';

/** One change on the way from the natural roll to the value that lies on the ruin. */
export interface Change {
  readonly value: number;
  /** Cards, events or wonders that did it. */
  readonly by: readonly string[];
}

export interface Story {
  readonly die: string;
  readonly owner: number;
  readonly sides: Sides;
  readonly ruin: string;
  readonly natural: number;
  readonly changes: readonly Change[];
  /** Colour of the stone it brought. */
  readonly stone: string | null;
  /** Who took the ruin; -1 if nobody did; null while it lies there. */
  readonly claimer: number | null;
  readonly number: number;
}

/** After so many moves at once nothing is played back: the table just shows where it is. */
const TOO_MANY = 4;

const words = (fact: Facts[string] | undefined): string[] =>
  Array.isArray(fact) ? fact : typeof fact === 'string' && fact !== '' ? fact.split(', ') : [];

/** The rolls of one table. */
export class Rolls {
  story = $state.raw<Story | null>(null);
  /** For each die that was just rolled, the number of the move: a new number makes it tumble. */
  spins = $state.raw<ReadonlyMap<string, number>>(new Map());
  #seen = -1;

  hear(state: State): void {
    if (state.resync || state.number < this.#seen) {
      this.story = null;
      this.spins = new Map();
      this.#seen = -1;
    }
    const news = state.news.filter((one) => one.number > this.#seen);
    const still = this.#seen < 0 || news.length > TOO_MANY;
    const spins = new Map<string, number>();
    for (const { number, events } of news) {
      for (const event of events) {
        this.#tell(event, number);
        const rolled = event.kind === 'unearth-rolled' || event.kind === 'unearth-rerolled';
        if (rolled && !still) spins.set(String(event.facts?.die), number);
      }
    }
    if (state.number > this.#seen) this.spins = spins;
    this.#seen = state.number;
  }

  #tell({ kind, seat, facts = {} }: GameEvent, number: number): void {
    const old = this.story;
    if (kind === 'unearth-rolled') {
      const die = String(facts.die);
      this.story = {
        die,
        owner: seatOf(die),
        sides: sidesOf(die),
        ruin: String(facts.ruin ?? ''),
        natural: Number(facts.value),
        changes: [],
        stone: null,
        claimer: null,
        number,
      };
      return;
    }
    if (!old) return;
    const grown = (change: Partial<Story>): void => void (this.story = { ...old, ...change });
    const changed = (by: readonly string[]): void =>
      grown({ changes: [...old.changes, { value: Number(facts.value), by }] });
    const mine = String(facts.die ?? '') === old.die;
    if (kind === 'unearth-rerolled' && mine)
      grown({ natural: Number(facts.value), changes: [{ value: Number(facts.value), by: words(facts.by) }], number });
    else if ((kind === 'unearth-modified' || kind === 'unearth-adjusted') && mine) changed(words(facts.by));
    else if (kind === 'unearth-put' && mine) grown({ ruin: String(facts.ruin) });
    else if ((kind === 'unearth-took-stone' || kind === 'unearth-drew-stone') && seat === old.owner)
      grown({ stone: facts.colour as string });
    else if (kind === 'unearth-claimed' && facts.ruin === old.ruin) grown({ claimer: seat ?? -1 });
    else if (kind === 'unearth-tied' && facts.ruin === old.ruin) grown({ claimer: -1 });
  }
}
