import { untrack } from 'svelte';

const MOST = 3;

/** A picture that can be drawn nearer and pushed about: by wheel, by two fingers, by buttons; only while near by one. */
export class Zoom {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  #fingers = new Map<number, PointerEvent>();
  #moved = false;

  constructor(readonly size: () => readonly [number, number]) {}

  get width(): number {
    return this.size()[0];
  }
  get height(): number {
    return this.size()[1];
  }

  get transform(): string {
    return `translate(${this.x.toFixed(1)} ${this.y.toFixed(1)}) scale(${this.scale.toFixed(3)})`;
  }
  get near(): boolean {
    return this.scale > 1.01;
  }

  /** Draws it nearer by a factor around a point of the picture. */
  by(factor: number, [px, py]: readonly [number, number] = [this.width / 2, this.height / 2]): void {
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    const k = scale / this.scale;
    this.scale = scale;
    this.#to(px - (px - this.x) * k, py - (py - this.y) * k);
  }
  reset(): void {
    this.scale = 1;
    this.#to(0, 0);
  }
  #to(x: number, y: number): void {
    this.x = Math.min(0, Math.max(this.width * (1 - this.scale), x));
    this.y = Math.min(0, Math.max(this.height * (1 - this.scale), y));
  }

  /** For `{@attach zoom.hands}` on the svg. */
  readonly hands = (root: SVGSVGElement): (() => void) => {
    const at = (event: { clientX: number; clientY: number }): [number, number] => {
      const box = root.getBoundingClientRect();
      return [((event.clientX - box.left) / box.width) * this.width, ((event.clientY - box.top) / box.height) * this.height];
    };
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && !this.near && event.deltaY > 0) return;
      event.preventDefault();
      this.by(Math.exp(-event.deltaY / 300), at(event));
    };
    const down = (event: PointerEvent): void => {
      this.#fingers.set(event.pointerId, event);
      this.#moved = false;
    };
    const move = (event: PointerEvent): void => {
      const before = this.#fingers.get(event.pointerId);
      if (!before) return;
      const others = [...this.#fingers.values()].filter((one) => one.pointerId !== event.pointerId);
      const [x, y] = at(event);
      const [bx, by] = at(before);
      if (others[0]) {
        const [ox, oy] = at(others[0]);
        this.by(Math.hypot(x - ox, y - oy) / Math.max(1, Math.hypot(bx - ox, by - oy)), [ox, oy]);
      } else if (this.near && (this.#moved || Math.hypot(x - bx, y - by) > 4)) {
        this.#to(this.x + x - bx, this.y + y - by);
      } else return;
      this.#moved = true;
      this.#fingers.set(event.pointerId, event);
    };
    const up = (event: PointerEvent): void => {
      this.#fingers.delete(event.pointerId);
    };
    // A drag is no click on what lies under it.
    const click = (event: MouseEvent): void => {
      if (this.#moved) event.stopPropagation();
      this.#moved = false;
    };
    return untrack(() => {
      root.addEventListener('wheel', wheel, { passive: false });
      root.addEventListener('pointerdown', down);
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', up);
      window.addEventListener('pointercancel', up);
      root.addEventListener('click', click, { capture: true });
      return () => {
        root.removeEventListener('wheel', wheel);
        root.removeEventListener('pointerdown', down);
        window.removeEventListener('pointermove', move);
        window.removeEventListener('pointerup', up);
        window.removeEventListener('pointercancel', up);
        root.removeEventListener('click', click, { capture: true });
      };
    });
  };
}
