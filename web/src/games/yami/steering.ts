// The tile in hand follows the pointer, the finger or the arrows.
import type { Cell } from './art/tiles';
import { SIDE } from './geometry';
import type { Holding } from './holding.svelte';

/** How the grid stands while somebody steers. */
interface Helm {
  readonly holding: Holding;
  readonly placing: boolean;
  /** It lies where it may, and is chosen. */
  readonly chosen: boolean;
  readonly fits: boolean;
  /** Choose what lies there now. */
  settle(): void;
  /** Play where it lies now. */
  confirm(): void;
  /** Say why it may not lie there. */
  refuse(): void;
}

const FAR = 7;
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const CHANGES: Readonly<Record<string, 'turn' | 'flip'>> = { r: 'turn', f: 'flip' };

export class Steering {
  #now: () => Helm;
  #pressed: { id: number; x: number; y: number; on: boolean; far: boolean } | null = null;

  constructor(now: () => Helm) {
    this.#now = now;
  }

  #under(event: PointerEvent): Cell {
    const box = this.#now().holding.grid!.getBoundingClientRect();
    const unit = box.width / SIDE;
    return [Math.floor((event.clientX - box.left) / unit), Math.floor((event.clientY - box.top) / unit)];
  }

  down = (event: PointerEvent): void => {
    const { holding, placing, chosen } = this.#now();
    if (!placing || event.button !== 0 || (event.target as Element).closest('button')) return;
    this.#pressed = { id: event.pointerId, x: event.clientX, y: event.clientY, on: chosen && holding.covers(...this.#under(event)), far: false };
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  };

  move = (event: PointerEvent): void => {
    const { holding, placing } = this.#now();
    if (!placing) return;
    const finger = event.pointerType !== 'mouse';
    const pressed = this.#pressed;
    if (pressed && pressed.id === event.pointerId) {
      pressed.far ||= Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > FAR;
      if (!pressed.far) return;
      holding.laid = false;
      holding.follow(event.clientX, event.clientY, finger);
    } else if (!finger && !holding.laid) holding.follow(event.clientX, event.clientY, false);
  };

  up = (event: PointerEvent): void => {
    if (!this.#pressed || this.#pressed.id !== event.pointerId) return;
    const { holding, settle, confirm } = this.#now();
    const { on, far } = this.#pressed;
    this.#pressed = null;
    if (event.type === 'pointercancel') return;
    if (on && !far) return confirm();
    if (!far) holding.follow(event.clientX, event.clientY, false);
    holding.laid = true;
    settle();
  };

  change = (how: 'turn' | 'flip'): void => {
    const { holding, settle } = this.#now();
    holding.change(how);
    if (holding.laid) settle();
  };

  keys = (event: KeyboardEvent): void => {
    const { holding, placing, chosen, fits, settle, confirm, refuse } = this.#now();
    if (!placing || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = STEPS[event.key];
    if (step) {
      holding.nudge(...step);
      settle();
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (event.target !== event.currentTarget) return;
      if (!holding.at) holding.centre();
      if (chosen) confirm();
      else if (fits) {
        holding.laid = true;
        settle();
      } else refuse();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  everywhere = (event: KeyboardEvent): void => {
    if (!this.#now().placing || event.altKey || event.ctrlKey || event.metaKey || (event.target as Element).closest?.('input, textarea, select, dialog')) return;
    const how = CHANGES[event.key.toLowerCase()];
    if (how) this.change(how);
  };
}
