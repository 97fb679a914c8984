import { FluentBundle, FluentResource } from '@fluent/bundle';

import type { Fact, Facts, Refusal, Texts } from './contract';
import { fontsFor } from './fonts';
import { loadTexts } from './games';
import { store, stored } from './storage';

export type Language = Texts['language'];
export const LANGUAGES: readonly Language[] = ['en', 'ru', 'cs'];
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', ru: 'Русский', cs: 'Čeština' };

const SOURCES: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import('./words/en'),
  ru: () => import('./words/ru'),
  cs: () => import('./words/cs'),
};

class Words implements Texts {
  language = $state<Language>('en');
  #bundle = $state.raw<FluentBundle | null>(null);
  #sources = new Map<string, (language: Language) => Promise<string[]>>();
  #asked = 0;

  get ready(): boolean {
    return this.#bundle !== null;
  }

  async speak(language: Language): Promise<void> {
    const asked = ++this.#asked;
    const sources = Promise.all([SOURCES[language](), ...[...this.#sources.values()].map((load) => load(language))]);
    const [[base, ...games]] = await Promise.all([sources, fontsFor(language)]);
    if (asked !== this.#asked) return;
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of [...Object.values(base.default), ...games.flat()]) bundle.addResource(new FluentResource(source));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Also speak of a game, or of what `load` brings, from now on in every language. */
  async learn(name: string, load = (language: Language) => loadTexts(name, language)): Promise<void> {
    if (this.#sources.has(name)) return;
    this.#sources.set(name, load);
    try {
      await this.speak(this.language);
    } catch (error) {
      this.#sources.delete(name);
      throw error;
    }
  }

  choose(language: Language): void {
    store({ language });
    void this.speak(language);
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  say(id: string, facts: Facts = {}): string {
    const pattern = this.#bundle?.getMessage(id)?.value;
    if (!this.#bundle || !pattern) return id;
    const plain: Record<string, string | number> = {};
    for (const [name, fact] of Object.entries(facts)) plain[name] = this.#flat(fact);
    return this.#bundle.formatPattern(pattern, plain, []);
  }

  refusal(refusal: Refusal): string {
    return this.has(refusal.reason) ? this.say(refusal.reason, refusal.arguments) : this.say('web-refused-unknown');
  }

  #flat(fact: Fact): string | number {
    if (Array.isArray(fact)) return fact.join(', ');
    return typeof fact === 'string' && this.has(fact) ? this.say(fact) : fact;
  }
}

export const words = new Words();

/** A text in the language of the page. */
export function say(id: string, facts?: Facts): string {
  return words.say(id, facts);
}

/** A game by its name, also while its own texts are not at hand. */
export function gameName(game: string): string {
  const known = [`${game}-name`, `web-game-${game}`].find((id) => words.has(id));
  return known ? words.say(known) : game;
}

/** The level of a bot; one of a game that is plugged in goes by its id. */
export function botName(bot: string): string {
  return words.has(`web-bot-${bot}`) ? words.say(`web-bot-${bot}`) : bot;
}

/** A score of the house as people write it: so many parts make a point. */
export function points(score: number, parts: number): string {
  const digits = Math.round(Math.log10(parts));
  return new Intl.NumberFormat(words.language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(score / parts);
}

export function preferredLanguage(): Language {
  const chosen = stored().language;
  if (chosen) return chosen;
  for (const wish of navigator.languages) {
    const known = LANGUAGES.find((language) => wish.toLowerCase().startsWith(language));
    if (known) return known;
  }
  return 'en';
}

/** The browser's own variety of the language: whether times are told by 12 or by 24 hours. */
function locale(): string {
  return navigator.languages.find((wish) => wish.startsWith(words.language)) ?? words.language;
}

/** A moment as a time of day, or as a day when it is not today. */
export function moment(at: string): string {
  const when = new Date(at);
  const today = new Date().toDateString() === when.toDateString();
  const style: Intl.DateTimeFormatOptions = today ? { hour: '2-digit', minute: '2-digit' } : { day: 'numeric', month: 'short' };
  return new Intl.DateTimeFormat(locale(), style).format(when);
}

/** A date of the calendar, `2026-11-16`, in words. */
export function day(date: string): string {
  const style: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' };
  return new Intl.DateTimeFormat(locale(), style).format(new Date(`${date}T00:00:00Z`));
}
