/**
 * What the shell, the house and a game's own drawings agree on.
 *
 * The wire types follow docs/protocol.md. A game's folder `src/games/<id>/index.ts` exports a `GameUi` as
 * `ui`; the shell loads it when a table of that game is opened, and plays any game without one through the
 * list of moves. Drawings of the whole house lie in `src/art`: `Box.svelte` (`{ game }`: the standing box,
 * 234 × 308 units), `Poster.svelte` (`{ game }`: the picture alone, 220 × 300 units, fills its parent and is
 * cropped by it) and `Mosaic.svelte` (`{ size }`: the engraved sundial, in `--table-ink`).
 * The texts of a board lie in `src/games/<id>/text/*.ftl`.
 * A thing on the table gets its behaviour from `pick(picker, ref, label)` of `src/lib/pick.ts`.
 *
 * Attributes by which the shell, a game and a lesson find each other's elements, instead of by classes:
 * `data-ref` names a thing, `data-part` a part of a game's drawings, `data-shell` a part of the shell
 * (`ShellPart`), `data-act` a button of the dock (`main`, `undo`).
 */
import type { Component } from 'svelte';

// ---- the wire -----------------------------------------------------------------------------------------

export type Fact = string | number | string[];
export type Facts = Record<string, Fact>;

export interface Seat {
  kind: 'person' | 'bot' | 'open';
  /** An open seat with a name is kept for that person, who was invited. */
  name: string;
  bot: string | null;
  /** My seat; of an open one, that it is kept for me. */
  you: boolean;
  /** A page of this seat's person is open, at whichever worker of the house; always true for a bot. */
  connected: boolean;
  /** Seconds since the person's last page closed, when this was told; null while one is open. */
  away: number | null;
  /** The bot that plays for the person now; the person may take the seat back at any time. */
  stand_in: string | null;
}

/**
 * How time is measured: `seconds` for the whole game with an `increment` after each turn, or `seconds` for
 * every turn. Running out ends nothing: the others may then let a bot sit in.
 */
export interface Clock {
  per: 'game' | 'turn';
  seconds: number;
  increment: number;
}

/** When a seat may take back: freely until somebody learns something, always by consent, or never. */
export type UndoRule = 'free' | 'consent' | 'off';

export interface Result {
  winners: number[];
  scores: number[];
  how: string;
}

export interface Table {
  id: string;
  game: string;
  rules: number;
  phase: 'lobby' | 'playing' | 'over';
  seats: Seat[];
  options: Record<string, string>;
  public: boolean;
  pace: 'human' | 'instant';
  host: boolean;
  you: number | null;
  to_move: number[];
  number: number;
  commitment: string;
  tutorial: boolean;
  /** The date of a daily challenge, `2026-11-16`. */
  daily: string | null;
  clock: Clock | null;
  undo: UndoRule;
  /** Seconds somebody must be away before the others may let a bot sit in. */
  patience: number;
  /** Seconds each seat had left when this was told (below zero: ran out); null without a clock, and for bots. */
  clocks: (number | null)[] | null;
  result: Result | null;
  /** The table of the rematch, and the seat that asked for it first. */
  rematch: { table: string; seat: number } | null;
  changed: string;
}

/** A legal move made visible: `label` is a text id that `arguments` fill, `refs` are the things it touches. */
export interface Option {
  move: number;
  notation: string;
  label: string;
  arguments: Facts;
  refs: string[];
}

/** One happening; `kind` is also the text id of its line in the log. Seat −1 is nobody. */
export interface GameEvent {
  kind: string;
  seat?: number;
  facts?: Facts;
}

export interface News {
  number: number;
  seat: number | null;
  /** When the house took the move, `2026-11-15T22:10:00Z`; null in a game from a file, which has no times. */
  at: string | null;
  events: GameEvent[];
}

/** What every view has; a game casts it to its own type. */
export interface View {
  game: string;
  seat: number | null;
  seats: number;
  step: string;
  to_move: number[];
  result?: Result | null;
}

export interface Undo {
  free: boolean;
  ask: boolean;
  reason: string | null;
}

export interface State {
  number: number;
  /** Counts what was taken back: a play sent for an older epoch is refused. */
  epoch: number;
  /** `news` begins after this move. */
  since: number;
  view: View;
  options: Option[];
  news: News[];
  undo: Undo;
  waiting: number[];
  resync?: boolean;
  /** Seconds each seat had left when this was told; runs on for the seats in `waiting`. Left out without a clock. */
  clocks?: (number | null)[];
}

/** Why something is not possible: a text id with its arguments, and the clause of the rules. */
export interface Refusal {
  code?: string;
  reason: string;
  arguments: Facts;
  clause?: string | null;
}

/** A complete play that the chosen things make: one move or several in a row. */
export interface Play {
  moves: number[];
  label: string;
  arguments: Facts;
  value?: number;
  count?: number;
}

/** The house's answer to a choice: the plays it is complete for, what is missing, what could be added. */
export interface Composed {
  plays: Play[];
  missing: Refusal | null;
  fits: string[];
}

export interface Hint {
  moves: number[];
  options: Option[];
  reason: string;
  arguments: Facts;
}

export interface Chat {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: string;
}

export interface GameFacts {
  id: string;
  seat_counts: number[];
  minutes: number;
  age: number;
  rules_version: number;
  options: { id: string; choices: string[]; default: string; clause: string }[];
  bots: string[];
  tutorial: boolean;
  /** Has a challenge of the day. */
  daily: boolean;
  /** Scores are whole numbers; so many of them make a point. */
  score_parts: number;
}

/** The challenge of one day: everybody plays the same game alone, once. */
export interface Daily {
  game: string;
  date: string;
  /** My own table of that day, if I began one. */
  table: string | null;
  /** Best first. */
  results: { place: number; name: string; score: number; finished: string; you: boolean }[];
}

export interface Clause {
  id: string;
  chapter: string;
  text: string;
}

/** One step of a finished (or still running) game, as one seat saw it. */
export interface ReplayFrame {
  number: number;
  view: View;
  events: GameEvent[];
  seat: number | null;
  move: string | null;
  at: string | null;
}

// ---- words --------------------------------------------------------------------------------------------

export interface Texts {
  readonly language: 'en' | 'ru' | 'cs';
  has(id: string): boolean;
  /** The text of a message. Lists are joined, arguments that are text ids are said themselves. */
  say(id: string, facts?: Facts): string;
  refusal(refusal: Refusal): string;
}

// ---- choosing -----------------------------------------------------------------------------------------

/** The state of one thing on the table, drawn the same in every game. */
export type RefState = 'idle' | 'can' | 'chosen' | 'forbidden' | 'last';

/**
 * The choice that is being made. A *ref* names a thing on the table: `ruin:6a`, `slot:2`, `value:6`; a pair
 * says that one thing goes to another: `slot:4>ruin:4b`; `claim:6a` names a thing in a certain use.
 *
 * Two ways of choosing, the picker knows which (`composing`):
 * - options: the chosen refs narrow `options`; when one option is left it becomes the `plan`. Of several, the
 *   one that touches nothing but what all the others touch too is the plan until more is chosen.
 * - composing (a game's `composes(view)` says so): the chosen refs are sent to the house as they are, and
 *   `composed` says what they make, what is missing and which refs could be added. Nothing of the kinds
 *   that can be chosen is forbidden then: the answer says what is missing.
 *
 * All members are reactive: read them in markup or `$derived`. A board never plays by itself: it chooses,
 * and the dock's one button plays the plan (a double click or a drop may call `play()` at once).
 */
export interface Picker {
  /** I am asked to move, and nothing of mine is on its way. */
  readonly active: boolean;
  readonly composing: boolean;
  /** In the order of choosing. */
  readonly chosen: readonly string[];
  /** The options that all chosen refs belong to (all options while nothing is chosen). */
  readonly options: readonly Option[];
  readonly composed: Composed | null;
  /** What the primary button would play now. */
  readonly plan: Play | null;
  /** Refs of the hint on show, to be drawn as chosen at 60 %. */
  readonly hinted: readonly string[];

  state(ref: string): RefState;
  /** Whether it belongs in the tab order: it can be chosen, is chosen, or can say why it is forbidden. */
  reachable(ref: string): boolean;
  /** The seat whose last move touched it, for the corner brackets; null if none. */
  lastSeat(ref: string): number | null;
  /** Whether a lesson lets this ref be chosen, or this move without refs be played; always true without one. */
  allowed(name: string): boolean;

  /** Choose, or let go what is chosen. A forbidden ref asks `why` instead. */
  toggle(ref: string): void;
  choose(ref: string): void;
  /** Let one ref go, or all. */
  letGo(ref?: string): void;
  /** Replace the whole choice at once. */
  set(refs: readonly string[]): void;
  /** Show in the dock why a thing cannot be chosen now. */
  why(ref: string): void;
  /** Of several complete plays, the one the plan shall be until the choice changes. */
  prefer(play: Play): void;
  /** Play the plan. */
  play(): void;
}

/** Things a board may ask of the house beyond choosing. */
export interface Send {
  /** Play these moves now, all or none. */
  play(moves: number[]): void;
  undo(): void;
}

// ---- a game's own drawings ----------------------------------------------------------------------------

export interface BoardProps {
  table: Table;
  /** In a replay `options` is empty and the picker is never active. */
  state: State;
  texts: Texts;
  picker: Picker;
  send: Send;
  /** Seats in the order of the seats bar: mine first. Board pieces of a seat use its colour and emblem. */
  seats: SeatLook[];
  /** The room the board has. */
  size: 'desktop' | 'tablet' | 'phone';
  /** Whose things lie large, where those of one seat do (`GameUi.fronted`): mine, or the looker-on's choice. */
  front: number;
  /** Brings another seat to the front; null while I play, for then mine stay there. */
  toFront: ((seat: number) => void) | null;
}

/** Who sits there; colour and emblem follow from the seat's number (`art/seats.ts`). */
export interface SeatLook {
  seat: number;
  name: string;
  you: boolean;
  bot: boolean;
}

/** What a seat shows in the seats bar. */
export interface SeatLine {
  /** The large figure, e.g. the points. */
  score: number | string;
  /** One word under it. */
  unit: string;
  /** What is public in one line: “4 cards · 2 torches”. */
  line: string;
  /** The same for a phone: “4”, drawn after a little card. */
  short: string;
  /** Out of this round, or not taking part. */
  out?: boolean;
}

export interface GameUi {
  /** The large area: everything but the own hand. */
  Board: Component<BoardProps>;
  /** What I own and may spend (torches, claims). On a phone it is the sheet's status row, 40 px high. */
  DockLeft?: Component<BoardProps>;
  /** The hand. Cards may stand out above the dock. */
  DockMiddle?: Component<BoardProps>;
  /** The points in detail: stands in the panel of the end in place of podium and list, and ends a replay. */
  ScoreSheet?: Component<BoardProps>;
  /** The board shows the things of one seat large: whoever only looks on may choose whose. */
  fronted?: boolean;
  /** Chips of the top bar: “Round 3 of 4”. */
  chips(view: View, texts: Texts): string[];
  seat(view: View, seat: number, texts: Texts): SeatLine;
  /** Whether at this step things are chosen freely and the house says what they make. */
  composes(view: View): boolean;
  /**
   * What the sentence of the dock says about the choice beyond the plan's own label, e.g. “6, 6 and 4+2
   * beat three 5s. Spends one torch.” and, while nothing is chosen, what is asked now.
   */
  sentence(state: State, picker: Picker, texts: Texts): string;
  /** The label of the primary button for a plan (“Play three 6s”); the option's own label if left out. */
  label?(play: Play, texts: Texts): string;
  /** An event as lines of the log. `names` are the seats' names. */
  tell(event: GameEvent, names: readonly string[], texts: Texts): string[];
  /** Refs an event touched: the log highlights them, the board marks the last move with them. */
  touched(event: GameEvent): string[];
  /** The notation to ask `why` about for a ref, where it is not composed. */
  notation?(ref: string, view: View): string | null;
  /** The group of an option in the list of moves: a text id. */
  group?(option: Option): string;
  /** Whether everybody decides at once at this step; the shell guesses by who is waited for if left out. */
  together?(view: View): boolean;
  /** The headline of the end where nobody was to be beaten; null where the house shall say who won. */
  verdict?(view: View, texts: Texts): string | null;
}

// ---- lessons ------------------------------------------------------------------------------------------

/** A part of the shell: the seats bar, the zones of the dock for what I own and for my hand, its buttons. */
export type ShellPart = 'seats' | 'claims' | 'hand' | 'act';

/** One step of a tutorial. */
export interface Lesson {
  /** Text id. */
  text: string;
  /** What the step points at: a ref, a `ShellPart`, or a part of the game's drawings (`market`). */
  at?: string;
  /** The refs that may be chosen, and the notations of moves without refs that may be played. */
  may?: readonly string[];
  /** What must be chosen together before it is played. */
  whole?: readonly string[];
  /** Goes on by a click, when `whole` is chosen, or when I have played. */
  until: 'read' | 'chosen' | 'played';
}
