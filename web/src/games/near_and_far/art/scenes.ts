// Pictures of the story book: Lantern Hollows, lit caves under a hill village. One subject for each story.
import { camp, pawn } from '../../../art/camp';
import { at, circle, ellipse, fill, num, path, poly, rect, seeded, star, times, unique } from '../../../art/svg';
import { bird } from './adventurers';

const person = (coat: string, hat: string, skin = '#E8BE95'): string =>
  ellipse(0, 2, 22, 5, 'fill="#1A1008" opacity=".35"') +
  path('M-18 2C-20-28-12-40 0-42 12-40 20-28 18 2Z', fill(coat)) +
  path('M0-42C12-40 20-28 18 2H6Z', 'fill="#000" opacity=".2"') +
  circle(0, -50, 11, fill(skin)) +
  path('M-14-52H14L9-56C9-66-9-66-9-56Z', fill(hat)) +
  circle(-4, -49, 1.4, fill('#2B1A10')) +
  circle(4, -49, 1.4, fill('#2B1A10'));
const lamp = (s = 1): string =>
  at(
    0,
    0,
    circle(0, 0, 34, 'fill="#FFE28A" opacity=".28"') +
      path('M-9-12H9L12 14H-12ZM-5-18H5V-12H-5Z', fill('#4A3018')) +
      path('M-5-8H5L7 9H-7Z', fill('#FFE9A8')) +
      path('M0-26V-18', 'stroke="#4A3018" stroke-width="2"'),
    s,
  );
const cap = (x: number, y: number, s: number, lit: boolean): string =>
  at(
    x,
    y,
    (lit ? circle(0, -26, 34, 'fill="#9FE8C8" opacity=".25"') : '') +
      path('M-5 0C-3-12-3-18-4-24H4C3-18 3-12 5 0Z', fill('#E9E1CE')) +
      path('M-24-22C-22-44 22-44 24-22 10-16-10-16-24-22Z', fill(lit ? '#8FDCC0' : '#7A6A5A')) +
      circle(-8, -30, 3, 'fill="#fff" opacity=".7"') +
      circle(6, -34, 2.2, 'fill="#fff" opacity=".7"'),
    s,
  );
const ladder = (h: number): string =>
  path(
    `M-8 0V${-h}M8 0V${-h}${times(Math.floor(h / 14), (i) => `M-8 ${-8 - i * 14}H8`).join('')}`,
    'stroke="#8A5A24" stroke-width="3.5" stroke-linecap="round"',
  );

/** By the letter of the story; 0,0 is the middle of the floor, about 260 wide and 230 high. */
const SUBJECTS: Readonly<Record<string, () => string>> = {
  a: () =>
    poly(
      [
        [-120, 26],
        [-34, 2],
        [-20, 8],
        [-96, 40],
      ],
      'fill="#1A1008" opacity=".55"',
    ) +
    at(-10, 4, person('#5E4E7C', '#2E2418'), 1.3) +
    path('M-110 34 96 0', 'stroke="#E3B43A" stroke-width="5"') +
    times(11, (i) => path(`M${-104 + i * 19} ${33 - i * 3.1}v-9`, 'stroke="#E3B43A" stroke-width="2"')).join('') +
    at(104, -70, lamp(1.2)),
  b: () =>
    times(5, (i) => rect(-120 + i * 40, -i * 20, 150, 20 + i * 20, 0, fill(i % 2 ? '#8A7452' : '#9A8460'))).join('') +
    times(
      13,
      (i) =>
        path(`M${-100 + (i % 5) * 46} ${-2 - (i % 5) * 20 - Math.floor(i / 5) * 4}q-8-20 4-34`, 'fill="none" stroke="#F3E2B9" stroke-width="2.5"') +
        circle(-96 + (i % 5) * 46, -37 - (i % 5) * 20 - Math.floor(i / 5) * 4, 4, fill('#FFB84A')),
    ).join('') +
    at(
      20,
      -42,
      path('M-46 6C-40-16 40-18 52 6Z', fill('#3E6F8E')) +
        circle(56, -2, 12, fill('#C99268')) +
        path('M48-10C52-20 66-18 68-6Z', fill('#4A3522')) +
        path('M0-12q-8-26 6-44', 'stroke="#F3E2B9" stroke-width="3" fill="none"'),
    ),
  c: () =>
    [
      [-104, 0, 1, 1],
      [-62, 10, 1.5, 0],
      [-16, 2, 1.15, 1],
      [96, 8, 1.3, 1],
      [124, 0, 0.8, 0],
    ]
      .map(([x, y, s, l]) => cap(x!, y!, s!, l === 1))
      .join('') + at(48, 6, person('#6B6F3A', '#8E3F2B', '#B98058'), 1.25),
  d: () =>
    ellipse(0, 8, 150, 30, fill('#1E2E36')) +
    ellipse(0, 4, 140, 24, fill('#36505A')) +
    at(
      -40,
      -6,
      rect(-46, -92, 92, 96, 2, fill('#7A6242')) +
        path('M-58-90 0-136 58-90Z', fill('#6E3A24')) +
        circle(60, -30, 42, 'fill="none" stroke="#4A3018" stroke-width="7"') +
        times(8, (i) => at(60, -30, rect(-2.5, -42, 5, 42, 0, fill('#4A3018')), 1, i * 45)).join(''),
    ) +
    at(
      78,
      0,
      path('M-26 6V-30a26 30 0 0 1 52 0V6Z', 'fill="#B5723A" stroke="#6B3A1C" stroke-width="3"') +
        circle(0, -24, 13, 'fill="#BFE0E6" stroke="#6B3A1C" stroke-width="4"') +
        circle(-3, -24, 5, fill('#C99268')),
    ),
  e: () =>
    [-90, -40, 20, 80]
      .map(
        (x, i) =>
          path(`M${x - 20}-230 ${x + 20}-230 ${x + (i % 2 ? 8 : -8)} ${-110 - i * 12}Z`, fill('#6E5A40')) +
          path(`M${x - 14}-190H${x + 14}M${x - 11}-165H${x + 10}`, 'stroke="#D9DEE4" stroke-width="5"'),
      )
      .join('') +
    at(20, 6, ladder(120)) +
    at(22, -62, person('#8E3F2B', '#4A3522'), 0.95) +
    [
      [-70, -90],
      [70, -60],
      [110, -110],
    ]
      .map(([x, y]) => path(`M${x} ${y}q-12-12-22 2 10-4 22 8 12-12 22-8-10-14-22-2Z`, fill('#2B1F16')))
      .join(''),
  f: () =>
    at(-6, 6, person('#4A3522', '#2B1A10', '#8A5A3C'), 1.35) +
    poly(
      [
        [30, -100],
        [120, -112],
        [126, -20],
        [34, -8],
      ],
      'fill="#C98A45" stroke="#6B3A1C" stroke-width="3"',
    ) +
    times(46, (i) => circle(42 + ((i * 37) % 76), -96 + ((i * 23) % 78), 1.6, fill('#2B1A10'))).join('') +
    [
      [-90, -120],
      [-60, -150],
      [-110, -80],
    ]
      .map(([x, y]) => path(`M${x} ${y}q-12-12-22 2 10-4 22 8 12-12 22-8-10-14-22-2Z`, fill('#2B1F16')))
      .join(''),
  g: () =>
    rect(-34, -110, 40, 112, 4, fill('#57606A')) +
    rect(-8, -110, 14, 112, 0, fill('#3E464E')) +
    path('M-14-104 60-140 66-128-8-92Z', fill('#8A5A24')) +
    path('M6-50H70V10M-34-30H-120V-160', 'fill="none" stroke="#707A84" stroke-width="13"') +
    rect(-40, -120, 52, 14, 4, fill('#707A84')) +
    at(96, 6, person('#3E5A4E', '#6E5632'), 1.15) +
    ellipse(60, 12, 30, 6, fill('#36505A')),
  h: () =>
    [-110, -50, 10, 70].map((x, i) => path(`M${x} 0V${-90 - (i % 2) * 22}a26 28 0 0 1 52 0V0Z`, fill('#33251A'))).join('') +
    at(-20, 6, person('#2F6AA0', '#163E63'), 1.2) +
    [20, 38, 56]
      .map((r) =>
        path(
          `M${24 + r * 0.4} ${-70 - r * 0.6}a${r} ${r} 0 0 1 0 ${r * 1.2}`,
          'fill="none" stroke="#FFE9A8" stroke-width="3.5" stroke-linecap="round"',
        ),
      )
      .join('') +
    at(110, 6, person('#B07A2E', '#6E3A24', '#B98058'), 1),
  i: () =>
    path('M-140 10C-60-10 40-60 140-130L140 20H-140Z', fill('#8A7452')) +
    at(
      -6,
      -16,
      path('M-46 10C-50-26-30-36 10-34 26-34 34-52 44-66L60-58C62-44 56-36 44-30 46-8 40 6 36 34H28L24 8H-22L-26 36H-34L-36 10Z', fill('#7A5A3A')) +
        path('M40-62C34-50 24-38 10-36L6-42C22-46 30-58 36-68Z', fill('#3A2618')) +
        circle(50, -56, 2.4, fill('#1A1008')) +
        path('M-46-14C-60-10-60 14-54 24', 'fill="none" stroke="#3A2618" stroke-width="6"'),
      1.25,
    ) +
    at(-100, 12, person('#5E8B46', '#C58A16'), 0.95),
  j: () =>
    ellipse(10, 6, 160, 36, fill('#14202A')) +
    ellipse(30, 2, 60, 14, 'fill="#FFD98A" opacity=".55"') +
    at(30, 6, lamp(0.9)) +
    at(
      -70,
      -16,
      path('M-46 0H52L36 22H-34Z', fill('#7A4A26')) +
        at(-6, 0, person('#3E6F8E', '#C58A16'), 1.05) +
        path('M12-34C50-70 80-60 98-16', 'fill="none" stroke="#4A2A12" stroke-width="3"') +
        path('M98-16V16', 'stroke="#F3ECDC" stroke-width="1.2"'),
    ),
  k: () =>
    at(-30, 6, person('#B0442F', '#6B2013'), 1.35) +
    [
      [50, -80, 26],
      [84, -104, 38],
      [130, -140, 54],
    ]
      .map(([x, y, r]) => circle(x!, y!, r!, 'fill="#F3ECDC" opacity=".3"'))
      .join('') +
    times(16, (i) => circle(20 + ((i * 29) % 120), -40 - ((i * 17) % 110), 3, fill(i % 2 ? '#C0392B' : '#7A1F2B'))).join('') +
    path('M-120 10C-114-24-70-24-64 10Z', fill('#8A6A3C')) +
    times(9, (i) => ellipse(-114 + (i % 5) * 11, -2 - Math.floor(i / 5) * 9, 7, 5, fill('#C0392B'))).join(''),
  l: () =>
    poly(
      [
        [-30, -236],
        [34, -236],
        [78, 14],
        [-70, 14],
      ],
      'fill="#CFE8F2" opacity=".5"',
    ) +
    poly(
      [
        [-14, -236],
        [18, -236],
        [42, 14],
        [-36, 14],
      ],
      'fill="#FFFBE6" opacity=".55"',
    ) +
    at(4, 6, person('#8E6A9A', '#F3ECDC', '#E8BE95'), 1.2) +
    [-112, -86, 92, 118]
      .map((x, i) =>
        at(x, 8, person(['#6B6F3A', '#8E3F2B', '#3E6F8E', '#B07A2E'][i]!, '#4A3522', ['#B98058', '#E8BE95', '#8A5A3C', '#E8BE95'][i]), 0.85),
      )
      .join(''),
  m: () =>
    times(
      9,
      (i) =>
        path(`M${-138 + i * 31} 4V-34a11 12 0 0 1 22 0V4Z`, fill(['#8E3F2B', '#6E4A28', '#3E6F8E'][i % 3]!)) +
        circle(-121 + i * 31, -14, 2, fill('#E3B43A')),
    ).join('') +
    at(
      30,
      12,
      rect(-34, -132, 74, 130, 3, fill('#8A5A24')) +
        rect(4, -132, 36, 130, 0, fill('#6E4518')) +
        path('M3-132V-2', 'stroke="#4A2A12" stroke-width="3"') +
        circle(-6, -66, 3, fill('#E3B43A')) +
        circle(12, -66, 3, fill('#E3B43A')),
    ) +
    at(-76, 16, path('M-46 6C-44-12 24-14 40 4Z', fill('#5E4E7C')) + circle(46, -4, 11, fill('#E8BE95'))),
  n: () =>
    times(
      9,
      (i) =>
        at(
          -132 + i * 33,
          8 - i * 7,
          person(
            ['#8E3F2B', '#3E6F8E', '#5E4E7C', '#B07A2E', '#4E6A4A'][i % 5]!,
            i % 2 ? '#4A3522' : '#6B4A2C',
            ['#E8BE95', '#B98058', '#8A5A3C'][i % 3],
          ),
          0.8 - i * 0.02,
        ) +
        at(
          -116 + i * 33,
          -18 - i * 7,
          path('M-7-6H7L5 8H-5Z', fill(i % 2 ? '#8A8F98' : '#A8712E')) +
            path('M-6-6a6 6 0 0 1 12 0', 'fill="none" stroke="#3A2A1A" stroke-width="1.4"'),
        ),
    ).join(''),
  o: () =>
    path('M-130 10 -110-24H120L138 10Z', fill('#7A6A54')) +
    path('M-130 10H138V26H-130Z', fill('#54473A')) +
    [-60, 30]
      .map((x, i) =>
        at(
          x,
          -26,
          path('M-26 0C-30-26-22-34 0-34S30-26 26 0ZM26-20 40-28 42-22 28-10Z', fill(i ? '#B5723A' : '#57606A')) +
            circle(0, -36, 4, fill('#2B1F16')) +
            path('M-6-44q-8-14 2-24M8-44q-8-14 2-24', 'fill="none" stroke="#F3ECDC" stroke-width="3" opacity=".6"'),
        ),
      )
      .join('') +
    at(92, -20, person('#5E8B3C', '#F3ECDC'), 1.15) +
    path('M-10 60V14', 'stroke="#8A5A24" stroke-width="6"') +
    path('M-22 14h24l4-12h-32Z', fill('#E3B43A')),
  p: () =>
    at(20, -60, lamp(2.1)) +
    rect(-16, -20, 72, 26, 2, fill('#6E5A40')) +
    at(-70, 8, person('#2E3A52', '#1A2230', '#B98058'), 1.3) +
    [
      [60, -130],
      [-10, -150],
      [86, -80],
      [36, -170],
    ]
      .map(([x, y]) => path(`M${x} ${y}c-8-10-18-4-12 4-6 8 6 12 12 2 6 10 18 6 12-2 6-8-4-14-12-4Z`, fill('#F3E2B9')))
      .join(''),
};

/** A find by the way, for cards of the arcade: a crossroads, a tent, a stranger. */
function wayside(seed: number): string {
  const r = seeded(seed * 97 + 5);
  const coats = ['#8E3F2B', '#3E6F8E', '#5E4E7C', '#B07A2E', '#4E6A4A', '#6B6F3A'];
  const stranger = person(coats[seed % 6]!, seed % 2 ? '#4A3522' : '#2E2418', ['#E8BE95', '#B98058', '#8A5A3C'][seed % 3]);
  const things = [
    () =>
      path('M-6 0V-96H6V0Z', fill('#6B4A24')) +
      path('M-52-92H34L46-80 34-68H-52Z', fill('#C98A45')) +
      path('M-30-60H44V-40H-30L-42-50Z', fill('#A8712E')),
    () => at(0, -6, camp(seed % 4, 3.4)),
    () =>
      rect(-50, -44, 100, 34, 4, fill('#8A5A24')) +
      [-34, 34].map((x) => circle(x, -6, 16, 'fill="none" stroke="#4A2A12" stroke-width="5"')).join('') +
      path('M-56-44C-50-86 50-86 56-44Z', fill('#E6D2A8')),
    () => path('M-40 0V-70a40 44 0 0 1 80 0V0H22V-64a22 26 0 0 0-44 0V0Z', fill('#8A7A62')),
    () =>
      path('M0 0V-60', 'stroke="#5A3A1C" stroke-width="12"') +
      circle(0, -86, 44, fill('#5E7A3A')) +
      circle(-26, -70, 28, fill('#7E9A58')) +
      circle(30, -72, 26, fill('#4E6A34')),
  ];
  return at(-60 + r() * 20, 4, things[seed % things.length]!(), 1.15) + at(70, 8, stranger, 1.25) + (seed % 3 === 0 ? at(130, -8, bird(1.3)) : '');
}

/** A vault of rock with lanterns, w by h, and the subject on its floor. */
function vault(w: number, h: number, inner: string, seed: number): string {
  const id = unique('nfvault');
  const r = seeded(seed);
  const k = Math.min(w / 360, h / 330);
  const floor = h * 0.8;
  const spikes = times(13, (i) => {
    const [x, long, half] = [(i / 12) * w, h * (0.06 + r() * 0.2), w * 0.05];
    return poly(
      [
        [x - half, -2],
        [x + half, -2],
        [x + r() * 8, long],
      ],
      fill(i % 2 ? '#4A3220' : '#3A2818'),
    );
  });
  const lamps = [0.16, 0.84].map((x, i) => {
    const y = h * (0.26 + i * 0.07);
    return path(`M${num(w * x)} 0V${num(y - 18 * k)}`, 'stroke="#3A2818" stroke-width="2"') + at(w * x, y, lamp(0.9 * k));
  });
  return (
    `<defs><radialGradient id="${id}" cx=".5" cy=".56" r=".72"><stop offset="0" stop-color="#FFDf9A"/><stop offset=".42" stop-color="#D09848"/><stop offset="1" stop-color="#4A3220"/></radialGradient></defs>` +
    rect(0, 0, w, h, 0, `fill="url(#${id})"`) +
    path(
      `M0 ${num(floor * 0.82)}C${num(w * 0.2)} ${num(floor * 0.66)} ${num(w * 0.3)} ${num(floor * 0.86)} ${num(w * 0.5)} ${num(floor * 0.78)}S${num(w * 0.84)} ${num(floor * 0.68)} ${w} ${num(floor * 0.84)}V${h}H0Z`,
      'fill="#8A6238" opacity=".55"',
    ) +
    spikes.join('') +
    lamps.join('') +
    path(`M0 ${num(floor)}C${num(w * 0.3)} ${num(floor - 12)} ${num(w * 0.7)} ${num(floor + 8)} ${w} ${num(floor - 6)}V${h}H0Z`, fill('#5A4028')) +
    at(w / 2, floor + h * 0.05, inner, k) +
    times(26, () => ellipse(r() * w, floor + 12 + r() * (h - floor), 3 + r() * 12, 2, 'fill="#2B1C10" opacity=".35"')).join('')
  );
}

/** Open country by day, for cards of the arcade. */
function country(w: number, h: number, inner: string, seed: number): string {
  const id = unique('nfcountry');
  const r = seeded(seed);
  const k = Math.min(w / 360, h / 330);
  const skies = [
    ['#8FC0D4', '#F3E3B4'],
    ['#E9B48F', '#F6D6A2'],
    ['#A9CBD2', '#F3C08A'],
    ['#9CC6DA', '#E8CF9A'],
  ] as const;
  const [high, low] = skies[seed % skies.length]!;
  return (
    `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${high}"/><stop offset=".7" stop-color="${low}"/></linearGradient></defs>` +
    rect(0, 0, w, h, 0, `fill="url(#${id})"`) +
    circle(w * (0.2 + (seed % 5) * 0.14), h * 0.3, 40 * k, 'fill="#FFF3D2" opacity=".5"') +
    circle(w * (0.2 + (seed % 5) * 0.14), h * 0.3, 24 * k, fill('#FFF8E4')) +
    path(
      `M0 ${num(h * 0.6)} ${num(w * 0.18)} ${num(h * 0.42)} ${num(w * 0.34)} ${num(h * 0.56)} ${num(w * 0.56)} ${num(h * 0.38)} ${num(w * 0.78)} ${num(h * 0.55)} ${w} ${num(h * 0.44)}V${h}H0Z`,
      fill('#C6A58C'),
    ) +
    path(`M0 ${num(h * 0.7)}C${num(w * 0.3)} ${num(h * 0.6)} ${num(w * 0.7)} ${num(h * 0.64)} ${w} ${num(h * 0.7)}V${h}H0Z`, fill('#A9AE68')) +
    path(`M0 ${num(h * 0.82)}C${num(w * 0.3)} ${num(h * 0.74)} ${num(w * 0.7)} ${num(h * 0.78)} ${w} ${num(h * 0.8)}V${h}H0Z`, fill('#7F8E48')) +
    at(w / 2, h * 0.86, inner, k) +
    times(40, () => {
      const [x, y] = [r() * w, h * 0.86 + r() * h * 0.14];
      return path(
        `M${num(x)} ${num(y)}q2-6 ${num((r() - 0.5) * 8)}-9`,
        `stroke="${r() > 0.4 ? '#5C7038' : '#C2C06A'}" stroke-width="1.4" fill="none"`,
      );
    }).join('')
  );
}

const grown = (seat: number | null): string => (seat === null ? '' : at(-104, 10, pawn(seat, 1.5, seat)));

/** The picture of a page: `QB`, `QB/a`, `AR07`; the traveller who reads stands in it. */
export function scene(page: string, w: number, h: number, seat: number | null): string {
  const story = page.split('/')[0]!.toLowerCase();
  const seed = [...story].reduce((sum, one) => sum * 31 + one.charCodeAt(0), 7) % 9973;
  const subject = story.startsWith('q') ? SUBJECTS[story.slice(1)] : undefined;
  const drawn = (subject?.() ?? wayside(Number(story.replace(/\D/g, '')) || seed)) + grown(seat);
  return (subject ? vault(w, h, drawn, seed) : country(w, h, drawn, seed)) + rect(0, 0, w, h, 0, 'fill="url(#grain)"');
}

/** The ornament under a text, 280 by 44 around 0,0. */
export const tailpiece = (): string =>
  path('M-120 0H-34M34 0H120', 'stroke="#C9A970" stroke-width="1.5"') +
  path('M-34 0C-20-14-8-14 0-4 8-14 20-14 34 0 20 10 8 8 0-4-8 8-20 10-34 0Z', fill('#7E9A58')) +
  circle(0, 4, 10, fill('#E8862A')) +
  circle(-3, 1, 2.5, fill('#FFC98A')) +
  poly(star(-120, 0, 4, 2, 4), fill('#C9A970')) +
  poly(star(120, 0, 4, 2, 4), fill('#C9A970'));
