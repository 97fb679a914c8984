// Unearth in the browser.
import type { GameEvent, GameUi, Option, Play, Texts } from '../../lib/contract';
import Board from './Board.svelte';
import DockDice from './DockDice.svelte';
import DockHand from './DockHand.svelte';
import { UnearthLocal } from './local';
import { sentence } from './sentence';
import { tell } from './tell';
import { factsOf, sizeOf, viewOf } from './seen';
import type { UnearthFacts, UnearthView } from './view';

function chips(view: UnearthView, facts: UnearthFacts, texts: Texts): string[] {
  const left = texts.say('unearthweb-chip-ruins', { number: sizeOf(view.ruin_deck) });
  return facts.lasting ? [left, texts.say(`unearth-age-${facts.lasting}`)] : [left];
}

function seat(view: UnearthView, facts: UnearthFacts, number: number, texts: Texts): ReturnType<GameUi['seat']> {
  const score = view.result?.scores[number] ?? facts.seats[number]!.open_points;
  const cards = sizeOf(view.hands[number]);
  return {
    score,
    unit: texts.say(view.result ? 'unearthweb-points' : 'unearthweb-so-far', { score }),
    line: texts.say('unearthweb-seat-line', { dice: view.pool[number]!.length, cards, ruins: view.claimed[number]!.length }),
    short: String(cards),
  };
}

function touched({ facts = {} }: GameEvent): string[] {
  const refs: string[] = [];
  if (facts.ruin) refs.push(`ruin:${String(facts.ruin)}`);
  if (facts.die) refs.push(`die:${String(facts.die)}`);
  return refs;
}

/** What would be asked of a thing at each step. */
function notation(ref: string, view: UnearthView): string | null {
  const [kind, name = ''] = ref.split(':');
  if (kind === 'card') return `play ${name}`;
  if (kind === 'wonder') return `build ${name}`;
  if (kind === 'value' || kind === 'number' || kind === 'stone' || kind === 'cell') return `${kind} ${name}`;
  if (kind === 'die') return view.step === 'target' || view.step === 'first' ? `target ${name}` : `roll ${name.split('.')[1]} > 1`;
  if (kind !== 'ruin') return null;
  const place = view.centre.findIndex((one) => one.ruin === name) + 1;
  if (view.step === 'memorial') return `take ${name}`;
  return view.step === 'ruin' ? `ruin ${place}` : null;
}

/** A die of somebody is named by whose it is, not by the number of the seat; a ring is seen, and needs no numbers. */
function label({ label: id, arguments: facts }: Play, texts: Texts, names: readonly string[]): string {
  const own = id.replace('unearth-move-', 'unearthweb-move-');
  if (!texts.has(own)) return texts.say(id, facts);
  return texts.say(own, typeof facts.owner === 'number' ? { ...facts, owner: names[facts.owner] ?? '' } : facts);
}

const GROUPS: Record<string, string> = { decline: 'draw', keep: 'reroll' };
function group(option: Option): string {
  const verb = option.notation.split(' ')[0]!;
  return `unearthweb-group-${GROUPS[verb] ?? verb}`;
}

export const ui: GameUi = {
  Board,
  DockLeft: DockDice,
  DockMiddle: DockHand,
  local: () => new UnearthLocal(),
  chips: (view, texts, facts) => chips(viewOf(view), factsOf(facts), texts),
  seat: (view, number, texts, facts) => seat(viewOf(view), factsOf(facts), number, texts),
  composes: () => false,
  sentence,
  label,
  tell,
  touched,
  notation: (ref, view) => notation(ref, viewOf(view)),
  group,
};
