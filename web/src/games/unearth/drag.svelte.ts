// Dragging with any pointer: a die to a ruin, a stone to a cell. A pointer that does not move is a click.

export interface Dragged {
  /** The drawing that follows the pointer: SVG source around 0,0, about 46 units wide. */
  readonly drawing: string;
  /** Refs it may be dropped on. */
  readonly onto: (ref: string) => boolean;
  readonly drop: (ref: string) => void;
}

class Drag {
  what = $state.raw<Dragged | null>(null);
  at = $state.raw({ x: 0, y: 0 });
  /** The ref below the pointer, if the thing may be dropped there. */
  over = $state<string | null>(null);

  stop(): void {
    this.what = null;
    this.over = null;
  }
}

export const drag = new Drag();

const THRESHOLD = 6;

function refAt(x: number, y: number, onto: (ref: string) => boolean): string | null {
  for (const found of document.elementsFromPoint(x, y)) {
    const ref = found.closest('[data-ref]')?.getAttribute('data-ref');
    if (ref && onto(ref)) return ref;
  }
  return null;
}

/** Makes a node draggable while `get` gives something to drag. */
export function draggable(node: HTMLElement | SVGElement, get: () => Dragged | null): () => void {
  let from: { x: number; y: number; id: number } | null = null;
  const swallow = (event: Event): void => event.stopPropagation();

  const down = (event: PointerEvent): void => {
    if (event.button !== 0 || from) return;
    from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    follow(true);
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== from?.id) return;
    if (!drag.what) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < THRESHOLD) return;
      drag.what = get();
      if (!drag.what) return stop();
    }
    drag.at = { x: event.clientX, y: event.clientY };
    drag.over = refAt(event.clientX, event.clientY, drag.what.onto);
  };
  const up = (event: PointerEvent): void => {
    if (event.pointerId !== from?.id) return;
    const [what, ref] = [drag.what, drag.over];
    stop();
    if (!what) return;
    drag.stop();
    // What ends a drag is no click.
    node.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => node.removeEventListener('click', swallow, { capture: true }));
    if (event.type === 'pointerup' && ref) what.drop(ref);
  };
  const stop = (): void => {
    from = null;
    follow(false);
  };
  /** A quick pointer leaves the node before it has moved once, so the whole window is listened to. */
  const follow = (on: boolean): void => {
    const change = on ? addEventListener : removeEventListener;
    change('pointermove', move as EventListener);
    change('pointerup', up as EventListener);
    change('pointercancel', up as EventListener);
  };

  const listen = down as EventListener;
  node.addEventListener('pointerdown', listen);
  return () => {
    node.removeEventListener('pointerdown', listen);
    if (drag.what && from) drag.stop();
    stop();
  };
}
