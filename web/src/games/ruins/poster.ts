// The picture on the box of Ruins: three ruins fanned out before a tower.
import type { GameBox } from '../../art/posters';
import { at } from '../../art/svg';
import { ruin, type RuinLook } from './art/cards';

const FAN: readonly (readonly [number, number, number, RuinLook])[] = [
  [28, 216, -14, { day: 5 }],
  [74, 204, 0, { day: 8, night: true, base: 11 }],
  [122, 210, 13, { day: 7, claim: 0, overlays: [{ position: 'middle', glyphs: ['adapt'], motif: 1 }] }],
];

const picture = (): string =>
  at(-10, 0, ruin({ day: 10, plain: true }), 1.2) +
  FAN.map(([x, y, turn, card]) => at(x, y, ruin({ ...card, sockets: false }), 0.4, turn, 'filter="url(#sh2)"')).join(
    '',
  );

export const box: GameBox = { place: 1, colour: '#A63F22', picture, seats: '2–5', minutes: 30 };
