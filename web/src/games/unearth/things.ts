// Things of the table: what a click, a double click or a key does with them.
import type { Option, Picker } from '../../lib/contract';

export type ThingState = 'idle' | 'can' | 'chosen' | 'forbidden';

export interface Thing {
  readonly state: ThingState;
  readonly attributes: Record<string, unknown>;
}

const kindOf = (ref: string): string => ref.split(':')[0]!;

/**
 * Chooses a thing in place of another of its kind: who has chosen a die and a ruin may point at another ruin
 * and keeps the die, if the two go together.
 */
export function take(picker: Picker, options: readonly Option[], ref: string): void {
  if (picker.state(ref) !== 'can') return picker.toggle(ref);
  const kept = picker.chosen.filter((one) => kindOf(one) !== kindOf(ref));
  const wish = [...kept, ref];
  const together = options.some((option) => wish.every((one) => option.refs.includes(one)));
  picker.set(together ? wish : [ref]);
}

/** Chooses and plays at once, if that leaves one move. */
export function takeAndPlay(picker: Picker, options: readonly Option[], ref: string): void {
  if (picker.state(ref) === 'can') take(picker, options, ref);
  if (picker.plan) picker.play();
}

interface About {
  picker: Picker;
  options: readonly Option[];
  ref: string;
  label: string;
  /** Whether it takes part at this step at all; otherwise it is only drawn. */
  on?: boolean;
}

export function thing({ picker, options, ref, label, on = true }: About): Thing {
  const told = picker.state(ref);
  const reachable = on && picker.reachable(ref);
  const state: ThingState = !on || told === 'last' ? 'idle' : told;
  return {
    state,
    attributes: {
      'data-ref': ref,
      'data-state': state,
      'data-reachable': reachable || undefined,
      'data-hinted': picker.hinted.includes(ref) || undefined,
      'aria-label': label,
      role: reachable ? 'button' : 'img',
      'aria-pressed': reachable ? state === 'chosen' : undefined,
      'aria-disabled': state === 'forbidden' || undefined,
      onclick: (event: Event) => {
        if (!reachable) return;
        event.stopPropagation();
        take(picker, options, ref);
      },
      ondblclick: (event: Event) => {
        if (!reachable) return;
        event.stopPropagation();
        takeAndPlay(picker, options, ref);
      },
      onkeydown: (event: KeyboardEvent) => {
        if (!reachable || (event.key !== 'Enter' && event.key !== ' ')) return;
        event.preventDefault();
        event.stopPropagation();
        take(picker, options, ref);
      },
    },
  };
}
