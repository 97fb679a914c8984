// Adventurers in the frame of their tribe, each with the tool of its role; the animals.
import { circle, ellipse, fill, group, hexagon, num, path, poly, rect, star, times, unique } from '../../../art/svg';
import { DARK, TRIBES, type Tribe } from './signs';

/** A face in the frame of its tribe: the frame never varies, the skin does. */
function portrait(tribe: Tribe, v: number, r: number): string {
  const c = TRIBES[tribe];
  const cl = unique('av');
  const frame = {
    green: path('M-30-20-20-30 20-30 30-20 30 20 20 30-20 30-30 20Z', '%'),
    blue: circle(0, 0, 30, '%'),
    red: poly(hexagon(0, 0, 32), '%'),
    yellow: path('M0-32 32 0 0 32-32 0Z', '%'),
  }[tribe];
  const shape = (a: string): string => frame.replace('%', a);
  const skin = ['#E8BE95', '#B98058', '#8A5A3C', '#F0CFAE'][v % 4]!;
  const art = {
    green:
      path('M-26 34C-24 12-10 8 0 8S24 12 26 34Z', fill('#3C3A30')) +
      circle(0, -3, 12, fill(skin)) +
      path('M-12 0H12L6 13H-6Z', fill(c.fill)) +
      path('M-22-9H22L13-12C13-26-13-26-13-12Z', fill('#2F2A22')) +
      path('M-13-12H13V-9H-13Z', fill(c.light)),
    blue:
      path('M-26 36C-26 6-18-22 0-24 18-22 26 6 26 36Z', fill(c.dark)) +
      path('M-12-2C-12-14-6-17 0-17S12-14 12-2C12 8 6 13 0 13S-12 8-12-2Z', fill(skin)) +
      path('M-17 0C-16-18-8-22 0-22S16-18 17 0C13-12 8-15 0-15S-13-12-17 0Z', fill(c.fill)) +
      poly(star(0, -19, 5, 2, 5), fill('#FFE9A8')),
    red:
      path('M-24 36C-22 14-12 10 0 10S22 14 24 36Z', fill('#5A3A28')) +
      path('M-13-4C-13-16-6-20 0-20S13-16 13-4C13 2 9 6 7 12 4 15-4 15-7 12-9 6-13 2-13-4Z', fill('#5F8A4A')) +
      path('M-6-20-3-29 0-21 3-29 6-20Z', fill('#C2643A')) +
      ellipse(0, 7, 7, 5, fill('#86AE66')) +
      circle(-2.5, 6, 0.9, fill(DARK)) +
      circle(2.5, 6, 0.9, fill(DARK)),
    yellow:
      path('M-24 36C-22 14-12 10 0 10S22 14 24 36Z', fill('#8A4A2A')) +
      circle(0, -3, 12, fill(skin)) +
      path('M-15-6C-15-22 15-22 15-6 6-12-6-12-15-6Z', fill(c.fill)) +
      path('M-14-8C-4-13 4-13 14-8L13-4C4-9-4-9-13-4Z', fill(c.light)) +
      path('M-13 6C-6 12 6 12 13 6L16 16H-16Z', fill(c.dark)),
  }[tribe];
  const ey = { green: -5, blue: -3, red: -7, yellow: -1 }[tribe];
  return (
    `<defs><clipPath id="${cl}">${shape('')}</clipPath></defs>` +
    group(
      `scale(${num(r / 30)})`,
      shape(`fill="${c.light}"`) +
        group(
          '',
          rect(-34, -34, 68, 68, 0, fill(c.light)) +
            circle(12, -16, 20, 'fill="#fff" opacity=".35"') +
            art +
            circle(-4.5, ey, 1.8, fill(DARK)) +
            circle(4.5, ey, 1.8, fill(DARK)),
          `clip-path="url(#${cl})"`,
        ) +
        shape(`fill="none" stroke="${c.dark}" stroke-width="3.5" stroke-linejoin="round"`),
    )
  );
}

/** What adventurers carry, laid over the portrait. */
const TOOLS = {
  blade:
    path('M12 25 21-11 25-16 25-9 17 26Z', 'fill="#D9DEE4" stroke="#4A4F58" stroke-width="1.2" stroke-linejoin="round"') +
    path('M10 15 21 18', 'stroke="#8A5A24" stroke-width="3.2" stroke-linecap="round"'),
  knives: [-9, 0, 9]
    .map((x) => path(`M${x - 2} 14h4l-2 11Z`, 'fill="#D9DEE4" stroke="#4A4F58" stroke-width=".9"') + rect(x - 2.6, 11.5, 5.2, 3, 1, fill('#8A5A24')))
    .join(''),
  glass:
    path('M6-9 24-15 26-9 8-3Z', 'fill="#C9973A" stroke="#6B4A12" stroke-width="1.2" stroke-linejoin="round"') +
    path('M14-11.5 16-5.5', 'stroke="#6B4A12" stroke-width="1.6"'),
  leaf:
    circle(0, 20, 7.5, 'fill="#FFF6DC" stroke="#C9973A" stroke-width="1.4"') +
    path('M-4 24C-5 18-1 15 5 16 5 21 2 24-4 24Z', fill('#4C8A38')) +
    path('M-14 12-6 18M14 12 6 18', 'stroke="#C9973A" stroke-width="1.5"'),
  scroll:
    rect(-14, 16, 28, 10, 1, 'fill="#FFF6DC" stroke="#8A6A3C" stroke-width="1.1"') +
    path('M-9 19.5H9M-9 22.5H5', 'stroke="#8A6A3C" stroke-width="1.1"') +
    rect(-17, 14.5, 4, 13, 2, fill('#8A5A24')) +
    rect(13, 14.5, 4, 13, 2, fill('#8A5A24')),
  goggles:
    path('M-13-13C-6-17 6-17 13-13', 'fill="none" stroke="#3A2A1A" stroke-width="2.6"') +
    [-5.6, 5.6]
      .map((x) => circle(x, -15, 5, 'fill="#A9D6E0" stroke="#7A4A1C" stroke-width="2"') + circle(x - 1.5, -16.5, 1.3, fill('#fff')))
      .join(''),
  elder:
    path('M-8 10C-8 20-2 26 0 29 2 26 8 20 8 10 4 15-4 15-8 10Z', 'fill="#FBF6EA" stroke="#BDB29C" stroke-width=".9"') +
    path('M-10-11C-8-14-4-14-2-11M10-11C8-14 4-14 2-11', 'fill="none" stroke="#FBF6EA" stroke-width="2.6" stroke-linecap="round"') +
    path('M-5-21H5', 'stroke="#E3B43A" stroke-width="3" stroke-linecap="round"') +
    path('M20 28V-8', 'stroke="#6B4A24" stroke-width="2.6" stroke-linecap="round"') +
    circle(20, -10, 4, 'fill="#E3B43A" stroke="#7E5A0C" stroke-width="1.2"'),
  letter:
    rect(-5, 12, 16, 11, 1, 'fill="#FFF6DC" stroke="#8A6A3C" stroke-width="1.1"') +
    path('M-5 12 3 18.5 11 12', 'fill="none" stroke="#8A6A3C" stroke-width="1.1"') +
    circle(3, 18.5, 2, fill('#B5402E')),
  compass:
    circle(0, 18, 7.5, 'fill="#FFF6DC" stroke="#8A5A24" stroke-width="2"') +
    path('M0 12.5 2 18 0 23.5-2 18Z', fill('#B5402E')) +
    path('M2 18 0 23.5-2 18Z', fill('#3A2A1A')),
  fists: [-13, 13]
    .map(
      (x) =>
        path(`M${x - 6} 22V15a6 5 0 0 1 12 0V22Z`, 'fill="#D9A878" stroke="#6B4A24" stroke-width="1.2"') +
        path(`M${x - 6} 19H${x + 6}`, 'stroke="#F3ECDC" stroke-width="3"'),
    )
    .join(''),
  spade:
    path('M18 28V-2', 'stroke="#6B4A24" stroke-width="3" stroke-linecap="round"') +
    path('M12-4C12-14 15-18 18-20 21-18 24-14 24-4Z', 'fill="#B9BEC8" stroke="#4A4F58" stroke-width="1.2"'),
  purse:
    path('M6 14C2 24 6 28 12 28S22 24 18 14ZM5 14H19', 'fill="#A8712E" stroke="#5A3812" stroke-width="1.4"') +
    circle(12, 21, 3, 'fill="#E3B43A" stroke="#7E5A0C"'),
  keys:
    circle(8, 16, 5, 'fill="none" stroke="#E3B43A" stroke-width="2.4"') +
    path('M8 21V29M8 25h4M8 28h5M11 12 16 28', 'stroke="#C9973A" stroke-width="2.2" stroke-linecap="round"'),
  wheel:
    circle(14, 19, 8, 'fill="none" stroke="#8A5A24" stroke-width="2.6"') +
    path('M14 11V27M6 19H22M8.5 13.5 19.5 24.5M19.5 13.5 8.5 24.5', 'stroke="#8A5A24" stroke-width="1.4"'),
  chain:
    path('M-12 11C-8 20 8 20 12 11', 'fill="none" stroke="#E3B43A" stroke-width="2.6" stroke-dasharray="3 1.6"') +
    circle(0, 19, 4, 'fill="#E3B43A" stroke="#7E5A0C"'),
  candle:
    rect(13, 6, 6, 20, 1.5, 'fill="#FFF6DC" stroke="#B9A078"') +
    circle(16, 2, 7, 'fill="#FFD36A" opacity=".5"') +
    path('M16-3C19 1 19 5 16 6 13 5 13 1 16-3Z', fill('#F0A030')),
  drop:
    path('M15 6C20 13 22 17 22 20a7 7 0 0 1-14 0C8 17 10 13 15 6Z', 'fill="#5FA8D8" stroke="#163E63" stroke-width="1.4"') +
    path('M11.5 20a3.5 3.5 0 0 0 3 3.5', 'fill="none" stroke="#fff" stroke-width="1.5"'),
  bone: group(
    'rotate(-32 6 19)',
    path(
      'M-6 17a3.5 3.5 0 1 1 3-3H15a3.5 3.5 0 1 1 3 3 3.5 3.5 0 1 1-3 3H-3a3.5 3.5 0 1 1-3-3Z',
      'fill="#FBF6EA" stroke="#8A7A62" stroke-width="1.2"',
    ),
  ),
  flask:
    path('M12 8h6v6l5 10c1 3-1 5-4 5h-8c-3 0-5-2-4-5l5-10Z', 'fill="#DCEEF0" stroke="#4A6A78" stroke-width="1.3"') +
    path('M9 21H21L23 25C23 28 21 28 19 28H11C9 28 7 28 7 25Z', fill('#4C8A38')),
  veil:
    path('M-13 3C-8 7 8 7 13 3L15 20C6 26-6 26-15 20Z', 'fill="#E6F0FA" opacity=".88" stroke="#9CC6E6" stroke-width="1"') +
    path('M-8 9V21M0 10V23M8 9V21', 'stroke="#9CC6E6" stroke-width="1"'),
  book:
    path('M2 12C6 10 10 10 13 13 16 10 20 10 24 12V26C20 24 16 24 13 27 10 24 6 24 2 26Z', 'fill="#FFF6DC" stroke="#7E2C14" stroke-width="1.5"') +
    path('M13 13V27', 'stroke="#7E2C14"'),
  band:
    path('M-13-5H13V1H-13Z', fill('#F3ECDC')) +
    path('M-13-2H13', 'stroke="#9CC6E6" stroke-width="1.2"') +
    circle(0, -11, 3, 'fill="#FFE9A8" stroke="#C9973A"'),
  pack:
    rect(-28, 2, 12, 22, 3, 'fill="#8A6A3C" stroke="#4A3214" stroke-width="1.3"') +
    path('M-28 9H-16M-16 4 -8 20', 'stroke="#4A3214" stroke-width="2"'),
  pick:
    path('M14 28 20-4', 'stroke="#6B4A24" stroke-width="3" stroke-linecap="round"') +
    path('M8-4C14-10 24-10 29-2 24-5 16-6 8-4Z', 'fill="#B9BEC8" stroke="#4A4F58" stroke-width="1.2"'),
  spear:
    path('M19 30V-10', 'stroke="#6B4A24" stroke-width="2.6"') +
    path('M19-24 23-12 19-8 15-12Z', 'fill="#D9DEE4" stroke="#4A4F58" stroke-width="1.2"') +
    path('M19-7l6 4M19-7l-5 4', 'stroke="#C2643A" stroke-width="2"'),
  cog:
    times(8, (i) => group(`translate(14 19) rotate(${i * 45})`, rect(-2, -10, 4, 5, 1, fill('#6B6F78')))).join('') +
    circle(14, 19, 7, fill('#6B6F78')) +
    circle(14, 19, 2.6, fill('#FFF8E4')),
  shell:
    path('M0 10C14 10 16 22 14 29H-14C-16 22-14 10 0 10Z', 'fill="#9A7A4C" stroke="#4A3214" stroke-width="1.6"') +
    path('M0 10V29M-8 12-4 29M8 12 4 29M-14 20H14', 'stroke="#5A4020" stroke-width="1.3"'),
  hammer:
    path('M16 28 19 0', 'stroke="#6B4A24" stroke-width="3" stroke-linecap="round"') +
    rect(10, -9, 19, 10, 2, 'fill="#7A7F88" stroke="#3A3F48" stroke-width="1.2"'),
  plan:
    rect(-14, 14, 28, 13, 1, 'fill="#3E6F8E" stroke="#163E63" stroke-width="1.2"') +
    path('M-10 24V18H-2V24M2 24 6 17 11 24Z', 'fill="none" stroke="#E6F0FA" stroke-width="1.2"'),
  crook: path('M20 29V-6C20-16 10-16 10-8', 'fill="none" stroke="#6B4A24" stroke-width="2.8" stroke-linecap="round"'),
  basket:
    path('M2 16H24L21 28H5Z', 'fill="#C98A45" stroke="#7E4E1C" stroke-width="1.3"') +
    path('M3 20H23M4 24H22', 'stroke="#7E4E1C"') +
    circle(8, 14, 4, fill('#C0392B')) +
    circle(15, 13, 4, fill('#E3B43A')) +
    circle(20, 15, 3, fill('#5E8B3C')),
  feather:
    path('M8 28C8 14 14 2 24-4 24 10 18 20 8 28Z', 'fill="#F3ECDC" stroke="#8A6A3C" stroke-width="1.2"') +
    path('M8 28 22 0', 'stroke="#8A6A3C" stroke-width="1.2"'),
  scarf: path('M-13 3C-6 9 6 9 13 3L14 12C6 17-6 17-14 12Z', fill('#8E3F2B')) + path('M8 12 16 28 21 26 14 10Z', fill('#6D2C1C')),
  plume:
    path('M6-18C10-30 22-30 26-22 18-24 12-20 10-14Z', 'fill="#C0392B" stroke="#6B2013" stroke-width="1.1"') +
    path('M-16 22C-6 14 6 14 16 22', 'fill="none" stroke="#6B4A24" stroke-width="2.4"'),
  roadstaff:
    path('M20 30V-12', 'stroke="#6B4A24" stroke-width="2.8" stroke-linecap="round"') +
    poly(star(20, -16, 8, 3.4, 5), 'fill="#FFE08A" stroke="#7E5A0C" stroke-width="1.2"'),
};

/** The tools by tribe, in the order of the numbers. */
const ROLES: Readonly<Record<string, readonly (keyof typeof TOOLS)[]>> = {
  g: ['glass', 'fists', 'knives', 'spade', 'purse', 'keys', 'wheel', 'blade', 'chain'],
  b: ['leaf', 'candle', 'scroll', 'drop', 'bone', 'flask', 'veil', 'book', 'band'],
  r: ['pack', 'pick', 'spear', 'cog', 'shell', 'hammer', 'goggles', 'plan', 'elder'],
  y: ['crook', 'letter', 'basket', 'compass', 'feather', 'glass', 'scarf', 'plume', 'roadstaff'],
};
const OF: Readonly<Record<string, Tribe>> = { g: 'green', b: 'blue', r: 'red', y: 'yellow' };
export const tribeOf = (adventurer: string): Tribe => OF[adventurer[0]!]!;

/** An adventurer by its id, `g8`, in a frame of radius r around 0,0. */
export function adventurer(id: string, r = 30): string {
  const tool = ROLES[id[0]!]?.[Number(id.slice(1)) - 1];
  return portrait(tribeOf(id), Number(id.slice(1)), r) + (tool ? group(`scale(${num(r / 30)})`, TOOLS[tool]) : '');
}

export const dog = (r = 30): string =>
  group(
    `scale(${num(r / 30)})`,
    circle(0, 0, 30, fill('#EADBC0')) +
      path('M-22 30C-20 12-10 10 0 10S20 12 22 30Z', fill('#A8763E')) +
      circle(0, -2, 15, fill('#C6925A')) +
      path('M-15-8C-24-16-24 2-16 6ZM15-8C24-16 24 2 16 6Z', fill('#7E5024')) +
      ellipse(0, 5, 9, 7.5, fill('#F2DFC0')) +
      ellipse(0, 2, 3.4, 2.6, fill(DARK)) +
      path('M0 4V8M-4 9Q0 12 4 9', 'fill="none" stroke="#3A2A1A" stroke-width="1.6"') +
      circle(-6, -5, 2, fill(DARK)) +
      circle(6, -5, 2, fill(DARK)) +
      circle(0, 0, 29, 'fill="none" stroke="#7E5024" stroke-width="2.5" stroke-dasharray="6 4"'),
  );
export const bird = (s = 1): string =>
  group(
    `scale(${s})`,
    path(
      'M-16 6C-18-8-4-16 8-12 12-22 22-20 22-12L28-9 21-7C20 6 8 14-4 12L-8 22M2 12 0 22',
      'fill="#D9A24A" stroke="#7A4E12" stroke-width="2" stroke-linejoin="round"',
    ) +
      path('M-12 2C-6-6 6-4 8 4-2 8-8 8-12 2Z', fill('#B67A24')) +
      circle(18, -14, 1.8, fill(DARK)) +
      path('M-10-8H4V-14H-8Z', fill('#8A4A2A')),
  );
/** A pack turtle with its bundle. */
export const turtle = (s = 1): string =>
  group(
    `scale(${s})`,
    path('M-18 10h6v6h-6ZM8 10h6v6H8Z', fill('#5C7038')) +
      path('M14 4C22-2 28-2 28 4S22 10 15 8Z', 'fill="#7E9A58" stroke="#3E5224" stroke-width="1.8"') +
      circle(24, 2, 1.5, fill(DARK)) +
      path('M-24 10C-22-10 14-12 17 10Z', 'fill="#8A6A3C" stroke="#4A3214" stroke-width="2" stroke-linejoin="round"') +
      path('M-14 10C-12-2-8-6-3-7M6 10C6 0 2-6-3-7M-20 3H14', 'fill="none" stroke="#4A3214" stroke-width="1.4"') +
      rect(-12, -15, 16, 9, 2, fill('#8A4A2A')) +
      path('M-4-15V-6', 'stroke="#E3B43A" stroke-width="1.8"'),
  );
