// The temple in the forest; also on the box.
import { circle, fill, path, rect, times } from '../../../art/svg';
import { LANDS } from './lands';

const TREES = [
  [22, 118, 26],
  [52, 134, 18],
  [176, 116, 28],
  [150, 136, 17],
] as const;

export function forest(): string {
  const { far, near, wall, soil } = LANDS.green;
  return (
    path('M0 78C20 56 44 60 54 70 70 50 96 54 106 70 124 52 152 56 160 72 174 62 190 64 200 74V160H0Z', fill(far)) +
    times(4, (i) => {
      const [w, y] = [112 - i * 24, 128 - i * 20];
      return (
        rect(100 - w / 2, y, w, 22, 1, fill(wall[1])) +
        rect(100 - w / 2, y, w, 4, 0, fill(wall[0])) +
        rect(100 + w * 0.2, y, w * 0.3, 22, 0, fill(wall[2]) + ' opacity=".75"')
      );
    }).join('') +
    rect(88, 50, 24, 20, 0, fill(wall[1])) +
    path('M82 50 100 36 118 50Z', fill(wall[0])) +
    path('M95 70V60a5 5 0 0 1 10 0V70Z', fill(soil[2])) +
    path('M94 150 96 72h8l2 78Z', fill(wall[0]) + ' opacity=".9"') +
    TREES.map(
      ([x, y, r]) =>
        rect(x - 3, y, 6, 40, 0, 'fill="#5C4B33"') +
        circle(x, y, r, fill(near)) +
        circle(x - r * 0.25, y - r * 0.3, r * 0.66, fill('#6DA873')) +
        circle(x - r * 0.35, y - r * 0.45, r * 0.34, fill('#9CCB95')),
    ).join('') +
    path('M70 128q4 10 0 18M128 110q-5 12 1 20', 'fill="none" stroke="#3F7A49" stroke-width="3" stroke-linecap="round"') +
    path('M0 146C60 136 120 152 200 142V162H0Z', fill(near))
  );
}
