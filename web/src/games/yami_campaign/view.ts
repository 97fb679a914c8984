// Generated from the game's declarations by `python -m ludarium.testing.typescript web/src/games`.

/** The journey sheet. Seats are counted from 0, missions and divisions as printed. */
export interface JourneyView {
  game: "yami_campaign";
  seat: number | null;
  seats: number;
  step: string;
  to_move: number[];
  options: Record<string, string>;
  about: string;
  follows: string[];
  result: Result | null;
  chance: Chance | null;
  present: number[];
  programs: number[];
  ended: number;
  opened: string[];
  marked: number;
  completed: number[];
  stars: number[];
  chosen: number | null;
  bases: string[];
  last_first: number;
  available: number[];
  owned: string[];
  power: number;
  sites: number;
  vines: number[];
  moons: string[];
  final_night: boolean;
  total: number;
  rank: string;
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
