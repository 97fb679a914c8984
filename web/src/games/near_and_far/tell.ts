// Events as lines of the log, with the names of things in the language of the page.
import type { Fact, Facts, GameEvent, Texts } from '../../lib/contract';
import { pages } from './pages.svelte';

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

/** A story by its title and an option by its heading, as far as this page has seen them; else by their letters. */
function told({ kind, facts: { story, option } = {} }: GameEvent, facts: Facts, texts: Texts): string | null {
  if (typeof story !== 'string' || (kind !== 'near-read' && kind !== 'near-chose')) return null;
  const page = pages.known(story, texts.language);
  if (kind === 'near-chose') {
    const heading = typeof option === 'string' ? page?.headings[option] : undefined;
    return heading ? texts.say('nearweb-chose', { ...facts, option: heading }) : texts.say(kind, { ...facts, option: String(option).toUpperCase() });
  }
  const card = `near-arcade-${story.toLowerCase()}`;
  const title = texts.has(card) ? texts.say(card) : page?.title;
  return title ? texts.say('near-read-card', { ...facts, story: title }) : texts.say(kind, { ...facts, story: story.replace(/^Q/, '') });
}

export function tell(event: GameEvent, names: readonly string[], texts: Texts): string[] {
  if (!texts.has(event.kind)) return [];
  const facts: Facts = {};
  for (const [key, fact] of Object.entries(event.facts ?? {})) {
    facts[key] = named(key, fact, texts);
    if (key === 'owner' && typeof fact === 'number') facts.ownername = names[fact] ?? '';
  }
  if (event.seat !== undefined && event.seat >= 0) facts.name = names[event.seat] ?? '';
  return [told(event, facts, texts) ?? texts.say(event.kind, facts)];
}
