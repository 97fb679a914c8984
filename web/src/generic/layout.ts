/** What the generic board reads from a declared layout and a View: headings, names, and the things with their refs. */
import type { LayoutField, Texts, View } from '../lib/contract';

/** A component, or several alike, in a zone. */
export interface Item {
  /** Null for what lies face down or nowhere: no option speaks of it. */
  readonly ref: string | null;
  readonly name: string;
  readonly label: string;
  readonly count: number;
  /** What a die or a card shows, for components with a face. */
  readonly face: string;
  readonly hidden: boolean;
  /** The cell it lies in, for cells. */
  readonly cell: string;
}

/** A part of a field: the whole field, or what belongs to one seat, place or row. */
export interface Part {
  /** The ref of the whole: `deck`, `hands:0`, `spaces:forest`. */
  readonly ref: string;
  /** The seat, place or row; empty for the whole field. */
  readonly key: string;
  readonly content: unknown;
}

type Entries = Record<string, unknown>;
const isEntries = (content: unknown): content is Entries => typeof content === 'object' && content !== null && !Array.isArray(content);

export const contentOf = (view: View, field: LayoutField): unknown => (view as unknown as Entries)[field.name];

/** `draw_pile` as a heading, where a game has no text for it. */
export function plainName(id: string): string {
  const plain = id.replaceAll(/[-_]/g, ' ').trim();
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

const firstOf = (texts: Texts, ids: readonly string[]): string | null => {
  const id = ids.find((one) => texts.has(one));
  return id === undefined ? null : texts.say(id);
};

/** Names of the things of one game, from its texts. */
export class Naming {
  constructor(
    readonly game: string,
    readonly texts: Texts,
  ) {}

  heading(field: string): string {
    return firstOf(this.texts, [`${this.game}-zone-${field}`]) ?? plainName(field);
  }

  part(field: string, key: string): string {
    return firstOf(this.texts, [`${this.game}-${field}-${key}`, `${this.game}-place-${key}`]) ?? plainName(key);
  }

  /** A component; one of a seat's own set (`1.d8`) is called like those of the others. */
  component(kind: string, name: string): string {
    const common = name.replace(/^\d+\./, '');
    return firstOf(this.texts, [`${this.game}-${kind}-${name}`, `${this.game}-${kind}-${common}`]) ?? plainName(common);
  }

  about(kind: string, name: string): string {
    return firstOf(this.texts, [`${this.game}-${kind}-${name}-text`]) ?? '';
  }

  value(field: string, content: unknown): string {
    if (content === null || content === undefined || content === false) return '–';
    if (content === true) return '✓';
    if (typeof content === 'number') return content.toLocaleString(this.texts.language);
    if (typeof content === 'string') return firstOf(this.texts, [`${this.game}-${field}-${content}`, content]) ?? plainName(content);
    if (Array.isArray(content)) return content.map((one) => this.value(field, one)).join(', ') || '–';
    return Object.entries(content as Entries).map(([key, one]) => `${this.part(field, key)}: ${this.value(field, one)}`).join(', ') || '–';
  }
}

/** Whether there is nothing to show of a value. */
export const isNothing = (content: unknown): boolean =>
  content === null || content === undefined || content === false || content === '' || (typeof content === 'object' && Object.keys(content as object).length === 0);

/** A field taken apart by seat, place or row. */
export function partsOf(field: LayoutField, content: unknown): Part[] {
  if (content === undefined) return [];
  if (field.by === 'table') return [{ ref: field.name, key: '', content }];
  if (Array.isArray(content)) return content.map((one, i) => ({ ref: `${field.name}:${i}`, key: String(i + 1), content: one as unknown }));
  if (isEntries(content)) return Object.entries(content).map(([key, one]) => ({ ref: `${field.name}:${key}`, key, content: one }));
  return [{ ref: field.name, key: '', content }];
}

/** What a seat has in a field that is told by seat. */
export function partOfSeat(field: LayoutField, view: View, seat: number): Part | null {
  return partsOf({ ...field, by: 'seat' }, contentOf(view, field)).find(({ ref }) => ref === `${field.name}:${seat}`) ?? null;
}

/** The kind of a component in a zone that may hold several: the one that has a text for it, else the first. */
function kindOf(field: LayoutField, name: string, naming: Naming): string {
  const kinds = field.kinds ?? [];
  const common = name.replace(/^\d+\./, '');
  return kinds.find((kind) => naming.texts.has(`${naming.game}-${kind}-${common}`)) ?? kinds[0] ?? field.name;
}

/** The components of one pile, slot, set of cells or set of faces. */
export function itemsOf(field: LayoutField, content: unknown, naming: Naming): Item[] {
  const open = (name: string, more: Partial<Item> = {}): Item => {
    // A closed slot or cell shows the back of its component, which is the name of its kind.
    if (field.kinds?.includes(name)) return closed(name, 1, more);
    const kind = kindOf(field, name, naming);
    return { ref: `${kind}:${name}`, name, label: naming.component(kind, name), count: 1, face: '', hidden: false, cell: '', ...more };
  };
  const closed = (back: string, count: number, more: Partial<Item> = {}): Item => {
    const label = (field.kinds?.length ?? 0) > 1 ? naming.component('back', back) : '';
    return { ref: null, name: back, label, count, face: '', hidden: true, cell: '', ...more };
  };
  if (typeof content === 'number') return content > 0 ? [closed(field.kinds?.[0] ?? field.name, content)] : [];
  if (typeof content === 'string') return [open(content)];
  if (Array.isArray(content) && field.ordered) return content.filter((one) => typeof one === 'string').map((name) => open(name));
  if (Array.isArray(content)) {
    const counts = new Map<string, number>();
    for (const name of content.filter((one) => typeof one === 'string')) counts.set(name, (counts.get(name) ?? 0) + 1);
    return [...counts].map(([name, count]) => open(name, { count }));
  }
  if (!isEntries(content)) return [];
  const entries = Object.entries(content);
  if (field.shape === 'pile') return entries.map(([back, count]) => closed(back, Number(count)));
  if (field.shape === 'faces') return entries.map(([name, face]) => open(name, { face: naming.value(field.name, face) }));
  return entries.map(([cell, name]) => (typeof name === 'string' ? open(name, { cell }) : { ...closed('', 0), cell }));
}

/** Fields of a struct as fields of their own. */
export function structOf(field: LayoutField, part: Part): { field: LayoutField; content: unknown }[] {
  if (!isEntries(part.content)) return [];
  const content = part.content;
  return (field.parts ?? []).map((one) => ({ field: one, content: content[one.name] }));
}

/** How many components lie in a part of a field. */
export function sizeOf(field: LayoutField, part: Part): number {
  if (typeof part.content === 'number') return part.content;
  if (typeof part.content === 'string') return 1;
  if (Array.isArray(part.content)) return part.content.length;
  if (!isEntries(part.content)) return 0;
  const inside = Object.values(part.content);
  return field.shape === 'pile' ? inside.reduce<number>((sum, one) => sum + Number(one), 0) : inside.length;
}

/** Cells that are named by coordinates, `2,3`, have a place in a grid. */
export function gridOf(items: readonly Item[]): { columns: number; at: Map<string, [number, number]> } | null {
  const places = items.map(({ cell }) => /^(-?\d+),(-?\d+)$/.exec(cell)?.slice(1).map(Number) as [number, number] | undefined);
  if (items.length === 0 || places.some((one) => one === undefined)) return null;
  const [left, top] = [Math.min(...places.map((one) => one![0])), Math.min(...places.map((one) => one![1]))];
  const at = new Map(items.map(({ cell }, i) => [cell, [places[i]![0] - left + 1, places[i]![1] - top + 1] as [number, number]]));
  return { columns: Math.max(...[...at.values()].map(([x]) => x)), at };
}

/** Zones that only their own seat sees: they lie in the dock. */
export const isHand = (field: LayoutField): boolean => field.kind === 'zone' && field.by === 'seat' && field.look === 'seat';

/** Every ref that the board draws. */
export function drawnRefs(fields: readonly LayoutField[], view: View, naming: Naming): Set<string> {
  const refs = new Set<string>();
  const add = (field: LayoutField, content: unknown): void => {
    for (const part of partsOf(field, content)) {
      refs.add(part.ref);
      if (field.kind !== 'zone') continue;
      if (field.shape === 'struct') for (const one of structOf(field, part)) add(one.field, one.content);
      else for (const item of itemsOf(field, part.content, naming)) refs.add(item.ref ?? `${part.ref}:${item.cell}`);
    }
  };
  for (const field of fields) add(field, contentOf(view, field));
  for (let seat = 0; seat < view.seats; seat++) refs.add(`seat:${seat}`);
  return refs;
}
