// The light of a ruin: the hue walks from dawn to sunset as the value grows, and night is indigo.
export interface Palette {
  readonly sky: readonly [string, string];
  readonly far: string;
  readonly near: string;
  /** Light side, middle tone, shadow side. */
  readonly stone: readonly [string, string, string];
  readonly ground: string;
  readonly cellar: string;
  readonly sun: string;
}

const DAY: readonly Palette[] = [
  {
    sky: ['#CFE6E4', '#F7EBCF'],
    far: '#BFD3C8',
    near: '#9DBBA8',
    stone: ['#E9E2CE', '#C9BFA3', '#8F8567'],
    ground: '#7F9A6B',
    cellar: '#5E6B45',
    sun: '#FFF6D8',
  },
  {
    sky: ['#BFE0E6', '#F3EBC9'],
    far: '#AECBC6',
    near: '#88AFA0',
    stone: ['#ECE3CB', '#CDBF9C', '#8E8160'],
    ground: '#86A067',
    cellar: '#617043',
    sun: '#FFF4CC',
  },
  {
    sky: ['#A9D6E2', '#FAEFC6'],
    far: '#9FC3C4',
    near: '#7BA49B',
    stone: ['#F0E4C6', '#D3BF93', '#93805A'],
    ground: '#95A562',
    cellar: '#6B7140',
    sun: '#FFF1BE',
  },
  {
    sky: ['#9CCFDE', '#FBEBB6'],
    far: '#A3BFB8',
    near: '#86A088',
    stone: ['#F3E3BD', '#D8BE88', '#987F52'],
    ground: '#A9A75C',
    cellar: '#78703A',
    sun: '#FFECAA',
  },
  {
    sky: ['#9CCBD2', '#FCE2A2'],
    far: '#B6BD9F',
    near: '#9A9F74',
    stone: ['#F6E1B2', '#DDBA7C', '#9D7A49'],
    ground: '#BFA557',
    cellar: '#876A34',
    sun: '#FFE696',
  },
  {
    sky: ['#A6C7C0', '#FDD78D'],
    far: '#C9B98A',
    near: '#B0975F',
    stone: ['#F8DDA6', '#E0B26E', '#A17142'],
    ground: '#CC9F50',
    cellar: '#8F612E',
    sun: '#FFDE80',
  },
  {
    sky: ['#B9BFA8', '#FDC97C'],
    far: '#D3AC78',
    near: '#BC8650',
    stone: ['#F9D79B', '#E0A863', '#A1683C'],
    ground: '#CF924A',
    cellar: '#8E562B',
    sun: '#FFD66E',
  },
  {
    sky: ['#C9AE93', '#FBB56C'],
    far: '#CF9468',
    near: '#B46D47',
    stone: ['#F9CF90', '#DE985A', '#9A5A38'],
    ground: '#C67E45',
    cellar: '#844728',
    sun: '#FFCB62',
  },
  {
    sky: ['#C78F8A', '#F79F62'],
    far: '#BB7563',
    near: '#974F4A',
    stone: ['#F7C388', '#D58555', '#8D4A38'],
    ground: '#B06544',
    cellar: '#713527',
    sun: '#FFC05C',
  },
  {
    sky: ['#A8708A', '#F28A5E'],
    far: '#9C5B68',
    near: '#783A50',
    stone: ['#F4B782', '#C97354', '#7C3C3B'],
    ground: '#96503F',
    cellar: '#5E2A2A',
    sun: '#FFB559',
  },
];
const DUSK = [
  '#3D4B86',
  '#46508F',
  '#4C5194',
  '#564F94',
  '#5E4D92',
  '#664B8E',
  '#6C4888',
  '#6E4480',
  '#6E3F76',
  '#6B3A6C',
];

export const dayPalette = (value: number): Palette => DAY[value - 1]!;
export const nightPalette = (value: number): Palette => ({
  sky: ['#141B3F', DUSK[value - 1]!],
  far: '#2C3A6E',
  near: '#222C58',
  stone: ['#A9B4D9', '#6F7AAE', '#3A4377'],
  ground: '#26305A',
  cellar: '#171D3D',
  sun: '#F4EFD8',
});
