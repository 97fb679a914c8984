// The play that is being put together, as refs: `ruin:6a`, `slot:4>ruin:4b`, `claim:6a`.
import type { Picker, Refusal } from '../../lib/contract';
import type { Carried } from './carry.svelte';
import { cardFacts, positionTaken, type Additions } from './cards';
import { EMPTY_SLOT, type RuinsView } from './types';

/** A play is being put together: discoveries and claims may join it. */
export const building = (view: RuinsView, picker: Picker): boolean => picker.composing && view.step === 'turn';

export const refOf = (carried: Carried, ruin: string): string =>
  carried.kind === 'claim' ? `claim:${ruin}` : `slot:${carried.slot}>ruin:${ruin}`;

export interface Pending {
  /** Market slots with the ruin each discovery goes on. */
  readonly films: ReadonlyMap<number, string>;
  readonly claims: ReadonlySet<string>;
  /** Torches that would be spent. */
  readonly spent: number;
}

/** What is attached but not played: by choosing freely, or by naming a play move by move. */
export function pendingOf(view: RuinsView, chosen: readonly string[]): Pending {
  const films = new Map<number, string>();
  const claims = new Set(view.build?.claims ?? []);
  const bought = view.build?.buy ?? [];
  bought.forEach((slot, i) => films.set(slot, view.build?.put?.[i] ?? ''));
  for (const ref of chosen) {
    const film = /^slot:(\d+)>ruin:(.+)$/.exec(ref);
    if (film) films.set(Number(film[1]), film[2]!);
    else if (ref.startsWith('claim:')) claims.add(ref.slice('claim:'.length));
  }
  const spent = [...films.keys()].reduce((sum, slot) => sum + (view.prices[slot - 1] ?? 0), 0);
  return { films, claims, spent };
}

/** What is about to be added to one ruin. */
export function additionsTo(view: RuinsView, name: string, pending: Pending): Additions {
  const slots = [...pending.films].filter(([, ruin]) => ruin === name).map(([slot]) => slot);
  return {
    discoveries: slots.map((slot) => view.market[slot - 1]!),
    claim: pending.claims.has(name) ? view.seat : null,
  };
}

export const litTorches = (view: RuinsView): number => (view.seat === null ? 0 : (view.torches[view.seat] ?? 0));
/** My torches as the view counts them include those a begun play has not paid yet. */
export const torchesLeft = (view: RuinsView, pending: Pending): number => litTorches(view) - pending.spent;
export const claimsLeft = (view: RuinsView, pending: Pending): number =>
  view.seat === null ? 0 : (view.unused_claims[view.seat] ?? 0) - pending.claims.size;

/** Why a discovery of the market cannot be taken now; null if it can. */
export function whyNotSlot(view: RuinsView, slot: number, pending: Pending): Refusal | null {
  if (view.market[slot - 1] === EMPTY_SLOT) return { reason: 'ruins-no-empty-slot', arguments: { slot } };
  const price = view.prices[slot - 1] ?? 0;
  const torches = torchesLeft(view, pending);
  if (price > torches) return { reason: 'ruins-no-torches', arguments: { price, torches }, clause: 'RU-063' };
  return null;
}

/** Why what is carried cannot go on a ruin of my hand; null if it can. */
export function whyNotOn(view: RuinsView, carried: Carried, ruin: string, pending: Pending): Refusal | null {
  const card = cardFacts(view, ruin, additionsTo(view, ruin, pending));
  if (carried.kind === 'claim') {
    return card.claim === null ? null : { reason: 'ruins-no-claimed', arguments: { ruin }, clause: 'RU-073' };
  }
  const taken = positionTaken(card, view.market[carried.slot - 1]!);
  return taken ? { reason: 'ruins-no-position-taken', arguments: { ruin }, clause: 'RU-039' } : null;
}

/** Put what is carried on a ruin; the ruin joins the play. */
export function place(picker: Picker, carried: Carried, ruin: string): void {
  const ref = refOf(carried, ruin);
  if (!picker.allowed(ref)) return;
  const others = picker.chosen.filter((one) => carried.kind === 'claim' || !one.startsWith(`slot:${carried.slot}>`));
  const joined = others.includes(`ruin:${ruin}`) ? others : [...others, `ruin:${ruin}`];
  picker.set([...joined, ref]);
}

/** Take a ruin out of the play, with everything that was put on it. */
export function takeBack(picker: Picker, ruin: string): void {
  const gone = [`ruin:${ruin}`, `claim:${ruin}`];
  picker.set(picker.chosen.filter((one) => !gone.includes(one) && !one.endsWith(`>ruin:${ruin}`)));
}

/** Put a discovery back into the market; its ruin stays in the play. */
export function putBack(picker: Picker, slot: number): void {
  picker.set(picker.chosen.filter((one) => !one.startsWith(`slot:${slot}>`)));
}

/** Take back the claim that was placed last. */
export function unclaim(picker: Picker): void {
  const last = picker.chosen.findLast((one) => one.startsWith('claim:'));
  if (last) picker.letGo(last);
}
