// The one sentence of the dock: what the choice will do, or what is asked.
import type { Picker, State, Texts } from '../../lib/contract';
import { hiddenPath, lyingDice, placeOf, sidesOf } from './names';
import { HIGHEST_STONE_ROLL, odds } from './odds';
import { buildable, fieldOf, ringsAt } from './rings';
import type { Cell, UnearthView } from './types';

const EVENT_MODIFIERS: Record<string, number> = { festival: 1, gathering: -1 };
const MINE = ['reroll', 'adjust', 'stone', 'library', 'cell', 'ring', 'wonder', 'memorial'];

export function sentence(state: State, picker: Picker, texts: Texts): string {
  const view = state.view as UnearthView;
  if (!picker.active) return '';
  const chosen = (kind: string): string | undefined =>
    picker.chosen.find((ref) => ref.startsWith(`${kind}:`))?.slice(kind.length + 1);
  const card = chosen('card');
  if (card === 'band-of-delvers' && view.pending.band) return texts.say('unearthweb-say-second-band');
  if (card) return texts.say(`unearth-card-${card}-text`);
  const wonder = chosen('wonder');
  if (wonder) return `${texts.say(`unearth-wonder-${wonder}`)}. ${texts.say(`unearth-wonder-${wonder}-text`)}`;
  const cell = chosen('cell');
  if (cell) return cellSentence(view, cell.split(',').map(Number) as unknown as Cell, texts);
  const die = chosen('die');
  if (die && (view.step === 'turn' || view.step === 'again')) return rollSentence(view, die, chosen('ruin') ?? null, picker.chosen.includes('later'), texts);
  return ask(view, texts);
}

/** What is asked now; somebody else's turn is named, so that nobody wonders why. */
function ask(view: UnearthView, texts: Texts): string {
  const others = view.seat !== view.active && MINE.includes(view.step);
  const why = others ? `${texts.say('unearthweb-your-die-rerolled')} ` : '';
  const facts = {
    card: view.in_play ? texts.say(`unearth-card-${view.in_play}`) : '',
    value: view.roll?.natural ?? 0,
    sides: view.roll?.sides ?? 6,
    colour: view.stone ?? '',
    wonder: view.drawing ? texts.say(`unearth-wonder-${view.drawing.wonder}`) : '',
    cards: view.hand.length,
  };
  if ((view.step === 'turn' || view.step === 'again') && hiddenPath(view)) return texts.say('unearthweb-ask-path', facts);
  if (view.step === 'turn' && lifting(view)) return texts.say('unearthweb-ask-lift');
  if (view.step === 'stone' && view.drawn_stones.length > 0) return why + texts.say('unearthweb-ask-keep-stone', facts);
  return why + texts.say(`unearthweb-ask-${view.step}`, facts);
}

const lifting = (view: UnearthView): boolean => view.seat !== null && view.players[view.seat]!.pool.length === 0;

function rollSentence(view: UnearthView, die: string, ruin: string | null, later: boolean, texts: Texts): string {
  const place = ruin ? placeOf(view, ruin) : null;
  const sides = sidesOf(die);
  if (later || hiddenPath(view)) return texts.say('unearthweb-say-later', { sides });
  const lying = lyingDice(view).some((one) => one.die === die);
  if (!place) return texts.say(lying ? 'unearthweb-say-lift' : 'unearthweb-say-die', { sides });
  const { needed, completes, mine, faces } = odds(place, die, EVENT_MODIFIERS[view.event ?? ''] ?? 0);
  const said = [texts.say('unearthweb-say-dug', { sides, ruin: texts.say(`unearth-ruin-${place.ruin}`), sum: place.sum, claim: place.claim })];
  if (needed === null) said.push(texts.say('unearthweb-say-not-yet'));
  else {
    said.push(texts.say('unearthweb-say-completes', { needed, faces, completes }));
    if (mine < completes) said.push(texts.say('unearthweb-say-yours', { mine, faces }));
  }
  said.push(texts.say('unearthweb-say-stone', { highest: HIGHEST_STONE_ROLL }));
  return said.join(' ');
}

function cellSentence(view: UnearthView, cell: Cell, texts: Texts): string {
  const rings = ringsAt(fieldOf(view.players[view.seat!]!), cell, view.stone);
  const closing = view.stone ? texts.say('unearthweb-closes', { rings: rings.length }) : texts.say('unearthweb-ask-ring');
  const wonders = [...new Set(rings.flatMap((ring) => buildable(ring, view.wonders, view)))];
  if (wonders.length === 0) return closing;
  return `${closing} ${texts.say('unearthweb-could-build', { wonders: wonders.map((id) => texts.say(`unearth-wonder-${id}`)) })}`;
}
