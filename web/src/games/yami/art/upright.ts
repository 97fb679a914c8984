// The land of the kingdom at night for a phone.
import { at, circle, num, path, poly, rect, seeded } from '../../../art/svg';
import { draw, fogBank, scatter, stars, type Box, type Stamp } from './growth';
import { TALL, type Link } from './kingdom';
import { stamp } from './stamps';

/** The upright land, 374 by 470; `clean` are the letters of the cleansed vines at the tower's foot. */
export function tallLand(links: readonly Link[], clean: string): string {
  const CHART = TALL;
  let s =
    rect(0, 0, 374, 140, 0, 'fill="url(#ksky)"') +
    stars(6, 60, 374, 96, [
      [6, 4, 184, 28],
      [220, 4, 150, 28],
    ]);
  s +=
    path('M0 112C40 92 90 104 130 94S230 100 270 90 340 98 374 92V160H0Z', 'fill="#27475F"') +
    path('M0 124C60 106 110 118 170 108S300 116 374 106V170H0Z', 'fill="#1F3F50"') +
    path('M0 132C90 116 190 124 374 120V470H0Z', 'fill="url(#kland)"');
  s +=
    poly(
      [
        [128, 160],
        [140, 124],
        [160, 108],
        [222, 104],
        [244, 122],
        [252, 160],
        [210, 172],
        [160, 172],
      ],
      'fill="#2B2340"',
    ) +
    poly(
      [
        [160, 108],
        [222, 104],
        [206, 140],
        [166, 146],
      ],
      'fill="#3D3357"',
    ) +
    path(
      'M60 170C70 136 120 128 150 150 190 176 230 170 250 142 300 130 330 160 322 190 280 214 220 210 187 214 150 212 90 214 60 170Z',
      'fill="#5E7670" opacity=".5"',
    ) +
    path('M0 196C40 176 96 186 112 220 124 262 132 300 112 344 92 384 40 392 0 384Z', 'fill="#4A4566" opacity=".9"') +
    path('M0 220C40 206 80 216 92 244 104 290 100 330 84 352 50 370 20 364 0 358Z', 'fill="#5E587C" opacity=".6"') +
    path(
      'M110 250C140 226 236 226 264 250 278 300 280 360 262 394 220 414 150 414 112 394 98 350 96 290 110 250Z',
      'fill="#23623F" opacity=".8"',
    ) +
    path('M40 470C50 430 120 400 187 396 250 400 262 440 262 470Z', 'fill="#3B7A52" opacity=".6"');
  const lake = 'M374 196C340 184 300 186 282 210 262 240 262 270 258 300 254 340 262 380 292 396 330 408 356 400 374 404Z';
  s += path(lake, 'fill="url(#klake)" stroke="#9CC9C4" stroke-opacity=".55" stroke-width="1.6"');
  {
    const r = seeded(3);
    let w = '';
    for (let i = 0; i < 26; i++) {
      const x = 276 + r() * 86,
        y = 212 + r() * 176;
      w += `M${num(x)} ${num(y)}q4-2.5 8 0t8 0`;
    }
    s += path(w, 'fill="none" stroke="#BFE3E6" stroke-opacity=".42" stroke-width="1.2" stroke-linecap="round"');
  }
  s += at(330, 286, stamp.swirl(0.66)) + fogBank(6, 262, 90, 20, 0.15) + fogBank(20, 336, 80, 18, 0.15);
  const o: Stamp[] = [];
  const put = (x: number, y: number, s: string): void => void o.push({ x, y, s });
  const keep: Box[] = [
    [96, 404, 40, 60],
    [160, 440, 70, 30],
  ];
  put(44, 456, stamp.lodge(0.7));
  put(224, 124, stamp.tower(clean, 0.36));
  put(74, 150, stamp.dome(0.42));
  put(300, 152, stamp.arch(0.42));
  put(150, 194, stamp.column(26, true, 0.6));
  put(222, 190, stamp.column(22, true, 0.6));
  put(160, 212, stamp.column(16, true, 0.6));
  put(318, 330, stamp.bell(0.56));
  put(262, 320, stamp.reed(0.56));
  put(280, 394, stamp.reed(0.6));
  put(350, 210, stamp.reed(0.56));
  put(362, 390, stamp.reed(0.6));
  const C = { clear: 26, off: 10, keep };
  scatter(o, CHART, links, { ...C, seed: 5, n: 26, box: [104, 236, 268, 410], kind: 'tree', size: [0.52, 0.74] });
  scatter(o, CHART, links, { ...C, seed: 7, n: 20, box: [4, 190, 122, 390], kind: 'dead', size: [0.46, 0.66] });
  scatter(o, CHART, links, { ...C, seed: 9, n: 22, box: [0, 396, 90, 468], kind: 'pine', size: [0.5, 0.72], keep: [[14, 396, 74, 54]] });
  scatter(o, CHART, links, { ...C, seed: 11, n: 34, box: [204, 406, 372, 470], kind: 'tree', size: [0.56, 0.86] });
  scatter(o, CHART, links, { ...C, seed: 13, n: 14, box: [0, 134, 60, 192], kind: 'pine', size: [0.46, 0.62] });
  scatter(o, CHART, links, { ...C, seed: 14, n: 14, box: [322, 128, 374, 186], kind: 'pine', size: [0.46, 0.62] });
  s += draw(o);
  {
    const r = seeded(41);
    for (let i = 0; i < 14; i++) {
      const x = 20 + r() * 330,
        y = 220 + r() * 240;
      s += circle(x, y, 5, 'fill="#FFF3A8" opacity=".16"') + circle(x, y, 1.3, 'fill="#FFF8CF" opacity=".9"');
    }
  }
  return s;
}
