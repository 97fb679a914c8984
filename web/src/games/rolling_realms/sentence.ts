// The one sentence of the dock: what the choice will bring, or what is asked.
import type { Facts, Option, Picker, State, Texts } from '../../lib/contract';
import { gainOf, heldDie, isPlacement, tokensOf } from './aim';
import { factsOf, me, viewOf } from './seen';

export function sentence(state: State, picker: Picker, texts: Texts): string {
  const view = viewOf(state.view);
  const cards = me(view);
  if (!picker.active || !cards) return '';
  const plan = picker.plan && picker.options.length === 1 ? picker.options[0]! : null;
  if (picker.chosen.includes('done')) return finishing(state, texts);
  if (plan) return gains(plan, texts);
  if (cards.step === 'grapes') {
    const sum = factsOf(state).players[view.seat!]?.sum ?? 0;
    const order = cards.pending?.order ?? 0;
    return texts.say('realmsweb-ask-grapes', { order, sum });
  }
  if (cards.step === 'take' || cards.step === 'note') return texts.say(`realmsweb-ask-${cards.step}`);
  if (picker.chosen.some((ref) => ref.startsWith('cell:'))) return texts.say('realmsweb-ask-which');
  const held = heldDie(state, picker);
  const token = tokensOf(cards, view.roll).find((one) => one.ref === held);
  if (!token) return texts.say('realmsweb-ask-finish');
  const fits = state.options.some((option) => isPlacement(option) && option.refs.includes(token.ref));
  return texts.say(fits ? 'realmsweb-ask-place' : 'realmsweb-ask-stuck', { value: token.value });
}

function finishing(state: State, texts: Texts): string {
  const dice = new Set(
    state.options.filter(isPlacement).map((option) => option.refs.find((ref) => /^(die|copy):/.test(ref))),
  );
  return dice.size ? texts.say('realmsweb-say-unused', { number: dice.size }) : texts.say('realmsweb-ask-finish');
}

/** What an option brings and costs, in words. */
export function gains(option: Option, texts: Texts): string {
  const { resources, stars, choice } = gainOf(option);
  const count = (id: string, number: number): string => texts.say(id, { number });
  const brings = resources.filter((one) => one.count > 0).map((one) => count(`realmsweb-${one.kind}s`, one.count));
  const costs = resources.filter((one) => one.count < 0).map((one) => count(`realmsweb-${one.kind}s`, -one.count));
  if (choice) brings.push(count('realmsweb-choices', choice));
  if (stars > 0) brings.push(count('realmsweb-stars', stars));
  const said = (id: string, list: string[]): string[] => (list.length ? [texts.say(id, { list } satisfies Facts)] : []);
  const words = [...said('realmsweb-say-costs', costs), ...said('realmsweb-say-brings', brings)];
  return words.length ? words.join(' ') : texts.say('realmsweb-say-nothing');
}
