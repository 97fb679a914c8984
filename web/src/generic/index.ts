// The page of any game that has none of its own, made from its declared layout.
import type { Facts, GameEvent, GameFacts, GameUi, LayoutField, SeatLine, Texts, View } from '../lib/contract';
import { points } from '../lib/words.svelte';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { isHand, Naming, partOfSeat, sizeOf } from './layout';
import { GenericLocal } from './local.svelte';

const SCORE = /^(scores?|points)$/;
const kindsOf = (fields: readonly LayoutField[]): string[] => fields.flatMap((field) => [...(field.kinds ?? []), ...kindsOf(field.parts ?? [])]);

export function genericUi(game: GameFacts): GameUi | null {
  const fields = game.layout?.fields ?? [];
  if (fields.length === 0) return null;
  const kinds = new Set(kindsOf(fields));
  const bySeat = fields.filter((field) => field.by === 'seat');
  const scored = bySeat.find((field) => field.kind === 'value' && SCORE.test(field.name));

  function seat(view: View, number: number, texts: Texts): SeatLine {
    const naming = new Naming(game.id, texts);
    const sizes = bySeat
      .filter((field) => field.kind === 'zone' && field.shape !== 'struct')
      .map((field) => ({ field, part: partOfSeat(field, view, number) }))
      .flatMap(({ field, part }) => (part ? [{ field, size: sizeOf(field, part) }] : []));
    const told = view.result ? points(view.result.scores[number] ?? 0, game.score_parts) : scored && partOfSeat(scored, view, number)?.content;
    return {
      score: typeof told === 'number' || typeof told === 'string' ? told : '',
      unit: scored ? naming.heading(scored.name) : '',
      line: sizes.map(({ field, size }) => `${naming.heading(field.name)} ${size}`).join(' · '),
      short: String(sizes.find(({ field }) => isHand(field))?.size ?? ''),
    };
  }

  /** Facts that name components, by the kind they are of. */
  const named = ({ facts = {} }: GameEvent): [string, string[]][] =>
    Object.entries(facts).flatMap(([key, fact]) => (kinds.has(key) ? [[key, [fact].flat().map(String)] as [string, string[]]] : []));

  function tell(event: GameEvent, names: readonly string[], texts: Texts): string[] {
    const naming = new Naming(game.id, texts);
    const facts: Facts = { ...event.facts };
    for (const [kind, components] of named(event)) facts[kind] = components.map((one) => (texts.has(one) ? texts.say(one) : naming.component(kind, one)));
    if (event.seat !== undefined && event.seat >= 0) facts.name = names[event.seat] ?? '';
    return texts.has(event.kind) ? [texts.say(event.kind, facts)] : [];
  }

  const stepText = (view: View, texts: Texts): string | null => {
    const id = `${game.id}-step-${view.step}`;
    return texts.has(id) ? texts.say(id) : null;
  };

  return {
    Board,
    DockMiddle: fields.some(isHand) ? Hand : undefined,
    local: () => new GenericLocal(game.id, fields),
    chips: () => [],
    seat,
    composes: () => false,
    sentence: ({ view }, _picker, texts) => stepText(view, texts) ?? texts.say('web-your-turn-choose'),
    tell,
    touched: (event) => named(event).flatMap(([kind, components]) => components.map((one) => `${kind}:${one}`)),
  };
}
