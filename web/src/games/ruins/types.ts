// The table as the boards read it: the View, the facts computed from it, and short names for what they often need.
import type { Picker, View } from '../../lib/contract';
import type { ChosenFacts, RuinsFacts, RuinsView } from './view';

export type { Build, Card, ChosenFacts, Play as PilePlay, Upgrades } from './view';

/** What a seat of Ruins may know. */
export interface Table extends RuinsView {
  facts: RuinsFacts;
  /** My own ruins; none for a spectator. */
  hand: string[];
  sizes: number[];
  market: string[];
  deck: number;
  discovery_deck: number;
}

type Pile = RuinsView['deck'];
const listed = (pile: Pile | undefined): string[] => (Array.isArray(pile) ? pile : []);
const sizeOf = (pile: Pile | undefined): number => (Array.isArray(pile) ? pile.length : typeof pile === 'number' ? pile : 0);

/** The table that a View and its facts tell of. */
export function tableOf(seen: View, facts: unknown): Table {
  const view = seen as unknown as RuinsView;
  return {
    ...view,
    facts: facts as RuinsFacts,
    hand: view.seat === null ? [] : listed(view.hands[view.seat]),
    sizes: Array.from({ length: view.seats }, (_, seat) => sizeOf(view.hands[seat])),
    market: view.market.map((id) => id ?? EMPTY_SLOT),
    deck: sizeOf(view.deck),
    discovery_deck: sizeOf(view.discovery_deck),
  };
}

/** What the house tells of the choice as it is: ruins with the discoveries chosen for them, and its costs. */
export const chosenFacts = (picker: Picker): ChosenFacts | null =>
  (picker.composing ? ((picker.composed?.facts ?? null) as ChosenFacts | null) : null);

/** Nothing lies in a market slot of this name. */
export const EMPTY_SLOT = '-';
