// What is in the hand: the die that was taken last, and the one that is being dragged.
class Hold {
  /** The ref of the die that was taken last. */
  ref = $state<string | null>(null);
  /** Where the pointer is while a die is dragged. */
  at = $state.raw<{ x: number; y: number } | null>(null);
  /** The place under it. */
  over = $state<string | null>(null);
  /** The last thing was done by key: the focus then goes where the next thing can be done. */
  byKey = false;

  release(): void {
    this.at = null;
    this.over = null;
  }
}

export const hold = new Hold();

export interface Drag {
  start(): void;
  end(cell: string | null): void;
}

const THRESHOLD = 6;

const cellAt = (x: number, y: number): string | null =>
  document.elementFromPoint(x, y)?.closest<SVGElement>('[data-ref^="cell:"]')?.dataset.ref ?? null;

/** Dragging with any pointer. A pointer that does not move is a click, and the click path sees to it. */
export function draggable(node: HTMLElement, get: () => Drag | null): () => void {
  let from: { x: number; y: number; id: number } | null = null;
  let dragging: Drag | null = null;

  const down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    // Also a pointer that leaves at one stroke is followed.
    node.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent): void => {
    if (!from || event.pointerId !== from.id) return;
    if (!dragging) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < THRESHOLD) return;
      dragging = get();
      if (!dragging) return void (from = null);
      dragging.start();
    }
    hold.at = { x: event.clientX, y: event.clientY };
    hold.over = cellAt(event.clientX, event.clientY);
  };
  const up = (event: PointerEvent): void => {
    from = null;
    if (!dragging) return;
    const done = dragging;
    dragging = null;
    hold.release();
    if (event.type === 'pointerup') done.end(cellAt(event.clientX, event.clientY));
    node.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => node.removeEventListener('click', swallow, { capture: true }));
  };
  const swallow = (event: Event): void => event.stopPropagation();

  const heard = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up };
  for (const [name, listener] of Object.entries(heard)) node.addEventListener(name, listener as EventListener);
  return () => {
    for (const [name, listener] of Object.entries(heard)) node.removeEventListener(name, listener as EventListener);
  };
}
