import { house } from '../../lib/house';
import { words } from '../../lib/words.svelte';

/** Fetches what an open envelope says, in every language that is spoken from now on. */
export const unseal = (table: string, letter: string): Promise<void> =>
  words.learn(`sealed ${letter}`, async (language) => [await house.sealed(table, letter, language)]);

// Which letters of a campaign somebody has read on this machine: an envelope opens before their eyes only once.
const key = (table: string): string => `ludarium-letters-${table}`;

export function lettersRead(table: string): ReadonlySet<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(key(table)) ?? '[]') as string[]);
  } catch {
    return new Set();
  }
}

export function markRead(table: string, letter: string): void {
  try {
    localStorage.setItem(key(table), JSON.stringify([...lettersRead(table), letter]));
  } catch {
    // A browser that keeps nothing shows the letter again.
  }
}
