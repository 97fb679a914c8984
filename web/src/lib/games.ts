import type { GameFacts, GameUi, Lesson } from './contract';
import { house } from './house';

/** The number of seats a game can have that is nearest to a wish. */
export const nearest = (counts: readonly number[], wish: number): number =>
  counts.reduce((best, one) => (Math.abs(one - wish) < Math.abs(best - wish) ? one : best), counts[0] ?? wish);

/** The facts of a game, or of a campaign: that has the bots of its game, but seats and options of its own. */
export function factsIn(games: readonly GameFacts[], id: string): GameFacts | undefined {
  for (const game of games) {
    if (game.id === id) return game;
    const campaign = game.campaigns?.find((one) => one.id === id);
    if (!campaign) continue;
    const { layout, families, campaigns, ...rest } = game;
    return { ...rest, ...campaign, of: game.id, tutorial: false, daily: false };
  }
  return undefined;
}

/** The game of a campaign, whose drawings and words are the campaign's too; any other game is its own. */
export const gameOf = (game: string): string => game.replace(/_campaign$/, '');

/** The level of bots that is offered first: the next stronger one after the weakest, if there is one. */
export const usualBot = (bots: readonly string[]): string => bots[1] ?? bots[0] ?? '';

const UIS = import.meta.glob<{ ui: GameUi }>('../games/*/index.ts');

/** The page of a game: its own, else the generic board; null if it is played by the list alone. */
export async function loadUi(game: string): Promise<GameUi | null> {
  const load = UIS[`../games/${game}/index.ts`];
  if (load) return (await load()).ui;
  const facts = await factsOf(game);
  return facts?.layout ? (await import('../generic')).genericUi(facts) : null;
}

const factsOf = async (game: string): Promise<GameFacts | undefined> => factsIn(await house.games(), game);

const COURSES = import.meta.glob<{ LESSONS: readonly Lesson[] }>('../games/*/lesson.ts');

/** The lessons of a game's tutorial; none if nobody wrote any. */
export async function loadLessons(game: string): Promise<readonly Lesson[]> {
  return (await COURSES[`../games/${game}/lesson.ts`]?.())?.LESSONS ?? [];
}

const TEXTS = import.meta.glob<string>(['../../../src/ludarium/games/*/text/*.ftl', '../../../src/ludarium/games/*/campaign/text/*.ftl', '../games/*/text/*.ftl'], {
  query: '?raw',
  import: 'default',
});

/** What a game says in one language: by its rules and by its board; a campaign also in the words of its game. */
export async function loadTexts(game: string, language: string): Promise<string[]> {
  const of = gameOf(game);
  const folders = of === game ? [game] : [game, of, `${of}/campaign`];
  const wanted = Object.entries(TEXTS).filter(([path]) => folders.some((folder) => path.endsWith(`/games/${folder}/text/${language}.ftl`)));
  if (wanted.length === 0 && (await factsOf(game))?.texts) return [await house.texts(game, language)];
  return Promise.all(wanted.map(([, load]) => load()));
}
