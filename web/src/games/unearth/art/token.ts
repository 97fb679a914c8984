// Wonder tokens: a hexagon with a rim that tells its kind and a white building.
import { group, hexagon, num, poly } from '../../../art/svg';

export type Tier = 'named' | 'lesser' | 'greater';

const RIMS: Record<Tier, { rim: string; face: string; dark: string; ink: string }> = {
  named: { rim: '#E9C56B', face: '#B58523', dark: '#7A5A18', ink: '#FFF6DC' },
  lesser: { rim: '#D9D2C2', face: '#8D836E', dark: '#5F5745', ink: '#FFFDF6' },
  greater: { rim: '#F3D27A', face: '#C2502E', dark: '#7E2C14', ink: '#FFF3D8' },
};

export const tokenInk = (tier: Tier): string => RIMS[tier].ink;
export const tokenDark = (tier: Tier): string => RIMS[tier].dark;

export function token(tier: Tier, building: string, r: number): string {
  const { rim, face, dark } = RIMS[tier];
  const inner = hexagon(0, 0, r * 0.82);
  return (
    poly(hexagon(0, r * 0.14, r), `fill="${dark}"`) +
    poly(hexagon(0, 0, r), `fill="${rim}"`) +
    poly(inner, `fill="${face}"`) +
    poly([inner[5]!, inner[0]!, inner[1]!, [0, 0]], 'fill="#fff" opacity=".16"') +
    group(`scale(${num(r / 30)})`, building) +
    poly(hexagon(0, 0, r), `fill="none" stroke="${dark}" stroke-width="1.4"`)
  );
}
