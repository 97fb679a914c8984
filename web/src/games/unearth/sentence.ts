// The one sentence of the dock: what the choice will do, or what is asked.
import type { Picker, State, Texts } from '../../lib/contract';
import { hiddenPath, placeOf, sidesOf } from './names';
import { factsOf, sizeOf, viewOf } from './seen';
import type { UnearthFacts, UnearthView } from './view';

const MINE = ['reroll', 'adjust', 'stone', 'library', 'cell', 'ring', 'wonder', 'memorial'];

export function sentence(state: State, picker: Picker, texts: Texts): string {
  const [view, facts] = [viewOf(state.view), factsOf(state.facts)];
  if (!picker.active) return '';
  const chosen = (kind: string): string | undefined =>
    picker.chosen.find((ref) => ref.startsWith(`${kind}:`))?.slice(kind.length + 1);
  const card = chosen('card');
  if (card === 'band-of-delvers' && view.pending.band) return texts.say('unearthweb-say-second-band');
  if (card) return texts.say(`unearth-card-${card}-text`);
  const wonder = chosen('wonder');
  if (wonder) return `${texts.say(`unearth-wonder-${wonder}`)}. ${texts.say(`unearth-wonder-${wonder}-text`)}`;
  const cell = chosen('cell');
  if (cell) return cellSentence(view, facts, cell, texts);
  const die = chosen('die');
  if (die && (view.step === 'turn' || view.step === 'again')) return rollSentence(view, facts, die, chosen('ruin') ?? null, picker.chosen.includes('later'), texts);
  return ask(view, facts, texts);
}

/** What is asked now; somebody else's turn is named, so that nobody wonders why. */
function ask(view: UnearthView, known: UnearthFacts, texts: Texts): string {
  const others = view.seat !== view.active && MINE.includes(view.step);
  const why = others ? `${texts.say('unearthweb-your-die-rerolled')} ` : '';
  const facts = {
    card: view.in_play ? texts.say(`unearth-card-${view.in_play}`) : '',
    value: view.roll?.natural ?? 0,
    sides: view.roll ? sidesOf(view.roll.die) : 6,
    colour: view.stone ?? '',
    wonder: known.drawing ? texts.say(`unearth-wonder-${known.drawing}`) : '',
    cards: view.seat === null ? 0 : sizeOf(view.hands[view.seat]),
  };
  if ((view.step === 'turn' || view.step === 'again') && hiddenPath(known)) return texts.say('unearthweb-ask-path', facts);
  if (view.step === 'turn' && lifting(view)) return texts.say('unearthweb-ask-lift');
  if (view.step === 'stone' && view.drawn_stones.length > 0) return why + texts.say('unearthweb-ask-keep-stone', facts);
  return why + texts.say(`unearthweb-ask-${view.step}`, facts);
}

const lifting = (view: UnearthView): boolean => view.seat !== null && view.pool[view.seat]!.length === 0;

function rollSentence(view: UnearthView, facts: UnearthFacts, die: string, ruin: string | null, later: boolean, texts: Texts): string {
  const place = ruin ? placeOf(view, facts, ruin) : null;
  const sides = sidesOf(die);
  if (later || hiddenPath(facts)) return texts.say('unearthweb-say-later', { sides });
  const lying = view.centre.some(({ dice = {} }) => die in dice);
  if (!ruin || !place) return texts.say(lying ? 'unearthweb-say-lift' : 'unearthweb-say-die', { sides });
  const { needed, completes, mine } = place.rolls[die]!;
  const said = [texts.say('unearthweb-say-dug', { sides, ruin: texts.say(`unearth-ruin-${ruin}`), sum: place.sum, claim: place.claim })];
  if (needed === null) said.push(texts.say('unearthweb-say-not-yet'));
  else {
    said.push(texts.say('unearthweb-say-completes', { needed, faces: sides, completes }));
    if (mine < completes) said.push(texts.say('unearthweb-say-yours', { mine, faces: sides }));
  }
  said.push(texts.say('unearthweb-say-stone', { highest: facts.stone_roll }));
  return said.join(' ');
}

function cellSentence(view: UnearthView, facts: UnearthFacts, cell: string, texts: Texts): string {
  const rings = facts.rings[cell] ?? [];
  const closing = view.stone ? texts.say('unearthweb-closes', { rings: rings.length }) : texts.say('unearthweb-ask-ring');
  const wonders = [...new Set(rings.flatMap((ring) => ring.wonders))];
  if (wonders.length === 0) return closing;
  return `${closing} ${texts.say('unearthweb-could-build', { wonders: wonders.map((id) => texts.say(`unearth-wonder-${id}`)) })}`;
}
