/** What this browser remembers between visits; the same entry that `theme.js` reads before the first paint. */
interface Kept {
  theme?: 'light' | 'dark';
  language?: 'en' | 'ru' | 'cs';
  sound?: boolean;
  notify?: boolean;
  drawer?: boolean;
  play?: { game?: string; seats: number; level: string };
}

const KEY = 'ludarium';

export function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

export function keep(change: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), ...change }));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
