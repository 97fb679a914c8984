// The View and the facts of Rolling Realms as the page reads them. Scores are tenths of a star.
import type { Seen, Texts, View } from '../../lib/contract';
import type { RealmId } from './art/realms';
import type { Cards, Copies, RealmsFacts, RealmsView } from './view';

export const viewOf = (view: View): RealmsView => view as RealmsView;
export const factsOf = (seen: Pick<Seen, 'facts'>): RealmsFacts => seen.facts as RealmsFacts;

/** The realms of this round. */
export const realmsOf = (view: RealmsView): RealmId[] => view.realms as RealmId[];

/** My own cards; a spectator has none. */
export const me = (view: RealmsView): Cards | null => (view.seat === null ? null : (view.players[view.seat] ?? null));

/** Gained dice as moves name them: `3`, or `3r` if they may enter again. */
export const copyName = ({ value, again }: Copies): string => `${value}${again ? 'r' : ''}`;

export const starsOf = (tenths: number, { language }: Texts): string =>
  `${Math.floor(tenths / 10)}${language === 'en' ? '.' : ','}${tenths % 10}`;
