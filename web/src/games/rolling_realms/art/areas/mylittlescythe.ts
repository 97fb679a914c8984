// Two rings of six hexagons; a coin for each pair of numbers; two stars for the sixth resource of a kind.
import { at, circle, hexagon, path, poly, rect, text, times } from '../../../../art/svg';
import { has, printed, rewards, star, type Area, type Place } from '../area';
import { loop, resource, RESOURCES, type Resource } from '../pieces';

const GROUPS: readonly { name: Resource; x: number; tone: string; line: string }[] = [
  { name: 'pumpkin', x: 88, tone: '#FBE6CC', line: '#D9A05A' },
  { name: 'heart', x: 272, tone: '#F8DCE0', line: '#D48D9A' },
];
const [RING_Y, STEP, RADIUS] = [87, 51, 28] as const;

const where = (x: number, i: number): [number, number] => {
  const a = (Math.PI / 3) * i - Math.PI / 2 - Math.PI / 6;
  return [x + Math.cos(a) * STEP, RING_Y + Math.sin(a) * STEP];
};

const places: Place[] = GROUPS.flatMap(({ name, x, tone }) =>
  times(6, (i) => {
    const [hx, hy] = where(x, i);
    return {
      id: `${name[0]!}${i + 1}`,
      x: hx,
      y: hy,
      w: 48,
      h: 50,
      shape: poly(hexagon(0, 0, RADIUS), `class="shape" style="--own:${tone}" stroke-linejoin="round"`),
      print: printed(i + 1, 24),
    };
  }),
);

const ground =
  GROUPS.map(
    ({ name, x, line }) =>
      circle(
        x,
        RING_Y,
        79,
        `fill="none" stroke="${line}" stroke-width="2" stroke-dasharray="2 5" stroke-linecap="round"`,
      ) + at(x, RING_Y, resource(name, 1.15)),
  ).join('') + path('M172 87h16', 'stroke="#C9BBA0" stroke-width="3" stroke-linecap="round" stroke-dasharray="1 6"');

export const mylittlescythe: Area = {
  ground,
  places,
  over: (_, tally) =>
    rect(14, 178, 332, 48, 12, 'fill="#F8F0DA" stroke="var(--cell-l)"') +
    times(6, (i) => {
      const got = has(tally, `pair${i + 1}`);
      return at(
        44 + i * 54,
        202,
        text(-13, 7, i + 1, 'class="num" font-size="19" text-anchor="middle" fill="var(--sink2)"') +
          at(8, 0, resource('coin', 0.86) + (got ? loop(15) : '')),
      );
    }).join('') +
    RESOURCES.map((kind, i) => {
      const [count, needed, got] = [tally[kind] ?? 0, tally.needed ?? 1, has(tally, `${kind}-stars`)];
      return at(
        14 + i * 113,
        236,
        rect(0, 0, 106, 56, 12, 'fill="#fff" stroke="var(--cell-l)"') +
          rewards(22, 21, [kind], false, 0.8) +
          text(40, 27, `${count} / ${needed}`, 'class="num" font-size="17" fill="var(--sink)"') +
          rect(12, 40, 82, 7, 3.5, 'fill="var(--cell)" stroke="var(--cell-l)"') +
          (count ? rect(12, 40, (82 * count) / needed, 7, 3.5, 'fill="#6C8F4E"') : '') +
          at(90, 14, star(0, 0, got, 8) + star(0, 16, got, 8)),
      );
    }).join(''),
};
