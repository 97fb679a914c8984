/** Dragging things of a table with mouse, finger or pen. A pointer that does not move is a click. */

export interface Dragged {
  /** The thing that is dragged. */
  readonly ref: string;
  readonly drawing: DraggedDrawing;
  /** The kind of things it goes on: `ruin` for `ruin:6a`; any if left out. */
  readonly onto?: string;
  /** Whether it may go on a thing of that kind; on any if left out. */
  readonly fits?: (ref: string) => boolean;
  readonly start?: () => void;
  readonly drop: (ref: string) => void;
}

/** What follows the pointer: SVG source with its view box, and its width in pixels. */
export interface DraggedDrawing {
  readonly svg: string;
  readonly box: string;
  readonly width: number;
  /** Cards have an outline, pieces a shadow. */
  readonly card?: boolean;
  /** Degrees. */
  readonly tilt?: number;
  /** How much of its height is above the pointer, in per cent. */
  readonly above?: number;
}

const THRESHOLD = 6;

/** The drag in progress at one table. */
export class Dragging {
  what = $state.raw<Dragged | null>(null);
  at = $state.raw({ x: 0, y: 0 });
  /** The ref below the pointer, if the thing may be dropped there. */
  over = $state<string | null>(null);
  #pressed = false;

  /** Follow a pointer that was pressed on a thing; `get` says what is dragged once it has moved far enough. */
  follow(press: PointerEvent, get: () => Dragged | null): void {
    if (press.button !== 0 || this.#pressed) return;
    this.#pressed = true;
    const node = press.currentTarget as Element;
    const listening = new AbortController();
    const stop = (): void => {
      listening.abort();
      this.#pressed = false;
      this.what = this.over = null;
    };
    const move = (event: PointerEvent): void => {
      if (event.pointerId !== press.pointerId) return;
      if (!this.what) {
        if (Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) < THRESHOLD) return;
        this.what = get();
        if (!this.what) return stop();
        // Nothing else reacts to the pointer until it is released.
        if (node.isConnected) node.setPointerCapture(press.pointerId);
        this.what.start?.();
      }
      this.at = { x: event.clientX, y: event.clientY };
      this.over = placeAt(event, this.what);
    };
    const up = (event: PointerEvent): void => {
      if (event.pointerId !== press.pointerId) return;
      const { what, over } = this;
      stop();
      if (!what) return;
      swallowClick(node);
      if (event.type === 'pointerup' && over) what.drop(over);
    };
    // A quick pointer leaves the node before it has moved once, so the whole window is listened to.
    const { signal } = listening;
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', up, { signal });
    addEventListener('pointercancel', up, { signal });
  }
}

function placeAt({ clientX, clientY }: PointerEvent, { onto, fits }: Dragged): string | null {
  for (const found of document.elementsFromPoint(clientX, clientY)) {
    const ref = found.closest(onto ? `[data-ref^="${onto}:"]` : '[data-ref]')?.getAttribute('data-ref');
    if (!ref) continue;
    if (!fits || fits(ref)) return ref;
    // Below a thing of the kind that is looked for, nothing is meant.
    if (onto) return null;
  }
  return null;
}

/** What ends a drag is no click. */
function swallowClick(node: Element, within = 0): void {
  const swallow = (event: Event): void => event.stopPropagation();
  node.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => node.removeEventListener('click', swallow, { capture: true }), within);
}

const FLICK = 28;
const FLICK_CLICK_MS = 400;

/** A card that is pulled up or down in its place; sideways belongs to a hand that scrolls. */
export function flickable(node: HTMLElement, flicked: (up: boolean) => void): () => void {
  let from: { x: number; y: number } | null = null;
  const down = (event: PointerEvent): void => void (from = { x: event.clientX, y: event.clientY });
  const move = (event: PointerEvent): void => {
    if (!from) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (Math.abs(dy) < FLICK || Math.abs(dy) < Math.abs(dx)) return;
    from = null;
    flicked(dy < 0);
    swallowClick(node, FLICK_CLICK_MS);
  };
  const end = (): void => void (from = null);
  const listening = new AbortController();
  const { signal } = listening;
  node.addEventListener('pointerdown', down, { signal });
  node.addEventListener('pointermove', move, { signal });
  node.addEventListener('pointerup', end, { signal });
  node.addEventListener('pointercancel', end, { signal });
  return () => listening.abort();
}
