// What the board draws: the View of the engine and its facts, with places and things as the page names them.
import type { Side } from './art/town';
import type { Amounts, Atlas } from './components';
import type { DuelFacts, TeamFacts, VisitFacts } from './view';

export interface Traveller {
  readonly seat: number;
  /** Null until it is chosen. */
  readonly character: string | null;
  /** food, coin, gem, and tokens by tribe. */
  readonly goods: Amounts;
  readonly hearts: number;
  readonly reputation: number;
  /** A space of the map (`n05`, `town`), `in-town`, a building, or `jail`. */
  readonly place: string;
  /** Adventurers, and `animal`. */
  readonly team: readonly string[];
  readonly reserve: readonly string[];
  readonly animals: { readonly bird: number; readonly turtle: number };
  readonly treasures: readonly string[];
  readonly finds: readonly string[];
  readonly chiefs: readonly string[];
  readonly bought: readonly string[];
  readonly beaten: readonly string[];
  /** Null where it is hidden: then only the backs are known. */
  readonly hand: readonly string[] | null;
  readonly backs: { readonly common: number; readonly special: number };
  readonly camps: number;
  readonly symbols: Amounts;
  readonly flags: Amounts;
  /** Points so far by score line. */
  readonly points: Amounts;
  readonly total: number | null;
}

/** What a way to a space costs. */
export interface Reach {
  readonly hearts: number;
  readonly steps: number;
  readonly threats: readonly number[];
  readonly way: readonly string[];
}
export interface Trip {
  readonly left: number;
  readonly reach: ReadonlyMap<string, Reach>;
}

/** A die against a number: a check of a story, a fight, a duel. */
export interface Check {
  /** The option of a story, `a`; empty for fights and duels. */
  readonly option: string;
  readonly symbol: string;
  readonly need: number;
  readonly have: number;
  /** The total that brings the bonus too; null without one. */
  readonly bonus: number | null;
}
export interface Roll {
  readonly kind: 'duel' | 'fight' | 'skill' | 'combat';
  readonly die: number | null;
  readonly theirs: number | null;
  readonly total: number | null;
  /** What is to be reached; null in a duel, where the total of the other counts. */
  readonly need: number | null;
  readonly against: number | null;
  readonly foe: string | null;
}
export interface Reading {
  /** Whose story it is, and where it happens. */
  readonly seat: number;
  readonly place: string;
  /** In the order in which seats would read aloud. */
  readonly readers: readonly number[];
  /** The page that lies open: `QB`, or `QB/a` once its result may be read. */
  readonly page: string;
  readonly story: string;
  readonly options: readonly Check[];
  /** The option that was chosen. */
  readonly chosen: string | null;
  readonly passed: boolean;
}
export interface Outcome {
  readonly winners: readonly number[];
  readonly scores: readonly number[];
}

export interface Table {
  readonly seat: number | null;
  readonly seats: number;
  readonly step: string;
  /** What the step is about, in the engine's words: the building that is entered. */
  readonly about: string;
  /** What comes after the step, in the engine's words: the building of a duel under way. */
  readonly follows: readonly string[];
  readonly toMove: readonly number[];
  readonly active: number;
  readonly round: number;
  readonly lastRound: boolean;
  readonly side: Side;
  readonly mode: string;
  readonly number: number;
  readonly atlas: Atlas;
  /** Camps each seat has in all. */
  readonly allCamps: number;
  readonly travellers: readonly Traveller[];
  readonly row: readonly (string | null)[];
  readonly prices: Amounts;
  /** Whose camp stands at a space or a cell of the mine. */
  readonly camps: ReadonlyMap<string, number>;
  readonly quests: ReadonlySet<string>;
  /** Marks on roads that count no more, as `a-b`. */
  readonly quiet: ReadonlySet<string>;
  readonly threat: string | null;
  readonly trip: Trip | null;
  /** What a fight with the threat in the way would need. */
  readonly fight: Check | null;
  readonly camp: { readonly hearts: number; readonly goods: Amounts } | null;
  /** Cells of the mine next to camps: the skill each asks of who looks, and what it brings. */
  readonly dig: Readonly<Record<string, { readonly need: number; readonly goods: Amounts }>>;
  /** What a visit to each building would mean to whoever looks. */
  readonly visits: Readonly<Record<string, VisitFacts>>;
  /** What each adventurer of the row would make of the team. */
  readonly teams: Readonly<Record<string, readonly TeamFacts[]>>;
  readonly roll: Roll | null;
  readonly reading: Reading | null;
  /** Cards that were just drawn and are looked at. */
  readonly drawn: readonly string[];
  readonly pack: readonly string[];
  readonly picked: string | null;
  readonly dropping: readonly string[];
  readonly ending: Outcome | null;
}

export const GOODS = ['coin', 'gem', 'food'] as const;
export const SYMBOLS = ['skill', 'combat', 'move', 'search', 'shield', 'heart'] as const;

export const asked = (table: Table): boolean => table.seat !== null && table.toMove.includes(table.seat);
/** Whose things lie in front: mine, else those of whose turn it is. */
export const fronted = (table: Table, front: number): Traveller => table.travellers[table.seat ?? front] ?? table.travellers[0]!;
export const placed = (table: Table, place: string): readonly number[] =>
  table.travellers.filter((one) => one.place === place).map(({ seat }) => seat);
export const onMap = (place: string): boolean => /^(town|n\d\d)$/.test(place);
export const cardKind = (id: string): 'common' | 'special' | 'treasure' | 'find' =>
  id.startsWith('ac') ? 'common' : id.startsWith('as') ? 'special' : id.startsWith('t') ? 'treasure' : 'find';

/** How a face of the die fares, and the hearts that would save a failing one. */
export function fares(check: Check, face: number): { readonly how: 'fails' | 'passes' | 'bonus'; readonly short: number } {
  const total = check.have + face;
  if (total < check.need) return { how: 'fails', short: check.need - total };
  return { how: check.bonus !== null && total >= check.bonus ? 'bonus' : 'passes', short: 0 };
}

/** How many hearts a roll still lacks; null while that is not known. */
export const rollShort = ({ need, total }: Roll): number | null => (need === null || total === null ? null : Math.max(0, need - total));

/** How many hearts a throw of a duel still lacks; 0 if it wins. */
export const duelShort = (duel: DuelFacts, fair: boolean, mine: number, theirs: number): number =>
  Math.max(0, duel.theirs + theirs + duel.lead - mine - (fair ? duel.fair : duel.unfair));
