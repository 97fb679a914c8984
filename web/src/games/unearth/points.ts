// The points of ruins, as printed in the rules.
import { landOf } from './names';

const OF_ONE_COLOUR = [0, 2, 6, 12, 20, 30];
const CITIES: Record<string, number> = { 'city-of-gold': 7, 'city-of-ash': -4 };

/** What ruins of one landscape are worth together; a city counts by itself. */
export function setPoints(ruins: readonly string[]): number {
  const land = ruins[0] && landOf(ruins[0]);
  if (land === 'gold' || land === 'ash') return ruins.reduce((sum, ruin) => sum + (CITIES[ruin] ?? 0), 0);
  return OF_ONE_COLOUR[ruins.length] ?? 0;
}
