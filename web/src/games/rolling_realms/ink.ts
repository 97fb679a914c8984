// How a mark is drawn at its place.
import type { Mark, Place } from './art/area';
import { cross, digit, loop, PEN, resource, scribble, starMark } from './art/pieces';
import { weave } from './art/areas/tapestry';
import type { RealmId } from './art/realms';
import { at, rect, times } from '../../art/svg';
import type { Gain } from './aim';

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
        return cross(place.id.startsWith('o') ? 26 : 16, colour, 3.2);
    }
  };
  return at(place.dx ?? 0, place.dy ?? 0, drawn());
}

const [STEP, MOST] = [17, 4];
const ANY = '<text y="6" class="num" font-size="17" text-anchor="middle" fill="var(--accent-text)">?</text>';

/** What a place would bring, as signs in a little tag at its corner; it stays on the sheet. */
export function gainTag(place: Place, { resources, stars, choice }: Gain): string {
  const gained = resources.filter(({ count }) => count > 0);
  const signs = [
    ...gained.flatMap(({ kind, count }) => times(count, () => resource(kind, 0.6))),
    ...times(choice, () => ANY),
    ...times(Math.max(0, stars), () => starMark(8, 'got')),
  ].slice(0, MOST);
  if (signs.length === 0) return '';
  const width = signs.length * STEP + 5;
  const [x, y] = place.tag ?? [place.w / 2 - 10, -place.h / 2 + 2];
  const left = Math.max(Math.min(x - width / 2, 358 - place.x - width), 2 - place.x);
  return at(
    left,
    y,
    rect(0, -11, width, 22, 11, 'fill="var(--sheet)" stroke="var(--accent)" stroke-width="1.4"') +
      signs.map((sign, i) => at(11 + i * STEP, 0, sign)).join(''),
  );
}
