// The one sentence of the dock: what the choice will do, or what is asked.
import type { Picker, State, Texts } from '../../lib/contract';
import { chosenPlacement } from './choice';
import { cellNamed, imageAt, imageNamed } from './geometry';
import { asked, previewOf, type Table } from './model';
import { askName, colourName, tileName } from './names';
import { tableOf } from './seen';

export function sentence(state: State, picker: Picker, texts: Texts): string {
  if (!picker.active) return '';
  const view = tableOf(state.view, state.facts);
  const [, cell, turn] = chosenPlacement(picker).split(' ');
  if (view.atHand && cell && turn) return placing(view, view.atHand.tile, cell, turn, texts);
  return asking(view, texts);
}

function placing(view: Table, tile: string, cell: string, turn: string, texts: Texts): string {
  const { breaks, closes, covers, small } = previewOf(view, imageAt(tile, imageNamed(turn), cellNamed(cell)));
  const said: string[] = [];
  if (breaks.length > 0) said.push(texts.say('yamiweb-say-breaks', { asks: breaks.map(({ ask }) => askName(ask, [], texts)) }));
  if (closes.length > 0) said.push(texts.say('yamiweb-say-closes', { tokens: closes.map(String) }));
  else if (covers > 0) said.push(texts.say('yamiweb-say-covers', { number: covers }));
  else if (breaks.length === 0) said.push(texts.say('yamiweb-say-aside'));
  for (const one of small) said.push(texts.say(`yamiweb-say-${one.kind}`, { colour: one.colour ? colourName(one.colour, texts) : '' }));
  return said.join(' ');
}

function asking(view: Table, texts: Texts): string {
  if (view.atHand && !asked(view)) return texts.say('yamiweb-ask-propose', { tile: tileName(view.atHand.tile, texts) });
  const tile = view.atHand ? tileName(view.atHand.tile, texts) : '';
  if (view.step === 'lead' && view.demand.length > 0) return texts.say('yamiweb-ask-lead-fog', { colours: view.demand.map((colour) => colourName(colour, texts)) });
  if (view.step === 'follow' && view.lead) return texts.say('yamiweb-ask-follow', { colour: colourName(view.lead, texts) });
  return texts.say(`yamiweb-asked-${view.step}`, { tile });
}
