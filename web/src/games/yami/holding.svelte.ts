import type { Cell } from './art/tiles';
import { after, imageAt, imageNamed, imagesOf, letterOf, nameOf, SIDE } from './geometry';

/** Where the tile at hand would lie: the north-west corner of its frame on the grid. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** How far above a finger a tile hangs, in cells, so that the finger does not cover it. */
const ABOVE = 1.6;

/**
 * The tile in somebody's hand over the board: it follows the pointer or the arrows, turns and flips, and is put
 * down (`laid`) before it is played. Knows nothing of the rules: the board asks the options whether it may lie there.
 */
export class Holding {
  tile = $state<string | null>(null);
  image = $state(0);
  at = $state.raw<Place | null>(null);
  /** It lies where it was put and no longer follows the pointer. */
  laid = $state(false);
  /** The grid on the screen. */
  grid: Element | null = null;

  readonly cells = $derived.by<readonly Cell[]>(() => {
    const { tile, at, image } = this;
    return tile && at ? imagesOf(tile)[image]!.map(([x, y]): Cell => [x + at.x, y + at.y]) : [];
  });
  /** The first cell it covers in reading order, by which a placement is named. */
  readonly anchor = $derived.by(() => (this.cells[0] ? nameOf(this.cells[0]) : null));
  readonly letter = $derived.by(() => letterOf(this.image));

  /** Another tile, or none, is at hand. */
  take(tile: string | null): void {
    if (tile === this.tile) return;
    this.tile = tile;
    this.image = 0;
    this.at = null;
    this.laid = false;
  }

  /** Put it where a move says. */
  put(anchor: Cell, letter: string): void {
    if (!this.tile) return;
    this.image = imageNamed(letter);
    const cells = imageAt(this.tile, this.image, anchor);
    this.at = { x: Math.min(...cells.map(([x]) => x)), y: Math.min(...cells.map(([, y]) => y)) };
    this.laid = true;
  }

  change(how: 'turn' | 'flip'): void {
    if (!this.tile) return;
    const [w, h] = this.#size();
    this.image = after(this.tile, this.image, how);
    if (!this.at) return;
    const [nw, nh] = this.#size();
    this.#move(this.at.x + Math.round((w - nw) / 2), this.at.y + Math.round((h - nh) / 2));
  }

  nudge(dx: number, dy: number): void {
    if (!this.at) this.centre();
    else this.#move(this.at.x + dx, this.at.y + dy);
    this.laid = true;
  }

  centre(): void {
    const [w, h] = this.#size();
    this.#move(Math.floor((SIDE - w) / 2), Math.floor((SIDE - h) / 2));
  }

  /** Under the pointer, or above a finger; false if that is too far from the board. */
  follow(clientX: number, clientY: number, finger: boolean): boolean {
    if (!this.tile || !this.grid) return false;
    const box = this.grid.getBoundingClientRect();
    const unit = box.width / SIDE;
    const [w, h] = this.#size();
    const [x, y] = [(clientX - box.left) / unit, (clientY - box.top) / unit - (finger ? ABOVE + h / 2 : 0)];
    if (x < -1 || y < -1 || x > SIDE + 1 || y > SIDE + 1) return false;
    this.#move(Math.round(x - w / 2), Math.round(y - h / 2));
    return true;
  }

  covers(x: number, y: number): boolean {
    return this.cells.some(([cx, cy]) => cx === x && cy === y);
  }

  #size(): readonly [number, number] {
    const cells = this.tile ? imagesOf(this.tile)[this.image]! : [];
    return [Math.max(...cells.map(([x]) => x)) + 1, Math.max(...cells.map(([, y]) => y)) + 1];
  }

  #move(x: number, y: number): void {
    const [w, h] = this.#size();
    this.at = { x: Math.max(0, Math.min(SIDE - w, x)), y: Math.max(0, Math.min(SIDE - h, y)) };
  }
}
