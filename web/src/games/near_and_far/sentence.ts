// The one sentence of the dock: what the choice will do, or what is asked.
import type { Picker, State, Texts } from '../../lib/contract';
import { ARTIFACTS } from './components';
import { effectLines } from './effects';
import type { Table } from './model';
import { amountName, cardName, placeName } from './names';
import { tableOf } from './seen';

export function sentence(state: State, picker: Picker, texts: Texts): string {
  if (!picker.active) return '';
  const table = tableOf(state.view, state.facts);
  const [kind, name] = picker.chosen.at(-1)?.split(':') ?? [];
  if (kind === 'space' && name) return way(table, name, texts);
  if (kind === 'building' && name) return texts.say(table.visits[name]?.must ? 'nearweb-say-duel' : `nearweb-about-${name}`, { day: table.side });
  if ((kind === 'artifact' || kind === 'treasure' || kind === 'find') && name) return card(name, texts);
  const asks = texts.say(`nearweb-ask-${table.step}`, { hearts: table.travellers[table.active]?.hearts ?? 0 });
  return table.step === 'camp' && table.camp ? `${asks} ${campPrice(table.camp, texts)}` : asks;
}

const amounts = (of: Readonly<Record<string, number>>, texts: Texts): string[] =>
  Object.entries(of).filter(([, number]) => number !== 0).map(([good, number]) => amountName(good, number, texts));

/** What a camp costs and brings. */
export function campPrice({ hearts, goods }: NonNullable<Table['camp']>, texts: Texts): string {
  const brings = amounts(goods, texts);
  return brings.length > 0 ? texts.say('nearweb-say-camp', { hearts, goods: brings }) : texts.say('nearweb-say-camp-bare', { hearts });
}

function way(table: Table, space: string, texts: Texts): string {
  if (['camp', 'contract'].includes(table.step)) {
    return table.camp ? campPrice(table.camp, texts) : '';
  }
  const reach = table.trip?.reach.get(space);
  const said = reach ? [texts.say('nearweb-say-way', { hearts: reach.hearts, steps: reach.steps })] : [];
  for (const strength of reach?.threats ?? []) said.push(texts.say('nearweb-say-threat', { strength }));
  const about = table.atlas.spaces[space];
  if (about && table.quests.has(space)) said.push(texts.say('nearweb-say-quest', { letter: about.book.toUpperCase() }));
  if (about?.named) said.unshift(`${placeName(space, texts)}.`);
  return said.join(' ');
}

function card(id: string, texts: Texts): string {
  const points = ARTIFACTS[id]?.points;
  const said = points === undefined ? cardName(id, texts) : texts.say('nearweb-say-card', { card: cardName(id, texts), points });
  return [said, ...effectLines(id, texts)].join(' ');
}
