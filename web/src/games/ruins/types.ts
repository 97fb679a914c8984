import type { View } from '../../lib/contract';

export interface PilePlay {
  seat: number;
  value: number;
  count: number;
  ruins: string[];
}

/** What everybody has seen slid into a ruin's sleeve; what is as it came from the box is left out. */
export interface Upgrades {
  night?: boolean;
  claim?: number | null;
  discoveries?: string[];
}

/** A play that is being named move by move. */
export interface Build {
  buy?: number[];
  value?: number;
  put?: string[];
  ruins?: string[];
  extras?: number;
  claims?: string[];
}

export interface Ending {
  seat: number;
  draws?: number;
  forces?: number;
  to_discard?: number;
}

/** What a seat of Ruins may know. */
export interface RuinsView extends View {
  options: Record<string, string>;
  round: number;
  starter: number;
  participants: number[];
  out: number[];
  poised: number[];
  scores: number[];
  torches: number[];
  unused_claims: number[];
  hand_sizes: number[];
  market: string[];
  prices: number[];
  discoveries_left: number;
  deck_size: number;
  discard: string[];
  pile: PilePlay[];
  passes: number;
  upgrades: Record<string, Upgrades>;
  hand: string[];
  /** Ruins that I know to be in the hand of another seat. */
  known: Record<string, string[]>;
  build: Build | null;
  ending: Ending | null;
}

/** Nothing lies in a market slot of this name. */
export const EMPTY_SLOT = '-';
