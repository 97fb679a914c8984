// Ruins in the browser.
import type { GameEvent, GameUi, Option, Play, Texts } from '../../lib/contract';
import Board from './Board.svelte';
import { discoveryNamed, glyphs, ROUNDS } from './components';
import DockHand from './DockHand.svelte';
import DockLeft from './DockLeft.svelte';
import { composes, sentence } from './sentence';
import { tableOf, type Table } from './types';

const roundName = (view: Table, texts: Texts): string =>
  view.round > ROUNDS
    ? texts.say('ruinsweb-deciding')
    : texts.say('ruinsweb-round', { round: view.round, rounds: ROUNDS });

function seat(view: Table, number: number, texts: Texts): ReturnType<GameUi['seat']> {
  const cards = view.sizes[number] ?? 0;
  const place = view.out.indexOf(number);
  const away = !view.participants.includes(number);
  // A star for whoever wins the game by being first out.
  const star = view.poised.includes(number) && !away && place < 0 ? '★' : '';
  const line = (): string => {
    if (away) return texts.say('ruinsweb-seat-away');
    if (place >= 0) return texts.say('ruinsweb-seat-out', { place: place + 1 });
    // My own torches lie in the dock.
    if (number === view.seat) return texts.say('ruinsweb-seat-cards', { cards });
    return texts.say('ruinsweb-seat-line', { cards, torches: view.torches[number] ?? 0 });
  };
  const score = view.scores[number] ?? 0;
  return {
    score,
    unit: texts.say('ruinsweb-points', { score }),
    line: `${star} ${line()}`.trim(),
    short: `${cards} ${star}`.trim(),
    out: away || place >= 0,
  };
}

/** The signs of an effect in a line of text. */
const SIGNS: Record<string, string> = { adapt: '?', extra: '⊕', draw: '↓', force: '↯', relight: '●' };
const explained = (id: string): string => {
  const signs = glyphs(discoveryNamed(id).effect).map((glyph) => SIGNS[glyph] ?? glyph);
  return `${id} (${signs.join('')})`;
};

/** A play also tells what was added to it, and the fifth round has its own name. */
function tell(event: GameEvent, names: readonly string[], texts: Texts): string[] {
  const facts = { ...event.facts };
  if (event.seat !== undefined && event.seat >= 0) facts.name = names[event.seat] ?? '';
  if (typeof facts.owner === 'number') facts.ownername = names[facts.owner] ?? '';
  for (const key of ['bought', 'discoveries']) {
    const list = facts[key];
    if (Array.isArray(list)) facts[key] = list.map(explained);
  }
  const fifth = event.kind === 'ruins-round' && Number(facts.round) > ROUNDS;
  const lines = [texts.say(fifth ? 'ruins-deciding-round' : event.kind, facts)];
  if (Array.isArray(facts.bought) && facts.bought.length) lines.push(texts.say('ruins-bought', facts));
  if (Array.isArray(facts.claimed) && facts.claimed.length) lines.push(texts.say('ruins-claimed', facts));
  return lines;
}

function touched(event: GameEvent): string[] {
  const ruins = event.facts?.ruins;
  return Array.isArray(ruins) ? ruins.map((name) => `ruin:${name}`) : [];
}

/** The verb that would be asked of a ruin at each step. */
const VERBS: Record<string, string> = { flip: 'flip', put: 'put', add: 'add', claim: 'claim', discard: 'discard' };
function notation(ref: string, step: string): string | null {
  const [kind, name] = ref.split(':');
  if (kind === 'slot') return `buy ${name}`;
  if (kind === 'value') return `value ${name}`;
  const verb = VERBS[step];
  return kind === 'ruin' && verb ? `${verb} ${name}` : null;
}

/** Buttons say in short what the sentence beside them tells at length. */
const BRIEF: Record<string, string> = { 'ruins-move-flip': 'ruinsweb-do-flip', 'ruins-move-keep': 'ruinsweb-do-keep', 'ruins-play': 'ruinsweb-play' };
const label = (play: Play, texts: Texts): string => {
  const brief = BRIEF[play.label];
  return brief ? texts.say(brief, play.arguments) : texts.say(play.label, play.arguments);
};

const group = (option: Option): string => `ruinsweb-group-${option.notation.split(' ')[0]!}`;

export const ui: GameUi = {
  Board,
  DockLeft,
  DockMiddle: DockHand,
  chips: (view, texts, facts) => [roundName(tableOf(view, facts), texts)],
  seat: (view, number, texts, facts) => seat(tableOf(view, facts), number, texts),
  together: (view) => view.step === 'flip',
  composes: (view) => composes(tableOf(view, null)),
  sentence,
  label,
  tell,
  touched,
  notation: (ref, view) => notation(ref, view.step),
  group,
};
