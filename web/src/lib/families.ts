/** Options that the house sends as families: many moves of one kind by their numbers, said by the table of kinds. */
import type { Facts, Family, KindAbout, Offer, Option } from './contract';

const named = (pattern: string, value: string | number) => pattern.replaceAll('{}', String(value));

/** A move of a kind made visible, as far as the table of kinds says it. */
function member(kind: KindAbout, family: Family, move: number): Option {
  let rest = move - kind.first;
  const values = new Map<string, string | number>();
  for (const range of kind.ranges.toReversed()) {
    values.set(range.name, range.values[rest % range.values.length]!);
    rest = Math.floor(rest / range.values.length);
  }
  const facts: Facts = { ...family.arguments };
  const refs = [...(family.refs ?? [])];
  for (const { name, text, ref } of kind.ranges) {
    const value = values.get(name)!;
    facts[name] = text ? named(text, value) : value;
    if (ref) refs.push(named(ref, value));
  }
  const notation = kind.notation.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values.get(name)));
  return { move, notation, label: family.label || kind.label, arguments: facts, refs };
}

/** All options of an offer, those of its families too; a family of a kind that nobody knows is left out. */
export function wholeOffer(offer: Offer, kinds: readonly KindAbout[]): Option[] {
  const members = (offer.families ?? []).flatMap((family) => {
    const kind = kinds.find(({ name }) => name === family.kind);
    return kind ? family.moves.map((move) => member(kind, family, move)) : [];
  });
  return [...offer.options, ...members];
}
