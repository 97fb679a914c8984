// One ruin for each value; the ruin of value n is made of n countable parts. The ground line is y = 214.
import { circle, path, poly, rect, type Point } from '../../../art/svg';

/** Attributes of the three tones of the stone, its bright edge, its cracks and its openings. */
export interface Tones {
  readonly light: string;
  readonly middle: string;
  readonly dark: string;
  readonly bright: string;
  readonly crack: string;
  readonly hole: string;
}
/** The drawing, and where lights burn at night. */
export type Building = [string, Point[]];

const BUILDINGS: Record<number, (c: Tones) => Building> = {
  1: (c) => [
    poly(
      [
        [84, 214],
        [90, 120],
        [104, 96],
        [118, 116],
        [122, 214],
      ],
      c.middle,
    ) +
      poly(
        [
          [104, 96],
          [118, 116],
          [122, 214],
          [108, 214],
        ],
        c.dark,
      ) +
      path('M98 132l6 8-5 9 7 8M112 168l-4 9', c.crack) +
      path('M94 186h9M94 178h6', c.crack),
    [[101, 150]],
  ],
  2: (c) => [
    poly(
      [
        [62, 214],
        [66, 132],
        [88, 132],
        [90, 214],
      ],
      c.middle,
    ) +
      poly(
        [
          [80, 132],
          [88, 132],
          [90, 214],
          [82, 214],
        ],
        c.dark,
      ) +
      poly(
        [
          [112, 214],
          [114, 132],
          [136, 132],
          [140, 214],
        ],
        c.middle,
      ) +
      poly(
        [
          [129, 132],
          [136, 132],
          [140, 214],
          [132, 214],
        ],
        c.dark,
      ) +
      poly(
        [
          [46, 132],
          [52, 108],
          [150, 102],
          [156, 124],
          [152, 134],
        ],
        c.light,
      ) +
      poly(
        [
          [46, 132],
          [152, 134],
          [156, 124],
          [150, 126],
          [60, 124],
        ],
        c.dark,
      ) +
      path('M74 150l5 9-5 8M122 176l4 8', c.crack),
    [[101, 196]],
  ],
  3: (c) => [
    rect(40, 132, 22, 82, 1, c.middle) +
      rect(55, 132, 7, 82, 0, c.dark) +
      rect(89, 132, 22, 82, 1, c.middle) +
      rect(104, 132, 7, 82, 0, c.dark) +
      rect(138, 158, 22, 56, 1, c.middle) +
      rect(153, 158, 7, 56, 0, c.dark) +
      path('M36 134A40 40 0 0 1 115 134H101A26 26 0 0 0 50 134Z', c.light) +
      path('M36 134A40 40 0 0 1 75 94V108A26 26 0 0 0 50 134Z', c.bright) +
      path('M86 134A40 40 0 0 1 122 96L124 110A26 26 0 0 0 100 134Z', c.middle) +
      path('M134 160l10-8 8 3 12-6-2 11Z', c.light) +
      path('M44 156h14M93 176h14M142 190h14M75 94v13M100 104l-6 9', c.crack),
    [
      [75, 168],
      [124, 186],
    ],
  ],
  4: (c) => {
    let s = rect(30, 204, 140, 10, 1, c.middle) + rect(30, 204, 140, 3, 0, c.bright);
    (
      [
        [42, 96],
        [74, 110],
        [106, 128],
        [140, 96],
      ] as Point[]
    ).forEach(([x, y], i) => {
      s +=
        rect(x, y, 18, 204 - y, 0, c.middle) +
        rect(x + 12, y, 6, 204 - y, 0, c.dark) +
        rect(x + 2, y, 3, 204 - y, 0, c.bright) +
        rect(x - 4, 198, 26, 6, 1, c.light) +
        (i === 0 || i === 3 ? rect(x - 5, y - 9, 28, 9, 2, c.light) : path(`M${x} ${y}l5-6 5 4 4-7 4 9Z`, c.middle));
    });
    return [
      s +
        rect(34, 78, 66, 9, 1, c.light) +
        path('M100 78l6 3-4 6h-2Z', c.dark) +
        path('M46 140h6M78 166h6M144 128h6', c.crack),
      [
        [65, 190],
        [129, 176],
      ],
    ];
  },
  5: (c) => {
    let s = '';
    for (let i = 0; i < 5; i++) {
      const w = 152 - i * 26,
        y = 194 - i * 22,
        x = 100 - w / 2;
      s +=
        rect(x, y, w, 20, 1, c.middle) +
        rect(x, y, w, 4, 0, c.light) +
        poly(
          [
            [x + w * 0.72, y],
            [x + w, y],
            [x + w, y + 20],
            [x + w * 0.72, y + 20],
          ],
          c.dark,
        ) +
        rect(x, y, w, 20, 1, 'fill="url(#brick)" opacity=".5"');
    }
    return [
      s +
        poly(
          [
            [88, 214],
            [94, 106],
            [106, 106],
            [112, 214],
          ],
          c.light,
        ) +
        path('M91 196h18M92 184h16M92 172h16M93 160h14M93 148h14M94 136h12M94 124h12', c.crack),
      [[100, 112]],
    ];
  },
  6: (c) => {
    let s = '';
    for (let r = 0; r < 2; r++)
      for (let i = 0; i < 3; i++) {
        const x = 28 + i * 48,
          y = r ? 150 : 98,
          h = r ? 64 : 50;
        if (!r && i === 2) {
          s +=
            path(`M${x} ${y + 52}V${y}h10l6 8 8-2 3 12 6 4v30Z`, c.middle) +
            path(`M${x + 24} ${y + 52}V${y + 6}l3 12 6 4v30Z`, c.dark);
          continue;
        }
        s +=
          path(`M${x} ${y}h48v${h + 2}h-12v-${h - 26}a12 12 0 0 0-24 0v${h - 26}h-12Z`, c.middle) +
          path(`M${x + 36} ${y + h + 2}v-${h - 26}a12 12 0 0 0-12-12v-6a20 20 0 0 1 24 20v${h}Z`, c.dark);
      }
    s += rect(24, 146, 152, 7, 1, c.light) + rect(24, 93, 112, 7, 1, c.light);
    return [
      s + path('M34 120h6M82 180h8M132 176h8', c.crack),
      [
        [52, 176],
        [100, 176],
        [148, 176],
      ],
    ];
  },
  7: (c) => {
    let s = '';
    for (let i = 0; i < 7; i++) {
      const w = 92 - i * 10,
        y = 198 - i * 19,
        x = 100 - w / 2;
      s +=
        rect(x + 5, y, w - 10, 17, 0, c.middle) +
        rect(x + w * 0.62, y, w * 0.38 - 5, 17, 0, c.dark) +
        poly(
          [
            [x - 5, y + 2],
            [x + w + 5, y + 2],
            [x + w - 3, y - 5],
            [x + 3, y - 5],
          ],
          c.light,
        ) +
        poly(
          [
            [x + w * 0.6, y + 2],
            [x + w + 5, y + 2],
            [x + w - 3, y - 5],
            [x + w * 0.6, y - 5],
          ],
          c.dark,
        );
    }
    s +=
      poly(
        [
          [92, 80],
          [100, 50],
          [108, 80],
        ],
        c.light,
      ) +
      poly(
        [
          [100, 50],
          [108, 80],
          [100, 80],
        ],
        c.dark,
      );
    return [
      s + path('M94 214v-10a6 6 0 0 1 12 0v10Z', c.hole),
      [
        [100, 208],
        [92, 168],
        [106, 130],
      ],
    ];
  },
  8: (c) => {
    let s = rect(22, 202, 156, 12, 1, c.middle) + rect(22, 202, 156, 4, 0, c.bright);
    for (let i = 0; i < 8; i++) {
      const x = 28 + i * 18.6,
        b = i === 5;
      s +=
        rect(x, b ? 168 : 130, 12, b ? 34 : 72, 0, c.middle) +
        rect(x + 8, b ? 168 : 130, 4, b ? 34 : 72, 0, c.dark) +
        (b ? path(`M${x} 168l4-5 4 3 4-6v8Z`, c.middle) : '');
    }
    s +=
      rect(24, 120, 150, 10, 1, c.light) +
      path('M20 120 100 74l28 16 4 10 12 2 6 8 30 10Z', c.middle) +
      path('M100 74l28 16 4 10 12 2 6 8 30 10h-80Z', c.dark) +
      circle(92, 106, 9, c.hole) +
      path('M40 120 100 84M60 202v-8M132 196h6', c.crack);
    return [s, [[92, 106]]];
  },
  9: (c) => {
    let s =
      rect(28, 138, 144, 76, 1, c.middle) +
      rect(124, 138, 48, 76, 0, c.dark) +
      rect(28, 132, 144, 7, 1, c.light) +
      path('M64 132a36 40 0 0 1 72 0Z', c.middle) +
      path('M100 92a36 40 0 0 1 36 40h-36Z', c.dark) +
      path('M70 126a30 34 0 0 1 16-26', c.crack) +
      poly(
        [
          [96, 92],
          [100, 66],
          [104, 92],
        ],
        c.light,
      );
    for (let r = 0; r < 3; r++)
      for (let i = 0; i < 3; i++) {
        s += path(`M${46 + i * 46} ${162 + r * 24}v-9a7 7 0 0 1 14 0v9Z`, c.hole);
      }
    s +=
      rect(20, 110, 16, 104, 1, c.light) +
      rect(29, 110, 7, 104, 0, c.dark) +
      path('M18 110l10-20 10 20Z', c.middle) +
      path('M164 214v-72l6-6 4 5 6-4v77Z', c.middle);
    return [
      s,
      [
        [53, 158],
        [99, 182],
        [145, 158],
        [53, 206],
      ],
    ];
  },
  10: (c) => {
    let s =
      rect(26, 92, 44, 122, 1, c.middle) +
      rect(56, 92, 14, 122, 0, c.dark) +
      rect(130, 92, 44, 122, 1, c.middle) +
      rect(160, 92, 14, 122, 0, c.dark) +
      path('M62 108h76v106h-14v-56a24 26 0 0 0-48 0v56H62Z', c.middle) +
      path('M100 108h38v106h-14v-56a24 26 0 0 0-24-26Z', c.dark) +
      rect(20, 84, 56, 9, 1, c.light) +
      rect(124, 84, 56, 9, 1, c.light) +
      path('M62 108h76v-9H62Z', c.light);
    for (let i = 0; i < 5; i++) {
      s +=
        rect(24 + i * 10.5, 74, 7, 10, 0, c.light) +
        rect(128 + i * 10.5, 74, 7, 10, 0, i === 3 ? 'opacity="0"' : c.light);
    }
    s +=
      circle(100, 121, 6, c.hole) +
      path('M38 116h10M38 140h8M142 150h10M40 180h9', c.crack) +
      path('M41 104v-2a5 5 0 0 1 10 0v8H41ZM145 104v-2a5 5 0 0 1 10 0v8h-10Z', c.hole);
    return [
      s,
      [
        [46, 106],
        [150, 106],
        [100, 121],
      ],
    ];
  },
};
export const building = (value: number, tones: Tones): Building => BUILDINGS[value]!(tones);
