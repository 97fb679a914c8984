// The play that is being put together, as refs: `ruin:6a`, `slot:4>ruin:4b`, `claim:6a`.
import type { Picker, Refusal } from '../../lib/contract';
import type { Dragged, DraggedDrawing } from '../../lib/dragging.svelte';
import type { Additions } from './cards';
import { chosenFacts, type Table } from './types';

/** A play is being put together: discoveries and claims may join it. */
export const building = (view: Table, picker: Picker): boolean => picker.composing && view.step === 'turn';

/** What is to be put on a ruin: a claim of mine, or a discovery by its slot. */
export type Carried = typeof CLAIM | `slot:${number}`;
export const CLAIM = 'claim';
export const slotRef = (slot: number): Carried => `slot:${slot}`;

/** What is picked up or being dragged, and waits for its ruin. */
export const carriedBy = (picker: Picker): Carried | null => (picker.dragging.what?.ref ?? picker.held) as Carried | null;

export const refOf = (carried: Carried, ruin: string): string => (carried === CLAIM ? `claim:${ruin}` : `${carried}>ruin:${ruin}`);

export interface Pending {
  /** Market slots with the ruin each discovery goes on. */
  readonly films: ReadonlyMap<number, string>;
  readonly claims: ReadonlySet<string>;
}

/** What is attached but not played: by choosing freely, or by naming a play move by move. */
export function pendingOf(view: Table, chosen: readonly string[]): Pending {
  const films = new Map<number, string>();
  const claims = new Set(view.build?.claims ?? []);
  const bought = view.build?.buy ?? [];
  bought.forEach((slot, i) => films.set(slot, view.build?.put?.[i] ?? ''));
  for (const ref of chosen) {
    const film = /^slot:(\d+)>ruin:(.+)$/.exec(ref);
    if (film) films.set(Number(film[1]), film[2]!);
    else if (ref.startsWith('claim:')) claims.add(ref.slice('claim:'.length));
  }
  return { films, claims };
}

/** What is about to be added to one ruin. */
export function additionsTo(view: Table, picker: Picker, name: string, pending: Pending): Additions {
  const slots = [...pending.films].filter(([, ruin]) => ruin === name).map(([slot]) => slot);
  return {
    discoveries: slots.map((slot) => view.market[slot - 1]!),
    claim: pending.claims.has(name) ? view.seat : null,
    worth: chosenFacts(picker)?.cards[name],
  };
}

export const litTorches = (view: Table): number => (view.seat === null ? 0 : (view.torches[view.seat] ?? 0));
/** Torches that the play would cost which is being put together. */
export const spentOn = (view: Table, picker: Picker): number => chosenFacts(picker)?.torches ?? view.facts.spent;
/** My claims that it would leave. */
export const claimsLeft = (view: Table, picker: Picker): number =>
  chosenFacts(picker)?.claims_left ?? view.facts.claims_left;

/** Why a discovery cannot be taken now, or what is carried cannot go on a ruin of my hand; null if it can. */
export const whyNot = (picker: Picker, ref: string): Refusal | null => picker.composed?.barred[ref] ?? null;

/** Dragging a claim or a discovery onto a ruin of my hand. */
export function draggedBy(view: Table, picker: Picker, carried: Carried, drawing: DraggedDrawing): Dragged {
  return {
    ref: carried,
    drawing,
    onto: 'ruin',
    fits: (ref) => view.hand.includes(ruinIn(ref)) && !whyNot(picker, refOf(carried, ruinIn(ref))),
    start: () => (picker.held = null),
    drop: (ref) => place(picker, carried, ruinIn(ref)),
  };
}
const ruinIn = (ref: string): string => ref.slice('ruin:'.length);

/** Put what is carried on a ruin; the ruin joins the play. */
export function place(picker: Picker, carried: Carried, ruin: string): void {
  const ref = refOf(carried, ruin);
  if (!picker.allowed(ref)) return;
  const others = picker.chosen.filter((one) => carried === CLAIM || !one.startsWith(`${carried}>`));
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
