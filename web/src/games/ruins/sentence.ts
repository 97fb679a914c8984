// The one sentence of the dock: what the choice will do, what is missing, or what is asked.
import type { Picker, Play, State, Texts } from '../../lib/contract';
import { carry } from './carry.svelte';
import { cardFacts, type CardFacts } from './cards';
import { additionsTo, pendingOf } from './choice';
import { discoveryNamed } from './components';
import type { RuinsView } from './types';

/** Whether things are chosen freely: ruins to discard, or a play that has not been begun move by move. */
export const composes = (view: RuinsView): boolean =>
  view.seat !== null &&
  view.to_move.includes(view.seat) &&
  (view.step === 'discard' || (view.step === 'turn' && !view.build?.buy?.length && !view.build?.value));

export function sentence(state: State, picker: Picker, texts: Texts): string {
  const view = state.view as RuinsView;
  if (!picker.active) return '';
  if (view.step === 'flip') return flipSentence(view, picker, texts);
  if (picker.composing && view.step === 'turn') return turnSentence(view, picker, texts);
  if (view.step === 'discard') return texts.say('ruinsweb-ask-discard', { number: view.ending?.to_discard ?? 1 });
  return texts.say(`ruinsweb-ask-${view.step}`);
}

function flipSentence(view: RuinsView, picker: Picker, texts: Texts): string {
  const name = picker.chosen.find((ref) => ref.startsWith('ruin:'))?.slice('ruin:'.length);
  if (!name) return texts.say('ruinsweb-ask-flip');
  const [now, then] = [cardFacts(view, name), cardFacts(view, name, { turned: true })];
  const effects = Object.entries(then.printed).map(([kind, number]) =>
    texts.say(`ruinsweb-effect-${kind}`, { number }),
  );
  const change = texts.say('ruinsweb-say-flip', { value: now.value, night: then.value });
  return effects.length ? `${change} ${texts.say('ruinsweb-say-flip-effect', { effects })}` : change;
}

function turnSentence(view: RuinsView, picker: Picker, texts: Texts): string {
  if (carry.what)
    return texts.say(carry.what.kind === 'claim' ? 'ruinsweb-ask-claim-place' : 'ruinsweb-ask-film-place');
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
function formula(view: RuinsView, picker: Picker, texts: Texts): string {
  const pending = pendingOf(view, picker.chosen);
  const names = view.hand.filter((name) => picker.state(`ruin:${name}`) === 'chosen');
  if (names.length === 0) return '';
  const cards = names.map((name) => cardFacts(view, name, additionsTo(view, name, pending)));
  const plain = cards.length === 1 && cards[0]!.value === cards[0]!.base;
  if (plain && picker.plan) return '';
  return texts.say('ruinsweb-say-cards', { cards: cards.map((card) => worth(card, cards.length > 1)) });
}

function worth(card: CardFacts, together: boolean): string {
  const adapts =
    'adapt' in card.printed ||
    [...card.discoveries, ...card.attached].some((id) => 'adapt' in discoveryNamed(id).effect);
  if (adapts && together) return '?';
  return card.value === card.base ? `${card.value}` : `${card.base}+${card.value - card.base}`;
}

function promises(view: RuinsView, picker: Picker, plan: Play, texts: Texts): string[] {
  const last = view.pile.at(-1);
  const pending = pendingOf(view, picker.chosen);
  const [value, count] = [plan.value ?? 0, plan.count ?? 0];
  const said: string[] = [];
  if (last) {
    const equal = value === last.value;
    const before = texts.say('ruinsweb-set', { value: last.value, count: last.count });
    const now = texts.say('ruinsweb-set', { value, count });
    said.push(texts.say(equal ? 'ruinsweb-say-equal' : 'ruinsweb-say-beats', { now, before }));
    if (equal && view.options.match_skips !== 'off') said.push(texts.say('ruinsweb-say-skips'));
  } else said.push(texts.say('ruinsweb-say-leads', { now: texts.say('ruinsweb-set', { value, count }) }));
  if (pending.spent) said.push(texts.say('ruinsweb-say-spends', { number: pending.spent }));
  if (pending.claims.size) said.push(texts.say('ruinsweb-say-claims', { number: pending.claims.size }));
  return said;
}
