// The five landscapes of the ruins and the two cities: each is a palette, a picture and an icon.
import { circle, group, path, times } from '../svg';

export type LandName = 'peach' | 'green' | 'blue' | 'purple' | 'gray' | 'gold' | 'ash';

export interface Land {
  readonly sky: readonly [string, string];
  readonly far: string;
  readonly near: string;
  /** Light, middle and dark side of a wall. */
  readonly wall: readonly [string, string, string];
  readonly soil: readonly [string, string, string];
  /** Dark enough for lines and icons on paper. */
  readonly ink: string;
}

export const LANDS: Record<LandName, Land> = {
  peach: {
    sky: ['#FBE3C4', '#F6B98C'],
    far: '#E79A6B',
    near: '#D27B4E',
    wall: ['#FFE9CC', '#F2C193', '#B96B43'],
    soil: ['#B9683F', '#9A5233', '#7C3F28'],
    ink: '#8F4520',
  },
  green: {
    sky: ['#DCEBCB', '#A9CFA0'],
    far: '#79AE79',
    near: '#4F8A5B',
    wall: ['#EFEBD2', '#C5C79D', '#71814F'],
    soil: ['#5A7048', '#475A3A', '#35462D'],
    ink: '#2F5B34',
  },
  blue: {
    sky: ['#D8EEF5', '#A6D2E6'],
    far: '#6FB2D2',
    near: '#3C86B0',
    wall: ['#FFF7E4', '#E2D3B4', '#8C93A0'],
    soil: ['#2F6E97', '#24577B', '#1A4160'],
    ink: '#1D557C',
  },
  purple: {
    sky: ['#F1DCEC', '#C7AEDC'],
    far: '#A58AC6',
    near: '#7C61A6',
    wall: ['#F6E9F4', '#CFB7DA', '#76588F'],
    soil: ['#66508A', '#523F72', '#3F2F5A'],
    ink: '#55407C',
  },
  gray: {
    sky: ['#8C97A3', '#4F5B68'],
    far: '#414C58',
    near: '#333D48',
    wall: ['#DDE3E6', '#9FABB4', '#5A6670'],
    soil: ['#565C62', '#454A50', '#33383D'],
    ink: '#3C444C',
  },
  gold: {
    sky: ['#FFF6DC', '#F6DD9C'],
    far: '#E9C877',
    near: '#C99B3C',
    wall: ['#FFF9E6', '#F3DC9A', '#B58523'],
    soil: ['#A87D2E', '#8A6423', '#6B4C18'],
    ink: '#7A5A18',
  },
  ash: {
    sky: ['#E8E1D8', '#BDB2A6'],
    far: '#A3978B',
    near: '#7F746A',
    wall: ['#F1ECE4', '#CFC6BB', '#6E645B'],
    soil: ['#6E655D', '#574F49', '#403A35'],
    ink: '#4F4740',
  },
};

const line = (c: string, width: number): string =>
  `fill="none" stroke="${c}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;

/** The sign of a landscape, about 22 units wide, around 0,0. */
export const landIcon = (land: LandName, c: string, scale = 1): string => {
  const icons: Record<LandName, () => string> = {
    peach: () =>
      circle(0, 0, 5, `fill="${c}"`) +
      times(8, (i) => group(`rotate(${i * 45})`, path('M0-7.5V-11', line(c, 2)))).join(''),
    green: () => path('M0-11 8 1H4L9 8H-9L-4 1H-8ZM-1.5 8h3v4h-3Z', `fill="${c}"`),
    blue: () => path('M-11-4c4-5 7-5 11 0s7 5 11 0M-11 5c4-5 7-5 11 0s7 5 11 0', line(c, 2.6)),
    purple: () => path('M-11 9-3-9 1-1 4-6 11 9Z', `fill="${c}"`),
    gray: () => path('M-6-10H6L11-2 0 11-11-2ZM-11-2H11M-6-10 0 11 6-10', line(c, 2)),
    gold: () => path('M-10 8V-6l5.5 6L0-10l4.5 10L10-6V8Z', `fill="${c}"`),
    ash: () => path('M-10 8V-6l5.5 6L0-10l4.5 10L10-6V8Z', line(c, 2.2)),
  };
  return group(`scale(${scale})`, icons[land]());
};
