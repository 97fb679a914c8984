import type { BoardProps, GameUi, Picker, ReplayFrame, SeatLook, State, Table } from '../lib/contract';
import { loadUi } from '../lib/games';
import { house } from '../lib/house';
import { stillPicker } from '../lib/picker.svelte';
import { route } from '../lib/route.svelte';
import { seatLooks, seatNames } from '../lib/seating';
import { size } from '../lib/size.svelte';
import { say, words } from '../lib/words.svelte';

const CHUNK = 80;
const STEP_MS = 1100;
/** So many turning points can be told apart on the track. */
const CROWD = 40;
export const SPEEDS = [1, 2, 4] as const;

export interface Mark {
  number: number;
  seat: number;
}

/** A score is written in the language of the page. */
const scoreOf = (score: number | string): number => Number(String(score).replace(',', '.')) || 0;

/** A game that is looked at again: its frames, where we are, and through whose eyes. */
export class Player {
  table: Table;
  frames = $state.raw<ReplayFrame[]>([]);
  at = $state(0);
  playing = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  /** Whose eyes; null for what everybody may know. */
  eyes = $state<number | null>(null);
  ui = $state.raw<GameUi | null>(null);
  #front = $state<number | null>(null);
  complete = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #loading = 0;
  #wanted: number;
  #still = stillPicker();
  #local = $state.raw<unknown>();

  constructor(table: Table) {
    this.table = table;
    const seat = Number(route.query.get('seat') ?? NaN);
    const mayLook = table.phase === 'over' || seat === table.you;
    this.eyes = Number.isInteger(seat) && seat >= 0 && seat < table.seats.length && mayLook ? seat : table.you;
    this.#wanted = Math.max(0, Number(route.query.get('move') ?? 0) || 0);
    void loadUi(table.game).then((ui) => {
      this.#local = ui?.local?.();
      this.ui = ui;
    });
    void this.#load();
  }

  readonly looks = $derived.by<SeatLook[]>(() => seatLooks(this.table, say));
  readonly names = $derived.by<string[]>(() => seatNames(this.table, say));
  readonly frame = $derived.by<ReplayFrame | null>(() => this.frames[this.at] ?? null);
  readonly last = $derived.by(() => Math.max(this.frames.length - 1, 0));

  /** The score of every seat after every move. */
  readonly scores = $derived.by<number[][]>(() => {
    const ui = this.ui;
    if (!ui) return [];
    return this.table.seats.map((_, seat) => this.frames.map((frame) => scoreOf(ui.seat(frame.view, seat, words, frame.facts).score)));
  });
  /** The turning points: a move that won somebody points or, where nearly every move does, the lead. */
  readonly marks = $derived.by<Mark[]>(() => {
    const gains = this.scores.flatMap((course, seat) => course.flatMap((score, number) => (number > 0 && score > course[number - 1]! ? [{ number, seat }] : [])));
    return gains.length > CROWD ? this.#leads() : gains;
  });

  #leads(): Mark[] {
    const leads: Mark[] = [];
    for (let number = 1; number <= this.last; number++) {
      const now = this.scores.map((course) => course[number]!);
      const best = Math.max(...now);
      const seat = now.indexOf(best);
      if (now.lastIndexOf(best) === seat && leads.at(-1)?.seat !== seat) leads.push({ number, seat });
    }
    return leads;
  }

  /** Whose things lie large: the chosen seat's, else those of whoever's eyes we look through. */
  readonly front = $derived.by(() => this.#front ?? this.eyes ?? 0);
  readonly toFront = $derived.by(() => (this.ui?.fronted ? (seat: number) => (this.#front = seat) : null));

  look(eyes: number | null): void {
    this.eyes = eyes;
    this.#front = null;
    this.#wanted = this.at;
    route.note('seat', eyes === null ? '' : String(eyes));
    void this.#load();
  }

  go(number: number): void {
    this.at = Math.max(0, Math.min(number, this.last));
    route.note('move', String(this.at));
    if (this.at >= this.last) this.pause();
  }

  /** To the nearest move that anybody could see; a play is named in several small moves. */
  step(way: 1 | -1): void {
    let to = this.at + way;
    while (to > 0 && to < this.last && this.frames[to]!.events.length === 0) to += way;
    this.go(to);
  }

  play(): void {
    if (this.at >= this.last) this.at = 0;
    this.playing = true;
    this.#tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length]!;
  }

  /** What the move brought, in words. */
  lines(frame: ReplayFrame): string[] {
    const ui = this.ui;
    return ui ? frame.events.flatMap((event) => ui.tell(event, this.names, words)) : [];
  }

  props(frame: ReplayFrame): BoardProps {
    const state: State = {
      number: frame.number,
      epoch: 0,
      since: 0,
      view: frame.view,
      facts: frame.facts,
      options: [],
      news: [],
      undo: { free: false, ask: false, reason: null },
      waiting: frame.view.to_move,
    };
    const touched = new Set(frame.events.flatMap((event) => this.ui?.touched(event) ?? []));
    const picker: Picker = {
      ...this.#still,
      state: (ref) => (touched.has(ref) ? 'last' : 'idle'),
      lastSeat: (ref) => (touched.has(ref) ? frame.seat : null),
    };
    const send = { play: () => {}, undo: () => {} };
    return { table: this.table, state, texts: words, picker, send, discussion: null, seats: this.looks, size: size.now, front: this.front, toFront: this.toFront, local: this.#local };
  }

  #tick(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.playing) return;
      this.step(1);
      if (this.playing) this.#tick();
    }, STEP_MS / this.speed);
  }

  async #load(): Promise<void> {
    const loading = ++this.#loading;
    this.complete = false;
    let frames: ReplayFrame[] = [];
    for (;;) {
      const more = await house.frames(this.table.id, frames.length, CHUNK, this.eyes);
      if (loading !== this.#loading) return;
      frames = [...frames, ...more];
      this.frames = frames;
      if (this.#wanted >= 0 && frames.length > this.#wanted) {
        this.at = this.#wanted;
        this.#wanted = -1;
      }
      if (more.length < CHUNK) break;
    }
    if (this.#wanted >= 0) this.at = this.last;
    this.#wanted = -1;
    this.complete = true;
  }
}
