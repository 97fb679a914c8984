import type { Clock, Table } from './contract';

const HURRY = 30;

/** The clocks of a table: what the house told last, running on by itself for the seats that are asked. */
export class Clocks {
  #told = $state.raw<readonly (number | null)[] | null>(null);
  #running = $state.raw<readonly number[]>([]);
  #toldAt = 0;
  #now = $state(0);

  hear(told: readonly (number | null)[] | null | undefined, running: readonly number[]): void {
    this.#told = told ?? null;
    this.#running = running;
    this.#toldAt = performance.now();
    this.tick();
  }

  tick(): void {
    if (this.#told) this.#now = performance.now();
  }

  /** Seconds a seat has left; null without a clock. */
  left(seat: number): number | null {
    const told = this.#told?.[seat] ?? null;
    if (told === null || !this.#running.includes(seat)) return told;
    return told - Math.max(0, this.#now - this.#toldAt) / 1000;
  }

  hurry(seat: number): boolean {
    const left = this.left(seat);
    return left !== null && left < HURRY && this.#running.includes(seat);
  }
}

/** What the lobby offers; the choice is kept as `game-900-10`. */
export const CLOCKS: readonly (Clock | null)[] = [
  null,
  { per: 'game', seconds: 300, increment: 5 },
  { per: 'game', seconds: 900, increment: 10 },
  { per: 'turn', seconds: 3 * 86_400, increment: 0 },
];
export const clockName = (clock: Clock | null): string => (clock ? `${clock.per}-${clock.seconds}` : 'none');

/** The share of its time that a seat has left, for the ring round its avatar. */
export function share(left: number | null, table: Table): number | null {
  if (left === null || !table.clock) return null;
  return Math.max(0, Math.min(1, left / table.clock.seconds));
}

/** “12:04”, “5:03:00”, “2 d”: days in the words of the page. */
export function timeLeft(seconds: number, days: (count: number) => string): string {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole >= 2 * 86_400) return days(Math.floor(whole / 86_400));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
