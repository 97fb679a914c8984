// Near and Far in the browser.
import type { BoardProps, Course, GameEvent, GameUi, Lead, Option, Picker, Play, Texts } from '../../lib/contract';
import Board from './Board.svelte';
import DockParty from './DockParty.svelte';
import { STORE_CARDS } from './components';
import { NearLocal } from './local.svelte';
import { onMap, type Table } from './model';
import { plateName } from './names';
import { pages } from './pages.svelte';
import Scores from './Scores.svelte';
import { tableOf } from './seen';
import { sentence } from './sentence';
import { viewHidden } from './stage';
import { tell } from './tell';
import './theme.css';

function chips(table: Table, texts: Texts): string[] {
  const round = texts.say(table.lastRound ? 'nearweb-last-round' : 'nearweb-round', { round: table.round });
  return [texts.say(`nearweb-mode-${table.mode === 'arcade' ? 'arcade' : 'first-adventure'}`), round];
}

function whereabouts(place: string, texts: Texts): string {
  return place === 'jail' || place === 'in-town' ? texts.say(`nearweb-at-${place}`) : plateName(place, texts);
}

const TENT = 'M1 12 6 1.5 11 12ZM6 6 4.2 12H7.8Z';

function seat(table: Table, number: number, texts: Texts): ReturnType<GameUi['seat']> {
  const { place, camps, hearts, total } = table.travellers[number]!;
  return {
    score: total === null ? '' : String(total).replace('-', '−'),
    unit: total === null ? '' : texts.say('nearweb-points-unit', { number: total }),
    line: onMap(place) ? texts.say('nearweb-seat-road', { camps, hearts }) : texts.say('nearweb-seat-town', { place: whereabouts(place, texts), camps }),
    short: String(camps),
    sign: TENT,
  };
}

/** Facts of events that name a thing on the table, with the kind of its ref. */
const THINGS: Readonly<Record<string, string>> = {
  artifact: 'artifact',
  adventurer: 'adventurer',
  treasure: 'treasure',
  find: 'find',
  threat: 'threat',
  cell: 'cell',
  space: 'space',
  building: 'building',
};
const touched = ({ facts = {} }: GameEvent): string[] =>
  Object.entries(facts).flatMap(([name, fact]) => (THINGS[name] && typeof fact === 'string' ? [`${THINGS[name]}:${fact}`] : []));

/** What would be asked of a thing at each step. */
function notation(ref: string, table: Table): string | null {
  const [kind, name = ''] = ref.split(':');
  switch (kind) {
    case 'building':
      return `visit ${name}`;
    case 'space':
      return ['camp', 'contract'].includes(table.step) ? `camp ${name}` : `go ${name}`;
    case 'adventurer':
      return ['team', 'member'].includes(table.step) ? `member ${name}` : name === 'animal' ? null : `hire ${name}`;
    case 'artifact':
      return `${{ draft: 'pick', trim: 'drop', cards: 'drop' }[table.step] ?? 'buy'} ${name}`;
    case 'treasure':
      return `${table.step === 'lose' ? 'lose' : 'take'} ${name}`;
    case 'cell':
      return `dig ${name}`;
    case 'good':
      return `${table.step === 'trade' ? 'add' : 'give'} ${name}`;
    case 'animal':
    case 'character':
    case 'option':
    case 'threat':
      return `${kind === 'threat' ? 'fight' : kind} ${name}`;
    default:
      return null;
  }
}

/** Ways over several spaces, every step a move of its own; what is foreseen are the hearts that will be left. */
function courses({ trip, travellers, active }: Table): ReadonlyMap<string, Course> {
  const hearts = travellers[active]?.hearts ?? 0;
  const ways = [...(trip?.reach ?? [])].filter(([, { way }]) => way.length > 1);
  return new Map(ways.map(([space, { way, hearts: price }]) => [
    `space:${space}`,
    { moves: way.slice(1).map((step) => `go ${step}`), label: 'near-move-go', arguments: { space: `near-space-${space}` }, end: String(hearts - price) },
  ]));
}

/** An option of a story by its heading, as the book has it; what the room draws needs few words on a button. */
function label({ label: id, arguments: facts }: Play, texts: Texts): string {
  const heading = id.startsWith('near-move-option') ? pages.heading(String(facts.option).toLowerCase()) : null;
  if (heading) return heading;
  if (id === 'near-move-store') return texts.say('nearweb-ware-split', { commons: facts.commons!, specials: STORE_CARDS - Number(facts.commons) });
  return texts.say(id === 'near-move-refresh' ? 'nearweb-new-row' : id, facts);
}

const group = (option: Option): string => `nearweb-list-${LISTS[option.notation.split(' ')[0]!] ?? 'more'}`;
/** Kinds of moves by the heading they stand under in the list. */
const LISTS: Readonly<Record<string, string>> = {
  visit: 'town', duel: 'town', enter: 'town', hire: 'town', refresh: 'town', give: 'town', get: 'town', add: 'town',
  reputation: 'town', step: 'town', animal: 'town', store: 'town', treasure: 'town', dig: 'town',
  wander: 'road', go: 'road', fight: 'road', avoid: 'road', pass: 'road', camp: 'road', shovel: 'road', quest: 'road', option: 'road',
  pick: 'cards', drop: 'cards', draw: 'cards', buy: 'cards', use: 'cards', take: 'cards', lose: 'cards',
  member: 'team', reserve: 'team',
  hearts: 'dice', reroll: 'dice',
};

/** Where a camp may be placed it is what the step is about; and what is left alone need not be looked for. */
function usual({ all }: Picker): Option | null {
  const camps = all.filter(({ notation }) => notation.startsWith('camp '));
  const only = camps.length > 0 ? camps : all;
  return only.length === 1 ? only[0]! : null;
}

function lead({ state, picker, local, size }: BoardProps): Lead | null {
  const mine = local as NearLocal;
  const view = viewHidden(tableOf(state.view, state.facts), picker, mine, size === 'phone');
  return view && { label: `nearweb-to-${view}`, open: () => mine.show(view) };
}

export const ui: GameUi = {
  Board,
  DockMiddle: DockParty,
  ScoreSheet: Scores,
  local: () => new NearLocal(),
  fronted: true,
  chips: (view, texts, facts) => chips(tableOf(view, facts), texts),
  seat: (view, number, texts, facts) => seat(tableOf(view, facts), number, texts),
  together: (view) => ['draft', 'trim'].includes(view.step),
  composes: () => false,
  usual: ({ picker }) => usual(picker),
  lead,
  sentence,
  label,
  tell,
  touched,
  courses: (view, facts) => courses(tableOf(view, facts)),
  notation: (ref, view) => notation(ref, tableOf(view, null)),
  group,
  onBoard: ({ notation }) => ['refresh', 'store', 'treasure'].includes(notation.split(' ')[0]!),
};
