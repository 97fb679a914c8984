// The one sentence of the dock: what the choice will do, what is missing, or what is asked.
import type { Picker, Play, State, Texts } from '../../lib/contract';
import { cardFacts, type CardFacts } from './cards';
import { additionsTo, carriedBy, CLAIM, pendingOf } from './choice';
import { ruinNamed } from './components';
import { chosenFacts, tableOf, type Table } from './types';

/** Whether things are chosen freely: ruins to discard, or a play that has not been begun move by move. */
export const composes = (view: Pick<Table, 'seat' | 'to_move' | 'step' | 'build'>): boolean =>
  view.seat !== null &&
  view.to_move.includes(view.seat) &&
  (view.step === 'discard' || (view.step === 'turn' && !view.build?.buy?.length && !view.build?.value));

export function sentence(state: State, picker: Picker, texts: Texts): string {
  const view = tableOf(state.view, state.facts);
  if (!picker.active) return '';
  if (view.step === 'flip') return flipSentence(picker, texts);
  if (picker.composing && view.step === 'turn') return turnSentence(view, picker, texts);
  if (view.step === 'discard') return texts.say('ruinsweb-ask-discard', { number: Number(view.about) });
  return texts.say(`ruinsweb-ask-${view.step}`);
}

function flipSentence(picker: Picker, texts: Texts): string {
  const name = picker.chosen.find((ref) => ref.startsWith('ruin:'))?.slice('ruin:'.length);
  if (!name || !picker.plan) return texts.say('ruinsweb-ask-flip');
  const { value, night } = picker.plan.arguments;
  const effects = Object.entries(ruinNamed(name).night_effect).map(([kind, number]) =>
    texts.say(`ruinsweb-effect-${kind}`, { number }),
  );
  const change = texts.say('ruinsweb-say-flip', { value: value!, night: night! });
  return effects.length ? `${change} ${texts.say('ruinsweb-say-flip-effect', { effects })}` : change;
}

function turnSentence(view: Table, picker: Picker, texts: Texts): string {
  const carried = carriedBy(picker);
  if (carried) return texts.say(carried === CLAIM ? 'ruinsweb-ask-claim-place' : 'ruinsweb-ask-film-place');
  const last = view.pile.at(-1);
  if (picker.chosen.length === 0) {
    return last
      ? texts.say('ruinsweb-ask-follow', { count: last.count, value: last.value })
      : texts.say('ruinsweb-ask-lead');
  }
  if (picker.plan)
    return [formula(view, picker, texts), ...promises(view, picker, picker.plan, texts)].join(' ').trim();
  // The button says what is missing; the sentence what there is.
  const asked = last && texts.say('ruinsweb-say-asked', { count: last.count, value: last.value });
  return [formula(view, picker, texts), asked ?? ''].join(' ').trim();
}

/** The ruins of the play as “6, 6, 4+2”. */
function formula(view: Table, picker: Picker, texts: Texts): string {
  const pending = pendingOf(view, picker.chosen);
  const names = view.hand.filter((name) => picker.state(`ruin:${name}`) === 'chosen');
  if (names.length === 0) return '';
  const cards = names.map((name) => cardFacts(view, name, additionsTo(view, picker, name, pending)));
  const plain = cards.length === 1 && cards[0]!.value === cards[0]!.base;
  if (plain && picker.plan) return '';
  return texts.say('ruinsweb-say-cards', { cards: cards.map((card) => worth(card, cards.length > 1)) });
}

function worth(card: CardFacts, together: boolean): string {
  if (card.adapts && together) return '?';
  return card.value === card.base ? `${card.value}` : `${card.base}+${card.value - card.base}`;
}

function promises(view: Table, picker: Picker, plan: Play, texts: Texts): string[] {
  const last = view.pile.at(-1);
  const costs = chosenFacts(picker);
  const now = texts.say('ruinsweb-set', plan.arguments);
  const before = last ? texts.say('ruinsweb-set', { value: last.value, count: last.count }) : '';
  const said = [texts.say(`ruinsweb-say-${plan.arguments.against}`, { now, before })];
  if (costs?.torches) said.push(texts.say('ruinsweb-say-spends', { number: costs.torches }));
  if (costs?.claims) said.push(texts.say('ruinsweb-say-claims', { number: costs.claims }));
  return said;
}
