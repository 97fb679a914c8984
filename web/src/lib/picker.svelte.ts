import type { Composed, Course, GameUi, Hint, News, Option, Picker, Play, Refusal, RefState, State } from './contract';
import { Dragging } from './dragging.svelte';
import type { TableConnection } from './connection.svelte';

/** What the picker needs to know about a table; a replay has none of it. */
interface Surroundings {
  readonly connection: TableConnection;
  readonly ui: () => GameUi | null;
  readonly refused: (refusal: Refusal) => void;
  /** While a lesson is on: the refs that may be chosen now; null for all. */
  readonly only: () => readonly string[] | null;
  /** While a lesson is on: what must be chosen before anything is played. */
  readonly whole: () => readonly string[];
  /** Pieces that a list points at. */
  readonly shown: () => readonly string[];
}

const kindOf = (ref: string) => ref.split(':')[0]!;
/** The things a composed ref speaks of: `slot:4>ruin:4b` is about both. */
const partsOf = (ref: string) => ref.split('>');

export class TablePicker implements Picker {
  chosen = $state.raw<readonly string[]>([]);
  composed = $state.raw<Composed | null>(null);
  hint = $state.raw<Hint | null>(null);
  held = $state<string | null>(null);
  readonly dragging = new Dragging();
  #preferred = $state.raw<Play | null>(null);
  #around: Surroundings;
  #asked = 0;
  /** The thing that a course under way leads to, and what is left of the course. */
  #underWay: { readonly ref: string; readonly left: readonly string[]; readonly end: string } | null = null;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  get #state(): State | null {
    return this.#around.connection.state;
  }

  readonly all = $derived.by<readonly Option[]>(() => [...(this.#state?.options ?? []), ...(this.#state?.proposable?.options ?? [])]);
  readonly active = $derived.by(() => this.all.length > 0 && !this.#around.connection.sending);
  readonly composing = $derived.by(() => {
    const state = this.#state;
    return this.active && state !== null && (this.#around.ui()?.composes(state.view) ?? false);
  });
  readonly options = $derived.by<readonly Option[]>(() => {
    const parts = this.chosen.flatMap(partsOf);
    if (parts.length === 0) return this.all;
    return this.all.filter((option) => parts.every((part) => option.refs.includes(part)));
  });
  readonly #courses = $derived.by<ReadonlyMap<string, Course>>(() => {
    const state = this.#state;
    return (this.active && state && this.#around.ui()?.courses?.(state.view, state.facts)) || new Map<string, Course>();
  });
  /** The course to what is chosen, where only a course leads there. */
  readonly #course = $derived.by<Course | null>(() => {
    const [ref] = this.chosen;
    return ref !== undefined && this.chosen.length === 1 && this.options.length === 0 ? (this.#courses.get(ref) ?? null) : null;
  });
  /** Something is chosen, and all that a lesson asks for. */
  readonly #ready = $derived.by(() => this.active && this.chosen.length > 0 && this.#around.whole().every((ref) => this.chosen.includes(ref)));
  readonly plans = $derived.by<Play[]>(() => {
    if (!this.#ready) return [];
    if (this.composing) return this.composed?.plays ?? [];
    if (this.#course) return this.all.filter(({ notation }) => notation === this.#course?.moves[0]).map(({ move }) => ({ ...this.#course!, moves: [move] }));
    return leastOf(this.options).map(playOf);
  });
  readonly plan = $derived.by<Play | null>(() => {
    const preferred = this.#preferred;
    return this.#plays.find((play) => preferred && same(play, preferred)) ?? this.plans[0] ?? null;
  });
  /** What may be preferred: every move that the chosen things leave, also where none of them is meant before. */
  readonly #plays = $derived.by<Play[]>(() => (this.#ready && !this.composing ? this.options.map(playOf) : this.plans));
  readonly advised = $derived.by<readonly Option[]>(() => this.hint?.options ?? []);
  readonly hinted = $derived.by<readonly string[]>(() => {
    const hinted = this.hint?.options.flatMap((option) => option.refs) ?? [];
    return [...hinted, ...this.#around.shown()];
  });

  /** Refs that can be chosen in addition to what is chosen. */
  readonly #open = $derived.by<ReadonlySet<string>>(() => {
    if (!this.active) return new Set();
    const open = this.composing ? (this.composed?.fits ?? []) : [...this.all.flatMap((option) => option.refs), ...this.#courses.keys()];
    const only = this.#around.only();
    return new Set(only ? open.filter((ref) => only.includes(ref)) : open);
  });
  readonly #kinds = $derived.by<ReadonlySet<string>>(() => {
    const refs = this.all.flatMap((option) => option.refs);
    return new Set([...refs, ...(this.composed?.fits ?? []), ...this.chosen].flatMap(partsOf).map(kindOf));
  });
  /** Each thing that the last move of a seat touched, with the seat. */
  readonly #last = $derived.by<ReadonlyMap<string, number>>(() => lastTouched(this.#around.connection.log, this.#around.ui()));

  state(ref: string): RefState {
    if (this.chosen.some((one) => one === ref || partsOf(one).includes(ref))) return 'chosen';
    if (this.#open.has(ref) || (this.composing && this.composed === null && this.allowed(ref))) return 'can';
    // What only the lesson leaves for later is not locked by the rules.
    const later = this.#around.only() !== null && this.all.some((option) => option.refs.includes(ref));
    if (!this.composing && this.active && !later && this.#kinds.has(kindOf(ref))) return 'forbidden';
    return this.#last.has(ref) ? 'last' : 'idle';
  }

  reachable(ref: string): boolean {
    return this.active && (this.composing || this.#kinds.has(kindOf(ref)));
  }

  lastSeat(ref: string): number | null {
    return this.#last.get(ref) ?? null;
  }

  toggle(ref: string): void {
    if (this.state(ref) === 'chosen') this.letGo(ref);
    else if (this.#open.has(ref) || (this.composing && this.allowed(ref))) this.choose(ref);
    else this.why(ref);
  }

  allowed(name: string): boolean {
    return this.#around.only()?.includes(name) ?? true;
  }

  choose(ref: string): void {
    if (this.chosen.includes(ref)) return;
    if (this.composing) return this.set([...this.chosen, ref]);
    // What does not go together with it is let go.
    const fits = (refs: string[]): boolean => this.all.some((option) => refs.flatMap(partsOf).every((part) => option.refs.includes(part)));
    const kept = this.chosen.reduce<string[]>((some, one) => (fits([...some, one, ref]) ? [...some, one] : some), []);
    this.set([...kept, ref]);
  }

  letGo(ref?: string): void {
    if (ref === undefined) this.set([]);
    else this.set(this.chosen.filter((one) => one !== ref && !partsOf(one).includes(ref)));
  }

  set(refs: readonly string[]): void {
    if (!this.active) return;
    const only = this.#around.only();
    this.chosen = only ? refs.filter((ref) => only.includes(ref)) : [...refs];
    this.#preferred = null;
    this.hint = null;
    this.#around.connection.refusal = null;
    void this.#compose();
  }

  prefer(play: Play): void {
    this.#preferred = play;
  }

  play(): void {
    if (this.plan) this.playMoves(this.plan.moves);
  }

  playMoves(moves: number[]): void {
    this.hint = null;
    const course = this.#course;
    const starts = course !== null && moves === this.plan?.moves;
    this.#underWay = starts ? { ref: this.chosen[0]!, left: course.moves.slice(1), end: course.end } : null;
    if (!this.proposes(moves[0]!)) return this.#around.connection.play(moves);
    this.#around.connection.propose(moves);
    this.letGo();
  }

  proposes(move: number): boolean {
    const state = this.#state;
    return state?.proposable !== undefined && !state.options.some((option) => option.move === move);
  }

  why(ref: string): void {
    void this.#why(ref);
  }

  /** The next move of a course that is under way, if everything is as it was foreseen. */
  goOn(): void {
    const course = this.#underWay;
    this.#underWay = null;
    if (!course || !this.active) return;
    const [next, ...left] = course.left;
    const option = this.all.find(({ notation }) => notation === next);
    const seen = this.#courses.get(course.ref);
    if (!option || seen?.end !== course.end || seen.moves.length !== course.left.length) return;
    this.#underWay = left.length > 0 ? { ...course, left } : null;
    this.#around.connection.play([option.move]);
  }

  /** A new state of the table: keep what may still be chosen. */
  refresh(): void {
    this.hint = null;
    if (!this.active) return;
    if (!this.composing) {
      const known = new Set([...this.all.flatMap((option) => option.refs), ...this.#courses.keys()]);
      this.chosen = this.chosen.filter((ref) => partsOf(ref).every((part) => known.has(part)));
      if (this.options.length === 0 && !this.#course) this.chosen = [];
      this.composed = null;
    }
    void this.#compose();
  }

  forget(): void {
    this.chosen = [];
    this.composed = null;
    this.hint = null;
  }

  async #compose(): Promise<void> {
    if (!this.composing) return;
    const question = ++this.#asked;
    try {
      const composed = await this.#around.connection.compose(this.chosen);
      if (question === this.#asked) this.composed = composed;
    } catch {
      if (question === this.#asked) this.composed = null;
    }
  }

  async #why(ref: string): Promise<void> {
    const { connection, ui, refused } = this.#around;
    const view = this.#state?.view;
    if (!view) return;
    try {
      if (this.composing) {
        const { missing } = await connection.compose([...this.chosen, ref]);
        if (missing) refused(missing);
        return;
      }
      const notation = ui()?.notation?.(ref, view);
      if (!notation) return;
      const answer = await connection.why(notation);
      if (!answer.allowed) refused(answer);
    } catch {
      // Without an answer there is nothing to tell.
    }
  }
}

const same = (one: Play, two: Play) => one.moves.join() === two.moves.join();

/** The option that touches nothing but what all the others touch too: it is meant unless more is chosen. */
function leastOf(options: readonly Option[]): Option[] {
  const least = options.reduce<Option | null>((best, one) => (best && best.refs.length <= one.refs.length ? best : one), null);
  const within = (other: Option) => other.refs.length > least!.refs.length && least!.refs.every((ref) => other.refs.includes(ref));
  return least && options.every((other) => other === least || within(other)) ? [least] : [];
}

export function playOf(option: Option): Play {
  return { moves: [option.move], label: option.label, arguments: option.arguments };
}

function lastTouched(log: readonly News[], ui: GameUi | null): Map<string, number> {
  const last = new Map<string, number>();
  if (!ui) return last;
  const seen = new Set<number>();
  for (const news of log.toReversed()) {
    if (news.seat === null || seen.has(news.seat) || news.events.length === 0) continue;
    seen.add(news.seat);
    for (const event of news.events) for (const ref of ui.touched(event)) if (!last.has(ref)) last.set(ref, news.seat);
    if (seen.size >= 1) break;
  }
  return last;
}

/** A picker that never picks, for replays. */
export const stillPicker = (): Picker => ({
  active: false,
  composing: false,
  chosen: [],
  all: [],
  options: [],
  composed: null,
  plan: null,
  hinted: [],
  advised: [],
  held: null,
  dragging: new Dragging(),
  state: () => 'idle',
  reachable: () => false,
  lastSeat: () => null,
  allowed: () => false,
  toggle: () => {},
  choose: () => {},
  letGo: () => {},
  set: () => {},
  why: () => {},
  prefer: () => {},
  play: () => {},
  proposes: () => false,
});
