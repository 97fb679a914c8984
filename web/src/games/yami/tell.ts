// Events as lines of the log, with the names of things in the language of the page.
import type { Fact, Facts, GameEvent, Texts } from '../../lib/contract';
import { spell } from './spelling';

/** Facts that name a thing, and the family of texts its name is in. */
const FAMILIES: Readonly<Record<string, string>> = {
  card: 'yami-card',
  cards: 'yami-card',
  tile: 'yami-tile',
  tiles: 'yami-tile',
  colour: 'yami-colour',
  colours: 'yami-colour',
  trump: 'yami-colour',
  base: 'yami-base',
};

export function named(key: string, fact: Fact, texts: Texts): Fact {
  const family = FAMILIES[key];
  if (!family || typeof fact === 'number') return fact;
  const one = (id: string): string => (texts.has(`${family}-${id}`) ? texts.say(`${family}-${id}`) : id);
  return Array.isArray(fact) ? fact.map(one) : one(fact);
}

export function tell(event: GameEvent, names: readonly string[], texts: Texts): string[] {
  const kind = event.facts?.trump === 'none' ? `${event.kind}-no-trump` : event.kind;
  if (!texts.has(kind)) return [];
  const facts: Facts = {};
  for (const [key, fact] of Object.entries(spell(event.facts ?? {}, texts))) facts[key] = named(key, fact, texts);
  if (event.seat !== undefined && event.seat >= 0) facts.name = names[event.seat] ?? '';
  return [texts.say(kind, facts)];
}
