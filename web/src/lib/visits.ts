/** What this browser last saw of each table: the number of its last move, and when. */
interface Seen {
  number: number;
  /** Milliseconds since 1970. */
  at: number;
}

const KEY = 'ludarium-seen';
/** Older tables are forgotten. */
const MOST = 60;

function all(): Record<string, Seen> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Seen>;
  } catch {
    return {};
  }
}

export const lastSeen = (table: string): Seen | null => all()[table] ?? null;

export function see(table: string, number: number): void {
  const seen = Object.entries({ ...all(), [table]: { number, at: Date.now() } });
  const kept = seen.toSorted(([, one], [, two]) => two.at - one.at).slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // A browser that keeps nothing tells nothing of what was missed.
  }
}
