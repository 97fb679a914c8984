// The powers of the resources: what can be bought now, with its price and what comes of it.
import type { Resource } from '../../art/realms/pieces';
import type { Option, State } from '../../lib/contract';
import { dieIn } from './aim';

export type Power = 'shift' | 'again' | 'double' | 'copy' | 'seven' | 'coins';
export const POWERS: Record<Resource, readonly Power[]> = {
  pumpkin: ['shift', 'again'],
  heart: ['double', 'copy'],
  coin: ['seven', 'coins'],
};
/** What a power costs; the last one costs what its die shows. */
export const PRICES: Record<Power, number | null> = { shift: 2, again: 3, double: 2, copy: 3, seven: 2, coins: null };

export interface Offer {
  readonly option: Option;
  readonly power: Power;
  readonly price: number;
  /** The die as it will be. */
  readonly value: number;
  readonly again: boolean;
}

const powerOf = (option: Option): Power | undefined =>
  option.refs.find((ref) => ref.startsWith('power:'))?.slice('power:'.length) as Power | undefined;

const after = (option: Option, shown: number): number => {
  const bought = option.refs.find((ref) => ref.startsWith('value:'));
  if (bought) return Number(bought.slice('value:'.length));
  if (option.notation.endsWith(' up')) return shown + 1;
  return option.notation.endsWith(' down') ? shown - 1 : shown;
};

/** What can be bought now; changes of a die only for the held one, which shows `shown`. */
export function offers(state: State, held: string | null, shown: number): Offer[] {
  return state.options.flatMap((option) => {
    const power = powerOf(option);
    const die = dieIn(option.refs);
    if (!power || (die !== undefined && die !== held)) return [];
    const value = after(option, shown);
    return [{ option, power, price: PRICES[power] ?? value, value, again: power === 'again' }];
  });
}
