import type { Sides } from '../../art/unearth/dice';
import type { View } from '../../lib/contract';

export type Colour = 'black' | 'red' | 'blue' | 'yellow';
/** A place of a stone field, in axial coordinates. */
export type Cell = readonly [number, number];

/** A die on a ruin; in the air its value is 0. */
export interface LyingDie {
  die: string;
  owner: number;
  sides: Sides;
  value: number;
}

export interface Place {
  ruin: string;
  colour: string;
  claim: number;
  stone_value: number;
  stones: Colour[];
  sum: number;
  dice: LyingDie[];
}

export interface PlacedStone {
  q: number;
  r: number;
  colour: Colour;
}

export interface BuiltWonder {
  q: number;
  r: number;
  wonder: string;
  /** Unknown for the tokens of others while the game runs. */
  points: number | null;
}

export interface ScoreLine {
  line: 'ruins' | 'colours' | 'city' | 'wonder' | 'greater' | 'lesser' | 'threes';
  name?: string;
  count?: number;
  points: number;
}

export interface Score {
  total: number;
  lines: ScoreLine[];
}

export interface Player {
  pool: string[];
  hand: number;
  hidden: number;
  hidden_ruins: string[];
  claimed: string[];
  stones: PlacedStone[];
  wonders: BuiltWonder[];
  empty_rings: Cell[];
  open_points: number;
  score: Score | null;
}

export interface Roll {
  die: string;
  owner: number;
  sides: Sides;
  place: number | null;
  kind: 'excavation' | 'reroll' | 'group';
  natural: number;
  value: number;
  readings: number;
  claims: number;
}

export interface LaidWonder {
  wonder: string;
  formula: string;
  points: number;
}

/** What a seat of Unearth may know. */
export interface UnearthView extends View {
  options: Record<string, string>;
  active: number;
  rolls_left: number;
  pending: { maps: number; readings: number; claims: number; expeditions: number; band: boolean };
  in_play: string | null;
  centre: (Place | null)[];
  players: Player[];
  hand: string[];
  box: { count: number; open: string[]; seen: string[] };
  wonders: LaidWonder[];
  lesser: number;
  greater: number;
  bag: number;
  ruin_deck: number;
  delver_deck: number;
  discard: string[];
  age: string | null;
  event: string | null;
  roll: Roll | null;
  group: string[];
  stone: Colour | null;
  drawn_stones: Colour[];
  rings: Cell[];
  drawing: { seat: number; wonder: string } | null;
  claiming: { place: number; ruin: string; claimer: number } | null;
}
