// Generated from the game's declarations by `python -m ludarium.testing.typescript web/src/games`.

/** Seats count from 0; ``rolls`` are those of this round, ``roll`` is the last of them. */
export interface RealmsView {
  game: "rolling_realms";
  seat: number | null;
  seats: number;
  step: "over" | "turn";
  to_move: number[];
  options: Record<string, string>;
  about: string;
  follows: string[];
  result: Result | null;
  chance: Chance | null;
  round: number;
  turn: number;
  played: string[][];
  realms: string[];
  unused: string[];
  roll: number[];
  rolls: number[][];
  players: Record<string, Cards>;
  over: boolean;
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

/** One player: three sheets, the resource card, the dice of this turn and the rounds so far. */
export interface Cards {
  sheets: Record<string, Record<string, number>>;
  counted: Record<string, number>;
  resources: Record<string, Stock>;
  dice: Die[];
  fits?: (("castles" | "charterstone" | "cities" | "euphoria" | "mylittlescythe" | "pendulum" | "scythe" | "society" | "tapestry" | "viticulture" | "wingspan")[])[];
  copies: Copies[];
  activated: ("castles" | "charterstone" | "cities" | "euphoria" | "mylittlescythe" | "pendulum" | "scythe" | "society" | "tapestry" | "viticulture" | "wingspan")[];
  step: "activate" | "grapes" | "note" | "ready" | "take";
  pending: Pending | null;
  rounds: Finished[];
}

/** The symbols of one type on a resource card: circled, and crossed out of those. */
export interface Stock {
  gained: number;
  spent: number;
}

/** A rolled die as it is for one player; ``used`` is the realm it went to, or ``resource`` for a missed one. */
export interface Die {
  value: number;
  again: boolean;
  changed: boolean;
  used: "castles" | "charterstone" | "cities" | "euphoria" | "mylittlescythe" | "pendulum" | "scythe" | "society" | "tapestry" | "viticulture" | "wingspan" | "" | "resource";
}

/** Gained dice that are alike and not used yet. */
export interface Copies {
  value: number;
  again: boolean;
  count: number;
}

/** What the question is about, beyond the usual one. */
export interface Pending {
  kind: "grapes" | "note" | "take";
  count?: number;
  of?: ("coin" | "heart" | "pumpkin")[];
  crate?: number;
  order?: number;
  value?: number;
  grapes?: number[];
}

/** A finished round: the stars of its realms, and the unspent resources. */
export interface Finished {
  stars: number[];
  left: number;
}

/** ``rating`` is how good a finished game of one player was (RR-A38), ``symbols`` are those of each resource. */
export interface RealmsFacts {
  players: Record<string, PlayerFacts>;
  rating: number | null;
  powers: Record<string, Power>;
  rounds: number;
  turns: number;
  symbols: number;
  most_stars: number;
}

/** One player: the stars of this round's realms, the unspent resources, scores in tenths of a star (RR-A36). */
export interface PlayerFacts {
  stars: Record<string, number>;
  tallies: Record<string, Record<string, number>>;
  left: number;
  tenths: number;
  rounds: number[];
  total: number;
  sum: number;
  dice: number;
}

/** What a power is paid in; without a price it costs as many as its die shows. */
export interface Power {
  resource: "coin" | "heart" | "pumpkin";
  price: number | null;
}
