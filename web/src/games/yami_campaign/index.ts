// The campaign of Yami in the browser: the kingdom between missions.
import type { GameEvent, GameUi, Option, Picker, State, Texts } from '../../lib/contract';
import EndSheet from './EndSheet.svelte';
import { baseName, viewOf } from './journey';
import Kingdom from './Kingdom.svelte';
import { JourneyLocal } from './local.svelte';
import Power from './Power.svelte';
import Preview from './Preview.svelte';

function sentence(state: State, picker: Picker, texts: Texts): string {
  if (!picker.active) return '';
  const view = viewOf(state.view);
  if (view.chosen === null) return texts.say('yamicampaignweb-choose-mission');
  const bases = view.bases.map((letter) => baseName(letter, texts));
  const ready = texts.say('yamicampaignweb-ready', { bases, number: bases.length, power: view.power });
  return view.final_night ? `${texts.say('yamicampaignweb-final-night')}. ${ready}` : ready;
}

/** Titles and names in events are text ids, which the page says itself. */
function tell(event: GameEvent, names: readonly string[], texts: Texts): string[] {
  if (!texts.has(event.kind)) return [];
  return [texts.say(event.kind, { ...event.facts, name: names[event.seat ?? -1] ?? '' })];
}

export const ui: GameUi = {
  Board: Kingdom,
  DockLeft: Preview,
  DockMiddle: Power,
  ScoreSheet: EndSheet,
  local: () => new JourneyLocal(),
  endsOnBoard: true,
  chips: (view, texts) => {
    const { sheet = 'normal', mode = 'day' } = viewOf(view).options;
    return [texts.say(`yamicampaignweb-sheet-${sheet}`), texts.say(`yamicampaignweb-mode-${mode}`)];
  },
  seat: (view, seat, texts) => ({ score: '', unit: '', line: texts.say(viewOf(view).present.includes(seat) ? 'yamicampaignweb-seat-there' : 'yamicampaignweb-seat-open'), short: '' }),
  composes: () => false,
  sentence,
  tell,
  touched: ({ facts }: GameEvent) => (typeof facts?.number === 'number' ? [`mission:${facts.number}`] : []),
  notation: (ref) => ref.replace(':', ' '),
  group: (option: Option) => `yamicampaignweb-group-${option.notation.split(' ')[0]!}`,
  verdict: (view, texts) => {
    const { rank, total } = viewOf(view);
    return rank ? texts.say('yamicampaignweb-verdict', { rank: texts.has(`yami_campaign-rank-${rank}`) ? texts.say(`yami_campaign-rank-${rank}`) : '', stars: total }) : null;
  },
};
