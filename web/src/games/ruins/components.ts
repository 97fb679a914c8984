// The components of Ruins, read from the engine's own file, so that no number is written twice.
import source from '../../../../src/ludarium/games/ruins/components.toml?raw';
import type { Glyph, Position } from './art/overlays';

export type Effect = 'increase' | 'adapt' | 'extra' | 'draw' | 'force' | 'relight';
export type Effects = Partial<Record<Effect, number>>;

export interface Ruin {
  day: number;
  night: number;
  night_effect: Effects;
}
export interface Discovery {
  id: string;
  position: Position;
  effect: Effects;
}

type Scalar = string | number | Scalar[] | { [key: string]: Scalar };
type Section = Record<string, Scalar>;

/** A value of the file: numbers, strings, lists and inline tables; `=` binds like `:` in the latter. */
function read(value: string): Scalar {
  const json = value.replace(/([A-Za-z0-9_]+)\s*=/g, '"$1":');
  return JSON.parse(json) as Scalar;
}

/** The part of TOML that the file uses: sections, lists of sections, one value on a line. */
function parse(toml: string): Record<string, Section[]> {
  const sections: Record<string, Section[]> = {};
  let current: Section = {};
  for (const raw of toml.split('\n')) {
    const line = raw.replace(/\s*#[^"]*$/, '').trim();
    const heading = /^\[+(\w+)\]+$/.exec(line);
    const pair = /^(\w+)\s*=\s*(.+)$/.exec(line);
    if (heading) (sections[heading[1]!] ??= []).push((current = {}));
    else if (pair) current[pair[1]!] = read(pair[2]!);
  }
  return sections;
}

const DATA = parse(source);
const GAME = DATA.game![0] as unknown as Record<
  'torches' | 'claims' | 'rounds' | 'top_score' | 'poised_from' | 'last_loses',
  number
>;
const RUINS = new Map((DATA.ruin as unknown as Ruin[]).map((one) => [one.day, one]));
const DISCOVERIES = new Map((DATA.discovery as unknown as Discovery[]).map((one) => [one.id, one]));
const PLACES = DATA.vp![0]!.by_place as Record<string, number[]>;

export const { torches: TORCHES, claims: CLAIMS, rounds: ROUNDS, top_score: TOP_SCORE } = GAME;
export const { poised_from: POISED_FROM, last_loses: LAST_LOSES } = GAME;

/** The points of each place for a number of seats. */
export const pointsByPlace = (seats: number): number[] => PLACES[String(seats)] ?? [];
/** `4b` is a copy of the ruin with the day value 4. */
export const ruinNamed = (name: string): Ruin => RUINS.get(parseInt(name, 10))!;
export const discoveryNamed = (id: string): Discovery => DISCOVERIES.get(id)!;

/** One sign for each icon; an increase is one sign with its number. */
export const glyphs = (effects: Effects): Glyph[] =>
  (Object.entries(effects) as [Effect, number][]).flatMap(([kind, number]): Glyph[] =>
    kind === 'increase' ? [`+${number}`] : Array<Glyph>(number).fill(kind),
  );
