import { notice } from '../lib/attention';
import type { BoardProps, Facts, GameEvent, GameFacts, GameUi, Lesson, News, Option, Refusal, SeatLook, State, Table } from '../lib/contract';
import { factsIn, loadUi, usualBot } from '../lib/games';
import { house } from '../lib/house';
import { TableConnection } from '../lib/connection.svelte';
import { TablePicker } from '../lib/picker.svelte';
import { seatLooks, seatNames } from '../lib/seating';
import { settings } from '../lib/settings.svelte';
import { size } from '../lib/size.svelte';
import { play } from '../lib/sound';
import { gameName, say, words } from '../lib/words.svelte';
import { TableDiscussion } from './discussion.svelte';

export type Tab = 'log' | 'chat' | 'rules' | 'moves';

/** Everything that the parts of one open table share. */
export class Desk {
  readonly connection: TableConnection;
  readonly picker: TablePicker;
  readonly discussion: TableDiscussion;
  readonly facts: GameFacts;
  /** All games of the house. */
  readonly games: readonly GameFacts[];
  ui = $state.raw<GameUi | null>(null);
  uiLoaded = $state(false);
  tab = $state<Tab>('log');
  drawer = $state(size.now === 'desktop' && settings.drawer);
  clause = $state<string | null>(null);
  /** The sentence that led to the clause. */
  whyNot = $state('');
  unread = $state(false);
  /** Pieces to show because a line of the log or a move of the list is in focus. */
  shown = $state.raw<readonly string[]>([]);
  polite = $state('');
  /** The step of a lesson that is on. */
  lesson = $state.raw<Lesson | null>(null);
  hinting = $state(false);
  /** The panel of the end was put aside to look at the table. */
  resultAside = $state(false);
  /** The seat that whoever only looks on has brought to the front. */
  #front = $state<number | null>(null);
  /** Everybody decides at once: who is no longer waited for is ready. */
  together = $state(false);
  #waited: readonly number[] = [];
  /** Seats somebody has decided to go on waiting for. */
  #patient = $state.raw<readonly number[]>([]);
  #first: Table;
  #epoch = 0;
  #local = $state.raw<unknown>();

  constructor(table: Table, games: readonly GameFacts[]) {
    this.#first = table;
    this.games = games;
    this.facts = factsIn(games, table.game)!;
    this.connection = new TableConnection(table.id, this.facts.families);
    this.discussion = new TableDiscussion(this);
    this.connection.onnews = (news) => this.#tellNews(news);
    this.connection.onchat = () => {
      if (!this.drawer || this.tab !== 'chat') this.unread = true;
    };
    this.picker = new TablePicker({
      connection: this.connection,
      ui: () => this.ui,
      refused: (refusal) => this.refuse(refusal),
      only: () => (this.lesson ? (this.lesson.may ?? []) : null),
      whole: () => this.lesson?.whole ?? [],
      shown: () => this.shown,
    });
    // Drawings that cannot be fetched leave the list of moves to play by.
    void loadUi(table.game)
      .catch(() => null)
      .then((ui) => {
        this.#local = ui?.local?.();
        this.resultAside = ui?.endsOnBoard ?? false;
        this.ui = ui;
        this.uiLoaded = true;
        this.picker.refresh();
        if (this.connection.state) this.#noteTogether(this.connection.state);
      });
  }

  readonly table = $derived.by<Table>(() => this.connection.table ?? this.#first);
  readonly looks = $derived.by<SeatLook[]>(() => seatLooks(this.table, say));
  readonly names = $derived.by<string[]>(() => seatNames(this.table, say));
  readonly gameName = $derived.by(() => gameName(this.table.game));
  readonly waiting = $derived.by<number[]>(() => (this.table.phase === 'playing' ? (this.connection.state?.waiting ?? this.table.to_move) : []));
  readonly myTurn = $derived.by(() => this.table.you !== null && this.waiting.includes(this.table.you) && this.picker.all.length > 0);

  /** Whose things lie large; whoever plays has their own before them. */
  readonly front = $derived.by(() => (this.playing ? null : this.#front) ?? this.table.you ?? 0);
  readonly playing = $derived.by(() => this.table.you !== null && this.table.phase === 'playing');
  readonly toFront = $derived.by(() => (this.playing || !this.ui?.fronted ? null : (seat: number) => (this.#front = seat)));

  props(state: State): BoardProps {
    return {
      table: this.table,
      state,
      texts: words,
      picker: this.picker,
      send: { play: (moves) => this.picker.playMoves(moves), undo: () => this.undo() },
      discussion: this.discussion,
      seats: this.looks,
      size: size.now,
      front: this.front,
      toFront: this.toFront,
      local: this.#local,
    };
  }

  /** People the table waits for although they are away for long, or out of time: a bot may sit in for them. */
  readonly overdue = $derived.by<number[]>(() => {
    const { you, seats, patience } = this.table;
    if (you === null) return [];
    return this.waiting.filter((seat) => {
      const { kind, stand_in } = seats[seat]!;
      if (seat === you || kind !== 'person' || stand_in || this.#patient.includes(seat)) return false;
      return this.connection.awayFor(seat) >= patience || (this.connection.clocks.left(seat) ?? 0) < 0;
    });
  });
  readonly replaced = $derived.by(() => this.table.phase === 'playing' && this.table.you !== null && this.table.seats[this.table.you]!.stand_in !== null);

  /** Let a bot sit in for a person, or (`null`) the person return. */
  async standIn(seat: number, bot: string | null = usualBot(this.facts.bots)): Promise<void> {
    await this.ask(house.standIn(this.table.id, seat, bot));
  }

  /** Ask the house to change the table; it shows at once, or why it may not be. */
  async ask(wish: Promise<Table>): Promise<void> {
    try {
      this.connection.hearTable(await wish);
    } catch (error) {
      this.refuse(error as Refusal);
    }
  }

  /** At a campaign's table people come and go between two games. */
  readonly mayJoin = $derived.by(() => this.between && this.table.you === null && this.table.seats.some(({ kind }) => kind === 'open'));
  readonly between = $derived.by(() => this.table.phase === 'playing' && this.table.sheet !== undefined && !this.table.chapter);

  keepWaiting(seat: number): void {
    this.#patient = [...this.#patient, seat];
  }

  /** What happened last, in words. */
  readonly lastLine = $derived.by<string>(() => {
    const last = this.connection.log.findLast((news) => news.events.length > 0);
    return last ? last.events.flatMap((event) => this.tell(event)).join(' ') : '';
  });

  tell(event: GameEvent): string[] {
    if (this.ui) return this.ui.tell(event, this.names, words);
    const facts: Facts = { ...event.facts };
    if (event.seat !== undefined && event.seat >= 0) facts.name = this.names[event.seat]!;
    return [say(event.kind, facts)];
  }

  /** What a game names by signs of its notation, in words. */
  spell(facts: Facts): Facts {
    return this.ui?.spell?.(facts, words) ?? facts;
  }

  refusalWords(refusal: Refusal): string {
    return words.refusal({ ...refusal, arguments: this.spell(refusal.arguments) });
  }

  /** A move in words; whose piece it touches is told by name. */
  wordsOf(option: Option): string {
    const facts = this.spell(option.arguments);
    const owner = facts.owner;
    return say(option.label, typeof owner === 'number' ? { ...facts, ownername: this.names[owner]! } : facts);
  }

  open(tab: Tab): void {
    this.tab = tab;
    this.drawer = true;
    this.unread = false;
  }

  close(): void {
    this.drawer = false;
    this.shown = [];
  }

  showRule(clause: string, whyNot = ''): void {
    this.clause = clause;
    this.whyNot = whyNot;
    this.open('rules');
  }

  refuse(refusal: Refusal): void {
    this.connection.refusal = refusal;
    play('refused');
  }

  /** First what is only chosen, then what has been played. */
  undo(): void {
    const chosen = this.picker.chosen;
    if (chosen.length > 0) this.picker.set(chosen.slice(0, -1));
    else this.connection.undo();
  }

  async hint(): Promise<void> {
    if (this.hinting) return;
    if (!this.myTurn) {
      this.refuse({ reason: 'web-hint-later', arguments: {} });
      return;
    }
    if (this.picker.hint) {
      this.picker.hint = null;
      return;
    }
    this.hinting = true;
    try {
      this.picker.hint = await this.connection.hint();
      this.connection.refusal = null;
    } catch {
      this.picker.hint = null;
    }
    this.hinting = false;
  }

  /** A choice belongs to the position it was made in: a move of mine, or one taken back, ends it. */
  moved(): void {
    const told = this.connection.state;
    const mine = told?.news.some((news) => news.seat !== null && news.seat === this.table.you) ?? false;
    const asked = this.picker.active || this.connection.sending;
    const takenBack = told !== null && told.epoch !== this.#epoch;
    this.#epoch = told?.epoch ?? 0;
    if (mine || takenBack || !asked) {
      this.picker.forget();
      this.connection.forgetHint();
    }
    this.picker.refresh();
    if (mine && !takenBack) this.picker.goOn();
    if (told) this.#noteTogether(told);
  }

  #noteTogether({ view, waiting }: State): void {
    const fewer = waiting.every((seat) => this.#waited.includes(seat));
    this.together = this.ui?.together?.(view) ?? (waiting.length > 1 || (this.together && fewer));
    this.#waited = waiting;
  }

  turnCame(): void {
    play('turn');
    if (settings.notify) notice(this.gameName, say('web-your-turn'));
  }

  #tellNews(news: News[]): void {
    const lines = news.flatMap((one) => one.events.flatMap((event) => this.tell(event)));
    if (lines.length === 0) return;
    this.polite = lines.slice(-6).join(' ');
    if (!this.drawer) this.unread = true;
    if (!this.myTurn) play('move');
  }
}
