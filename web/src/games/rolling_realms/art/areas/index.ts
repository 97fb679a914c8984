// The play area of each realm.
import type { Area } from '../area';
import type { RealmId } from '../realms';
import { castles } from './castles';
import { charterstone } from './charterstone';
import { cities } from './cities';
import { euphoria } from './euphoria';
import { mylittlescythe } from './mylittlescythe';
import { pendulum } from './pendulum';
import { scythe } from './scythe';
import { society } from './society';
import { tapestry } from './tapestry';
import { viticulture } from './viticulture';
import { wingspan } from './wingspan';

export const AREAS: Record<RealmId, Area> = {
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
