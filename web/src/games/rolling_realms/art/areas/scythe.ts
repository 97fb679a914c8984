// Six columns: above a number that gains its resource, below one that costs another and scores a star.
import { at, path, rect, times } from '../../../../art/svg';
import { box, printed, star, type Area, type Place } from '../area';
import { cross, loop, resource, type Resource } from '../pieces';

interface Column {
  readonly top: number;
  readonly gain: Resource;
  readonly bottom: number;
  readonly cost: Resource;
}
const COLUMNS: readonly Column[] = [
  { top: 1, gain: 'coin', bottom: 5, cost: 'heart' },
  { top: 2, gain: 'heart', bottom: 6, cost: 'pumpkin' },
  { top: 3, gain: 'pumpkin', bottom: 2, cost: 'coin' },
  { top: 4, gain: 'coin', bottom: 1, cost: 'pumpkin' },
  { top: 5, gain: 'heart', bottom: 4, cost: 'coin' },
  { top: 6, gain: 'pumpkin', bottom: 3, cost: 'heart' },
];
const [LEFT, ACROSS] = [36, 57.6] as const;
const [GAIN, TOP, BOTTOM, COST, STAR] = [30, 80, 166, 218, 262] as const;

const places: Place[] = COLUMNS.flatMap(({ top, bottom }, i) => [
  { id: `t${i + 1}`, x: LEFT + i * ACROSS, y: TOP, w: 56, h: 62, shape: box(48, 52), print: printed(top, 27) },
  { id: `b${i + 1}`, x: LEFT + i * ACROSS, y: BOTTOM, w: 56, h: 62, shape: box(48, 52), print: printed(bottom, 27) },
]);

const ground = times(6, (i) => {
  const even = i % 2 === 0;
  return at(
    LEFT + i * ACROSS,
    0,
    rect(-27.5, 6, 55, 286, 12, `fill="${even ? '#F7EBCB' : '#F2E1B8'}" stroke="#D8BE86"`) +
      path(
        'M0 111v24m-7-9 7 10 7-10',
        'fill="none" stroke="#A9803A" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"',
      ) +
      path('M-20 200h40', 'stroke="#D8BE86" stroke-width="1.5" stroke-dasharray="2 4"'),
  );
}).join('');

const minus = path('M-5 0H5', 'stroke="#A32A1E" stroke-width="3.4" stroke-linecap="round"');

export const scythe: Area = {
  ground,
  places,
  over: (marks) =>
    COLUMNS.map(({ gain, cost }, i) => {
      const [gained, paid] = [marks.has(`t${i + 1}`), marks.has(`b${i + 1}`)];
      return at(
        LEFT + i * ACROSS,
        0,
        at(0, GAIN, resource(gain, 0.92) + (gained ? loop(16.5) : '')) +
          at(-15, COST + 2, minus) +
          at(7, COST + 2, resource(cost, 0.8) + (paid ? cross(9) : '')) +
          star(0, STAR, paid, 13),
      );
    }).join(''),
};
