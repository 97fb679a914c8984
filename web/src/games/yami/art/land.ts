// The land of the kingdom at night for a desk: meadow, forest, infected ground, ruins, lake, Lichen's crag.
import { at, circle, ellipse, num, path, poly, rect, seeded } from '../../../art/svg';
import { draw, fogBank, scatter, stars, type Box, type Stamp } from './growth';
import { WIDE, type Link } from './kingdom';
import { stamp } from './stamps';

const flags = (): string => {
  const r = seeded(19);
  let s = '';
  for (let i = 0; i < 34; i++) {
    const x = 758 + r() * 180,
      y = 226 + r() * 260,
      w = 12 + r() * 14,
      h = w * 0.45;
    if (Math.hypot((x - 852) / 100, (y - 356) / 140) < 1)
      s += poly(
        [
          [x - w, y],
          [x - w * 0.3, y - h],
          [x + w * 0.8, y - h * 0.7],
          [x + w, y + h * 0.3],
          [x + w * 0.1, y + h],
        ],
        `fill="${r() > 0.5 ? '#82978E' : '#6C827B'}" opacity="${num(0.28 + r() * 0.25)}"`,
      );
  }
  return s;
};
const crag = (): string => {
  const r = seeded(57);
  let s =
    poly(
      [
        [896, 562],
        [902, 486],
        [930, 430],
        [926, 384],
        [950, 350],
        [966, 318],
        [1004, 306],
        [1104, 296],
        [1104, 562],
      ],
      'fill="#2B2340"',
    ) +
    poly(
      [
        [926, 384],
        [950, 350],
        [966, 318],
        [1004, 306],
        [1000, 372],
        [960, 420],
      ],
      'fill="#3D3357"',
    ) +
    poly(
      [
        [902, 486],
        [930, 430],
        [960, 420],
        [1000, 470],
        [950, 562],
        [896, 562],
      ],
      'fill="#352C4D"',
    ) +
    poly(
      [
        [1000, 372],
        [1104, 350],
        [1104, 430],
        [1040, 448],
        [1000, 470],
        [960, 420],
      ],
      'fill="#2F2746"',
    ) +
    poly(
      [
        [1040, 448],
        [1104, 430],
        [1104, 562],
        [1010, 562],
        [1000, 470],
      ],
      'fill="#251E39"',
    ) +
    path(
      'M966 318 1000 372 960 420 1000 470M1000 372 1104 350M1040 448 1000 470 950 562',
      'fill="none" stroke="#5B4F7C" stroke-width="1.2" opacity=".55"',
    );
  for (let i = 0; i < 13; i++) {
    const x = 936 + r() * 160,
      y = 404 + r() * 100,
      q = 1.4 + r() * 2.6;
    s += circle(x, y, q, 'fill="#B9D88A" opacity=".75"') + circle(x + q, y + q * 0.4, q * 0.6, 'fill="#8DB46A" opacity=".75"');
  }
  return s;
};
const LAKE =
  'M286 562C268 536 300 512 322 490 352 462 402 474 440 452 488 426 560 438 624 438 690 438 742 424 782 446 826 470 812 512 846 532 866 544 874 552 872 562Z';
const inLake = (x: number, y: number): boolean => y > 446 && x > 316 + Math.max(0, 500 - y) * 0.5 && x < 792 + (y - 450) * 0.6;

/** The wide land, 1104 by 562; `clean` are the letters of the cleansed vines at the tower's foot. */
export function wideLand(links: readonly Link[], clean: string): string {
  const CHART = WIDE;
  let s =
    rect(0, 0, 1104, 190, 0, 'fill="url(#ksky)"') +
    stars(5, 130, 1104, 150, [
      [16, 14, 210, 50],
      [200, 84, 190, 48],
      [450, 56, 230, 50],
      [710, 72, 130, 50],
      [900, 112, 130, 50],
      [776, 12, 320, 50],
    ]);
  s +=
    path(
      'M0 172C60 142 120 152 176 138S290 150 340 134 470 126 540 140 640 122 720 138 860 124 930 144 1040 132 1104 150V230H0Z',
      'fill="#27475F"',
    ) +
    path('M0 184C80 160 150 172 230 156S380 168 460 152 620 164 700 154 850 162 930 150 1050 168 1104 160V250H0Z', 'fill="#1F3F50"') +
    path('M0 196C120 170 230 186 330 172S560 176 700 172 900 176 1104 178V562H0Z', 'fill="url(#kland)"');
  // regions: meadow, infected ground, clearing, ruins, crag
  s +=
    path('M0 300C60 286 150 300 196 338 220 372 196 430 150 462 100 492 40 484 0 492Z', 'fill="#3B7A52" opacity=".55"') +
    path(
      'M304 190C360 160 560 158 640 168 720 176 772 196 776 232 772 274 700 282 640 284 560 290 470 300 420 280 360 262 296 240 304 190Z',
      'fill="#45405E" opacity=".8"',
    ) +
    path(
      'M330 200C400 174 560 172 640 184 720 192 752 214 744 238 700 268 560 272 470 274 400 268 326 236 330 200Z',
      'fill="#5A5476" opacity=".6"',
    ) +
    path(
      'M212 300C300 262 440 286 520 310 600 336 600 408 520 428 440 444 330 474 250 478 196 470 190 336 212 300Z',
      'fill="#23623F" opacity=".75"',
    ) +
    path(
      'M742 250C770 206 830 214 872 204 930 214 962 262 962 310L950 470C920 520 850 506 800 470 770 448 760 410 752 372 742 330 722 300 742 250Z',
      'fill="#4C655F" opacity=".6"',
    ) +
    flags() +
    crag();
  s +=
    path(LAKE, 'fill="#0B2530" opacity=".55" transform="translate(0 -5)"') +
    path(LAKE, 'fill="url(#klake)" stroke="#9CC9C4" stroke-opacity=".55" stroke-width="2"');
  {
    const r = seeded(31);
    let w = '';
    for (let i = 0; i < 46; i++) {
      const x = 320 + r() * 510,
        y = 456 + r() * 104;
      if (inLake(x, y)) w += `M${num(x)} ${num(y)}q5-3 10 0t10 0`;
    }
    s += path(w, 'fill="none" stroke="#BFE3E6" stroke-opacity=".42" stroke-width="1.4" stroke-linecap="round"');
  }
  s +=
    ellipse(574, 466, 20, 3, 'fill="#F6F0CE" opacity=".5"') +
    ellipse(580, 475, 30, 2.6, 'fill="#F6F0CE" opacity=".34"') +
    ellipse(572, 484, 15, 2.2, 'fill="#F6F0CE" opacity=".3"');
  s +=
    ellipse(496, 484, 50, 14, 'fill="#2C6146"') +
    ellipse(494, 481, 46, 11, 'fill="#3F7A52"') +
    at(668, 508, stamp.swirl(1.15)) +
    at(640, 544, stamp.swirl(0.8)) +
    (
      [
        [318, 520],
        [330, 531],
        [344, 541],
      ] as [number, number][]
    )
      .map(([x, y], i) => ellipse(x, y, 9 - i, 4, 'fill="#8C968A"'))
      .join('');
  {
    const r = seeded(12);
    for (let i = 0; i < 90; i++) {
      const x = r() * 1104,
        y = 210 + r() * 340;
      if (!inLake(x, y) && x < 930)
        s += path(
          `M${num(x)} ${num(y)}q-2-5-4-6M${num(x)} ${num(y)}q0-5 1-7M${num(x)} ${num(y)}q3-4 5-5`,
          'fill="none" stroke="#8FBF86" stroke-width="1" opacity=".35"',
        );
    }
  }
  s +=
    fogBank(400, 240, 170, 28, 0.17) +
    fogBank(546, 262, 180, 24, 0.15) +
    fogBank(636, 206, 140, 24, 0.16) +
    fogBank(430, 196, 120, 18, 0.13);
  const o: Stamp[] = [];
  const keep: Box[] = [
    [160, 440, 60, 40],
    [22, 446, 90, 18],
    [104, 388, 84, 18],
    [222, 304, 84, 18],
    [228, 398, 80, 20],
    [224, 472, 76, 20],
    [350, 340, 94, 34],
    [364, 434, 84, 20],
    [478, 392, 104, 20],
    [324, 244, 84, 20],
    [334, 528, 90, 20],
    [752, 380, 86, 20],
    [20, 260, 160, 90],
    [300, 0, 480, 118],
    [560, 318, 170, 30],
    [434, 274, 66, 26],
    [576, 166, 120, 24],
    [870, 322, 60, 22],
  ];
  const put = (x: number, y: number, s: string): void => void o.push({ x, y, s });
  put(58, 366, stamp.lodge(1.02));
  put(306, 278, stamp.gate(1));
  put(190, 474, stamp.root(0.86));
  put(458, 402, stamp.watch(0.98));
  put(900, 244, stamp.dome(0.82));
  put(910, 420, stamp.arch(0.74));
  put(1040, 330, stamp.tower(clean));
  put(540, 530, stamp.bell(0.86));
  for (const [x, y, h, c] of [
    [748, 330, 34, 1],
    [764, 318, 46, 0],
    [828, 322, 40, 1],
    [842, 338, 24, 1],
    [752, 402, 22, 1],
    [834, 400, 30, 1],
    [820, 226, 26, 1],
    [798, 236, 40, 0],
  ] as [number, number, number, number][])
    put(x, y, stamp.column(h, c === 1, 0.8));
  for (const [x, y] of [
    [358, 346],
    [436, 340],
    [352, 322],
    [436, 306],
  ] as [number, number][])
    put(x, y, stamp.fern(0.62));
  for (const [x, y] of [
    [470, 478],
    [524, 482],
    [348, 482],
    [764, 446],
    [808, 500],
    [692, 440],
    [420, 470],
    [560, 446],
  ] as [number, number][])
    put(x, y, stamp.reed(0.72));
  for (const [x, y, k] of [
    [928, 424, 0.8],
    [1086, 424, 1.1],
    [1018, 440, 0.8],
    [916, 490, 0.9],
  ] as [number, number, number][])
    put(x, y, stamp.rock(k));
  scatter(o, CHART, links, {
    seed: 3,
    n: 52,
    box: [190, 270, 590, 470],
    kind: 'tree',
    size: [0.72, 1.12],
    keep,
    inside: (x, y) => !inLake(x, y) && y < 486,
  });
  scatter(o, CHART, links, { seed: 8, n: 34, box: [300, 176, 790, 300], kind: 'dead', size: [0.66, 0.98], keep });
  scatter(o, CHART, links, { seed: 4, n: 34, box: [0, 186, 320, 290], kind: 'pine', size: [0.6, 0.95], keep });
  scatter(o, CHART, links, { seed: 15, n: 22, box: [560, 296, 760, 440], kind: 'pine', size: [0.7, 1], keep });
  scatter(o, CHART, links, {
    seed: 21,
    n: 26,
    box: [0, 462, 300, 562],
    kind: 'tree',
    size: [0.8, 1.2],
    keep,
    inside: (x, y) => x < 300 - (y - 470) * 0.3,
  });
  scatter(o, CHART, links, {
    seed: 26,
    n: 6,
    box: [930, 410, 1100, 500],
    kind: 'dead',
    size: [0.7, 1.05],
    keep: [...keep, [990, 380, 114, 24], [940, 374, 60, 36]],
  });
  scatter(o, CHART, links, {
    seed: 33,
    n: 12,
    box: [870, 176, 1000, 300],
    kind: 'pine',
    size: [0.6, 0.9],
    keep: [...keep, [860, 180, 90, 60], [985, 150, 120, 180]],
  });
  s += draw(o);
  {
    const r = seeded(41);
    for (let i = 0; i < 26; i++) {
      const x = 30 + r() * 760,
        y = 220 + r() * 330;
      s += circle(x, y, 6, 'fill="#FFF3A8" opacity=".16"') + circle(x, y, 1.5, 'fill="#FFF8CF" opacity=".9"');
    }
  }
  s += fogBank(330, 266, 110, 16, 0.16) + fogBank(540, 292, 120, 14, 0.1) + fogBank(660, 272, 100, 16, 0.14);
  return s;
}
