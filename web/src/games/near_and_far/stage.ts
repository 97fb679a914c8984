// Which part of the table is in front, by what is asked.
import { BUILDINGS, type Building } from './art/town';
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
const CARDS = ['draft', 'trim', 'cards', 'deck', 'take', 'lose'];

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
