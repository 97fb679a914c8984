// The pictures of the rulebook, made of the drawings of the table.
import { at, group, path, rect, times } from '../../../art/svg';
import type { Picture } from '../../../lib/contract';
import { banner } from '../art/banners';
import { die, resource, starMark, type Resource } from '../art/pieces';
import type { RealmId } from '../art/realms';
import '../theme.css';

const sheet = (realm: RealmId, x: number): string =>
  at(x, 108, banner(realm) + rect(0, 0, 344, 104, 0, 'fill="none" stroke="#3B3178" stroke-width="4"'), 0.46);
const arrow = (x: number): string =>
  path(`M${x} 66v26m-9-9 9 10 9-10`, 'fill="none" stroke="var(--ink-2)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"');

const turn = (): string =>
  at(82, 32, die(6), 0.8) + at(258, 32, die(2), 0.8) + arrow(82) + arrow(258) + sheet('wingspan', 3) + sheet('viticulture', 179) + group('', sheet('castles', 355), 'opacity=".45"');

const small = (kind: Resource): Picture => ({ width: 30, height: 30, draw: () => at(15, 15, resource(kind, 0.72)) });

export const PICTURES: Readonly<Record<string, Picture>> = {
  turn: { width: 518, height: 160, draw: turn },
  stars: { width: 250, height: 44, draw: () => times(6, (i) => at(25 + i * 40, 22, starMark(18, i < 4 ? 'got' : 'open'))).join('') },
  pumpkin: small('pumpkin'),
  heart: small('heart'),
  coin: small('coin'),
};
