import { FluentBundle, FluentResource } from '@fluent/bundle';

import type { Fact, Facts, Refusal, Texts } from './contract';
import { keep, kept } from './keep';

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

  get ready(): boolean {
    return this.#bundle !== null;
  }

  async speak(language: Language): Promise<void> {
    const sources = (await SOURCES[language]()).default;
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of Object.values(sources)) bundle.addResource(new FluentResource(source));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  choose(language: Language): void {
    keep({ language });
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

export function preferredLanguage(): Language {
  const chosen = kept().language;
  if (chosen) return chosen;
  for (const wish of navigator.languages) {
    const known = LANGUAGES.find((language) => wish.toLowerCase().startsWith(language));
    if (known) return known;
  }
  return 'en';
}

/** A moment as a time of day, or as a day when it is not today. */
export function moment(at: string): string {
  const when = new Date(at);
  const today = new Date().toDateString() === when.toDateString();
  const style: Intl.DateTimeFormatOptions = today ? { hour: '2-digit', minute: '2-digit' } : { day: 'numeric', month: 'short' };
  return new Intl.DateTimeFormat(words.language, style).format(when);
}
