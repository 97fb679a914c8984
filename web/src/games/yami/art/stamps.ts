// Stamps of the kingdom map: night, light from the upper left, foot at 0,0.
import { at, circle, ellipse, group, num, path, poly, rect } from '../../../art/svg';
import { TONES, type Colour } from './spirits';

export const stamp = {
  tree: (s = 1, v = 0): string => {
    const b = ['#1E4E38', '#235A3F', '#2A6244'][v % 3];
    return group(
      `scale(${s})`,
      ellipse(2, 1, 13, 4, 'fill="#07150F" opacity=".45"') +
        rect(-2, -10, 4, 10, 1, 'fill="#3A2C22"') +
        circle(0, -19, 13, `fill="${b}"`) +
        circle(7, -13, 8, `fill="#173F2E"`) +
        circle(-3.5, -23, 8.5, 'fill="#3B7A50" opacity=".9"') +
        circle(-5.5, -26, 4.2, 'fill="#6AA56C" opacity=".85"'),
    );
  },
  pine: (s = 1, v = 0): string =>
    group(
      `scale(${s})`,
      ellipse(2, 1, 11, 3.5, 'fill="#07150F" opacity=".45"') +
        rect(-1.8, -7, 3.6, 7, 0, 'fill="#3A2C22"') +
        (
          [
            [-6, 13, 16],
            [-15, 10.5, 14],
            [-23, 8, 13],
          ] as [number, number, number][]
        )
          .map(
            ([y, w, h], i) =>
              poly(
                [
                  [-w, y],
                  [0, y - h],
                  [w, y],
                ],
                `fill="${['#1B4A3A', '#205443', '#275F4A'][(i + v) % 3]}"`,
              ) +
              poly(
                [
                  [-w, y],
                  [0, y - h],
                  [-w * 0.2, y],
                ],
                'fill="#4A8768" opacity=".7"',
              ),
          )
          .join(''),
    ),
  dead: (s = 1, v = 0): string =>
    group(
      `scale(${v % 2 ? -s : s} ${s})`,
      ellipse(2, 1, 9, 3, 'fill="#0B0912" opacity=".5"') +
        path(
          'M0 0C-2-10 2-16 0-26M0-12C-6-15-9-19-9-27M-7.5-20-13-24M0-17C5-20 8-24 7-32M6-25 11-29M0-26C-3-30-3-34-5-39M0-26C3-30 5-33 4-38',
          'fill="none" stroke="#161224" stroke-width="3" stroke-linecap="round"',
        ) +
        path('M-1-3C-2-10 1-16-.5-25', 'fill="none" stroke="#6E6690" stroke-width="1" stroke-linecap="round"') +
        (v % 3 ? ellipse(6, -2, 3, 1.8, 'fill="#C9B4E6"') + ellipse(-5, 0, 2.2, 1.4, 'fill="#9E88C4"') : ''),
    ),
  fern: (s = 1): string =>
    group(
      `scale(${s})`,
      [-60, -32, -8, 18, 44, 68]
        .map((a, i) =>
          group(
            `rotate(${a})`,
            path('M0 0C-1-8 1-14 4-18', `fill="none" stroke="${i % 2 ? '#5E9A63' : '#8BBF7C'}" stroke-width="2" stroke-linecap="round"`) +
              path('M0-6l-4-2M1-10l-4-3M0-6l4-1M1-11l4-1', 'stroke="#6AA56C" stroke-width="1.2"'),
          ),
        )
        .join(''),
    ),
  reed: (s = 1): string =>
    group(
      `scale(${s})`,
      path(
        'M0 0C0-10-2-16-4-22M3 0C4-9 4-16 4-26M-4 0C-5-6-7-10-9-14M7 0C8-7 10-11 12-15',
        'fill="none" stroke="#7DA07C" stroke-width="1.7" stroke-linecap="round"',
      ) + path('M4-26v-7M-4-22l-1-6', 'stroke="#5B3D22" stroke-width="3.4" stroke-linecap="round"'),
    ),
  column: (h = 40, cut = true, s = 1): string =>
    group(
      `scale(${s})`,
      ellipse(2, 1, 12, 3.5, 'fill="#0A1512" opacity=".45"') +
        rect(-9, -5, 18, 5, 1, 'fill="#8C948C"') +
        rect(-6.5, -h, 13, h - 5, 0, 'fill="#A9B0A4"') +
        rect(1.5, -h, 5, h - 5, 0, 'fill="#6A746E"') +
        path(`M-3.5 ${-h + 2}V-7M-.5 ${-h + 2}V-7`, 'stroke="#7F887F" stroke-width="1"') +
        (cut
          ? poly(
              [
                [-6.5, -h + 0.5],
                [-4, -h - 6],
                [0, -h - 2],
                [3, -h - 5],
                [6.5, -h + 0.5],
              ],
              'fill="#A9B0A4"',
            )
          : rect(-9, -h - 5, 18, 5, 1, 'fill="#C3C9BC"')),
    ),
  arch: (s = 1): string =>
    group(
      `scale(${s})`,
      ellipse(2, 2, 32, 6, 'fill="#0A1512" opacity=".45"') +
        path('M-28 0V-36C-28-66 28-66 28-36V0H15V-34C15-50-15-50-15-34V0Z', 'fill="#98A198" stroke="#2B332C" stroke-width="1.4"') +
        path('M15 0V-34C15-44 4-46 0-46V-58C16-58 28-50 28-36V0Z', 'fill="#5F6B64"') +
        path('M-28-20H-15M15-20H28M-22-44-13-38M22-44 13-38M0-58V-46', 'stroke="#2B332C" stroke-width="1.2" opacity=".7"') +
        path('M-15-34C-15-50 15-50 15-34V0H-15Z', 'fill="#0E1522" opacity=".85"') +
        (
          [
            [-5, -30],
            [6, -22],
            [1, -12],
            [-7, -16],
          ] as [number, number][]
        )
          .map(([x, y]) => circle(x, y, 1, 'fill="#F6F0CE"'))
          .join(''),
    ),
  dome: (s = 1): string =>
    group(
      `scale(${s})`,
      ellipse(2, 2, 44, 7, 'fill="#0A1512" opacity=".45"') +
        path('M-38 0V-26H38V0Z', 'fill="#8C968E" stroke="#2B332C" stroke-width="1.4"') +
        rect(8, -26, 30, 26, 0, 'fill="#59655F"') +
        path(
          'M-38-26C-38-66 6-74 20-58L10-52 16-44 6-40 12-30 2-26Z',
          'fill="#A7B2A8" stroke="#2B332C" stroke-width="1.4" stroke-linejoin="round"',
        ) +
        path('M-30-28C-30-52-14-62 0-63M-14-27C-14-46-4-60 8-63', 'fill="none" stroke="#6E7A72" stroke-width="1.3"') +
        at(
          14,
          -34,
          rect(-5, -5, 46, 10, 2, 'fill="#B98A3C" stroke="#4A3412" stroke-width="1.2"') +
            rect(34, -7, 9, 14, 2, 'fill="#8A6326" stroke="#4A3412" stroke-width="1.2"'),
          1,
          -42,
        ) +
        path('M-26 0V-14a6 6 0 0 1 12 0V0Z', 'fill="#1A2420"') +
        path('M34-26H40V-20H34ZM-4-18h8v8h-8Z', 'fill="#1A2420" opacity=".8"'),
    ),
  lodge: (s = 1): string =>
    group(
      `scale(${s})`,
      ellipse(3, 2, 40, 7, 'fill="#07150F" opacity=".45"') +
        rect(-28, -24, 56, 24, 3, 'fill="#A87B4C"') +
        rect(6, -24, 22, 24, 0, 'fill="#7A5531"') +
        poly(
          [
            [-38, -22],
            [0, -58],
            [38, -22],
          ],
          'fill="#C9A35A"',
        ) +
        poly(
          [
            [0, -58],
            [38, -22],
            [8, -22],
          ],
          'fill="#8F6C33"',
        ) +
        path('M-30-28-6-50M-20-27-3-46M-8-26 0-42', 'stroke="#E7C987" stroke-width="1.3" opacity=".8"') +
        path('M-8 0V-13a8 8 0 0 1 16 0V0Z', 'fill="#3A2614"') +
        circle(-18, -12, 4.5, 'fill="#FFE39A"') +
        circle(18, -12, 4.5, 'fill="#FFD477"') +
        path('M0-58V-76', 'stroke="#E9DDBF" stroke-width="2"') +
        path('M0-76 20-71 0-65Z', 'fill="#4C8A38"'),
    ),
  watch: (s = 1): string =>
    group(
      `scale(${s})`,
      path('M-9 0-5-30M9 0 5-30M-8-8 7-18M8-8-7-18', 'stroke="#7A5531" stroke-width="2.6"') +
        rect(-10, -42, 20, 13, 1, 'fill="#A87B4C"') +
        rect(1, -42, 9, 13, 0, 'fill="#7A5531"') +
        poly(
          [
            [-14, -41],
            [0, -54],
            [14, -41],
          ],
          'fill="#8F6C33"',
        ) +
        rect(-5, -39, 6, 7, 1, 'fill="#FFE39A"'),
    ),
  gate: (s = 1): string =>
    group(
      `scale(${s})`,
      ellipse(1, 1, 20, 4, 'fill="#07150F" opacity=".4"') +
        rect(-17, -28, 8, 28, 1, 'fill="#9AA396"') +
        rect(9, -28, 8, 28, 1, 'fill="#6A746E"') +
        rect(-21, -35, 42, 8, 2, 'fill="#8C968A"') +
        path('M-21-34c4-6 10-2 12-5 5-2 8 3 12 1 6-2 8 2 17 3l-2 3H-20Z', 'fill="#5E9A63"') +
        path('M-14-27v8M12-27v6M16-27v11', 'stroke="#5E9A63" stroke-width="2" stroke-linecap="round"'),
    ),
  root: (s = 1): string =>
    group(
      `scale(${s})`,
      ellipse(1, 1, 24, 5, 'fill="#07150F" opacity=".4"') +
        path('M-24 1C-14-4-12-12-10-30H10C12-12 15-4 26 1 16 2 12-1 8 1 4-1-2 3-6 0-12 3-18 1-24 1Z', 'fill="#6B4A30"') +
        path('M4-30H10C12-12 15-4 26 1 16 2 10-4 4-30Z', 'fill="#4A3220"') +
        ellipse(0, -30, 10, 4, 'fill="#C49A66"') +
        ellipse(0, -30, 5.5, 2, 'fill="none" stroke="#7A5531" stroke-width="1"') +
        path('M-5-4a5 6 0 0 1 10 0Z', 'fill="#1E140C"'),
    ),
  bell: (s = 1): string =>
    group(
      `scale(${s})`,
      path('M-15 0C-13-6-12-22 0-24 12-22 13-6 15 0Z', 'fill="#C29A4A" stroke="#4A3412" stroke-width="1.4"') +
        path('M4-23C12-20 13-6 15 0H6Z', 'fill="#8A6326"') +
        circle(0, -26, 3, 'fill="none" stroke="#C29A4A" stroke-width="2"') +
        path('M-12-8H12', 'stroke="#4A3412" stroke-width="1.2"') +
        path('M-24 0q6-3 12 0t12 0 12 0 12 0', 'fill="none" stroke="#BFE3E6" stroke-width="1.6" stroke-linecap="round"'),
    ),
  swirl: (s = 1): string =>
    group(
      `scale(${s} ${num(s * 0.55)})`,
      path(
        'M0 0C4-4 9 0 7 5 4 12-8 11-11 2-14-10-2-19 10-16 24-12 27 6 18 16 6 27-18 25-25 8',
        'fill="none" stroke="#BFE3E6" stroke-width="2.6" stroke-linecap="round" opacity=".85"',
      ),
    ),
  rock: (s = 1): string =>
    group(
      `scale(${s})`,
      ellipse(2, 1, 14, 4, 'fill="#0A0812" opacity=".45"') +
        poly(
          [
            [-13, 0],
            [-9, -10],
            [0, -14],
            [10, -8],
            [14, 0],
          ],
          'fill="#5A5570"',
        ) +
        poly(
          [
            [0, -14],
            [10, -8],
            [14, 0],
            [3, 0],
          ],
          'fill="#38344C"',
        ),
    ),
  // Lichen's tower, about 110 x 190, with the five vines at its foot; cleansed ones (bits of colours) are cut.
  tower: (clean = '', s = 1): string => {
    const patch = (x: number, y: number, r: number): string =>
      circle(x, y, r, 'fill="#B9D88A"') +
      circle(x + r * 0.9, y + r * 0.4, r * 0.6, 'fill="#8DB46A"') +
      circle(x - r * 0.8, y + r * 0.5, r * 0.5, 'fill="#D7EDB0"');
    const V: [Colour, number, string][] = [
      ['r', -30, 'M-30 6C-44-20-8-34-26-62'],
      ['o', -14, 'M-14 8C-30-14 8-44-8-84'],
      ['g', 2, 'M2 8C20-20-14-50 10-76'],
      ['b', 18, 'M18 8C36-18 4-40 26-70'],
      ['p', 32, 'M32 6C46-18 18-34 34-54'],
    ];
    return group(
      `scale(${s})`,
      poly(
        [
          [-86, 14],
          [-60, -22],
          [-40, -34],
          [44, -32],
          [66, -14],
          [92, 14],
          [70, 34],
          [34, 26],
          [2, 40],
          [-38, 24],
          [-62, 32],
        ],
        'fill="#2A2138"',
      ) +
        poly(
          [
            [44, -32],
            [66, -14],
            [92, 14],
            [70, 34],
            [34, 26],
            [30, 14],
          ],
          'fill="#1B1528"',
        ) +
        path('M-60-22-52 6M-24-30-30 10M52-24 58 8', 'stroke="#4A3E60" stroke-width="1.6" opacity=".7"') +
        poly(
          [
            [-34, -26],
            [-27, -150],
            [-34, -158],
            [-34, -170],
            [-24, -170],
            [-24, -163],
            [-14, -163],
            [-14, -172],
            [-4, -172],
            [-2, -160],
            [8, -166],
            [12, -152],
            [24, -158],
            [26, -146],
            [34, -26],
          ],
          'fill="#4B4263" stroke="#15101F" stroke-width="1.6" stroke-linejoin="round"',
        ) +
        poly(
          [
            [6, -26],
            [8, -166],
            [12, -152],
            [24, -158],
            [26, -146],
            [34, -26],
          ],
          'fill="#322B47"',
        ) +
        path('M-27-130H-12M-24-110H-4M-28-90H-16M8-128H20M12-100H28M10-70H26', 'stroke="#6A5F86" stroke-width="1.4" opacity=".7"') +
        path('M-9-120v-9a6 6 0 0 1 12 0v9ZM-8-92v-8a5.5 5.5 0 0 1 11 0v8Z', 'fill="#E7F7A8"') +
        circle(-3, -124, 20, 'fill="#DDF28A" opacity=".16"') +
        patch(-22, -140, 5) +
        patch(18, -134, 6) +
        patch(-24, -74, 6) +
        patch(22, -84, 5) +
        patch(-2, -152, 4) +
        patch(27, -50, 5) +
        V.map(([k, x, d]) =>
          clean.includes(k)
            ? path(`M${x} 8q-4-8-1-14`, 'fill="none" stroke="#A9CF8B" stroke-width="3" stroke-linecap="round"') +
              at(
                x - 2,
                -8,
                [0, 72, 144, 216, 288].map((a) => group(`rotate(${a})`, ellipse(0, -3.4, 2.2, 3.2, `fill="${TONES[k].light}"`))).join('') +
                  circle(0, 0, 1.9, 'fill="#FFF3A8"'),
              )
            : path(d, 'fill="none" stroke="#160C1C" stroke-width="7" stroke-linecap="round"') +
              path(d, 'fill="none" stroke="#7A3E72" stroke-width="4" stroke-linecap="round"') +
              path(d, `fill="none" stroke="${TONES[k].light}" stroke-width="1.3" stroke-dasharray="4 7" stroke-linecap="round"`),
        ).join('') +
        path('M-10-10V-26a10 10 0 0 1 20 0V-10Z', 'fill="#0E0A16" stroke="#6A5F86" stroke-width="1.4"'),
    );
  },
};
