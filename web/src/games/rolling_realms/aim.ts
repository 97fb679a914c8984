// Which die is meant, where it can go, and what each place would bring.
import { RESOURCES, type DieLook, type Resource } from './art/pieces';
import type { RealmId } from './art/realms';
import type { Option, Picker, State } from '../../lib/contract';
import { copyName } from './seen';
import type { Cards } from './view';

/** A die on my side of the table. */
export interface Token {
  readonly ref: string;
  readonly value: number;
  /** As it was rolled; a gained die was not. */
  readonly rolled: number | null;
  readonly used: string;
  readonly again: boolean;
  readonly count: number;
  readonly look: DieLook;
}

export function tokensOf(cards: Cards, roll: readonly number[]): Token[] {
  const rolled = cards.dice.map((die, i): Token => {
    const look = die.used ? 'used' : 'rolled';
    return {
      ref: `die:${i + 1}`,
      value: die.value,
      rolled: roll[i]!,
      used: die.used,
      again: die.again,
      count: 1,
      look,
    };
  });
  const gained = cards.copies.map((copies): Token => ({
    ref: `copy:${copyName(copies)}`,
    value: copies.value,
    rolled: null,
    used: '',
    again: copies.again,
    count: copies.count,
    look: 'gained',
  }));
  return [...rolled, ...gained];
}

export const cellRef = (realm: RealmId, cell: string): string => `cell:${realm}.${cell}`;
export const dieIn = (refs: readonly string[]): string | undefined => refs.find((ref) => /^(die|copy):/.test(ref));
export const cellsIn = (option: Option): string[] => option.refs.filter((ref) => ref.startsWith('cell:'));
export const isPlacement = (option: Option): boolean => option.refs.some((ref) => ref.startsWith('realm:'));
export const named = (options: readonly Option[], notation: string): Option | undefined =>
  options.find((option) => option.notation === notation);

const open = (picker: Picker, ref: string): boolean => ['can', 'chosen'].includes(picker.state(ref));

/** The die that a click on a place would use: the chosen one, the last one held, or the first that fits. */
export function heldDie(state: State, picker: Picker): string | null {
  if (!picker.active) return null;
  const chosen = dieIn(picker.chosen);
  if (chosen) return chosen;
  const dice = state.options.filter(isPlacement).map((option) => dieIn(option.refs)!);
  const known = state.options.map((option) => dieIn(option.refs));
  if (picker.held && known.includes(picker.held) && open(picker, picker.held)) return picker.held;
  return dice.find((ref) => open(picker, ref)) ?? known.find((ref) => ref !== undefined) ?? null;
}

const worth = (option: Option): number => Number(option.arguments.worth);

/** What the held die (or an answer without a die) can do at a place, best first. */
export function candidates(state: State, picker: Picker, cell: string): Option[] {
  const ref = heldDie(state, picker);
  return state.options
    .filter((option) => option.refs.includes(cell) && (dieIn(option.refs) ?? ref) === ref)
    .sort((a, b) => worth(b) - worth(a));
}

/** All places that light up now, each with what can be done there. */
export function lit(state: State, picker: Picker): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  if (!picker.active) return found;
  const ref = heldDie(state, picker);
  for (const option of state.options) {
    const die = dieIn(option.refs);
    if (die !== undefined && die !== ref) continue;
    for (const cell of cellsIn(option)) {
      if (!open(picker, cell)) continue;
      const known = found.get(cell);
      if (known) known.push(option);
      else found.set(cell, [option]);
    }
  }
  for (const options of found.values()) options.sort((a, b) => worth(b) - worth(a));
  return found;
}

export interface Gain {
  readonly resources: readonly { kind: Resource; count: number }[];
  readonly stars: number;
  /** Resources of which I may choose the kind. */
  readonly choice: number;
}
const COUNTS: Record<Resource, string> = { pumpkin: 'pumpkins', heart: 'hearts', coin: 'coins' };
export function gainOf(option: Option): Gain {
  const count = (name: string): number => Number(option.arguments[name] ?? 0);
  const resources = RESOURCES.map((kind) => ({ kind, count: count(COUNTS[kind]) })).filter((one) => one.count !== 0);
  return { resources, stars: count('stars'), choice: count('choice') };
}

/** The refs that single this option out. */
const aimAt = (option: Option): string[] =>
  option.refs.filter((ref) => !ref.startsWith('realm:') && !ref.startsWith('resource:'));

/** Choose one option on the table; the button of the dock then plays it. */
export const aim = (picker: Picker, option: Option): void => picker.set(aimAt(option));

const weaves = (cell: string): boolean => cell.startsWith('cell:tapestry.');

/** Another way to lay the shape over this cell. */
export function turned(state: State, picker: Picker, cell: string): Option | null {
  const ways = candidates(state, picker, cell);
  const now = picker.options.length === 1 ? picker.options[0] : undefined;
  const at = ways.findIndex((option) => option === now);
  return ways[(at + 1) % ways.length] ?? null;
}

/** A place was clicked or tapped. A second tap plays, or turns a shape. */
export function touch(state: State, picker: Picker, cell: string): void {
  const ways = candidates(state, picker, cell);
  if (ways.length === 0) return picker.why(cell);
  const again = picker.plan !== null && picker.options.length === 1 && picker.chosen.includes(cell);
  if (weaves(cell)) {
    const way = again ? turned(state, picker, cell) : ways[0];
    if (way) aim(picker, way);
  } else if (again) picker.play();
  else if (ways.length === 1) aim(picker, ways[0]!);
  else ask(picker, ways, cell);
}

/** A die was dropped on a place: if there is one way to use it there, it is used. */
export function drop(state: State, picker: Picker, cell: string): void {
  const ways = candidates(state, picker, cell);
  if (ways.length === 0) return picker.why(cell);
  if (ways.length > 1 && !weaves(cell)) return ask(picker, ways, cell);
  aim(picker, ways[0]!);
  if (ways.length === 1) picker.play();
}

/** Several ways at one place: the question is asked beside the dock. */
function ask(picker: Picker, ways: readonly Option[], cell: string): void {
  const die = dieIn(ways[0]!.refs);
  picker.set(die ? [die, cell] : [cell]);
}
