// What the marker has done on a sheet, from the numbers of the view.
import type { Mark, Marks } from '../../art/realms/area';
import type { RealmId } from '../../art/realms/realms';

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

/** What the marker would do at a place of the realm with a die of this value; null where it would do nothing. */
export function nextMark(realm: RealmId, cell: string, marks: Marks, value: number): Mark | null {
  if (realm === 'charterstone' && cell.startsWith('c')) return marks.has(cell) ? 'loop' : null;
  if (realm === 'viticulture' && cell.startsWith('g')) return marks.has(cell) ? 'struck' : 'loop';
  return mark(realm, cell, value);
}
