import type { Picker } from './contract';

/**
 * Attributes that make an element a thing on the table: `<g {...pick(picker, 'ruin:6a', 'Ruin 6a')}>`.
 * Style by `data-state` (idle, can, chosen, forbidden, last) and `data-hinted`. The shell sees to the tab
 * order and the arrow keys, so no tabindex here.
 */
export function pick(picker: Picker, ref: string, label: string): Record<string, unknown> {
  const state = picker.state(ref);
  const reachable = picker.reachable(ref);
  return {
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
      picker.toggle(ref);
    },
    onkeydown: (event: KeyboardEvent) => {
      if (!reachable || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      event.stopPropagation();
      picker.toggle(ref);
    },
  };
}
