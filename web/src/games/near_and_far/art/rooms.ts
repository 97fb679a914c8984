// Rooms of the town, seen from inside.
import { at, circle, ellipse, fill, group, num, path, rect, seeded, times, unique } from '../../../art/svg';
import { DARK } from './signs';
import { building } from './town';

const wall = (id: string): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8A5730"/><stop offset=".55" stop-color="#B57A48"/><stop offset="1" stop-color="#A0673A"/></linearGradient>`;
const rule = (x1: number, y1: number, x2: number, y2: number, attributes: string): string =>
  path(`M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}`, attributes);

/** The saloon from inside, w by h; the counter's upper edge lies at y = bar. */
export function saloonRoom(W: number, H: number, bar: number): string {
  const c = unique('sr');
  const r = seeded(9);
  let s = rect(0, 0, W, H, 0, `fill="url(#${c})"`);
  for (let x = 0; x < W; x += 40) s += rect(x, 0, 1.5, bar, 0, 'fill="#5A3218" opacity=".35"');
  s +=
    rect(0, 0, W, 20, 0, fill('#5E3418')) +
    rect(0, 20, W, 4, 0, fill('#8A5228')) +
    [100, 300, 500, 700].map((x) => rect(x - 7, 0, 14, 20, 0, fill('#74431F'))).join('');
  // window on the dusk street
  s += at(
    58,
    42,
    rect(-4, -4, 128, 92, 6, fill('#5E3418')) +
      rect(0, 0, 120, 84, 3, fill('#F3B987')) +
      circle(84, 34, 20, 'fill="#FFF1C9" opacity=".6"') +
      circle(84, 34, 12, fill('#FFF6DC')) +
      path('M0 56C24 42 54 52 80 46S112 48 120 44V84H0Z', fill('#C97F56')) +
      path('M0 68C40 60 80 64 120 60V84H0Z', fill('#9A5F3C')) +
      at(28, 78, group('scale(.34)', building('town_hall'))) +
      path('M60 0V84M0 42H120', 'stroke="#5E3418" stroke-width="4"') +
      path('M-4-4H20C16 22 10 38-4 52ZM124-4H100C104 22 110 38 124 52Z', fill('#8E3F2B')) +
      path('M-4-4H8C8 18 4 32-4 44ZM124-4H112C112 18 116 32 124 44Z', fill('#6D2C1C')),
  );
  // shelves and mirror
  s += at(
    250,
    36,
    rect(-8, -6, 296, bar - 44, 5, fill('#6B3D1C')) +
      rect(0, 2, 280, bar - 58, 3, fill('#7E4C26')) +
      rect(96, 2, 88, bar - 58, 3, fill('#C9B48E')) +
      path(`M104 ${bar - 62} 150 6M124 ${bar - 60} 172 8`, 'stroke="#fff" stroke-width="7" opacity=".3"') +
      [0, 1]
        .map((k) =>
          [0, 1]
            .map((sd) => {
              const y = 40 + k * 38;
              let q = rect(sd * 190, y, 90, 4, 0, fill('#4E2A12'));
              for (let b = 0; b < 6; b++) {
                const x = 8 + sd * 190 + b * 14,
                  h = 16 + r() * 12,
                  col = ['#3E6F5A', '#8E3F2B', '#C58A16', '#2F5A7A', '#7A4C9E', '#D8C48E'][Math.floor(r() * 6)]!;
                q +=
                  rect(x - 4, y - h, 8.5, h, 2, fill(col)) +
                  rect(x - 1.8, y - h - 6, 4, 7, 1, fill(col)) +
                  rect(x - 3, y - h + 3, 2, h - 6, 1, 'fill="#fff" opacity=".35"');
              }
              return q;
            })
            .join(''),
        )
        .join(''),
  );
  // piano
  s += at(
    W - 206,
    bar - 8,
    ellipse(78, 6, 92, 8, 'fill="#2a1408" opacity=".35"') +
      rect(0, -92, 156, 96, 4, fill('#4A2616')) +
      rect(108, -92, 48, 96, 0, fill('#38190E')) +
      rect(-6, -98, 168, 9, 3, fill('#6B3A20')) +
      rect(12, -82, 132, 34, 3, fill('#5E3018')) +
      path('M20-66q8-12 16 0t16 0 16 0 16 0 16 0 16 0', 'fill="none" stroke="#A8753E" stroke-width="1.8"') +
      rect(-4, -42, 164, 12, 2, fill('#FFF3D8')) +
      times(22, (k) => rect(-1 + k * 7.4, -42, k % 7 === 2 || k % 7 === 6 ? 0 : 4, 7, 0, fill('#2B1A10'))).join('') +
      rect(-6, -30, 168, 5, 1, fill('#6B3A20')) +
      at(
        34,
        -98,
        path('M-3 0V-13h6V0Z', fill('#FFF3D2')) + circle(0, -17, 3.5, fill('#F0A030')) + circle(0, -17, 12, 'fill="#FFD36A" opacity=".35"'),
      ) +
      at(120, -98, path('M-9 0-7-14H7L9 0Z', fill('#C6DCE0')) + path('M-6-3H6L7 0H-7Z', fill('#C98A45'))),
  );
  // lamps
  for (const x of [216, 570])
    s += at(
      x,
      24,
      rule(0, 0, 0, 22, 'stroke="#3A2010" stroke-width="2"') +
        circle(0, 40, 74, `fill="url(#${c}l)"`) +
        path('M-14 34A14 14 0 0 1 14 34Z', fill('#2E6A4A')) +
        rect(-15, 33, 30, 3, 1, fill('#C9A24A')) +
        path('M-5 36a5 7 0 0 0 10 0Z', fill('#FFF6DC')),
    );
  // barkeeper
  s += at(
    394,
    bar - 4,
    path('M-34 6C-32-24-18-30 0-30S32-24 34 6Z', fill('#F3ECDC')) +
      path('M-18-27-12 6H12L18-27 8-30H-8Z', fill('#7A2E3A')) +
      path('M-7-30 0-23 7-30 0-33Z', fill('#2B2521')) +
      circle(0, -46, 15, fill('#C99268')) +
      path('M-15-48C-16-64 16-64 15-48 10-57-10-57-15-48Z', fill('#3A2618')) +
      path('M-9-40C-5-44-1-42 0-40 1-42 5-44 9-40 5-36-5-36 0-38-5-36-5-36-9-40Z', fill('#3A2618')) +
      circle(-5, -48, 1.7, fill(DARK)) +
      circle(5, -48, 1.7, fill(DARK)) +
      path('M-30-4C-20-14-16-8-6-8M30-4C22-12 18-10 10-10', 'stroke="#F3ECDC" stroke-width="9" fill="none" stroke-linecap="round"') +
      at(8, -12, path('M-7-12H7L5 8H-5Z', 'fill="#E6F0EE" opacity=".95" stroke="#A9BEBA"')) +
      path('M-6-13q8-5 16 2l-2 8q-6-5-14-2Z', fill('#fff')),
  );
  // counter
  s +=
    rect(0, bar, W, H - bar, 0, fill('#6B3A1C')) +
    rect(0, bar, W, 9, 0, fill('#B9793E')) +
    rect(0, bar + 9, W, 4, 0, fill('#8A5228')) +
    rect(0, bar + 13, W, 10, 0, 'fill="#2a1408" opacity=".3"');
  for (let x = 0; x <= W; x += W / 5)
    s +=
      rect(x + 6, bar + 26, W / 5 - 12, H - bar - 44, 6, 'fill="#7E4A26"') +
      rect(x + 6, bar + 26, W / 5 - 12, H - bar - 44, 6, 'fill="none" stroke="#4E2A12" stroke-width="2" opacity=".7"');
  s += rect(0, H - 12, W, 12, 0, fill('#C9A24A')) + rect(0, H - 12, W, 3, 0, fill('#F0D58A')) + rect(0, H - 4, W, 4, 0, fill('#8A6A1C'));
  return (
    `<defs>${wall(c)}<radialGradient id="${c}l"><stop offset="0" stop-color="#FFE9B0" stop-opacity=".75"/><stop offset=".4" stop-color="#FFD98A" stop-opacity=".3"/><stop offset="1" stop-color="#FFD98A" stop-opacity="0"/></radialGradient></defs>` +
    s
  );
}
