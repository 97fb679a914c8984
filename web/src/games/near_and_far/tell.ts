// Events as lines of the log, with the names of things in the language of the page.
import type { Fact, Facts, GameEvent, Texts } from '../../lib/contract';

/** Facts that name a thing, and the family of texts its name is in; others choose the form of a sentence and stay as they are. */
const FAMILIES: Readonly<Record<string, string>> = {
  artifact: 'near-artifact',
  artifacts: 'near-artifact',
  adventurer: 'near-adventurer',
  treasure: 'near-treasure',
  treasures: 'near-treasure',
  find: 'near-find',
  threat: 'near-threat',
  arcade: 'near-arcade',
  card: 'near-card',
  character: 'near-character',
  cell: 'near-cell',
  space: 'near-space',
  deck: 'near-deck',
  animal: 'near-animal',
  route: 'near-route',
};

function named(key: string, fact: Fact, texts: Texts): Fact {
  const family = FAMILIES[key];
  if (!family || typeof fact === 'number') return fact;
  const one = (id: string): string => (texts.has(`${family}-${id}`) ? texts.say(`${family}-${id}`) : id);
  return Array.isArray(fact) ? fact.map(one) : one(fact);
}

export function tell(event: GameEvent, names: readonly string[], texts: Texts): string[] {
  if (!texts.has(event.kind)) return [];
  const facts: Facts = {};
  for (const [key, fact] of Object.entries(event.facts ?? {})) {
    facts[key] = named(key, fact, texts);
    if (key === 'owner' && typeof fact === 'number') facts.ownername = names[fact] ?? '';
  }
  if (event.seat !== undefined && event.seat >= 0) facts.name = names[event.seat] ?? '';
  return [texts.say(event.kind, facts)];
}
