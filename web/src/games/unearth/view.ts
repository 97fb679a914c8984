// Generated from the game's declarations by `python -m ludarium.testing.typescript web/src/games`.

/** Seats count from 0, places from 1; decks and piles list the top first. */
export interface UnearthView {
  game: "unearth";
  seat: number | null;
  seats: number;
  step: "adjust" | "again" | "cell" | "draw" | "first" | "library" | "memorial" | "modify" | "number" | "over" | "reroll" | "ring" | "ruin" | "stone" | "target" | "turn" | "wonder";
  to_move: number[];
  options: Record<string, string>;
  about: string;
  follows: string[];
  result: Result | null;
  chance: Chance | null;
  active: number;
  centre: Ground[];
  ruin_deck: string[] | number | Record<string, number>;
  age: string | null;
  event: string | null;
  fate: boolean;
  box: string[] | number | Record<string, number>;
  boxed_openly: string[];
  memorial: Record<string, string[]>;
  hidden: Record<string, string[] | number | Record<string, number>>;
  claimed: Record<string, string[]>;
  hands: Record<string, string[] | number | Record<string, number>>;
  delver_deck: string[] | number | Record<string, number>;
  discard: string[];
  in_play: string | null;
  stones: Record<string, Record<string, string>>;
  bag: string[] | number | Record<string, number>;
  stone: string | null;
  drawn_stones: string[];
  wonders: Record<string, Record<string, string>>;
  laid_out: string[];
  lesser: string[] | number | Record<string, number>;
  greater: string[] | number | Record<string, number>;
  pool: Record<string, string[]>;
  air: string | null;
  pending: Pending;
  rolls_left: number;
  roll: Roll | null;
  group: string[];
  rings: string[];
  claim: Claim | null;
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

/** One place in the centre: nothing, or a ruin with its stones and the dice on it (0 is a die in the air). */
export interface Ground {
  stones: string[];
  ruin?: string | null;
  dice?: Record<string, number>;
}

/** Delver cards played in this turn whose effect is still to come. */
export interface Pending {
  maps: number;
  readings: number;
  claims: number;
  expeditions: number;
  band: boolean;
}

/** A roll in progress. There is no ``place`` while the ruin is not chosen. */
export interface Roll {
  die: string;
  kind: "excavation" | "group" | "reroll";
  place: number | null;
  natural: number;
  value: number;
  readings: number;
  claims: number;
}

/** A claim whose draws are not finished. */
export interface Claim {
  place: number;
  claimer: number | null;
}

/** ``drawing`` is the wonder whose card may be drawn, ``rings`` what is at stake in the cells to choose from. */
export interface UnearthFacts {
  places: (PlaceFacts | null)[];
  seats: SeatFacts[];
  laid_out: LaidWonder[];
  lasting: string | null;
  drawing: string | null;
  rings: Record<string, Ring[]>;
  waiting: string[];
  stone_roll: number;
}

/** ``best`` is the die that would claim the ruin; ``rolls`` are the chances of the dice of whoever is asked. */
export interface PlaceFacts {
  claim: number;
  stone_value: number;
  sum: number;
  best: string | null;
  rolls: Record<string, Odds>;
}

/** What a roll can do: the lowest that completes the ruin, how many do, and how many of these claim it. */
export interface Odds {
  needed: number | null;
  completes: number;
  mine: number;
}

/** ``spoilt`` are rings that stay empty, ``begun`` open middles that few stones are missing around. */
export interface SeatFacts {
  open_points: number;
  score: Score | null;
  sets: RuinSet[];
  spoilt: string[];
  begun: string[];
  aim: Aim | null;
}

export interface Score {
  total: number;
  lines: ScoreLine[];
}

export interface ScoreLine {
  line: string;
  name: string;
  count: number;
  points: number;
}

/** Ruins of one landscape that a seat is known to have, the highest first, and their points together. */
export interface RuinSet {
  land: string;
  ruins: string[];
  claims: number[];
  points: number;
}

/** The laid-out wonder that lacks the fewest stones. */
export interface Aim {
  wonder: string;
  lack: number;
}

export interface LaidWonder {
  wonder: string;
  formula: string;
  points: number;
}

export interface Ring {
  middle: string;
  wonders: string[];
}
