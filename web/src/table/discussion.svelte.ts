import type { Discussion, Option, Proposal, Wish } from '../lib/contract';
import type { Desk } from './desk.svelte';

/** What is proposed at a table, and what I may propose. */
export class TableDiscussion implements Discussion {
  shown = $state.raw<Wish | null>(null);
  #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  get #told() {
    return this.#desk.connection.state;
  }

  readonly wishes = $derived.by<readonly Wish[]>(() => alike(this.#desk.connection.proposals).map(wishOf));
  readonly options = $derived.by<readonly Option[]>(() => this.#told?.proposable?.options ?? []);
  readonly open = $derived.by(() => this.options.length > 0);

  propose(moves: number[]): void {
    this.#desk.connection.propose(moves);
  }

  withdraw(): void {
    this.#desk.connection.withdraw();
  }

  /** My word on all that is alike. A play that waits may be made by my yes, and then the others are gone. */
  judge({ proposals }: Wish, agree: boolean): void {
    const waiting = agree ? proposals.filter(({ seconds }) => seconds !== undefined) : [];
    for (const one of waiting.length > 0 ? waiting : proposals) this.#desk.connection.judge(one, agree);
  }

  consider(moves: number[]): Promise<Option[]> {
    return this.#desk.connection.consider(moves);
  }
}

/** Proposals of the same moves together, in the order in which the first of each came. */
function alike(proposals: readonly Proposal[]): Proposal[][] {
  const groups = new Map<string, Proposal[]>();
  for (const one of proposals) {
    const moves = one.options.map(({ move }) => move).join();
    groups.set(moves, [...(groups.get(moves) ?? []), one]);
  }
  return [...groups.values()];
}

function wishOf(proposals: readonly Proposal[]): Wish {
  const seats = proposals.map(({ seat }) => seat);
  const others = (said: readonly number[]) => [...new Set(said)].filter((seat) => !seats.includes(seat));
  return {
    seats,
    options: proposals[0]!.options,
    agree: others(proposals.flatMap(({ agree }) => agree)),
    disagree: others(proposals.flatMap(({ disagree }) => disagree)),
    proposals,
  };
}
