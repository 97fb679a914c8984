// Generated from the game's declarations by `python -m ludarium.testing.typescript web/src/games`.

/** Seats count from 0; ``deck`` and ``discovery_deck`` list the top first. */
export interface RuinsView {
  game: "ruins";
  seat: number | null;
  seats: number;
  step: "add" | "claim" | "discard" | "draw" | "extras" | "flip" | "order" | "over" | "put" | "turn";
  to_move: number[];
  options: Record<string, string>;
  about: string;
  follows: string[];
  result: Result | null;
  chance: Chance | null;
  round: number;
  starter: number;
  participants: number[];
  out: number[];
  poised: number[];
  scores: number[];
  torches: number[];
  unused_claims: number[];
  hands: Record<string, string[] | number | Record<string, number>>;
  deck: string[] | number | Record<string, number>;
  discard: string[];
  pile: Play[];
  passes: number;
  ruins: Record<string, Upgrades>;
  market: (string | null)[];
  prices: number[];
  discovery_deck: string[] | number | Record<string, number>;
  winner: number | null;
  build: Build | null;
  discarded_up_to: string;
  dry: boolean;
  knowledge: Knowledge;
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

/** A play on the pile. */
export interface Play {
  seat: number;
  value: number;
  count: number;
  ruins: string[];
}

/** What is in the sleeve of a ruin, and its side; who has seen a night side stands in ``Knowledge``. */
export interface Upgrades {
  night?: boolean;
  claim?: number | null;
  discoveries?: string[];
}

/** A play that its player is still naming: slots from 1, a ruin for each bought discovery, and so on. */
export interface Build {
  buy?: number[];
  value?: number;
  put?: string[];
  ruins?: string[];
  extras?: number;
  claims?: string[];
}

/** What seats know beyond what lies open: night sides, ruins handed over and who has drawn in this round. */
export interface Knowledge {
  night_seen: Record<string, string[]>;
  night_shown: string[];
  given: Record<string, string[]>;
  drew: number[];
}

/** ``cards`` are the ruins that are not as they came from the box; ``known`` those handed over, by owner. */
export interface RuinsFacts {
  cards: Record<string, Card>;
  known: Record<string, string[]>;
  spent: number;
  claims_left: number;
}

/** A ruin as it lies there: the value of its side, its normal value with every increase, and all its icons. */
export interface Card {
  night: boolean;
  base: number;
  value: number;
  effects: Record<string, number>;
}

/** The chosen ruins with the discoveries that are chosen for them, what would be spent, and claims left. */
export interface ChosenFacts {
  cards: Record<string, Card>;
  torches: number;
  claims: number;
  claims_left: number;
}
