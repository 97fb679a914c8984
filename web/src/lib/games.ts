import type { GameUi } from './contract';

export interface Shelved {
  id: string;
  /** Games are named in plain type and keep their names in every language. */
  name: string;
  seats: string;
  minutes: number;
}

/** The shelf of the home page; what the house does not offer yet stands there without a Play button. */
export const SHELF: readonly Shelved[] = [
  { id: 'ruins', name: 'Ruins', seats: '2–5', minutes: 30 },
  { id: 'unearth', name: 'Unearth', seats: '2–4', minutes: 45 },
  { id: 'realms', name: 'Rolling Realms', seats: '1–6', minutes: 30 },
  { id: 'yami', name: 'Yami', seats: '2–4', minutes: 20 },
  { id: 'near', name: 'Near and Far', seats: '2–4', minutes: 90 },
];

const UIS = import.meta.glob<{ ui: GameUi }>('../games/*/index.ts');

/** The drawings of a game; null if it is played by the list alone. */
export async function loadUi(game: string): Promise<GameUi | null> {
  const load = UIS[`../games/${game}/index.ts`];
  return load ? (await load()).ui : null;
}
