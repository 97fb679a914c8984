// Which part of the table is in front, by what is asked.
import { BUILDINGS, type Building } from './art/town';
import type { Picker } from '../../lib/contract';
import type { NearLocal, Page } from './local.svelte';
import type { Table } from './model';

const ROOMS: Readonly<Record<string, Building>> = {
  'town-hall': 'town_hall',
  saloon: 'saloon',
  stables: 'stables',
  store: 'general_store',
  hut: 'mystic_hut',
  mine: 'mine',
  trade: 'town_hall',
};
/** Steps that are about cards in hand or just drawn. */
const CARDS = ['draft', 'trim', 'cards', 'take', 'lose'];

const isBuilding = (name: string): name is Building => (BUILDINGS as readonly string[]).includes(name);

/** The building in which whoever is asked stands, or before whose door. */
export function roomOf(table: Table): Building | null {
  const known = ROOMS[table.step];
  if (known) return known;
  if (table.step === 'enter') return BUILDINGS.find((name) => table.about.includes(name)) ?? null;
  const duel = table.follows.find((one) => one.startsWith('duel-result '))?.split(' ')[1] ?? '';
  const place = isBuilding(duel) ? duel : (table.travellers[table.active]?.place ?? '');
  return ['member', 'ring', 'hearts', 'reroll', 'weapon'].includes(table.step) && isBuilding(place) ? place : null;
}
export const asksCards = (table: Table): boolean =>
  table.seat !== null && table.toMove.includes(table.seat) && CARDS.includes(table.step) && (table.pack.length > 0 || table.drawn.length > 0 || table.step !== 'take');
/** The book lies open while a quest is read. */
export const readsBook = (table: Table): boolean => table.reading !== null && ['option', 'hearts', 'reroll', 'weapon', 'member', 'take', 'camp', 'rest', 'cards', 'deck', 'lose'].includes(table.step);

/** In which views of a phone something can be chosen now; what is in none of them is asked in all. */
export function viewsAsked(table: Table, picker: Picker): readonly Page[] {
  const touches = (kind: string): boolean => picker.all.some(({ refs }) => refs.some((ref) => ref.startsWith(`${kind}:`)));
  const asked: Readonly<Record<Page, boolean>> = {
    story: readsBook(table),
    town: roomOf(table) !== null || touches('building'),
    map: touches('space'),
    party: ['team', 'member'].includes(table.step),
  };
  return picker.active ? (Object.keys(asked) as Page[]).filter((page) => asked[page]) : [];
}

/** The view where the choice is made, if something else lies open; at a desk only the book is ever put aside. */
export function viewHidden(table: Table, picker: Picker, local: NearLocal, phone: boolean): Page | null {
  const asked = viewsAsked(table, picker);
  if (!phone) return local.aside && asked.includes('story') ? 'story' : null;
  const open = asked.length === 0 || asked.includes(local.page) ? local.page : asked[0]!;
  return open !== local.page || (local.hand && !asksCards(table)) ? open : null;
}
