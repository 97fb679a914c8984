// Rolling Realms in the browser.
import type { Facts, GameEvent, GameUi, Option, Play, Texts } from '../../lib/contract';
import { size } from '../../lib/size.svelte';
import Board from './Board.svelte';
import DockDice from './DockDice.svelte';
import DockResources from './DockResources.svelte';
import { realmName } from './names';
import ScoreCard from './ScoreCard.svelte';
import { sentence } from './sentence';
import { copyName, factsOf, me, starsOf, viewOf } from './seen';
import type { PlayerFacts, RealmsFacts, RealmsView } from './view';

function seat(view: RealmsView, number: number, texts: Texts, scores?: PlayerFacts): ReturnType<GameUi['seat']> {
  const cards = view.players[number];
  if (!cards || !scores) return { score: '', unit: '', line: '', short: '' };
  return {
    score: starsOf(scores.total, texts),
    unit: texts.say('realmsweb-unit'),
    line: cards.step === 'ready' ? '' : texts.say('realmsweb-dice-left', { number: scores.dice }),
    short: '',
  };
}

const amounts = (facts: Facts, texts: Texts): string[] =>
  ['pumpkins', 'hearts', 'coins'].flatMap((kind) => {
    const number = Number(facts[kind] ?? 0);
    return number > 0 ? [texts.say(`realms-some-${kind}`, { number })] : [];
  });

/** Facts that name things by their ids are told by their names, resources as a list. */
function tell(event: GameEvent, names: readonly string[], texts: Texts): string[] {
  const facts = { ...event.facts };
  if (event.seat !== undefined && event.seat >= 0) facts.name = names[event.seat] ?? '';
  if (Array.isArray(facts.realms)) facts.realms = facts.realms.map((realm) => realmName(realm, texts));
  if (typeof facts.tenths === 'number') facts.tenths = starsOf(facts.tenths, texts);
  if (event.kind === 'realms-gained' || event.kind === 'realms-paid') facts.what = amounts(facts, texts);
  return [texts.say(event.kind, facts)];
}

/** Everybody has the same sheets: what another one marks is not marked on mine. */
const touched = (event: GameEvent): string[] =>
  typeof event.facts?.realm === 'string' ? [`realm:${event.facts.realm}`] : [];

/** What would be asked of a place with the first die that is left. */
function notation(ref: string, view: RealmsView): string | null {
  const cards = me(view);
  const [kind, name] = ref.split(':');
  if (kind !== 'cell' || !cards || !name) return null;
  const die = cards.dice.findIndex((one) => !one.used);
  const held = die >= 0 ? `${die + 1}` : cards.copies[0] && `+${copyName(cards.copies[0])}`;
  if (!held) return null;
  return name.startsWith('tapestry.') ? `${held} ${name}/0` : `${held} ${name}`;
}

/** Short enough for the button; where and for what is seen on the sheet and said above it. */
const label = (play: Play, texts: Texts): string => {
  const short = play.label.replace('realms-move-', 'realmsweb-do-');
  return texts.say(texts.has(short) ? short : play.label, play.arguments);
};

const group = (option: Option): string => {
  const realm = option.refs.find((ref) => ref.startsWith('realm:'));
  if (realm) return `realms-realm-${realm.slice('realm:'.length)}`;
  return option.refs.some((ref) => ref.startsWith('power:')) ? 'realmsweb-group-powers' : 'realmsweb-group-turn';
};

/** Alone there is nobody to beat: the stars and what they are worth. */
const verdict = ({ rating, players }: RealmsFacts, texts: Texts): string | null =>
  rating === null ? null : texts.say('realmsweb-verdict', { stars: starsOf(players[0]!.total, texts), rating });

export const ui: GameUi = {
  Board,
  DockLeft: DockDice,
  DockMiddle: DockResources,
  ScoreSheet: ScoreCard,
  fronted: true,
  chips: (view, texts, facts) => {
    const { round, turn, over } = viewOf(view);
    const { rounds, turns } = factsOf({ facts });
    // The line above the sheets says it where the top bar has no room.
    if (over || size.now === 'phone') return [];
    return [
      texts.say('realmsweb-round-of', { round, rounds }),
      texts.say('realmsweb-turn', { turn, turns }),
    ];
  },
  seat: (view, number, texts, facts) => seat(viewOf(view), number, texts, factsOf({ facts }).players[number]),
  together: (view) => view.step !== 'over',
  composes: () => false,
  sentence,
  label,
  tell,
  touched,
  notation: (ref, view) => notation(ref, viewOf(view)),
  group,
  verdict: (_, texts, facts) => verdict(factsOf({ facts }), texts),
};
