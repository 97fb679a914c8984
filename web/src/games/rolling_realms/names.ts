// What things are called.
import type { Mark } from './art/area';
import type { RealmId } from './art/realms';
import type { Texts } from '../../lib/contract';

export const realmName = (realm: string, texts: Texts): string => texts.say(`realms-realm-${realm}`);

/** A place of a sheet with what is marked there. */
export function placeName(realm: RealmId, cell: string, mark: Mark | undefined, texts: Texts): string {
  const name = texts.say('realmsweb-place', { realm: realmName(realm, texts), cell });
  if (mark === undefined) return name;
  return typeof mark === 'number'
    ? texts.say('realmsweb-place-number', { place: name, number: mark })
    : texts.say('realmsweb-place-marked', { place: name });
}
