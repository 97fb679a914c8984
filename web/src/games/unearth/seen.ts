// The View and the facts of Unearth as the page reads them.
import type { View } from '../../lib/contract';
import type { UnearthFacts, UnearthView } from './view';

export const viewOf = (view: View): UnearthView => view as unknown as UnearthView;
export const factsOf = (facts: unknown): UnearthFacts => facts as UnearthFacts;

/** A pile lists what lies there, or only tells how much does. */
type Pile = UnearthView['bag'] | undefined;
export const listed = (pile: Pile): string[] => (Array.isArray(pile) ? pile : []);
export const sizeOf = (pile: Pile): number => (Array.isArray(pile) ? pile.length : Number(pile ?? 0));
