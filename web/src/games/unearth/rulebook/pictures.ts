// The pictures of the rulebook, made of the drawings of the table.
import { at, times } from '../../../art/svg';
import type { Picture } from '../../../lib/contract';
import { die } from '../art/dice';
import { depthBar, ruinFace, RUIN_HEIGHT, RUIN_WIDTH } from '../art/ruin';
import { stone, type StoneColour } from '../art/stones';
import { wonder } from '../art/wonders';

const RING: readonly StoneColour[] = ['Y', 'B', 'R', 'L', 'B', 'Y'];
const R = 30;

function ring(): string {
  const away = R * Math.sqrt(3);
  const stones = times(6, (i) => {
    const turn = (Math.PI / 3) * i;
    return at(away * Math.cos(turn), away * Math.sin(turn), stone(RING[i]!, R - 1));
  });
  return at(96, 92, stones.join('') + wonder('lesser', '', R - 2));
}

const claim = (): string =>
  at(2, 2, ruinFace('green', 13) + depthBar('green', 14, 13)) +
  at(252, 70, die(6, 5, 0), 1.3) +
  at(320, 70, die(4, 3, 0), 1.3) +
  at(286, 150, die(8, 6, 1), 1.6);

export const PICTURES: Readonly<Record<string, Picture>> = {
  claim: { width: RUIN_WIDTH + 160, height: RUIN_HEIGHT + 4, draw: claim },
  ring: { width: 192, height: 184, draw: ring },
};
