// From the View and the facts of the engine to what the board draws.
import type { View } from '../../lib/contract';
import type { Base, Phase } from './art/powers';
import type { Cell } from './art/tiles';
import type { Ask, Side } from './art/tokens';
import { MISSIONS } from './components';
import { cellNamed, faced, imageAt, imageNamed, lying, nameOf, within, type Lying } from './geometry';
import type { EdgeFact, Played, Site, Small, Table, Trick } from './model';
import { colourKey } from './names';
import type { Restriction, Trick as ToldTrick, YamiFacts, YamiView } from './view';

/** Bases by the letter of their envelope, and how often each can be used. */
const BASES: Readonly<Record<string, readonly [Base, number]>> = {
  perch: ['A', 2],
  shell: ['B', 1],
  mask: ['C', 1],
  mirror: ['D', 2],
  spring: ['E', 1],
};

const MOONS: readonly Phase[] = ['crescent', 'quarter', 'gibbous'];

let last: { view: View; facts: unknown; table: Table } | null = null;
/** The same table for the same view, so that the parts of the page do not each work it out. */
export function tableOf(view: View, facts: unknown): Table {
  if (last?.view !== view || last.facts !== facts) last = { view, facts, table: made(view as unknown as YamiView, facts as YamiFacts | null) };
  return last.table;
}

function made(view: YamiView, facts: YamiFacts | null): Table {
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  const tokens = Object.entries(view.mission_tokens).map(([token, { cell, turn = 0, night = false }]) => lying({ token: Number(token), cell, turn, night }));
  const open = view.result !== null || view.options.teaching === 'on';
  const restrictions = facts?.restrictions ?? [];
  return {
    seat: view.seat,
    seats: view.seats,
    step: view.step,
    toMove: view.to_move,
    mission: view.mission,
    night: view.options.mode === 'night',
    ground: MISSIONS[view.mission]!.board,
    round: view.round,
    kakapo: view.kakapo,
    trump: colour(view.trump),
    lead: colour(facts?.trick.lead ?? null),
    demand: view.fog_demand.map(colourKey),
    hand: view.seat === null ? [] : without(handOf(view, view.seat), view.discarding[view.seat] ?? []),
    counts: seats.map((seat) => size(view.hands[seat]) + size(view.revealed[seat]) + size(view.showing[seat])),
    shown: seats.map((seat) => view.revealed[seat] ?? []),
    open: seats.map((seat) => (open && Array.isArray(view.hands[seat]) ? handOf(view, seat) : null)),
    discarded: view.seat === null ? [] : [...listed(view.discards[view.seat]), ...(view.discarding[view.seat] ?? [])],
    trick: trickOf(view),
    winning: facts?.trick.winning ?? null,
    tricks: view.tricks.map((trick, i) => finished(view, trick, i + 1)),
    left: new Set(view.stacks),
    atHand: facts?.at_hand ?? null,
    placed: Object.entries(view.placed)
      .filter(([tile]) => tile !== view.lifted)
      .map(([tile, { cell, turn = 'a', owner = null, peace = false }]) => ({ tile, cells: imageAt(tile, imageNamed(turn), cellNamed(cell)), owner, peace })),
    tokens,
    small: smallOf(view),
    pawns: new Map(Object.entries(view.pawns).map(([symbol, pawn]) => [Number(symbol), Number(pawn.split('.')[0])])),
    automa: view.seats === 2 ? { row: [1, 2, 3, 4].map((cell) => view.automa_row[cell] ?? null), deck: size(view.automa_deck) } : null,
    magic: view.collected.length,
    sites: view.power_sites.flatMap(siteOf),
    power: view.power.length,
    asleep: view.asleep.length,
    moons: MOONS.filter((moon) => view.options[moon] === 'on'),
    edges: tokens.flatMap((token, i) => edgesOf(tokens, token, i, restrictions, facts)),
    breaks: breaksOf(restrictions, facts?.at_hand?.breaks ?? []),
    ending: view.result ? { how: view.result.how, won: view.result.winners.length > 0, star: (view.result.scores[0] ?? 0) > 1 } : null,
  };
}

type Pile = string[] | number | Record<string, number> | undefined;
const size = (pile: Pile): number => {
  if (pile === undefined || typeof pile === 'number') return pile ?? 0;
  return Array.isArray(pile) ? pile.length : Object.values(pile).reduce((sum, one) => sum + one, 0);
};
const listed = (pile: Pile): string[] => (Array.isArray(pile) ? pile : []);
const colour = (name: string | null) => (name && name !== 'none' ? colourKey(name) : null);

const ORDER = 'rogbpn';
const rank = (card: string): number => ORDER.indexOf(card[0]!) * 10 + (Number(card[1]) || 0);
const handOf = (view: YamiView, seat: number): string[] =>
  [...listed(view.hands[seat]), ...(view.revealed[seat] ?? []), ...listed(view.showing[seat])].sort((a, b) => rank(a) - rank(b));
/** Cards less some of them, as often as each is named: chosen discards are as good as gone for their owner. */
const without = (cards: readonly string[], gone: readonly string[]): string[] => {
  const left = [...gone];
  return cards.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

const participants = (view: YamiView): number => (view.seats === 2 ? 3 : view.seats);
/** Participants in the order of a trick. */
const from = (view: YamiView, leader: number): number[] => Array.from({ length: participants(view) }, (_, i) => (leader + i) % participants(view));

const trickOf = (view: YamiView): Played[] =>
  from(view, view.leader).map((who) => ({ who, card: view.trick[who] ?? null, cast: view.magic_spent.includes(who) }));

function finished(view: YamiView, { cards, led, won, trump = 'none', tile = null, magic = [] }: ToldTrick, round: number): Trick {
  const determining = cards[won] ?? null;
  return {
    round,
    cards: from(view, led).map((who) => ({ who, card: cards[who] ?? null, cast: magic.includes(who) })),
    led,
    won,
    trump: colour(trump),
    card: determining === 'nox' ? null : determining,
    tile,
  };
}

const smallOf = (view: YamiView): Small[] => [
  ...Object.entries(view.fog).map(([cell, name]): Small => ({ kind: 'fog', cell: cellNamed(cell), colour: colourKey(name) })),
  ...Object.keys(view.whirlpools).map((cell): Small => ({ kind: 'whirlpool', cell: cellNamed(cell), colour: null })),
  ...Object.keys(view.magic).map((cell): Small => ({ kind: 'magic', cell: cellNamed(cell), colour: null })),
];

function siteOf({ base, power = [] }: YamiView['power_sites'][number]): Site[] {
  const known = base ? BASES[base] : undefined;
  return known ? [{ base: known[0], name: base!, left: known[1] - power.length, uses: known[1] }] : [];
}

const askOf = ({ wants, colour: name, value, symbol, seat }: Restriction): Ask => {
  if (wants === 'colour') return { kind: 'colour', colour: colourKey(name!) };
  if (wants === 'player') return { kind: 'player', seat, symbol: symbol! };
  return { kind: wants === 'at-least' ? 'least' : 'most', number: value! };
};
const STATES = { open: 'open', met: 'kept', broken: 'broken' } as const;

/** The unit edges of a token that face a cell which can be covered, with what the facts say of them. */
function edgesOf(tokens: readonly Lying[], token: Lying, index: number, restrictions: readonly Restriction[], facts: YamiFacts | null): EdgeFact[] {
  const under = new Set(tokens.flatMap(({ x, y, w, h }) => Array.from({ length: w * h }, (_, i) => String([x + (i % w), y + Math.floor(i / w)]))));
  const uncovered = new Set(facts?.tokens.find((one) => one.token === token.token)?.uncovered);
  const places: [Side, number][] = [
    ...Array.from({ length: token.w }, (_, i): [Side, number][] => [['north', i], ['south', i]]).flat(),
    ...Array.from({ length: token.h }, (_, i): [Side, number][] => [['west', i], ['east', i]]).flat(),
  ];
  return places.flatMap(([side, at]): EdgeFact[] => {
    const cell: Cell = faced(token, side, at);
    if (!within(cell) || under.has(String(cell))) return [];
    const name = nameOf(cell);
    const told = restrictions.find((one) => one.token === token.token && one.side === side && one.cell === name);
    return [{ token: index, side, at, cell, ask: told ? askOf(told) : null, state: told ? STATES[told.state] : uncovered.has(name) ? 'open' : 'kept' }];
  });
}

/** On the cells that the facts call bad for the tile at hand: what is asked for there. */
function breaksOf(restrictions: readonly Restriction[], bad: readonly string[]): Map<string, Ask[]> {
  return new Map(bad.map((name) => [String(cellNamed(name)), restrictions.filter(({ cell }) => cell === name).map(askOf)]));
}
