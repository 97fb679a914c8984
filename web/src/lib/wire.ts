/** What the house and the page send each other; docs/protocol.md says it with examples. */

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
  /** The table of the campaign of which this game is a chapter. */
  campaign?: string;
  /** The table of the game that a campaign plays now. */
  chapter?: string;
  /** Where a campaign stands, once it has begun. */
  sheet?: View;
}

/** A legal move made visible: `label` is a text id that `arguments` fill, `refs` are the things it touches. */
export interface Option {
  move: number;
  notation: string;
  label: string;
  arguments: Facts;
  refs: string[];
  /** Stands beside the question, as giving up does: never what a main button does. */
  aside?: boolean;
}

/** Many options of one kind of move by their numbers; what each says follows from the table of kinds. */
export interface Family {
  kind: string;
  moves: number[];
  label?: string;
  arguments?: Facts;
  refs?: string[];
}

/** A kind of move that comes as families: its moves are numbered from `first`, the last range running fastest. */
export interface KindAbout {
  name: string;
  first: number;
  notation: string;
  label: string;
  ranges: { name: string; values: (string | number)[]; text?: string; ref?: string }[];
}

/** What may be done, as the house sends it (`families.ts` makes options of it). */
export interface Offer {
  options: Option[];
  families?: Family[];
}

/** What a seat wishes the asked one to do: one move or two in a row. */
export interface Proposal {
  seat: number;
  options: Option[];
  agree: number[];
  disagree: number[];
  /** It is a play that waits for agreement: so many seconds until it is made anyhow. */
  seconds?: number;
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

/** What one seat sees, and what the game computes from that alone: sums, scores, progress. */
export interface Seen {
  view: View;
  /** A game casts it to its own type; null if it computes nothing. */
  facts: unknown;
}

export interface Undo {
  free: boolean;
  ask: boolean;
  reason: string | null;
}

export interface State extends Seen {
  number: number;
  /** Counts what was taken back: a play sent for an older epoch is refused. */
  epoch: number;
  /** `news` begins after this move. */
  since: number;
  options: Option[];
  news: News[];
  undo: Undo;
  waiting: number[];
  resync?: boolean;
  /** Seconds each seat had left when this was told; runs on for the seats in `waiting`. Left out without a clock. */
  clocks?: (number | null)[];
  /** What I may propose to the seat that is asked; left out where nothing is discussed, or I am asked myself. */
  proposable?: { options: Option[] };
  /** Talk is limited now, by this clause; left out where it is free. */
  limited?: string;
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
}

/** The house's answer to a choice: the plays it is complete for, what is missing, what could be added or why not. */
export interface Composed {
  plays: Play[];
  missing: Refusal | null;
  fits: string[];
  barred: Record<string, Refusal>;
  /** What the game tells of the choice as it is. */
  facts: unknown;
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
  /** The fields of its View, for a board that draws any game; left out by a game that has not declared them. */
  layout?: { fields: LayoutField[] };
  /** The kinds of moves that come as families. */
  families?: KindAbout[];
  /** Its texts come from the server, because they are no part of this page. */
  texts?: boolean;
  /** The campaigns in which it is played. */
  campaigns?: CampaignFacts[];
  /** These are facts of a campaign (`factsIn` makes them), and this is its game. */
  of?: string;
}

export interface CampaignFacts {
  id: string;
  seat_counts: number[];
  options: GameFacts['options'];
}

/** A field of a View as its game declares it. */
export interface LayoutField {
  name: string;
  /** A zone holds components, a value anything else. */
  kind: 'zone' | 'value';
  by: 'table' | 'seat' | 'place' | 'row';
  shape: 'pile' | 'slot' | 'cells' | 'faces' | 'struct' | 'value';
  /** The kinds of components in a zone. */
  kinds?: string[];
  look: 'everybody' | 'asked' | 'seat' | 'nobody';
  ordered?: boolean;
  /** The fields of a struct. */
  parts?: LayoutField[];
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

/** A page of a game's book, in one language; paragraphs are parted by blank lines. */
export interface StoryPage {
  title: string;
  text: string;
  /** Of the choices it offers, by their letter. */
  headings: Record<string, string>;
}

export interface Clause {
  id: string;
  chapter: string;
  text: string;
}

/** A game of a campaign that is over; a branch that shares `lines` stands before it. */
export interface ChapterTold {
  number: number;
  lines: number;
  /** Where it was played; empty if that was in another house. */
  table: string;
  news: GameEvent[];
}

/** One step of a finished (or still running) game, as one seat saw it. */
export interface ReplayFrame extends Seen {
  number: number;
  events: GameEvent[];
  seat: number | null;
  move: string | null;
  at: string | null;
}
