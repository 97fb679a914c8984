// Grapes 1 to 6 on the trellis, each over its resource; three orders to fill with a die and grapes.
import { at, circle, ellipse, path, rect, text, times } from '../../../../art/svg';
import { star, type Area, type Place } from '../area';
import { loop, resource, type Resource } from '../pieces';

const [LEFT, ACROSS, VINE] = [36, 57.6, 62] as const;
const RESOURCE: readonly Resource[] = ['coin', 'coin', 'heart', 'heart', 'pumpkin', 'pumpkin'];
const ORDERS = [10, 11, 12] as const;
const [ORDER_X, ORDER_ACROSS, ORDER_Y] = [64, 116, 228] as const;

const bunch = (n: number): string => {
  const red = n % 2 === 0;
  const [tone, edge] = red ? ['#C39AC9', '#7A4C86'] : ['#CFD98F', '#7F9340'];
  return (
    path('M-4-25C-20-36-4-44 2-32 10-42 24-32 8-24Z', 'fill="#5E8A48"') +
    path(
      'M-20-10C-24-26 24-26 20-10 30-2 20 10 13 12 10 24 5 30 0 30-5 30-10 24-13 12-20 10-30-2-20-10Z',
      `class="shape" style="--own:${tone};--own-line:${edge}"`,
    ) +
    [
      [-12, -9],
      [12, -9],
      [-12, 5],
      [12, 5],
      [0, 19],
    ]
      .map(([x, y]) => circle(x!, y!, 8.5, `fill="none" stroke="${edge}" stroke-opacity=".45" stroke-width="1.3"`))
      .join('') +
    circle(0, 0, 12.5, 'fill="#fff" fill-opacity=".86"')
  );
};

const barrel =
  ellipse(0, 0, 50, 42, 'class="shape" style="--own:#E6C795;--own-line:#9A6B33"') +
  path(
    'M-33-32C-24-12-24 12-33 32M33-32C24-12 24 12 33 32',
    'fill="none" stroke="#9A6B33" stroke-width="4" opacity=".55"',
  ) +
  rect(-24, -19, 48, 38, 10, 'fill="#FFFDF8" fill-opacity=".92"');

const places: Place[] = [
  ...times(6, (i) => ({
    id: `g${i + 1}`,
    x: LEFT + i * ACROSS,
    y: VINE,
    w: 56,
    h: 68,
    shape: bunch(i + 1),
    print: text(0, 8, i + 1, 'class="num" font-size="24" text-anchor="middle" fill="#2B2521"'),
    tag: [16, -26] as const,
  })),
  ...ORDERS.map((order, i) => ({
    id: `o${order}`,
    x: ORDER_X + i * ORDER_ACROSS,
    y: ORDER_Y,
    w: 106,
    h: 90,
    shape: barrel,
    print: text(0, 10, order, 'class="num" font-size="30" text-anchor="middle" fill="#2B2521"'),
    tag: [34, -32] as const,
  })),
];

const ground =
  path('M6 20H354M6 44H354', 'stroke="#A98A58" stroke-width="3" stroke-linecap="round"') +
  [8, 122, 238, 352].map((x) => rect(x - 4, 8, 8, 88, 2, 'fill="#8A6A3A"')).join('') +
  path(
    'M6 20C60 4 90 34 140 18S240 32 290 16 340 22 354 18',
    'fill="none" stroke="#6E8A48" stroke-width="4" stroke-linecap="round"',
  ) +
  rect(10, 176, 340, 4, 2, 'fill="#D8C49A"');

export const viticulture: Area = {
  ground,
  places,
  over: (marks) =>
    RESOURCE.map((kind, i) =>
      at(LEFT + i * ACROSS, 136, resource(kind, 0.9) + (marks.has(`g${i + 1}`) ? loop(16) : '')),
    ).join('') +
    ORDERS.map((order, i) => {
      const got = marks.has(`o${order}`);
      const x = ORDER_X + i * ORDER_ACROSS;
      return star(x - 12, ORDER_Y + 56, got, 10) + star(x + 12, ORDER_Y + 56, got, 10);
    }).join(''),
};
