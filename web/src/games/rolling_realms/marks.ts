// What the marker has done on a sheet, from the numbers of the view, and what it would do by an option.
import type { Mark, Marks } from './art/area';
import type { RealmId } from './art/realms';
import type { Option } from '../../lib/contract';

const NONE: Readonly<Record<string, number>> = {};

function mark(realm: RealmId, cell: string, value: number): Mark {
  switch (realm) {
    case 'castles':
    case 'cities':
    case 'society':
    case 'wingspan':
      return value;
    case 'charterstone':
      if (cell.startsWith('c')) return value;
      return cell.startsWith('m') ? 'loop' : 'cross';
    case 'pendulum':
      return cell.startsWith('o') ? 'loop' : 'cross';
    case 'viticulture':
      if (cell.startsWith('o')) return 'cross';
      return value === 2 ? 'struck' : 'loop';
    case 'tapestry':
      return 'fill';
    default:
      return 'cross';
  }
}

export const marksOf = (realm: RealmId, sheet: Record<string, number> = NONE): Marks =>
  new Map(Object.entries(sheet).map(([cell, value]) => [cell, mark(realm, cell, value)]));

/** What an option writes, by cell. */
const written = ({ arguments: { marks } }: Option): Record<string, number> =>
  Object.fromEntries((Array.isArray(marks) ? marks : []).map((mark) => [mark.split('=')[0]!, Number(mark.split('=')[1])]));

/** What the marker would do at a place if the option were taken. */
export function comingMark(realm: RealmId, cell: string, option: Option): Mark | null {
  const marks = marksOf(realm, written(option));
  const looped = realm === 'charterstone' ? marks.get(cell.replace('c', 'm')) : undefined;
  return marks.get(cell) ?? looped ?? null;
}
