// The other buildings of the town from inside: walls, floor and a few things, behind what can be done there.
import { at, circle, ellipse, fill, group, path, poly, rect, seeded, star, times, unique } from '../../../art/svg';
import { bird } from './adventurers';
import { sign } from './signs';
import { building, street, type Building, type Side } from './town';

const gradient = (id: string, ...stops: readonly string[]): string =>
  `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.map((colour, i) => `<stop offset="${i / (stops.length - 1)}" stop-color="${colour}"/>`).join('')}</linearGradient></defs>`;

interface Shell {
  readonly wall: readonly string[];
  readonly board: string;
  readonly beam: string;
  readonly floor: string;
  readonly edge: string;
}
/** Boards, a beam under the ceiling and a floor. */
function shell(W: number, H: number, foot: number, { wall, board, beam, floor, edge }: Shell): string {
  const id = unique('in');
  return (
    gradient(id, ...wall) +
    rect(0, 0, W, foot, 0, `fill="url(#${id})"`) +
    times(Math.ceil(W / 44), (i) => rect(i * 44, 0, 1.6, foot, 0, `fill="${board}" opacity=".4"`)).join('') +
    rect(0, 0, W, 20, 0, fill(beam)) +
    rect(0, 20, W, 4, 0, `fill="${edge}" opacity=".7"`) +
    rect(0, foot, W, H - foot, 0, fill(floor)) +
    rect(0, foot, W, 5, 0, fill(edge)) +
    times(6, (i) => path(`M0 ${foot + 22 + i * i * 7}H${W}`, `stroke="${beam}" stroke-width="1.4" opacity=".35"`)).join('')
  );
}
const lamp = (x: number, drop: number): string =>
  at(x, 20, path(`M0 0V${drop}`, 'stroke="#2A1A0E" stroke-width="2"') + circle(0, drop + 18, 42, 'fill="#FFDF8A" opacity=".16"') + path(`M-15 ${drop + 10}Q-13 ${drop - 3} 0 ${drop - 4}T15 ${drop + 10}Z`, fill('#2F5E4E')) + ellipse(0, drop + 11, 8, 4, fill('#FFF1C0')));
const windowOf = (x: number, y: number, sky: string, frame: string): string =>
  at(x, y, rect(-5, -5, 106, 84, 5, fill(frame)) + rect(0, 0, 96, 74, 3, fill(sky)) + circle(66, 28, 14, 'fill="#FFF6DC" opacity=".9"') + path('M0 54C24 44 60 52 96 44V74H0Z', fill('#B8764F')) + path('M48 0V74M0 37H96', `stroke="${frame}" stroke-width="4"`));
const crate = (x: number, y: number, s = 1): string =>
  at(x, y, rect(-26, -40, 52, 40, 3, fill('#A06B3A')) + path('M-26-27H26M-26-13H26M-22-40V0M22-40V0', 'stroke="#6B431F" stroke-width="2.4"'), s);

const ROOMS: Readonly<Record<Exclude<Building, 'saloon'>, (W: number, H: number, foot: number, side: Side) => string>> = {
  town_hall(W, H, foot, side) {
    const column = (x: number): string => at(x, 24, rect(-15, 0, 30, foot - 24, 0, fill('#E9DCC0')) + rect(-7, 0, 4, foot - 24, 0, 'fill="#C9B68E"') + rect(5, 0, 3, foot - 24, 0, 'fill="#C9B68E"') + rect(-21, 0, 42, 10, 2, fill('#D8C79C')) + rect(-21, foot - 34, 42, 10, 2, fill('#D8C79C')));
    const scales = at(610, foot - 4, path('M0 0V-64M-38-54H38M-38-54-52-26H-24ZM38-54 24-26H52Z', 'fill="none" stroke="#7A5A1C" stroke-width="4" stroke-linejoin="round"') + path('M-54-26H-22Q-38-10-54-26ZM22-26H54Q38-10 22-26Z', fill('#C79A2E')) + rect(-18, -6, 36, 8, 2, fill('#7A5A1C')));
    return (
      shell(W, H, foot, { wall: ['#A88E66', '#CDB78C', '#BFA577'], board: '#8A7148', beam: '#5E4524', floor: '#8C6A3E', edge: '#D9BF8A' }) +
      windowOf(70, 60, side === 'day' ? '#A9D3E2' : '#F3B987', '#5E4524') +
      column(250) + column(380) + column(720) +
      at(315, 84, circle(0, 0, 36, fill('#5E4524')) + circle(0, 0, 31, fill('#FFF6DC')) + path('M0 0V-21M0 0 14 9', 'stroke="#33230F" stroke-width="4" stroke-linecap="round"') + times(12, (i) => group(`rotate(${i * 30})`, rect(-1.2, -28, 2.4, 6, 0, fill('#33230F')))).join('')) +
      ['green', 'blue', 'red', 'yellow'].map((tribe, i) => at(440 + i * 62, 34, path('M-18 0H18V56L0 44-18 56Z', fill({ green: '#3F7A3A', blue: '#2B62A0', red: '#A83A2A', yellow: '#C08A1A' }[tribe]!)))).join('') +
      at(600, foot, rect(-110, 0, 220, 14, 4, fill('#6B431F')) + rect(-100, 14, 200, 60, 2, fill('#7E5228'))) + scales
    );
  },
  stables(W, H, foot) {
    const bale = (x: number, y: number): string => at(x, y, rect(-44, -46, 88, 46, 9, fill('#D8AE4C')) + path('M-22-46V0M22-46V0', 'stroke="#8C6A1C" stroke-width="3"') + times(7, (i) => path(`M${-38 + i * 12}-${8 + (i % 3) * 12}l10-4`, 'stroke="#F2D384" stroke-width="2.4"')).join(''));
    const stall = (x: number): string => at(x, foot, rect(-70, -104, 140, 104, 0, fill('#5A2A18')) + path('M-70-104H70M-70 0-70-104M70 0V-104M-70-52H70', 'stroke="#8E4A2A" stroke-width="10"') + path('M-66-50 66-4M66-50-66-4', 'stroke="#8E4A2A" stroke-width="6"'));
    return (
      shell(W, H, foot, { wall: ['#6E2F1E', '#94462C', '#7C3A24'], board: '#4A1E12', beam: '#44190E', floor: '#9A7440', edge: '#C99A58' }) +
      stall(420) + stall(590) + lamp(300, 26) + lamp(690, 20) + bale(95, foot + 20) + bale(158, foot + 30) + bale(124, foot - 20) +
      at(600, foot - 22, bird(2.1)) + at(430, foot - 20, bird(1.8))
    );
  },
  general_store(W, H, foot) {
    const r = seeded(21);
    const shelf = (y: number): string =>
      rect(300, y, 420, 7, 0, fill('#5E3A1C')) +
      times(17, (i) => {
        const [x, h, colour] = [312 + i * 24.5, 18 + r() * 20, ['#3E6F5A', '#8E3F2B', '#C58A16', '#2F5A7A', '#7A4C9E', '#D8C48E'][Math.floor(r() * 6)]!];
        return rect(x - 8, y - h, 16, h, i % 3 ? 3 : 7, fill(colour)) + rect(x - 6, y - h + 4, 3, h - 8, 1, 'fill="#fff" opacity=".3"');
      }).join('');
    return (
      shell(W, H, foot, { wall: ['#7C8A62', '#A8B088', '#94A074'], board: '#5A6A44', beam: '#4A3A20', floor: '#8A6238', edge: '#C9A469' }) +
      times(20, (i) => path(`M${i * 42} 20h42v20q-21 18-42 0Z`, fill(i % 2 ? '#FFF3DC' : '#B8432E'))).join('') +
      windowOf(90, 78, '#F3C489', '#4A3A20') + shelf(108) + shelf(158) + crate(120, foot + 34, 1.1) + crate(190, foot + 46) +
      at(510, foot, rect(-220, -4, 440, 16, 4, fill('#6B431F')) + rect(-210, 12, 420, 70, 2, fill('#855A30')))
    );
  },
  farm(W, H, foot, side) {
    const rows = times(7, (i) => path(`M${W * 0.5 + (i - 3) * 40} ${foot + 2}L${W * 0.5 + (i - 3) * 190} ${H}`, 'stroke="#5E7A3A" stroke-width="9" stroke-dasharray="7 9" stroke-linecap="round" opacity=".85"')).join('');
    return street(W, H, side, foot) + rows + group(`translate(640 ${foot + 14}) scale(1.5)`, building('farm')) + at(110, foot + 44, times(3, (i) => at(i * 44, (i % 2) * 12, path('M-20 0Q-26-40-10-44H10Q26-40 20 0Z', fill('#D9BF8A')) + path('M-10-44Q0-52 10-44', 'fill="none" stroke="#8A6A3C" stroke-width="4"'))).join(''));
  },
  mystic_hut(W, H, foot) {
    const r = seeded(5);
    const candle = (x: number, y: number): string => at(x, y, circle(0, -30, 22, 'fill="#FFDF8A" opacity=".25"') + rect(-5, -22, 10, 22, 2, fill('#F3E3BE')) + path('M0-36Q7-27 0-22-7-27 0-36Z', fill('#FFC94A')));
    return (
      shell(W, H, foot, { wall: ['#2B1F4E', '#4A3574', '#3A2A60'], board: '#1E1538', beam: '#1E1538', floor: '#3E2F4A', edge: '#8A6FB0' }) +
      times(34, () => circle(30 + r() * (W - 60), 32 + r() * (foot - 90), 0.8 + r() * 1.8, 'fill="#FFF6DC" opacity=".8"')).join('') +
      at(300, 84, circle(0, 0, 34, fill('#F7E3A6')) + circle(13, -6, 29, fill('#3D2C64'))) +
      poly(star(400, 70, 13, 5), fill('#F7E3A6')) + poly(star(236, 60, 8, 3), fill('#F7E3A6')) +
      at(610, foot + 10, ellipse(0, 0, 74, 12, 'fill="#000" opacity=".3"') + path('M-58-64Q-74 0-34 2H34Q74 0 58-64Z', fill('#20222E')) + ellipse(0, -64, 60, 14, fill('#7FD0B8')) + times(6, (i) => circle(-34 + i * 14, -70 - (i % 3) * 14, 5 - (i % 3), 'fill="#A9EBD6" opacity=".85"')).join('')) +
      rect(90, 130, 150, 8, 0, fill('#1E1538')) + candle(110, 130) + candle(150, 130) + at(205, 130, circle(0, -18, 18, fill('#9FC6E8')) + circle(-5, -24, 5, 'fill="#fff" opacity=".7"') + path('M-14 0H14L9-6H-9Z', fill('#7A5A1C')))
    );
  },
  mine(W, H, foot) {
    const r = seeded(8);
    const id = unique('in');
    const prop = (x: number): string => rect(x - 10, 24, 20, foot - 14, 0, fill('#7A5228')) + rect(x - 10, 24, 5, foot - 14, 0, fill('#976A38'));
    return (
      gradient(id, '#2A2420', '#463B32', '#342B24') + rect(0, 0, W, H, 0, `fill="url(#${id})"`) +
      times(40, () => path(`M${r() * W} ${r() * foot}l${12 + r() * 22} ${6 - r() * 14}`, 'stroke="#1C1713" stroke-width="3" opacity=".7"')).join('') +
      rect(0, foot, W, H - foot, 0, fill('#2E251D')) + path(`M0 ${foot + 46}H${W}M0 ${foot + 72}H${W}`, 'stroke="#8A8078" stroke-width="4"') + times(18, (i) => rect(i * 46, foot + 40, 14, 40, 0, fill('#5A4022'))).join('') +
      rect(0, 14, W, 22, 0, fill('#6B4722')) + prop(150) + prop(400) + prop(650) + lamp(275, 34) + lamp(530, 34) +
      times(9, (i) => at(60 + i * 84 + r() * 20, 70 + r() * (foot - 110), sign(i % 3 ? 'gem' : 'coin', 0.9))).join('')
    );
  },
};

/** A building from inside, w by h; the floor begins at y = foot. */
export const interior = (name: Exclude<Building, 'saloon'>, w: number, h: number, foot: number, side: Side): string => ROOMS[name](w, h, foot, side);
