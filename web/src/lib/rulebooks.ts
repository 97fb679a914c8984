import type { Picture, Texts } from './contract';

const BOOKS = import.meta.glob<string>('../games/*/rulebook/*.md', { query: '?raw', import: 'default' });
const PICTURES = import.meta.glob<{ PICTURES: Readonly<Record<string, Picture>> }>('../games/*/rulebook/pictures.ts');

export interface Rulebook {
  text: string;
  pictures: Readonly<Record<string, Picture>>;
}

/** Whether somebody wrote a rulebook for readers of this game. */
export const hasRulebook = (game: string): boolean => `../games/${game}/rulebook/en.md` in BOOKS;

export async function loadRulebook(game: string, language: Texts['language']): Promise<Rulebook> {
  const [text, drawn] = await Promise.all([
    BOOKS[`../games/${game}/rulebook/${language}.md`]!(),
    PICTURES[`../games/${game}/rulebook/pictures.ts`]!(),
  ]);
  return { text, pictures: drawn.PICTURES };
}
