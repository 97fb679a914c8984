// Yami in the browser.
import type { GameEvent, GameUi, Option, Play, Texts } from '../../lib/contract';
import Board from './Board.svelte';
import DockHand from './DockHand.svelte';
import DockTile from './DockTile.svelte';
import EndSheet from './EndSheet.svelte';
import { YamiLocal } from './local.svelte';
import { ROUNDS, type Table } from './model';
import { missionName } from './names';
import { tableOf } from './seen';
import { sentence } from './sentence';
import { spell } from './spelling';
import { tell } from './tell';

function chips(view: Table, texts: Texts): string[] {
  const mission = texts.say('yamiweb-mission-title', { mission: view.mission, title: missionName(view.mission, texts) });
  // A phone shows the last one, and has the round under the board.
  return view.ending ? [mission] : [texts.say('yamiweb-round-of', { round: view.round, rounds: ROUNDS }), mission];
}

function seat(view: Table, number: number, texts: Texts): ReturnType<GameUi['seat']> {
  const cards = view.counts[number] ?? 0;
  const won = view.tricks.filter((trick) => trick.won === number).length;
  const role = view.kakapo === number ? 'yamiweb-seat-leads' : 'yamiweb-seat-line';
  return { score: '', unit: '', line: texts.say(role, { cards, won }), short: String(cards) };
}

function touched({ facts = {} }: GameEvent): string[] {
  return [...(typeof facts.tile === 'string' ? [`tile:${facts.tile}`] : []), ...(typeof facts.card === 'string' ? [`card:${facts.card}`] : [])];
}

/** What would be asked of a thing at each step. */
function notation(ref: string, view: Table): string | null {
  const [kind, name = ''] = ref.split(':');
  if (kind === 'place') return `place ${name}`;
  if (kind === 'card') return `${{ discard: 'discard', show: 'show' }[view.step] ?? 'play'} ${name}`;
  if (kind === 'tile') return `${view.step === 'take' ? 'take' : 'lift'} ${name}`;
  if (kind === 'symbol') return `pawn ${name}`;
  if (kind === 'automa') return `automa ${name}`;
  return kind === 'colour' ? `mirror ${name}` : null;
}

const label = ({ label: id, arguments: facts }: Play, texts: Texts): string => {
  const own = id.replace('yami-move-', 'yamiweb-do-');
  return texts.say(texts.has(own) ? own : id, spell(facts, texts));
};

const group = (option: Option): string => `yamiweb-group-${option.notation.split(' ')[0]!}`;

export const ui: GameUi = {
  Board,
  DockLeft: DockTile,
  DockMiddle: DockHand,
  ScoreSheet: EndSheet,
  local: () => new YamiLocal(),
  chips: (view, texts, facts) => chips(tableOf(view, facts), texts),
  seat: (view, number, texts, facts) => seat(tableOf(view, facts), number, texts),
  together: (view) => ['show', 'discard', 'vote'].includes(view.step),
  endsOnBoard: true,
  // Bases stand beside the board.
  onBoard: ({ notation }) => notation === 'shell' || notation === 'spring',
  composes: () => false,
  sentence,
  label,
  tell,
  touched,
  spell,
  notation: (ref, view) => notation(ref, tableOf(view, null)),
  group,
  verdict: (view, texts, facts) => {
    const { ending, round } = tableOf(view, facts);
    return ending && texts.say(ending.won ? 'yamiweb-end-won' : 'yamiweb-end-lost', { round });
  },
};
