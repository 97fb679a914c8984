// Generated from the game's declarations by `python -m ludarium.testing.typescript web/src/games`.

/** Seats count from 0; with two seats the Automa is participant 2. Decks list the top first. */
export interface YamiView {
  game: "yami";
  seat: number | null;
  seats: number;
  step: "after" | "automa" | "discard" | "follow" | "lead" | "over" | "pawn" | "place" | "put" | "show" | "take" | "vote" | "window";
  to_move: number[];
  options: Record<string, string>;
  about: string;
  follows: string[];
  result: Result | null;
  chance: Chance | null;
  mission: number;
  round: number;
  kakapo: number;
  leader: number;
  trump: "blue" | "green" | "none" | "orange" | "purple" | "red";
  fog_demand: ("blue" | "green" | "orange" | "purple" | "red")[];
  removed_whirlpools: number;
  spring: boolean;
  passed: number[];
  voted: boolean;
  votes: Record<string, boolean>;
  ending: "" | "broken" | "completed" | "given-up" | "uncovered" | "without-cards" | "without-room";
  hands: Record<string, string[] | number | Record<string, number>>;
  revealed: Record<string, string[]>;
  showing: Record<string, string[] | number | Record<string, number>>;
  discards: Record<string, string[] | number | Record<string, number>>;
  discarding: Record<string, string[]>;
  seen_discards: Record<string, Record<string, string>>;
  box: string[] | number | Record<string, number>;
  automa_deck: string[] | number | Record<string, number>;
  automa_row: Record<string, string>;
  trick: Record<string, string>;
  magic_spent: number[];
  tricks: Trick[];
  mission_tokens: Record<string, LaidToken>;
  fog: Record<string, string>;
  whirlpools: Record<string, string>;
  magic: Record<string, string>;
  collected: string[];
  removed: string[];
  placed: Record<string, LaidTile>;
  taken: string | null;
  lifted: string | null;
  stacks: string[];
  pawns: Record<string, string>;
  unused_pawns: Record<string, string[]>;
  power_sites: Site[];
  power: string[];
  asleep: string[];
}

/** ``winners`` are seats (none for a lost co-operative game); ``how`` is the id of the ending. */
export interface Result {
  winners: number[];
  scores: number[];
  how: string;
}

/** The generator: its key and how many words it has given. */
export interface Chance {
  key: string;
  drawn: number;
}

/** A finished trick. */
export interface Trick {
  cards: Record<string, string>;
  led: number;
  won: number;
  trump?: "blue" | "green" | "none" | "orange" | "purple" | "red";
  tile?: string | null;
  magic?: number[];
  fog?: ("blue" | "green" | "orange" | "purple" | "red")[];
  whirlpools?: number;
}

/** A mission token: the north-west cell of its rectangle after ``turn`` quarters clockwise, and its side. */
export interface LaidToken {
  cell: string;
  turn?: number;
  night?: boolean;
}

/** A spirit tile: its first cell in reading order, its image, its owner, and whether base E gave it peace. */
export interface LaidTile {
  cell: string;
  turn?: string;
  owner?: number | null;
  peace?: boolean;
}

/** A power site: the base on it, and the power tokens in its cells. */
export interface Site {
  base?: string | null;
  power?: string[];
}

/** ``cover`` names the tile on each covered cell, ``uncovered`` the cells that still have to be covered. */
export interface YamiFacts {
  tokens: Surrounded[];
  restrictions: Restriction[];
  uncovered: string[];
  cover: Record<string, string>;
  at_hand: TileAtHand | null;
  trick: TrickFacts;
}

/** A mission token: the cells under it, and those around it that are not covered yet (YA-093). */
export interface Surrounded {
  token: number;
  cells: string[];
  uncovered: string[];
}

/** A restricted edge and what it finds on the one cell that it faces (YA-A15). */
export interface Restriction {
  token: number;
  side: "east" | "north" | "south" | "west";
  cell: string;
  wants: "at-least" | "at-most" | "colour" | "player";
  state: "broken" | "met" | "open";
  colour: "blue" | "green" | "orange" | "purple" | "red" | null;
  value: number | null;
  symbol: number | null;
  seat: number | null;
  tile: string | null;
}

/** The tile that is to be placed, and the cells where it would break a restriction (YA-A17). */
export interface TileAtHand {
  tile: string;
  owner: number | null;
  breaks: string[];
}

/** The lead colour and who would win, as the cards lie (YA-059 to YA-062). */
export interface TrickFacts {
  lead: "blue" | "green" | "orange" | "purple" | "red" | null;
  winning: number | null;
}
