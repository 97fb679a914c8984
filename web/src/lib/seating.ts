import type { Facts, SeatLook, Table } from './contract';
import { botName } from './words.svelte';

type Say = (id: string, facts?: Facts) => string;

/** The names of all seats as people read them, by seat. */
export function seatNames(table: Table, say: Say): string[] {
  const levels = table.seats.map((seat) => seat.bot);
  return table.seats.map((seat, index) => {
    if (seat.kind === 'open') return say('web-seat-open');
    if (seat.kind !== 'bot' || !seat.bot) return seat.name;
    const alike = levels.filter((level) => level === seat.bot).length;
    const level = botName(seat.bot);
    if (alike === 1) return say('web-seat-bot', { level });
    const number = levels.slice(0, index + 1).filter((level) => level === seat.bot).length;
    return say('web-seat-bot-number', { level, number });
  });
}

/** Mine first, then the others in the order of play. */
export function seatLooks(table: Table, say: Say): SeatLook[] {
  const names = seatNames(table, say);
  const first = table.you ?? 0;
  return table.seats.map((_, index) => {
    const seat = (first + index) % table.seats.length;
    const who = table.seats[seat]!;
    return { seat, name: names[seat]!, you: seat === table.you, bot: who.kind === 'bot' || who.stand_in !== null };
  });
}
