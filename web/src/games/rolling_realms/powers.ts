// The powers of the resources: what can be bought now, with its price and what comes of it.
import type { Resource } from './art/pieces';
import type { Option, State } from '../../lib/contract';
import { dieIn, gainOf } from './aim';
import { factsOf } from './seen';

/** The powers that are paid in a resource. */
export const powersOf = (state: State, kind: Resource): string[] =>
  Object.entries(factsOf(state).powers).flatMap(([name, { resource }]) => (resource === kind ? [name] : []));

export interface Offer {
  readonly option: Option;
  readonly power: string;
  readonly price: number;
  /** The die as it will be. */
  readonly value: number;
  readonly again: boolean;
}

const powerOf = (option: Option): string | undefined =>
  option.refs.find((ref) => ref.startsWith('power:'))?.slice('power:'.length);

/** What can be bought now; changes of a die only for the held one. */
export function offers(state: State, held: string | null): Offer[] {
  return state.options.flatMap((option) => {
    const power = powerOf(option);
    const die = dieIn(option.refs);
    if (!power || (die !== undefined && die !== held)) return [];
    const price = gainOf(option).resources.reduce((sum, { count }) => sum - count, 0);
    const value = Number(option.arguments.becomes ?? option.arguments.value);
    return [{ option, power, price, value, again: power === 'again' }];
  });
}
