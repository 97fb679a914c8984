// What stands above the ground of each landscape, 200 by 160.
import { at, circle, fill, path, poly, rect, times } from '../../../art/svg';
import { forest } from './forest';
import { type Land, type LandName, LANDS } from './lands';

const ground = (colour: string): string => path('M0 146C60 138 120 154 200 142V162H0Z', fill(colour));

const desert = ({ far, near, wall }: Land): string =>
  circle(140, 52, 34, 'fill="#FFF3D6" opacity=".45"') +
  circle(140, 52, 22, 'fill="#FFF3D6"') +
  path('M0 96 34 84 40 62 66 60 72 86 120 92 128 70 158 68 166 94 200 90V160H0Z', fill(far)) +
  path('M66 60 72 86 84 88 80 66ZM158 68 166 94 178 92 172 74Z', fill(near)) +
  path('M40 150V96a28 28 0 0 1 56 0v54H82V98a14 14 0 0 0-28 0v52Z', fill(wall[1])) +
  path('M68 68a28 28 0 0 1 28 28v54H82V98a14 14 0 0 0-14-14Z', fill(wall[2])) +
  [108, 126, 144]
    .map(
      (x, i) =>
        rect(x, 104 + i * 10, 11, 46, 0, fill(wall[1])) +
        rect(x + 7, 104 + i * 10, 4, 46, 0, fill(wall[2])) +
        rect(x - 3, 99 + i * 10, 17, 6, 1, fill(wall[0])),
    )
    .join('') +
  path('M0 132C40 118 80 140 120 130S180 126 200 134V160H0Z', fill(wall[0]) + ' opacity=".55"') +
  path('M0 140C50 130 90 150 200 138V162H0Z', fill(near));

const islands = ({ far, near, wall }: Land): string =>
  circle(56, 44, 16, 'fill="#fff" opacity=".7"') +
  path('M100 44c8-8 20-3 22-9 8-7 20-1 20 6 9-1 13 3 14 7h-56Z', 'fill="#fff" opacity=".75"') +
  rect(0, 96, 200, 66, 0, fill(far)) +
  path('M0 104q25-8 50 0t50 0 50 0 50 0', 'fill="none" stroke="#fff" stroke-width="2" opacity=".5"') +
  path('M22 128C40 104 74 100 100 112 132 100 168 108 182 128Z', fill(wall[1])) +
  path('M100 112c32-12 68-4 82 16h-60Z', fill('#C9B68F')) +
  path('M86 112 92 40h20l6 72Z', fill(wall[0])) +
  path('M104 40h8l6 72h-12Z', fill('#C3CCD6')) +
  path('M89 82h27M91 62h23', 'stroke="#C25B3F" stroke-width="7"') +
  rect(88, 32, 28, 9, 2, fill('#6C7A88')) +
  path('M91 32 102 18 113 32Z', fill('#C25B3F')) +
  path('M112 36 190 22V50Z', 'fill="#FFF3B0" opacity=".5"') +
  [40, 58, 142, 160].map((x, i) => rect(x, 104 + (i % 2) * 6, 8, 22, 0, fill(i < 2 ? wall[0] : '#C3B592'))).join('') +
  rect(34, 100, 38, 5, 1, fill(wall[0])) +
  path('M0 134q20-9 40 0t40 0 40 0 40 0 40 0V162H0Z', fill(near)) +
  path(
    'M10 146q16-6 32 0M90 150q16-6 32 0M150 144q14-6 28 0',
    'fill="none" stroke="#fff" stroke-width="2" opacity=".5" stroke-linecap="round"',
  );

const mountains = ({ far, near, wall, soil }: Land): string =>
  circle(150, 40, 15, 'fill="#FFF6E8" opacity=".8"') +
  path('M0 120 46 44 70 82 112 24 150 84 172 60 200 100V160H0Z', fill(far)) +
  path(
    'M46 44 70 82 60 88 52 78 44 90 32 74ZM112 24 132 56 120 64 112 52 100 66 92 54ZM172 60 184 76 172 82 162 76Z',
    'fill="#fff" opacity=".9"',
  ) +
  path('M112 24 150 84 140 160H96Z', fill(near) + ' opacity=".6"') +
  path('M0 132 60 96 104 128 150 100 200 130V160H0Z', fill(near)) +
  rect(64, 86, 40, 40, 0, fill(wall[1])) +
  rect(90, 86, 14, 40, 0, fill(wall[2])) +
  path('M56 88 84 66 112 88Z', fill('#8E3F5C')) +
  path('M84 66 112 88H90Z', fill('#6D2C48')) +
  rect(112, 98, 26, 28, 0, fill(wall[1])) +
  rect(128, 98, 10, 28, 0, fill(wall[2])) +
  path('M106 100 125 82 144 100Z', fill('#8E3F5C')) +
  [72, 84].map((x) => path(`M${x} 112v-7a4 4 0 0 1 8 0v7Z`, 'fill="#FFDF8E"')).join('') +
  path('M104 126h58v6h-58ZM112 132a12 12 0 0 1 22 0M140 132a10 10 0 0 1 18 0', fill(wall[0])) +
  path('M0 144C50 134 110 152 200 140V162H0Z', fill(soil[0]));

const STALACTITES = [
  [0, 50],
  [22, 34],
  [46, 22],
  [70, 40],
  [134, 30],
  [158, 46],
  [182, 26],
] as const;
const CRYSTALS = [
  [26, 150, 1, '#7FD3D6'],
  [44, 154, 0.7, '#B7ECEA'],
  [166, 152, 1.1, '#B69BE0'],
  [184, 156, 0.7, '#7FD3D6'],
] as const;
const CRYSTAL = [
  [-10, 0],
  [-7, -26],
  [0, -40],
  [8, -24],
  [10, 0],
  [2, 0],
] as const;

const caverns = ({ far, near, wall }: Land): string =>
  path('M0 0H200V160H0Z', fill(far)) +
  path('M60 160 92 0H140L170 160Z', 'fill="#DCE8EC" opacity=".22"') +
  path('M80 160 104 0H126L140 160Z', 'fill="#F2F8FA" opacity=".22"') +
  STALACTITES.map(([x, h]) => path(`M${x} 0h22l-10 ${h + 20}Z`, fill(near))).join('') +
  path('M62 150V92a38 38 0 0 1 76 0v58H120V94a20 20 0 0 0-40 0v56Z', fill(wall[1])) +
  path('M100 54a38 38 0 0 1 38 38v58H120V94a20 20 0 0 0-20-20Z', fill(wall[2])) +
  circle(100, 64, 5, 'fill="#9FE3E0"') +
  CRYSTALS.map(([x, y, scale, colour]) =>
    at(x, y, poly(CRYSTAL.slice(0, 5), fill(colour)) + poly(CRYSTAL.slice(2), 'fill="#1b2b3a" opacity=".3"'), scale),
  ).join('') +
  ground(near);

/** Towers from the left to the right: where, how wide, how high. */
const TOWERS = [
  [20, 26, 58],
  [50, 20, 40],
  [76, 48, 86],
  [130, 22, 50],
  [156, 26, 66],
] as const;

const goldenCity = ({ far, near, wall }: Land): string =>
  circle(100, 60, 52, 'fill="#fff" opacity=".4"') +
  times(12, (i) => at(100, 60, path('M0-58V-74', 'stroke="#fff" stroke-width="3" opacity=".55"'), 1, i * 30)).join('') +
  path('M0 110C40 92 80 100 100 96S160 92 200 108V160H0Z', fill(far)) +
  TOWERS.map(
    ([x, w, h]) =>
      rect(x, 146 - h, w, h, 1, fill(wall[1])) +
      rect(x + w * 0.62, 146 - h, w * 0.38, h, 0, fill(wall[2])) +
      path(`M${x - 2} ${146 - h}a${w / 2 + 2} ${w / 2 + 2} 0 0 1 ${w + 4} 0Z`, fill(near)) +
      path(`M${x + w / 2} ${146 - h - w / 2}v-10`, 'stroke="#7A5A18" stroke-width="2"') +
      rect(x + w / 2 - 2, 146 - h + 10, 4, 9, 2, 'fill="#7A5A18"'),
  ).join('') +
  path('M88 146v-22a12 12 0 0 1 24 0v22Z', 'fill="#7A5A18"') +
  ground(near);

const ashenCity = ({ far, near, wall }: Land): string =>
  circle(136, 48, 20, 'fill="#F6EFE6" opacity=".6"') +
  path('M0 104C40 90 80 98 110 90S170 88 200 104V160H0Z', fill(far)) +
  TOWERS.map(([x, w, h], i) => {
    const top = 146 - h + (i % 2) * 12;
    return (
      path(`M${x} 146V${top + 8}l${w * 0.3} -8 ${w * 0.2} 10 ${w * 0.25} -14 ${w * 0.25} 9V146Z`, fill(wall[1])) +
      path(`M${x + w * 0.6} 146V${top + 4}l${w * 0.15} -8 ${w * 0.25} 9V146Z`, fill(wall[2])) +
      rect(x + w * 0.25, top + 22, 5, 10, 2, fill(wall[2]))
    );
  }).join('') +
  path('M58 60c8-10-6-16 2-28M112 40c8-10-6-14 2-26', 'fill="none" stroke="#6E645B" stroke-width="4" opacity=".35" stroke-linecap="round"') +
  path('M0 146C60 136 120 154 200 140V162H0Z', fill(near));

const SCENES: Record<LandName, (land: Land) => string> = {
  peach: desert,
  green: forest,
  blue: islands,
  purple: mountains,
  gray: caverns,
  gold: goldenCity,
  ash: ashenCity,
};

export const scene = (land: LandName): string => SCENES[land](LANDS[land]);
