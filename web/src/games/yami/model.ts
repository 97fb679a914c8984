// What the board draws: the View of the engine and its facts, with seats, cells and colours as the page names them.
import type { Ground } from './art/boards';
import type { Base, Phase } from './art/powers';
import type { Colour } from './art/spirits';
import type { Cell } from './art/tiles';
import type { Ask, Side } from './art/tokens';
import type { Lying } from './geometry';

/** A seat, or the Automa: the number after the last seat. */
export type Participant = number;

export interface Played {
  readonly who: Participant;
  /** Null before it was played. */
  readonly card: string | null;
  /** Magic was spent for it. */
  readonly cast: boolean;
}
export interface Trick {
  readonly round: number;
  readonly cards: readonly Played[];
  readonly led: Participant;
  readonly won: Participant;
  readonly trump: Colour | null;
  /** The determining card; null if only Nox cards were played. */
  readonly card: string | null;
  readonly tile: string | null;
}
export interface PlacedTile {
  readonly tile: string;
  readonly cells: readonly Cell[];
  /** Null if the Automa won it. */
  readonly owner: number | null;
  readonly peace: boolean;
}
export interface Small {
  readonly kind: 'fog' | 'whirlpool' | 'magic';
  readonly cell: Cell;
  readonly colour: Colour | null;
}
/** A unit edge of a token that faces a cell which has to be covered. */
export interface EdgeFact {
  readonly token: number;
  readonly side: Side;
  readonly at: number;
  readonly cell: Cell;
  readonly ask: Ask | null;
  readonly state: 'open' | 'kept' | 'broken';
}
export interface Site {
  readonly base: Base;
  readonly name: string;
  /** Uses left and in all. */
  readonly left: number;
  readonly uses: number;
}
export interface Table {
  readonly seat: number | null;
  readonly seats: number;
  readonly step: string;
  readonly toMove: readonly number[];
  readonly mission: number;
  readonly night: boolean;
  readonly ground: Ground;
  readonly round: number;
  readonly kakapo: number | null;
  readonly trump: Colour | null;
  readonly lead: Colour | null;
  readonly demand: readonly Colour[];
  readonly hand: readonly string[];
  readonly counts: readonly number[];
  readonly shown: readonly (readonly string[])[];
  /** By seat, where all cards are open: after the end, and while teaching. */
  readonly open: readonly (readonly string[] | null)[];
  readonly discarded: readonly string[];
  /** In the order of playing, those to come last. */
  readonly trick: readonly Played[];
  readonly winning: Participant | null;
  readonly tricks: readonly Trick[];
  readonly left: ReadonlySet<string>;
  readonly atHand: { readonly tile: string; readonly owner: number | null } | null;
  readonly placed: readonly PlacedTile[];
  readonly tokens: readonly Lying[];
  readonly small: readonly Small[];
  readonly pawns: ReadonlyMap<number, number>;
  readonly automa: { readonly row: readonly (string | null)[]; readonly deck: number } | null;
  readonly magic: number;
  readonly sites: readonly Site[];
  readonly power: number;
  readonly asleep: number;
  /** Moons in force; their names are those of the table's options. */
  readonly moons: readonly Phase[];
  readonly edges: readonly EdgeFact[];
  /** What the tile at hand would break on each cell. */
  readonly breaks: ReadonlyMap<string, readonly Ask[]>;
  readonly ending: { readonly how: string; readonly won: boolean; readonly star: boolean } | null;
}

export const ROUNDS = 7;
export const STAR_ROUNDS = 5;
export const isAutoma = (view: Table, who: Participant): boolean => who >= view.seats;
/** The trick of this round, once all have played: it stays on the table until the next round. */
export const finishedTrick = (view: Table): Trick | null => view.tricks.find(({ round }) => round === view.round) ?? null;
export const asked = (view: Table): boolean => view.seat !== null && view.toMove.includes(view.seat);

export interface Progress {
  readonly done: number;
  readonly all: number;
  readonly broken: number;
}
/** How many unit edges of a token are covered, counted by its place in the layout. */
export function progressOf(view: Table, token: number): Progress {
  const edges = view.edges.filter((edge) => edge.token === token);
  return {
    all: edges.length,
    done: edges.filter(({ state }) => state !== 'open').length,
    broken: edges.filter(({ state }) => state === 'broken').length,
  };
}

/** What laying the tile at hand on these cells would do, before it is played. */
export interface Preview {
  readonly breaks: readonly { readonly cell: Cell; readonly ask: Ask }[];
  /** Tokens that would be surrounded, as printed. */
  readonly closes: readonly number[];
  /** Edges that would be covered. */
  readonly covers: number;
  readonly small: readonly Small[];
}
export function previewOf(view: Table, cells: readonly Cell[]): Preview {
  const covered = new Set(cells.map(String));
  const on = (cell: Cell): boolean => covered.has(String(cell));
  const open = view.edges.filter(({ state }) => state === 'open');
  const closes = view.tokens.flatMap(({ token }, i) => {
    const mine = open.filter((edge) => edge.token === i);
    return mine.length > 0 && mine.every((edge) => on(edge.cell)) ? [token] : [];
  });
  return {
    breaks: cells.flatMap((cell) => (view.breaks.get(String(cell)) ?? []).map((ask) => ({ cell, ask }))),
    closes,
    covers: open.filter((edge) => on(edge.cell)).length,
    small: view.small.filter(({ cell }) => on(cell)),
  };
}
