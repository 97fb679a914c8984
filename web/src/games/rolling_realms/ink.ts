// How a mark is drawn at its place.
import type { Mark, Place } from '../../art/realms/area';
import { cross, digit, loop, PEN, scribble } from '../../art/realms/pieces';
import { weave } from '../../art/realms/areas/tapestry';
import type { RealmId } from '../../art/realms/realms';
import { at } from '../../art/svg';

const WIDEST: Partial<Record<RealmId, number>> = { pendulum: 31, viticulture: 29 };

export function markArt(realm: RealmId, place: Place, mark: Mark, colour = PEN): string {
  const drawn = (): string => {
    if (typeof mark === 'number') return digit(mark, place.ink ?? 1, colour);
    switch (mark) {
      case 'loop':
        return loop(WIDEST[realm] ?? 24, colour, 3.2);
      case 'struck':
        return loop(WIDEST[realm] ?? 24, colour, 3.2) + cross(18, colour, 3.6);
      case 'fill': {
        const [, row, column] = /r(\d)c(\d)/.exec(place.id)!;
        return colour === PEN ? weave(Number(row), Number(column)) : scribble(15, colour, 3);
      }
      case 'cross':
        return cross(place.id.startsWith('o') ? 26 : 16, colour, 3.8);
    }
  };
  return at(place.dx ?? 0, place.dy ?? 0, drawn());
}
