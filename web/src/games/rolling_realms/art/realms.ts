// The eleven realms, in the order of the rules.
export const REALMS = [
  'castles',
  'cities',
  'charterstone',
  'euphoria',
  'mylittlescythe',
  'pendulum',
  'society',
  'scythe',
  'tapestry',
  'viticulture',
  'wingspan',
] as const;
export type RealmId = (typeof REALMS)[number];
