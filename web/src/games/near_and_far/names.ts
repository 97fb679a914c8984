// Things of Near and Far in words.
import type { SeatLook, Texts } from '../../lib/contract';
import { cardKind } from './model';

const said = (id: string, texts: Texts, other = ''): string => (texts.has(id) ? texts.say(id) : other);
/** Names stand alone on plates, so they begin with a capital. */
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const adventurerName = (id: string, texts: Texts): string =>
  id === 'animal' ? texts.say('nearweb-animal') : said(`near-adventurer-${id}`, texts, id);
export function cardName(id: string, texts: Texts): string {
  const kind = cardKind(id);
  const family = kind === 'common' || kind === 'special' ? 'artifact' : kind;
  return said(`near-${family}-${id}`, texts, id);
}
export const threatName = (id: string, texts: Texts): string => said(`near-threat-${id}`, texts, id);
export const goodName = (id: string, texts: Texts): string => said(`near-good-${id}`, texts) || said(`near-symbol-${id}`, texts, id);
export const spaceName = (id: string, texts: Texts): string => capital(said(`near-space-${id}`, texts, id));
/** The name on a plate of the street: without an article. */
export const plateName = (building: string, texts: Texts): string => texts.say(`nearweb-plate-${building}`);
/** The name that a map prints beside a place. */
export const placeName = (space: string, texts: Texts): string => said(`near-space-${space}`, texts).replace(/ \(\d+\)$/, '');
export const tribeName = (tribe: string, texts: Texts): string => capital(texts.say(`nearweb-tribe-${tribe}`));

export function who(seat: number, seats: readonly SeatLook[], texts: Texts): string {
  const look = seats.find((one) => one.seat === seat);
  return look?.you ? texts.say('nearweb-you') : (look?.name ?? '');
}
/** “2 coins”, “1 gem”: an amount for those who do not see the sign. */
export const amountName = (good: string, number: number, texts: Texts): string => texts.say(texts.has(`near-amount-${good}`) ? `near-amount-${good}` : `nearweb-amount-${good}`, { number });
