// Generated from the game's declarations by `python -m ludarium.testing.typescript web/src/games`.

/** Seats count from 0. Decks and the bag are sets: what is drawn from them is chance. */
export interface NearView {
  game: "near_and_far";
  seat: number | null;
  seats: number;
  step: "camp" | "cards" | "character" | "contract" | "deck" | "draft" | "enter" | "hearts" | "hut" | "lose" | "member" | "mine" | "move" | "option" | "over" | "quest" | "reroll" | "rest" | "ring" | "saloon" | "shovel" | "stables" | "store" | "take" | "team" | "threat" | "town-hall" | "trade" | "trim" | "turn" | "weapon";
  to_move: number[];
  options: Record<string, string>;
  about: string;
  follows: string[];
  result: Result | null;
  chance: Chance | null;
  active: number;
  first: number;
  round: number;
  last_round: boolean;
  quiet_rounds: number;
  camp_this_round: boolean;
  scores: number[];
  winners: number[];
  how: "feather" | "goods" | "points" | "reputation" | "shared";
  row: Record<string, string>;
  bag: string[] | number | Record<string, number>;
  set_aside: string[];
  team: Record<string, string[]>;
  reserve: Record<string, string[]>;
  animal_in_team: Record<string, boolean>;
  hands: Record<string, string[] | number | Record<string, number>>;
  packs: Record<string, string[] | number | Record<string, number>>;
  picked: Record<string, string | null>;
  dropping: Record<string, string[]>;
  drawn: Record<string, string[] | number | Record<string, number>>;
  bought: Record<string, string[]>;
  common_deck: string[] | number | Record<string, number>;
  special_deck: string[] | number | Record<string, number>;
  artifact_discard: string[];
  draft_seen: Record<string, Gap[]>;
  treasure_deck: string[] | number | Record<string, number>;
  treasure_discard: string[];
  drawn_treasures: string[];
  treasures: Record<string, string[]>;
  find_supply: string[];
  finds: Record<string, string[]>;
  finds_out: string[];
  threat_deck: string[];
  beaten: Record<string, string[]>;
  chief_supply: string[];
  chiefs: Record<string, string[]>;
  quests: Record<string, string>;
  quest_supply: string[];
  arcade_deck: string[] | number | Record<string, number>;
  arcade_discard: string[];
  arcade: string | null;
  pages: string[];
  characters: Record<string, "eyim" | "grear" | "kikli" | "rin" | "riza" | "shardling" | "tanian" | "vera">;
  goods: Record<string, GoodsHeld>;
  hearts: Record<string, number>;
  reputation: Record<string, number>;
  places: Record<string, string>;
  animals: Record<string, ("bird" | "turtle")[]>;
  returned_animals: Record<string, number>;
  camps: Record<string, number>;
  trip: Trip;
  roll: Roll | null;
  rerolls_used: ("ac31" | "f26" | "t27")[];
  reading: Reading | null;
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

/** Of these cards, seen in a pack of the draft, each of these seats has taken one or will. */
export interface Gap {
  cards: string[];
  seats: number[];
}

/** Coins, gems, food and tribe tokens, in the open (NF-184). */
export interface GoodsHeld {
  food?: number;
  coin?: number;
  gem?: number;
  green?: number;
  blue?: number;
  red?: number;
  yellow?: number;
}

/** The movement of this turn: spaces moved, where it began, departures saved by turtles and by cards. */
export interface Trip {
  moved?: number;
  began?: string | null;
  free_by_turtles?: number;
  free_by_cards?: number;
}

/** A roll in progress; dice show 0 before they are rolled. ``added`` are hearts, bombs and an unfair attack. */
export interface Roll {
  what: "combat" | "duel" | "fight" | "skill";
  die?: number;
  added?: number;
  other_die?: number;
  other_added?: number;
  opponent?: number | "neutral" | null;
  fair?: boolean;
}

/** The story that was opened in this turn, the option chosen, and whether its result is open (NF-A79). */
export interface Reading {
  story: number;
  option?: number | null;
  passed?: boolean;
}

/** ``symbols``, ``points`` and ``flags`` are by seat; ``marks`` tells of a path such as ``n04-n05`` whether its */
export interface NearFacts {
  symbols: SymbolSums[];
  points: Points[];
  flags: Record<string, number>[];
  marks: Record<string, boolean>;
  hire: Record<string, number>;
  trip: TripFacts | null;
  checks: CheckFacts[];
  camp: CampFacts | null;
  dig: Record<string, DigFacts>;
  visits: Record<string, VisitFacts>;
  teams: Record<string, TeamFacts[]>;
  readers: number[];
}

/** NF-A24: of team, bought artifacts, treasures and finds. */
export interface SymbolSums {
  skill: number;
  combat: number;
  move: number;
  shield: number;
  search: number;
  heart: number;
}

/** The lines of the score as things stand. */
export interface Points {
  camps: number;
  routes: number;
  artifacts: number;
  hand: number;
  threats: number;
  cards: number;
  wealth: number;
  tokens: number;
  chiefs: number;
  reputation: number;
  board: number;
  treasures: number;
  total: number;
}

/** While the active seat moves: how many spaces are left, and where they can lead. */
export interface TripFacts {
  left: number;
  reach: Record<string, Reach>;
}

/** The way to a space: the step to a neighbour, else the cheapest by hearts for departures, then by threats, */
export interface Reach {
  hearts: number;
  steps: number;
  threats: number[];
  way: string[];
}

/** What is to be reached (``need``, for the bonus ``bonus``) and what there is already, die included. */
export interface CheckFacts {
  symbol: "combat" | "skill";
  have: number;
  option: string;
  need: number | null;
  bonus: number | null;
  theirs: number | null;
}

/** What a camp where the active figure stands would cost and bring. */
export interface CampFacts {
  hearts: number;
  goods: Record<string, number>;
}

/** A cell next to a camp: the skill it asks for and what it brings. */
export interface DigFacts {
  need: number;
  goods: Record<string, number>;
}

/** A visit to a building. */
export interface VisitFacts {
  foes: Record<string, DuelFacts>;
  must: boolean;
  brings: Record<string, number>;
  refused: Record<string, Refused>;
}

/** What each side adds to its die, and by how much the visitor's total must be the higher one. */
export interface DuelFacts {
  fair: number;
  unfair: number;
  theirs: number;
  lead: number;
}

/** Why something could not be done: a text id with its arguments, and the clause. */
export interface Refused {
  reason: string;
  arguments: Record<string, string | number>;
  clause: string;
}

/** The symbols of a team with a newcomer, if a member ``rests``; nobody has to where there is room. */
export interface TeamFacts {
  rests: string;
  symbols: SymbolSums;
}
