// The pictures of the five boxes, each composed from the pieces of its game.
import { at } from './svg';
import { nearPoster } from './near';
import { realmsPoster } from './realms';
import { ruin, type RuinLook } from './ruins/cards';
import { unearthPoster } from './unearth';
import { yamiPoster } from './yami';

const FAN: readonly (readonly [number, number, number, RuinLook])[] = [
  [28, 216, -14, { day: 5 }],
  [74, 204, 0, { day: 8, night: true, base: 11 }],
  [122, 210, 13, { day: 7, claim: 0, overlays: [{ position: 'middle', glyphs: ['adapt'], motif: 1 }] }],
];

const ruinsPoster = (): string =>
  at(-10, 0, ruin({ day: 10, plain: true }), 1.2) +
  FAN.map(([x, y, turn, card]) => at(x, y, ruin({ ...card, sockets: false }), 0.4, turn, 'filter="url(#sh2)"')).join(
    '',
  );

/** The side of the box; the game's own accent. */
export const BOX_COLOURS: Record<string, string> = {
  ruins: '#A63F22',
  unearth: '#17696A',
  rolling_realms: '#53489C',
  yami: '#2F6A3B',
  near_and_far: '#8C5A0C',
};
const POSTERS: Record<string, () => string> = {
  ruins: ruinsPoster,
  unearth: unearthPoster,
  rolling_realms: realmsPoster,
  yami: yamiPoster,
  near_and_far: nearPoster,
};

/** The picture of a game's box, 220 by 300. */
export const poster = (game: string): string => (POSTERS[game] ?? ruinsPoster)();
