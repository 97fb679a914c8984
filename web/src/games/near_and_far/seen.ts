// From the View and the facts of the engine to what the board draws.
import type { View } from '../../lib/contract';
import { ATLAS, CAMP_ICONS } from './components';
import type { Check, Reading, Roll, Table, Traveller, Trip } from './model';
import type { CheckFacts, NearFacts, NearView } from './view';

const MAP = 1;
const LONG = 2;
const LETTERS = 'abcde';

let last: { view: View; facts: unknown; table: Table } | null = null;
/** The same table for the same view, so that the parts of the page do not each work it out. */
export function tableOf(view: View, facts: unknown): Table {
  if (last?.view !== view || last.facts !== facts) last = { view, facts, table: made(view as unknown as NearView, facts as NearFacts | null) };
  return last.table;
}

function made(view: NearView, facts: NearFacts | null): Table {
  const roll = rollOf(view, facts);
  return {
    seat: view.seat,
    seats: view.seats,
    step: view.step,
    about: view.about,
    follows: view.follows,
    toMove: view.to_move,
    active: view.active,
    round: view.round,
    lastRound: view.last_round,
    side: view.options.side === 'day' ? 'day' : 'dusk',
    mode: view.options.mode ?? '',
    number: MAP,
    atlas: ATLAS[MAP]!,
    allCamps: CAMP_ICONS.length + (view.options.length === 'long' ? LONG : 0),
    travellers: Array.from({ length: view.seats }, (_, seat) => travellerOf(view, facts, seat)),
    row: [1, 2, 3, 4, 5].map((slot) => view.row[slot] ?? null),
    prices: facts?.hire ?? {},
    camps: new Map(Object.entries(view.camps)),
    quests: new Set(Object.keys(view.quests)),
    quiet: new Set(Object.entries(facts?.marks ?? {}).flatMap(([road, active]) => (active ? [] : [road]))),
    threat: view.threat_deck[0] ?? null,
    trip: tripOf(facts),
    fight: view.step === 'threat' && facts?.checks[0] ? checkOf(facts.checks[0]) : null,
    camp: facts?.camp ?? null,
    dig: facts?.dig ?? {},
    visits: facts?.visits ?? {},
    teams: facts?.teams ?? {},
    roll,
    reading: readingOf(view, facts),
    drawn: [...(view.seat === null ? [] : listed(view.drawn[view.seat])), ...view.drawn_treasures],
    pack: view.seat === null || view.step !== 'draft' ? [] : listed(view.packs[view.seat]),
    picked: view.seat === null ? null : (view.picked[view.seat] ?? null),
    dropping: view.seat === null ? [] : (view.dropping[view.seat] ?? []),
    ending: view.result ? { winners: view.result.winners, scores: view.result.scores } : null,
  };
}

type Pile = string[] | number | Record<string, number> | undefined;
const listed = (pile: Pile): string[] => (Array.isArray(pile) ? pile : []);
const backOf = (pile: Pile, back: string): number => (typeof pile === 'object' && !Array.isArray(pile) ? (pile[back] ?? 0) : 0);

function travellerOf(view: NearView, facts: NearFacts | null, seat: number): Traveller {
  const hand = view.hands[seat];
  const animals = view.animals[seat] ?? [];
  const { total = null, ...lines } = facts?.points[seat] ?? {};
  const beaten = view.beaten[seat] ?? [];
  const together = view.animal_in_team[seat] !== false;
  return {
    seat,
    character: view.characters[seat] ?? null,
    goods: { ...view.goods[seat] },
    hearts: view.hearts[seat] ?? 0,
    reputation: view.reputation[seat] ?? 0,
    place: view.places[seat] ?? 'in-town',
    team: [...(view.team[seat] ?? []), ...(together ? ['animal'] : [])],
    reserve: [...(view.reserve[seat] ?? []), ...(together ? [] : ['animal'])],
    animals: { bird: animals.filter((one) => one === 'bird').length, turtle: animals.filter((one) => one === 'turtle').length },
    treasures: view.treasures[seat] ?? [],
    finds: view.finds[seat] ?? [],
    chiefs: view.chiefs[seat] ?? [],
    bought: view.bought[seat] ?? [],
    beaten,
    hand: Array.isArray(hand) ? hand : null,
    backs: { common: backOf(hand, 'common'), special: backOf(hand, 'special-back') },
    camps: Object.values(view.camps).filter((owner) => owner === seat).length + beaten.length,
    symbols: { ...facts?.symbols[seat] },
    flags: facts?.flags[seat] ?? {},
    points: lines,
    total: view.result?.scores[seat] ?? total,
  };
}

const tripOf = (facts: NearFacts | null): Trip | null =>
  facts?.trip ? { left: facts.trip.left, reach: new Map(Object.entries(facts.trip.reach)) } : null;

function rollOf(view: NearView, facts: NearFacts | null): Roll | null {
  const { roll } = view;
  if (!roll) return null;
  const foe = roll.what === 'duel' ? String(roll.opponent ?? '') : roll.what === 'fight' ? (view.threat_deck[0] ?? null) : null;
  return {
    kind: roll.what,
    die: roll.die || null,
    theirs: roll.other_die || null,
    total: roll.die ? (facts?.checks[0]?.have ?? null) : null,
    need: roll.what === 'duel' && !roll.other_die ? null : (facts?.checks[0]?.need ?? null),
    against: roll.other_die ? (facts?.checks[0]?.theirs ?? null) : null,
    foe,
  };
}

const checkOf = (check: CheckFacts): Check => ({
  option: check.option,
  symbol: check.symbol,
  need: check.need ?? 0,
  have: check.have,
  bonus: check.bonus,
});

function readingOf(view: NearView, facts: NearFacts | null): Reading | null {
  const { reading } = view;
  if (!reading) return null;
  const story = view.options.mode === 'arcade' ? `AR${String(reading.story + 1).padStart(2, '0')}` : `Q${String.fromCharCode(65 + reading.story)}`;
  const chosen = reading.option === undefined || reading.option === null ? null : LETTERS[reading.option]!;
  const options: Check[] = view.step === 'option' ? (facts?.checks ?? []).map(checkOf) : [];
  const [seat, place] = [view.active, view.places[view.active] ?? ''];
  return { seat, place, readers: facts?.readers ?? [], story, page: chosen && reading.passed ? `${story}/${chosen}` : story, options, chosen, passed: reading.passed ?? false };
}
