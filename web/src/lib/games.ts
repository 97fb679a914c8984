import type { GameUi, Lesson } from './contract';

export interface Shelved {
  id: string;
  seats: string;
  minutes: number;
}

/** The shelf of the home page; what the house does not offer yet stands there without a Play button. */
export const SHELF: readonly Shelved[] = [
  { id: 'ruins', seats: '2–5', minutes: 30 },
  { id: 'unearth', seats: '2–4', minutes: 45 },
  { id: 'rolling_realms', seats: '1–12', minutes: 30 },
  { id: 'yami', seats: '2–4', minutes: 20 },
  { id: 'near_and_far', seats: '2–4', minutes: 90 },
];

/** The number of seats a game can have that is nearest to a wish. */
export const nearest = (counts: readonly number[], wish: number): number =>
  counts.reduce((best, one) => (Math.abs(one - wish) < Math.abs(best - wish) ? one : best), counts[0] ?? wish);

/** The level of bots that is offered first: the next stronger one after the weakest, if there is one. */
export const usualBot = (bots: readonly string[]): string => bots[1] ?? bots[0] ?? '';

const UIS = import.meta.glob<{ ui: GameUi }>('../games/*/index.ts');

/** The drawings of a game; null if it is played by the list alone. */
export async function loadUi(game: string): Promise<GameUi | null> {
  const load = UIS[`../games/${game}/index.ts`];
  return load ? (await load()).ui : null;
}

const COURSES = import.meta.glob<{ LESSONS: readonly Lesson[] }>('../lesson/*.ts');

/** The lessons of a game's tutorial; none if nobody wrote any. */
export async function loadLessons(game: string): Promise<readonly Lesson[]> {
  return (await COURSES[`../lesson/${game}.ts`]?.())?.LESSONS ?? [];
}

const TEXTS = import.meta.glob<string>(['../../../src/ludarium/games/*/text/*.ftl', '../games/*/text/*.ftl'], {
  query: '?raw',
  import: 'default',
});

/** What a game says in one language: by its rules and by its board. */
export async function loadTexts(game: string, language: string): Promise<string[]> {
  const wanted = Object.entries(TEXTS).filter(([path]) => path.endsWith(`/games/${game}/text/${language}.ftl`));
  return Promise.all(wanted.map(([, load]) => load()));
}
