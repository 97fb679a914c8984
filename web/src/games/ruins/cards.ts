// What a card shows: derived from the components, what everybody has seen, and what is being attached.
import type { RuinLook } from './art/cards';
import type { Overlay } from './art/overlays';
import type { Facts, SeatLook, Texts } from '../../lib/contract';
import { discoveryNamed, glyphs, ruinNamed, type Effects } from './components';
import type { Card, Table } from './types';

export const nameOf = (seats: readonly SeatLook[], seat: number): string =>
  seats.find((one) => one.seat === seat)?.name ?? '';

/** Everything about one ruin as it lies there now, with what is about to be added. */
export interface CardFacts {
  readonly name: string;
  readonly day: number;
  readonly night: boolean;
  readonly base: number;
  readonly value: number;
  readonly adapts: boolean;
  readonly printed: Effects;
  readonly discoveries: readonly string[];
  readonly attached: readonly string[];
  readonly claim: number | null;
  readonly claimPending: boolean;
}

export interface Additions {
  readonly discoveries?: readonly string[];
  readonly claim?: number | null;
  /** Its worth with that, as the house tells it. */
  readonly worth?: Card | undefined;
  /** Show the night side, with the value that the ruin would have then. */
  readonly turned?: number | undefined;
}

export function cardFacts(view: Table, name: string, added: Additions = {}): CardFacts {
  const ruin = ruinNamed(name);
  const upgrades = view.ruins[name] ?? {};
  const worth = added.worth ?? view.facts.cards[name] ?? { night: false, value: ruin.day, effects: {} };
  const night = worth.night || added.turned !== undefined;
  return {
    name,
    day: ruin.day,
    night,
    base: night ? ruin.night : ruin.day,
    value: added.turned ?? worth.value,
    adapts: 'adapt' in worth.effects,
    printed: night ? ruin.night_effect : {},
    discoveries: upgrades.discoveries ?? [],
    attached: added.discoveries ?? [],
    claim: upgrades.claim ?? added.claim ?? null,
    claimPending: (upgrades.claim ?? null) === null && (added.claim ?? null) !== null,
  };
}

export const overlayOf = (id: string, pending = false): Overlay => {
  const { position, effect } = discoveryNamed(id);
  return { position, glyphs: glyphs(effect), motif: parseInt(id.slice(1), 10), pending };
};

export function ruinLook(card: CardFacts, sockets = true): RuinLook {
  return {
    day: card.day,
    night: card.night,
    base: card.base,
    value: card.value,
    printed: glyphs(card.printed),
    overlays: [...card.discoveries.map((id) => overlayOf(id)), ...card.attached.map((id) => overlayOf(id, true))],
    claim: card.claim,
    claimPending: card.claimPending,
    sockets,
  };
}

// ---- names for those who do not see them ----------------------------------------------------------------

const effectWords = (effects: Effects, texts: Texts): string =>
  Object.entries(effects)
    .map(([kind, number]) => texts.say(`ruinsweb-effect-${kind}`, { number } as Facts))
    .join(', ');

export function discoveryName(id: string, texts: Texts): string {
  const { position, effect } = discoveryNamed(id);
  return texts.say('ruinsweb-discovery', {
    id,
    position: texts.say(`ruinsweb-position-${position}`),
    effect: effectWords(effect, texts),
  });
}

export function cardName(card: CardFacts, seats: readonly SeatLook[], texts: Texts): string {
  const parts = [texts.say('ruinsweb-card', { name: card.name, value: card.value })];
  if (card.night) parts.push(texts.say('ruinsweb-card-night'));
  if (Object.keys(card.printed).length) parts.push(effectWords(card.printed, texts));
  for (const id of [...card.discoveries, ...card.attached]) {
    const { position, effect } = discoveryNamed(id);
    const where = texts.say(`ruinsweb-position-${position}`);
    parts.push(texts.say('ruinsweb-card-overlay', { position: where, effect: effectWords(effect, texts) }));
  }
  if (card.claim !== null) parts.push(texts.say('ruinsweb-card-claim', { name: nameOf(seats, card.claim) }));
  return parts.join('; ');
}
