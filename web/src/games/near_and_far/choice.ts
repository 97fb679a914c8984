// Options of the step by their kind, and choosing one of them as a whole.
import type { Option, Picker } from '../../lib/contract';
import { playOf } from '../../lib/picker.svelte';

export const kindOf = ({ notation }: Option): string => notation.split(' ')[0]!;
export const ofKind = (picker: Picker, ...kinds: readonly string[]): readonly Option[] =>
  picker.active ? picker.all.filter((option) => kinds.includes(kindOf(option))) : [];
/** The move with this notation, if it may be made. */
export const option = (picker: Picker, notation: string): Option | undefined =>
  picker.active ? picker.all.find((one) => one.notation === notation) : undefined;

/** Makes an option the plan of the dock, also where its things belong to other options too. */
export function choose(picker: Picker, wanted: Option): void {
  if (isChosen(picker, wanted)) return picker.letGo();
  picker.set(wanted.refs);
  picker.prefer(playOf(wanted));
}
export const isChosen = (picker: Picker, wanted: Option): boolean =>
  picker.plan?.moves.length === 1 && picker.plan.moves[0] === wanted.move && picker.chosen.length > 0;
