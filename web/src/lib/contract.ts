/**
 * What the shell, the house and a game's own drawings agree on.
 *
 * What crosses the wire is in `wire.ts`. Everything of a game's page lies in `src/games/<id>/` and is found
 * there by its name, so no list has to be edited:
 *
 * - `index.ts` exports a `GameUi` as `ui`, loaded when a table of the game is opened; any game without one is
 *   drawn from its declared layout (`src/generic`), and without that played through the list of moves;
 * - `poster.ts` exports its box on the shelf as `box` (`GameBox` of `src/art/posters.ts`);
 * - `lesson.ts` exports the steps of its tutorial as `LESSONS`;
 * - `text/*.ftl` are the texts of its board, `shelf/*.ftl` the few that the home page needs;
 * - `rulebook/*.md` are its rules for readers, one file per language (`src/rulebook/book.ts` says what may stand in
 *   them), and `rulebook/pictures.ts` exports their pictures as `PICTURES`, by the names the texts use;
 * - `art/` are its drawings. What several games or the page draw lies in `src/art`: `Box.svelte` (`{ game }`:
 *   the standing box, 234 × 308 units), `Poster.svelte` (`{ game }`: the picture alone, 220 × 300 units, fills
 *   its parent and is cropped by it).
 *
 * A thing on the table gets its behaviour from `pick({ picker, ref, label })` of `src/lib/pick.ts`.
 *
 * Attributes by which the shell, a game and a lesson find each other's elements, instead of by classes:
 * `data-ref` names a thing, `data-part` a part of a game's drawings, `data-shell` a part of the shell
 * (`ShellPart`), `data-act` a button of the dock (`main`, `undo`).
 */
import type { Component } from 'svelte';

import type { Dragging } from './dragging.svelte';
import type { Composed, Facts, GameEvent, Option, Play, Proposal, Refusal, State, Table, View } from './wire';

export type * from './wire';

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
 * A thing that no option touches may be the end of a *course* (`GameUi.courses`): it is chosen like any other, and
 * its moves are then made one after another, until something else is asked or comes otherwise than foreseen.
 *
 * All members are reactive: read them in markup or `$derived`. A board never plays by itself: it chooses,
 * and the dock's one button plays the plan (a double click or a drop may call `play()` at once).
 */
export interface Picker {
  /** I may move or propose a move, and nothing of mine is on its way. */
  readonly active: boolean;
  readonly composing: boolean;
  /** In the order of choosing. */
  readonly chosen: readonly string[];
  /** My options, and where moves are discussed what I may propose. */
  readonly all: readonly Option[];
  /** The options that all chosen refs belong to (all options while nothing is chosen). */
  readonly options: readonly Option[];
  readonly composed: Composed | null;
  /** What the primary button would play now. */
  readonly plan: Play | null;
  /** Refs of the hint on show, to be drawn as chosen at 60 %. */
  readonly hinted: readonly string[];
  /** What the hint on show would play. */
  readonly advised: readonly Option[];
  /** A thing that a game lets somebody pick up by a click before its place is chosen; not sent to the server. */
  held: string | null;
  readonly dragging: Dragging;

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
  /** Play the plan, or propose it. */
  play(): void;
  /** Whether a move is one of the asked seat that I can only propose: then the plan is a proposal. */
  proposes(move: number): boolean;
}

/** Things a board may ask of the house beyond choosing. */
export interface Send {
  /** Play these moves now, all or none. */
  play(moves: number[]): void;
  undo(): void;
}

/** What one seat or several propose. */
export interface Wish {
  readonly seats: readonly number[];
  readonly options: readonly Option[];
  /** Who agrees or disagrees besides those who propose it. */
  readonly agree: readonly number[];
  readonly disagree: readonly number[];
  /** The proposal of each seat, alike in their moves. */
  readonly proposals: readonly Proposal[];
}

/**
 * Proposals in a discussed step, for a board that draws them as ghosts and lets somebody make one. All members are
 * reactive. The shell lists them with their buttons anyway, so a board need not.
 */
export interface Discussion {
  /** Moves are discussed now, and I may propose: to somebody else, or my own wish before I play. */
  readonly open: boolean;
  readonly wishes: readonly Wish[];
  /** What I may propose: the moves of the seat that is asked. */
  readonly options: readonly Option[];
  /** The wish that the list points at, to be drawn stronger; null if none. */
  readonly shown: Wish | null;
  /** Propose one move or two in a row; a new proposal of mine replaces the old one. */
  propose(moves: number[]): void;
  /** Take mine back, or my play that waits for agreement. */
  withdraw(): void;
  judge(wish: Wish, agree: boolean): void;
  /** How a proposal that begins with these moves may go on (lift a tile, then put it elsewhere). */
  consider(moves: number[]): Promise<readonly Option[]>;
}

// ---- a game's own drawings ----------------------------------------------------------------------------

export interface BoardProps {
  table: Table;
  /** In a replay `options` is empty and the picker is never active. */
  state: State;
  texts: Texts;
  picker: Picker;
  send: Send;
  /** Null in a replay. */
  discussion: Discussion | null;
  /** Seats in the order of the seats bar: mine first. Board pieces of a seat use its colour and emblem. */
  seats: SeatLook[];
  /** The room the board has. */
  size: 'desktop' | 'tablet' | 'phone';
  /** Whose things lie large, where those of one seat do (`GameUi.fronted`): mine, or the looker-on's choice. */
  front: number;
  /** Brings another seat to the front; null while I play, for then mine stay there. */
  toFront: ((seat: number) => void) | null;
  /** What `GameUi.local` made for this table; a game casts it to its own type. */
  local: unknown;
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
  /** What is counted there, where it is no cards: the outline of a sign, 12 by 13. */
  sign?: string;
  /** Out of this round, or not taking part. */
  out?: boolean;
}

/** Moves that lead to a thing one after another, where no single one does. */
export interface Course {
  /** In notation: the first is made when the course is played, each of the others once it is asked for. */
  moves: readonly string[];
  label: string;
  arguments: Facts;
  /** What there will be at its end, in any words: a move that changes this is the last one. */
  end: string;
}

/** A way to where a choice is made. */
export interface Lead {
  label: string;
  open(): void;
}

export interface GameUi {
  /** The large area: everything but the own hand. */
  Board: Component<BoardProps>;
  /** What I own and may spend (torches, claims). On a phone it is the sheet's status row, 40 px high. */
  DockLeft?: Component<BoardProps>;
  /** The hand. Cards may stand out above the dock. */
  DockMiddle?: Component<BoardProps>;
  /** The points in detail: stands in the panel of the end in place of podium and list, and ends a replay unless the board does. */
  ScoreSheet?: Component<BoardProps>;
  /**
   * Makes what the parts of the page share about one table on this screen and the server does not know, for
   * instance which panels are open. Called once for each table.
   */
  local?(): unknown;
  /** The board shows the things of one seat large: whoever only looks on may choose whose. */
  fronted?: boolean;
  /** Chips of the top bar: “Round 3 of 4”. */
  chips(view: View, texts: Texts, facts: unknown): string[];
  seat(view: View, seat: number, texts: Texts, facts: unknown): SeatLine;
  /** Whether at this step things are chosen freely and the house says what they make. */
  composes(view: View): boolean;
  /**
   * What the sentence of the dock says about the choice beyond the plan's own label, e.g. “6, 6 and 4+2
   * beat three 5s. Spends one torch.” and, while nothing is chosen, what is asked now.
   */
  sentence(state: State, picker: Picker, texts: Texts): string;
  /** The label of the primary button for a plan (“Play three 6s”); the option's own label if left out. */
  label?(play: Play, texts: Texts, names: readonly string[]): string;
  /** An event as lines of the log. `names` are the seats' names. */
  tell(event: GameEvent, names: readonly string[], texts: Texts): string[];
  /** Refs an event touched: the log highlights them, the board marks the last move with them. */
  touched(event: GameEvent): string[];
  /** What a move, an event or a refusal names by signs of the notation, in words: cells, turns. */
  spell?(facts: Facts, texts: Texts): Facts;
  /** The notation to ask `why` about for a ref, where it is not composed. */
  notation?(ref: string, view: View): string | null;
  /** The group of an option in the list of moves: a text id. */
  group?(option: Option): string;
  /** The courses that may be taken now, by the thing that each leads to. */
  courses?(view: View, facts: unknown): ReadonlyMap<string, Course>;
  /** Whether everybody decides at once at this step; the shell guesses by who is waited for if left out. */
  together?(view: View): boolean;
  /** The option that the dock offers before anything is chosen, where that is not one that touches nothing. */
  usual?(props: BoardProps): Option | null;
  /** Where the choice is made, if it is hidden on this screen: what the dock's button says (a text id), and what it opens. */
  lead?(props: BoardProps): Lead | null;
  /** A move that touches nothing and yet has a button on the board: the dock has none for it. */
  onBoard?(option: Option): boolean;
  /** The board tells the end itself: the panel of the result waits behind a button of the dock. */
  endsOnBoard?: boolean;
  /** The headline of the end where nobody was to be beaten; null where the house shall say who won. */
  verdict?(view: View, texts: Texts, facts: unknown): string | null;
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

// ---- rulebooks ------------------------------------------------------------------------------------------

/** A picture of a rulebook: SVG source in a box of its own. No words, so that it serves every language. */
export interface Picture {
  width: number;
  height: number;
  draw: () => string;
}
