// Cards, restrictions and participants in words.
import type { SeatLook, Texts } from '../../lib/contract';
import type { Colour } from './art/spirits';
import type { Ask } from './art/tokens';
import { isAutoma, type Participant, type Table } from './model';

const COLOURS: Readonly<Record<Colour, string>> = { r: 'red', o: 'orange', g: 'green', b: 'blue', p: 'purple' };
export const colourId = (colour: Colour): string => COLOURS[colour];
export const colourKey = (id: string): Colour => id[0] as Colour;

export const colourName = (colour: Colour, texts: Texts): string => texts.say(`yami-colour-${COLOURS[colour]}`);
export const cardName = (card: string, texts: Texts): string => texts.say(`yami-card-${card}`);
export const tileName = (tile: string, texts: Texts): string => texts.say(`yami-tile-${tile}`);
export const missionName = (mission: number, texts: Texts): string => texts.say(`yami-mission-${mission}`);

export function who(participant: Participant, view: Table, seats: readonly SeatLook[], texts: Texts): string {
  if (isAutoma(view, participant)) return texts.say('yamiweb-automa');
  const look = seats.find(({ seat }) => seat === participant);
  return look?.you ? texts.say('yamiweb-you') : (look?.name ?? '');
}

/** The same for a narrow place: a bot without its strength. */
export const whoShort = (participant: Participant, view: Table, seats: readonly SeatLook[], texts: Texts): string => who(participant, view, seats, texts).split(' · ')[0]!;

/** What an edge asks for: “red”, “5 or more”, “a tile won by Anna”. */
export function askName(ask: Ask, seats: readonly SeatLook[], texts: Texts): string {
  if (ask.kind === 'colour') return colourName(ask.colour, texts);
  if (ask.kind !== 'player') return texts.say(`yamiweb-ask-${ask.kind}`, { number: ask.number });
  if (ask.seat === null) return texts.say('yamiweb-ask-symbol', { symbol: ask.symbol });
  const look = seats.find(({ seat }) => seat === ask.seat);
  if (!look) return texts.say('yamiweb-ask-someone');
  return look.you ? texts.say('yamiweb-ask-you') : texts.say('yamiweb-ask-player', { name: look.name });
}
