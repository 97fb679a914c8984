// Events as lines of the log, with the names of things in the language of the page.
import type { Fact, Facts, GameEvent, Texts } from '../../lib/contract';

/** Facts that name a thing, and the family of texts its name is in; what changed a die may be of three families. */
const FAMILIES: Record<string, readonly string[]> = {
  card: ['card'],
  cards: ['card'],
  wonder: ['wonder'],
  ruin: ['ruin'],
  ruins: ['ruin'],
  colour: ['colour'],
  colours: ['colour'],
  other: ['colour'],
  event: ['age'],
  by: ['card', 'wonder', 'age'],
};

/** What is seen on the table and needs no line. */
const SILENT = new Set(['unearth-turn', 'unearth-put', 'unearth-placed', 'unearth-returned']);

/** The name of a card, a wonder, a ruin … */
export function nameIn(families: readonly string[], id: string, texts: Texts): string {
  const found = families.map((family) => `unearth-${family}-${id}`).find((text) => texts.has(text));
  return found ? texts.say(found) : id;
}

function named(key: string, fact: Fact, texts: Texts): Fact {
  const families = FAMILIES[key];
  if (!families || typeof fact === 'number') return fact;
  return Array.isArray(fact) ? fact.map((one) => nameIn(families, one, texts)) : nameIn(families, fact, texts);
}

function kindOf({ kind, facts = {} }: GameEvent): string {
  if (kind === 'unearth-rolled' && !facts.ruin) return 'unearth-rolled-later';
  if (kind === 'unearth-revealed' && (facts.colours as string[] | undefined)?.length === 0) return 'unearth-revealed-bare';
  return kind;
}

export function tell(event: GameEvent, names: readonly string[], texts: Texts): string[] {
  if (SILENT.has(event.kind) || !texts.has(event.kind)) return [];
  const facts: Facts = {};
  for (const [key, fact] of Object.entries(event.facts ?? {})) facts[key] = named(key, fact, texts);
  if (event.seat !== undefined && event.seat >= 0) facts.name = names[event.seat] ?? '';
  if (event.kind === 'unearth-event') facts.effect = texts.say(`unearth-age-${String(event.facts?.event)}-text`);
  return [texts.say(kindOf(event), facts)];
}
