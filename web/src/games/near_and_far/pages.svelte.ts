import type { StoryPage } from '../../lib/contract';
import { house } from '../../lib/house';

/** Pages that have been opened at tables, by language; the house reads out no others. */
class Pages {
  #read = $state.raw<ReadonlyMap<string, StoryPage>>(new Map());
  #open = $state.raw<StoryPage | null>(null);
  #asked = new Set<string>();

  /** The words of a page, null until they are there. */
  of(table: string, page: string, language: string): StoryPage | null {
    return this.#read.get(`${table} ${language} ${page}`) ?? null;
  }

  /** What the open page calls an option, `a`. */
  heading(option: string): string | null {
    return this.#open?.headings[option] ?? null;
  }

  /** A page that was read at any table. */
  known(page: string, language: string): StoryPage | null {
    return [...this.#read].find(([key]) => key.endsWith(` ${language} ${page}`))?.[1] ?? null;
  }

  async fetch(table: string, page: string, language: string): Promise<void> {
    const key = `${table} ${language} ${page}`;
    this.#open = this.#read.get(key) ?? null;
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    try {
      const text = await house.page(table, page, language);
      this.#read = new Map([...this.#read, [key, text]]);
      this.#open = text;
    } catch {
      this.#asked.delete(key);
    }
  }
}

export const pages = new Pages();
