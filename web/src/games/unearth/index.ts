// Unearth in the browser.
import type { GameEvent, GameUi, Option, Play, Texts } from '../../lib/contract';
import Board from './Board.svelte';
import DockDice from './DockDice.svelte';
import DockHand from './DockHand.svelte';
import { looking } from './looking.svelte';
import { sentence } from './sentence';
import { tell } from './tell';
import type { UnearthView } from './types';

const unearthOf = (view: unknown): UnearthView => view as UnearthView;

function chips(view: UnearthView, texts: Texts): string[] {
  const left = texts.say('unearthweb-chip-ruins', { number: view.ruin_deck });
  return view.event ? [left, texts.say(`unearth-age-${view.event}`)] : [left];
}

function seat(view: UnearthView, number: number, texts: Texts): ReturnType<GameUi['seat']> {
  const player = view.players[number]!;
  const score = view.result?.scores[number] ?? player.open_points;
  return {
    score,
    unit: texts.say(view.result ? 'unearthweb-points' : 'unearthweb-so-far', { score }),
    line: texts.say('unearthweb-seat-line', { dice: player.pool.length, cards: player.hand, ruins: player.claimed.length }),
    short: String(player.hand),
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
  const place = view.centre.findIndex((one) => one?.ruin === name) + 1;
  if (view.step === 'memorial') return `take ${name}`;
  return view.step === 'ruin' ? `ruin ${place}` : null;
}

/** A die of somebody is named by whose it is, not by the number of the seat; a ring is seen, and needs no numbers. */
function label({ label: id, arguments: facts }: Play, texts: Texts): string {
  const own = id.replace('unearth-move-', 'unearthweb-move-');
  if (!texts.has(own)) return texts.say(id, facts);
  return texts.say(own, typeof facts.owner === 'number' ? { ...facts, owner: looking.names[facts.owner] ?? '' } : facts);
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
  chips: (view, texts) => chips(unearthOf(view), texts),
  seat: (view, number, texts) => seat(unearthOf(view), number, texts),
  composes: () => false,
  sentence,
  label,
  tell,
  touched,
  notation: (ref, view) => notation(ref, unearthOf(view)),
  group,
};
