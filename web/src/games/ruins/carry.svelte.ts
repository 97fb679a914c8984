// What is in the hand between the market or my claims and a ruin: picked up, not placed yet.
export type Carried = { readonly kind: 'slot'; readonly slot: number } | { readonly kind: 'claim' };

class Carry {
  what = $state.raw<Carried | null>(null);
  /** The ruin under the pointer while dragging. */
  over = $state<string | null>(null);
  /** Where the pointer is while dragging; null when it was picked up by click or key. */
  at = $state.raw<{ x: number; y: number } | null>(null);

  pickUp(what: Carried): void {
    this.what = what;
  }

  drop(): void {
    this.what = null;
    this.over = null;
    this.at = null;
  }
}

export const carry = new Carry();

const THRESHOLD = 6;

/**
 * Dragging with any pointer: `start` when it has moved far enough, `end` with the ruin below it, if any.
 * A pointer that does not move is a click, and the click path sees to it.
 */
export function draggable(node: HTMLElement, get: () => Drag | null): () => void {
  let from: { x: number; y: number; id: number } | null = null;
  let dragging: Drag | null = null;

  const down = (event: PointerEvent): void => {
    if (event.button === 0) from = { x: event.clientX, y: event.clientY, id: event.pointerId };
  };
  const move = (event: PointerEvent): void => {
    if (!from || event.pointerId !== from.id) return;
    if (!dragging) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < THRESHOLD) return;
      dragging = get();
      if (!dragging) return void (from = null);
      node.setPointerCapture(event.pointerId);
      dragging.start();
    }
    carry.at = { x: event.clientX, y: event.clientY };
    carry.over = ruinAt(event.clientX, event.clientY);
  };
  const up = (event: PointerEvent): void => {
    from = null;
    if (!dragging) return;
    const done = dragging;
    dragging = null;
    if (event.type === 'pointerup') done.end(ruinAt(event.clientX, event.clientY));
    carry.drop();
    node.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => node.removeEventListener('click', swallow, { capture: true }));
  };
  const swallow = (event: Event): void => event.stopPropagation();

  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', up);
  return () => {
    node.removeEventListener('pointerdown', down);
    node.removeEventListener('pointermove', move);
    node.removeEventListener('pointerup', up);
    node.removeEventListener('pointercancel', up);
  };
}

export interface Drag {
  start(): void;
  end(ruin: string | null): void;
}

function ruinAt(x: number, y: number): string | null {
  const ref = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-part="hand"] [data-ref^="ruin:"]');
  return ref?.dataset.ref?.slice('ruin:'.length) ?? null;
}
