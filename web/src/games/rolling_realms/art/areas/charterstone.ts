// Six house fronts with their resource; the crate under each takes the number of the other die.
import { at, path, poly, rect, text, times } from '../../../../art/svg';
import { star, type Area, type Place } from '../area';
import { loop, PEN, resource, type Resource } from '../pieces';

const [LEFT, ACROSS] = [35, 58] as const;
const RESOURCE: readonly Resource[] = ['pumpkin', 'pumpkin', 'heart', 'heart', 'coin', 'coin'];
const ROOFS = ['#B4502F', '#3F6E86', '#7A5290', '#5A7F4A', '#B07A22', '#8C3B4C'] as const;
const WALLS = ['#F2E3C2', '#E9EEE8', '#EFE3EE', '#EAF0DD', '#F6EACB', '#F5E1DF'] as const;
const [HOUSE, CRATE] = [88, 218] as const;

const front = (roof: string, wall: string): string =>
  poly(
    [
      [-28, -30],
      [0, -62],
      [28, -30],
    ],
    `fill="${roof}"`,
  ) +
  poly(
    [
      [0, -62],
      [28, -30],
      [9, -30],
    ],
    'fill="#2a1a0a" opacity=".18"',
  ) +
  rect(-24, -31, 48, 86, 3, `class="shape" style="--own:${wall}"`);
const crate =
  rect(-25, -25, 50, 50, 4, 'class="shape" style="--own:#E9CB96"') +
  path(
    'M-25-14H25M-25 14H25M-14-25V-14M14-25V-14M-14 14V25M14 14V25',
    'stroke="#A97F44" stroke-width="1.6" fill="none"',
  ) +
  rect(-17, -14, 34, 28, 3, 'fill="#FFFDF8" stroke="#A97F44"');

const places: Place[] = times(6, (i) => [
  {
    id: `b${i + 1}`,
    x: LEFT + i * ACROSS,
    y: HOUSE,
    w: 56,
    h: 120,
    shape: front(ROOFS[i]!, WALLS[i]!),
    print: text(0, -4, i + 1, 'class="num" font-size="26" text-anchor="middle" fill="var(--sink)"'),
    dy: -12,
    tag: [18, -34] as const,
  },
  { id: `c${i + 1}`, x: LEFT + i * ACROSS, y: CRATE, w: 56, h: 56, shape: crate, ink: 0.85 },
]).flat();

const ground =
  path(
    'M8 154C90 148 170 158 250 152S330 150 352 154',
    'fill="none" stroke="#8FA763" stroke-width="8" stroke-linecap="round"',
  ) +
  times(6, (i) =>
    path(
      `M${LEFT + i * ACROSS} 160v24m-5-7 5 8 5-8`,
      'fill="none" stroke="#B59B72" stroke-width="2.2" stroke-linecap="round"',
    ),
  ).join('');

export const charterstone: Area = {
  ground,
  places,
  over: (marks) =>
    times(6, (i) => {
      const [x, used] = [LEFT + i * ACROSS, marks.has(`b${i + 1}`)];
      return (
        at(x, HOUSE + 32, resource(RESOURCE[i]!, 0.86) + (used ? loop(15.5) : '')) +
        (marks.has(`m${i + 1}`) ? at(x, CRATE, loop(21, PEN, 3)) : '') +
        star(x, CRATE + 47, marks.has(`m${i + 1}`), 11)
      );
    }).join(''),
};
