/**
 * A rulebook is Markdown: one `#` title, an introduction, then chapters `## Title {#id}`, whose ids are the same in every
 * language. Three things mean more than they usually do:
 *
 * - a paragraph that is one image, `![What it shows.](name)`, is the picture `name` of the game's `pictures.ts`; an image
 *   inside a line is a small one;
 * - a quotation is an example;
 * - a paragraph that begins with `§` names clauses of the ledger, `§ YA-055–YA-058, YA-A11`: "exact wording".
 */
import { lexer, type Token, type Tokens } from 'marked';

export interface Chapter {
  id: string;
  title: string;
  blocks: Token[];
}

export interface Book {
  title: string;
  introduction: Token[];
  chapters: Chapter[];
}

export function read(text: string): Book {
  const book: Book = { title: '', introduction: [], chapters: [] };
  for (const token of lexer(text)) {
    if (token.type === 'heading' && token.depth === 1) book.title = (token as Tokens.Heading).text;
    else if (token.type === 'heading' && token.depth === 2) book.chapters.push(chapter((token as Tokens.Heading).text));
    else (book.chapters.at(-1)?.blocks ?? book.introduction).push(token);
  }
  return book;
}

function chapter(heading: string): Chapter {
  const [, title, id] = /^(.*?) \{#([\w-]+)\}$/.exec(heading) ?? ['', heading, heading];
  return { id: id!, title: title!, blocks: [] };
}

/** The picture a paragraph consists of, if it does. */
export function pictureIn(token: Tokens.Paragraph): Tokens.Image | null {
  const [only, more] = token.tokens;
  return only?.type === 'image' && more === undefined ? (only as Tokens.Image) : null;
}

export interface Span {
  first: string;
  last: string;
}

/** The clauses a paragraph names, if it does: `§ YA-055–YA-058, YA-A11`. */
export function clausesIn(token: Tokens.Paragraph): Span[] | null {
  if (!token.text.startsWith('§ ')) return null;
  return token.text
    .slice(2)
    .split(', ')
    .map((part) => {
      const [first, last] = part.split('–');
      return { first: first!, last: last ?? first! };
    });
}
