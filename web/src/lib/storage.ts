/** What this browser remembers between visits; the same entry that `theme.js` reads before the first paint. */
interface Stored {
  theme?: 'light' | 'dark';
  language?: 'en' | 'ru' | 'cs';
  sound?: boolean;
  notify?: boolean;
  drawer?: boolean;
  /** What of the games was explained already. */
  taught?: string[];
  play?: { game?: string; seats: number; level: string };
}

const KEY = 'ludarium';

export function stored(): Stored {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Stored;
  } catch {
    return {};
  }
}

export function store(change: Stored): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...stored(), ...change }));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
