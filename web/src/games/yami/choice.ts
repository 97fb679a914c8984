// Placements as a choice: one of some hundred moves that differ by cell and image.
import type { Option, Picker } from '../../lib/contract';

/** Choose one placement, also where others touch the same things. */
export function choosePlacement(picker: Picker, option: Option): void {
  picker.set(option.refs);
  picker.prefer({ moves: [option.move], label: option.label, arguments: option.arguments });
}

/** The notation of the placement that would be played now: `place 47 c`. */
export function chosenPlacement(picker: Picker): string {
  const [move] = picker.plan?.moves ?? [];
  const notation = picker.all.find((option) => option.move === move)?.notation ?? '';
  return notation.startsWith('place ') ? notation : '';
}
