// The two sides of the board: a clearing in the forest, a cove of the lake. Grid of n by n cells, origin at 0,0.
import { circle, ellipse, fill, group, num, path, poly, rect, seeded, times, unique } from '../../../art/svg';

export type Ground = 'forest' | 'lake';
interface Paint {
  readonly frame: string;
  readonly floor: readonly [string, string, string];
  readonly spots: readonly [string, string];
  readonly blade: string;
}
const PAINTS: Readonly<Record<Ground, Paint>> = {
  forest: { frame: '#173326', floor: ['#5E8A55', '#3C6742', '#1F4230'], spots: ['#7FAE63', '#16382A'], blade: '#A9CF8B' },
  lake: { frame: '#12303A', floor: ['#4E8F97', '#2B6675', '#163F52'], spots: ['#7FC0BE', '#103446'], blade: '#BFE3E6' },
};

/** Trees or reeds all round, cut off by the frame. */
function ring(ground: Ground, W: number, M: number, r: () => number): string {
  const tree = (x: number, y: number, R: number): string => {
    const t = r();
    const leaves = t > 0.66 ? '#2F5E3C' : t > 0.33 ? '#28543A' : '#376A40';
    return (
      circle(x + 2, y + 4, R, 'fill="#0C2118" opacity=".45"') +
      circle(x, y, R, fill(leaves)) +
      circle(x - R * 0.25, y - R * 0.28, R * 0.62, 'fill="#4F8450" opacity=".8"') +
      circle(x - R * 0.36, y - R * 0.42, R * 0.3, 'fill="#7DAE6A" opacity=".8"')
    );
  };
  const reed = (x: number, y: number, R: number): string => {
    const lean = (r() - 0.5) * R;
    return (
      ellipse(x, y + R * 0.5, R, R * 0.5, `fill="${r() > 0.5 ? '#2E5F5A' : '#275450'}"`) +
      path(
        `M${num(x - 3)} ${num(y + R * 0.6)}q${num(lean)}-${num(R)} ${num(lean - 2)}-${num(R * 1.5)}M${num(x + 3)} ${num(y + R * 0.6)}q${num(lean)}-${num(R)} ${num(lean + 4)}-${num(R * 1.3)}`,
        'fill="none" stroke="#7DA07C" stroke-width="2" stroke-linecap="round"',
      ) +
      path(`M${num(x - 5 + lean)} ${num(y - R * 0.7)}v-6`, 'stroke="#6B4A2A" stroke-width="3.6" stroke-linecap="round"')
    );
  };
  const put = ground === 'forest' ? tree : reed;
  return times(30, (i) => {
    const t = -M + (i / 29) * (W + 2 * M);
    return (
      put(t, -M + 2 + r() * 8, 12 + r() * 9) +
      put(t, W + M - 2 - r() * 8, 12 + r() * 9) +
      put(-M + 2 + r() * 8, t, 12 + r() * 9) +
      put(W + M - 2 - r() * 8, t, 12 + r() * 9)
    );
  }).join('');
}

/** The board with a frame of `margin` units; nothing drawn inside the grid may look like a piece. */
export function board(ground: Ground, n: number, unit: number, margin: number): string {
  const W = n * unit;
  const r = seeded(23);
  const paint = PAINTS[ground];
  const [clip, floor] = [unique('yf'), unique('yg')];
  const whole = rect(-margin, -margin, W + 2 * margin, W + 2 * margin, Math.min(26, margin + 6), fill(paint.frame));
  const trees = group('', whole + ring(ground, W, margin, r), `clip-path="url(#${clip})"`);
  const spots = times(46, () =>
    ellipse(
      r() * W,
      r() * W,
      14 + r() * 40,
      8 + r() * 22,
      `fill="${r() > 0.5 ? paint.spots[0] : paint.spots[1]}" opacity="${num(0.06 + r() * 0.1)}"`,
    ),
  );
  const blades = times(60, () => {
    const [x, y] = [num(r() * W), num(r() * W)];
    const d = ground === 'forest' ? `M${x} ${y}q-2-5-4-6M${x} ${y}q0-5 1-7M${x} ${y}q3-4 5-5` : `M${x} ${y}q4-3 8 0t8 0`;
    return path(d, `fill="none" stroke="${paint.blade}" stroke-width="1.1" opacity=".4"`);
  });
  const beams =
    poly(
      [
        [W * 0.1, 0],
        [W * 0.32, 0],
        [W * 0.62, W],
        [W * 0.3, W],
      ],
      'fill="#F4F7C8" opacity=".07"',
    ) +
    poly(
      [
        [W * 0.5, 0],
        [W * 0.6, 0],
        [W * 0.95, W],
        [W * 0.8, W],
      ],
      'fill="#F4F7C8" opacity=".06"',
    );
  const lines = times(n - 1, (i) => `M${num((i + 1) * unit)} 0V${num(W)}M0 ${num((i + 1) * unit)}H${num(W)}`).join('');
  const dots = times(n / 3 + 1, (i) =>
    times(n / 3 + 1, (j) => circle(i * 3 * unit, j * 3 * unit, 1.8, 'fill="#EAF5D8" opacity=".55"')).join(''),
  );
  const flies = times(7, () => {
    const [x, y] = [14 + r() * (W - 28), 14 + r() * (W - 28)];
    return circle(x, y, 5, 'fill="#FFF3A8" opacity=".18"') + circle(x, y, 1.6, fill('#FFF8CF'));
  });
  return (
    `<defs><clipPath id="${clip}"><rect x="${num(-margin)}" y="${num(-margin)}" width="${num(W + 2 * margin)}" height="${num(W + 2 * margin)}" rx="${Math.min(26, margin + 6)}"/></clipPath>` +
    `<radialGradient id="${floor}" cx=".5" cy=".45" r=".75"><stop offset="0" stop-color="${paint.floor[0]}"/><stop offset=".6" stop-color="${paint.floor[1]}"/><stop offset="1" stop-color="${paint.floor[2]}"/></radialGradient></defs>` +
    trees +
    rect(0, 0, W, W, 8, `fill="url(#${floor})"`) +
    spots.join('') +
    blades.join('') +
    beams +
    path(lines, 'stroke="#EAF5D8" stroke-opacity=".22" stroke-width="1"') +
    rect(0, 0, W, W, 8, 'fill="none" stroke="#EAF5D8" stroke-opacity=".5" stroke-width="1.5"') +
    dots.join('') +
    flies.join('')
  );
}

/** The table below the board: scattered leaves in the ornament's ink. */
export function leaves(): string {
  const r = seeded(9);
  return times(26, () => {
    const [x, y, s, turn] = [r() * 1136, r() * 578, 0.8 + r() * 1.6, r() * 360];
    return group(
      `translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${num(s)})`,
      path('M-9 9C-11-3-3-11 10-10 11 3 3 11-9 9Z', 'fill="var(--table-ink)"'),
      'opacity=".07"',
    );
  }).join('');
}
