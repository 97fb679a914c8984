// What is new in a mission, told before the first attempt in which it occurs.
import { store, stored } from '../../lib/storage';
import type { Table } from './model';

const ELEMENTS = ['colour', 'player', 'number', 'fog', 'lake', 'whirlpool', 'magic', 'base', 'moon', 'night', 'lichen'] as const;
export type Element = (typeof ELEMENTS)[number];

const LAST_MISSION = 22;

const ASKS = { colour: 'colour', player: 'player', least: 'number', most: 'number' } as const;

function occurs(view: Table): Set<Element> {
  const found = new Set<Element>();
  for (const { ask } of view.edges) if (ask) found.add(ASKS[ask.kind]);
  for (const { kind } of view.small) found.add(kind);
  if (view.ground === 'lake') found.add('lake');
  if (view.sites.length > 0) found.add('base');
  if (view.moons.length > 0) found.add('moon');
  if (view.tokens.some((token) => token.night)) found.add('night');
  if (view.mission === LAST_MISSION) found.add('lichen');
  return found;
}

const known = (): readonly string[] => stored().taught ?? [];

/** What this player has not been told yet, in the order in which the missions bring it. */
export function newElements(view: Table): Element[] {
  const here = occurs(view);
  const told = known();
  return ELEMENTS.filter((element) => here.has(element) && !told.includes(`yami-${element}`));
}

export const remember = (elements: readonly Element[]): void => store({ taught: [...known(), ...elements.map((element) => `yami-${element}`)] });
