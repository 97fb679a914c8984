import type { Picker } from './contract';
import type { Dragged } from './dragging.svelte';

/** A thing on the table that can be clicked, dragged and reached by keys. */
export interface Thing {
  picker: Picker;
  ref: string;
  /** Its name for those who do not see it. */
  label: string;
  /** The state it is drawn in, where a game knows better than the picker. */
  state?: string;
  /** Whether it takes part now: belongs in the tab order and is a button. */
  reachable?: boolean;
  pressed?: boolean;
  /** A click is answered also while it is not reachable, for instance by saying why not. */
  answers?: boolean;
  /** What a click, a tap, Enter or Space does; by default the thing is chosen or let go. */
  act?: () => void;
  /** What a double click does. */
  actTwice?: () => void;
  /** What is dragged when the thing is pulled away; null if it cannot be now. */
  drag?: () => Dragged | null;
}

/**
 * Attributes that make an element a thing on the table: `<g {...pick({ picker, ref: 'ruin:6a', label })}>`.
 * Style by `data-state` (idle, can, chosen, forbidden, last) and `data-hinted`. The shell sees to the tab
 * order and the arrow keys (`keyboard.ts`), so no tabindex here.
 */
export function pick(thing: Thing): Record<string, unknown> {
  const { picker, ref, label, act = () => picker.toggle(ref), actTwice, drag } = thing;
  const state = thing.state ?? picker.state(ref);
  const reachable = thing.reachable ?? picker.reachable(ref);
  const answers = reachable || (thing.answers ?? false);
  const does = (event: Event, what: () => void): void => {
    event.stopPropagation();
    what();
  };
  return {
    'data-ref': ref,
    'data-state': state,
    'data-reachable': reachable || undefined,
    'data-hinted': picker.hinted.includes(ref) || undefined,
    'aria-label': label,
    role: reachable ? 'button' : 'img',
    'aria-pressed': reachable ? (thing.pressed ?? state === 'chosen') : undefined,
    'aria-disabled': (reachable && state === 'forbidden') || undefined,
    onclick: (event: Event) => answers && does(event, act),
    ondblclick: actTwice && ((event: Event) => reachable && does(event, actTwice)),
    onkeydown: (event: KeyboardEvent) => {
      if (!answers || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      does(event, act);
    },
    onpointerdown: drag && ((event: PointerEvent) => picker.dragging.follow(event, drag)),
  };
}
