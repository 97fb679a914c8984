import type { Discussion, Option, Proposal } from '../lib/contract';
import type { Desk } from './desk.svelte';

/** What is proposed at a table, and what I may propose. */
export class TableDiscussion implements Discussion {
  shown = $state.raw<Proposal | null>(null);
  #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  get #told() {
    return this.#desk.connection.state;
  }

  readonly proposals = $derived.by<readonly Proposal[]>(() => this.#desk.connection.proposals);
  readonly options = $derived.by<readonly Option[]>(() => this.#told?.proposable?.options ?? []);
  readonly open = $derived.by(() => this.options.length > 0);
  readonly mine = $derived.by<Proposal | null>(() => this.proposals.find(({ seat }) => seat === this.#desk.table.you) ?? null);

  propose(moves: number[]): void {
    this.#desk.connection.propose(moves);
  }

  withdraw(): void {
    this.#desk.connection.withdraw();
  }

  judge(proposal: Proposal, agree: boolean): void {
    this.#desk.connection.judge(proposal, agree);
  }

  consider(moves: number[]): Promise<Option[]> {
    return this.#desk.connection.consider(moves);
  }
}
