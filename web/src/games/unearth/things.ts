// Things of the table: what a click, a double click or a key does with them.
import type { Picker, RefState } from '../../lib/contract';
import type { Dragged } from '../../lib/dragging.svelte';
import { pick } from '../../lib/pick';

export interface Thing {
  readonly state: RefState;
  readonly attributes: Record<string, unknown>;
}

const kindOf = (ref: string): string => ref.split(':')[0]!;

/**
 * Chooses a thing in place of another of its kind: who has chosen a die and a ruin may point at another ruin
 * and keeps the die, if the two go together.
 */
export function take(picker: Picker, ref: string): void {
  if (picker.state(ref) !== 'can') return picker.toggle(ref);
  const kept = picker.chosen.filter((one) => kindOf(one) !== kindOf(ref));
  const wish = [...kept, ref];
  const together = picker.all.some((option) => wish.every((one) => option.refs.includes(one)));
  picker.set(together ? wish : [ref]);
}

/** Chooses and plays at once, if that leaves one move. */
export function takeAndPlay(picker: Picker, ref: string): void {
  if (picker.state(ref) === 'can') take(picker, ref);
  if (picker.plan) picker.play();
}

interface About {
  picker: Picker;
  ref: string;
  label: string;
  /** Whether it takes part at this step at all; otherwise it is only drawn. */
  on?: boolean;
  drag?: () => Dragged | null;
}

export function thing({ picker, ref, label, on = true, drag }: About): Thing {
  const told = picker.state(ref);
  const state: RefState = !on || told === 'last' ? 'idle' : told;
  const reachable = on && picker.reachable(ref);
  const [act, actTwice] = [() => take(picker, ref), () => takeAndPlay(picker, ref)];
  return { state, attributes: pick({ picker, ref, label, state, reachable, act, actTwice, drag }) };
}
