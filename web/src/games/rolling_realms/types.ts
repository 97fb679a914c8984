import type { RealmId } from '../../art/realms/realms';
import type { Resource } from '../../art/realms/pieces';
import type { Result, Texts, View } from '../../lib/contract';

export interface RolledDie {
  rolled: number;
  value: number;
  /** May enter a realm that was activated in this turn. */
  again: boolean;
  changed: boolean;
  /** The realm it went to, `resource` if it was given up for one, or nothing. */
  used: string;
}

/** Gained dice that are alike and not used yet. */
export interface Copies {
  id: string;
  value: number;
  again: boolean;
  count: number;
}

export interface FinishedRound {
  realms: RealmId[];
  stars: number[];
  left: number;
  tenths: number;
}

/** A question that has to be answered before anything else. */
export interface Pending {
  kind: 'take' | 'note' | 'grapes';
  count?: number;
  of?: Resource[];
  crate?: number;
  order?: number;
  value?: number;
  grapes?: number[];
  sum?: number;
}

export type Step = 'activate' | 'take' | 'note' | 'grapes' | 'ready' | 'over';
export type Sheets = Partial<Record<RealmId, Record<string, number>>>;

export interface Player {
  step: Step;
  dice: RolledDie[];
  /** The realms that each rolled die fitted right after the roll; none by the first version of the rules. */
  fits: RealmId[][] | null;
  copies: Copies[];
  activated: RealmId[];
  sheets: Sheets;
  resources: Record<Resource, { gained: number; spent: number }>;
  stars: Partial<Record<RealmId, number>>;
  left: number;
  /** Of this round so far. */
  tenths: number;
  /** Of the whole game so far. */
  total: number;
  rounds: FinishedRound[];
  pending: Pending | null;
}

/** Everything lies open in Rolling Realms: a view differs between seats only by whose it is. */
export interface RealmsView extends View {
  step: Step;
  round: number;
  turn: number;
  realms: RealmId[];
  unused: RealmId[];
  played: RealmId[][];
  roll: [number, number];
  rolls: [number, number][];
  players: Player[];
  result: Result | null;
  rating: number | null;
}

export const ROUNDS = 3;
export const TURNS = 9;
export const MOST_STARS = 6;
/** Symbols of each resource on the card. */
export const SYMBOLS = 12;

/** Scores are kept in tenths of a star. */
export const starsOf = (tenths: number, { language }: Texts): string =>
  `${Math.floor(tenths / 10)}${language === 'en' ? '.' : ','}${tenths % 10}`;
