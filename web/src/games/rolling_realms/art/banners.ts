// The picture at the head of each realm's sheet, 344 by 104, made of flat layers.
import { castles } from './banners/castles';
import { pendulum, tapestry } from './banners/crafts';
import { mylittlescythe, scythe, viticulture, wingspan } from './banners/fields';
import { charterstone, cities, euphoria, society } from './banners/towns';
import type { RealmId } from './realms';

const BANNERS: Record<RealmId, () => string> = {
  castles,
  cities,
  charterstone,
  euphoria,
  mylittlescythe,
  pendulum,
  society,
  scythe,
  tapestry,
  viticulture,
  wingspan,
};
export const banner = (realm: RealmId): string => BANNERS[realm]();
