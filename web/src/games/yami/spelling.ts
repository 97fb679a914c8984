// Cells and turns in words; the notation names them by signs.
import type { Facts, Texts } from '../../lib/contract';
import { after, cellNamed, imageNamed, imagesOf } from './geometry';

const CELL = /^[0-9ab]{2}$/;
const TILE = 'yami-tile-';

/** How a tile came to an image: turned over or not, then by quarters clockwise; the least that does it. */
export function turnedTo(tile: string, wanted: number): { flipped: boolean; quarters: number } | null {
  for (const flipped of [false, true]) {
    let image = flipped ? after(tile, 0, 'flip') : 0;
    for (let quarters = 0; quarters < 4; quarters++) {
      if (image === wanted) return { flipped, quarters };
      image = after(tile, image, 'turn');
    }
  }
  return null;
}

const cellWords = (name: string, texts: Texts): string => {
  const [x, y] = cellNamed(name);
  return texts.say('yamiweb-cell', { row: y + 1, column: x + 1 });
};

export function spell(facts: Facts, texts: Texts): Facts {
  const { cell, turn, tile } = facts;
  const said: Facts = { ...facts };
  if (typeof cell === 'string' && CELL.test(cell)) said.cell = cellWords(cell, texts);
  if (typeof turn !== 'string' || typeof tile !== 'string' || !tile.startsWith(TILE)) return said;
  const id = tile.slice(TILE.length);
  const how = imagesOf(id).length > 0 ? turnedTo(id, imageNamed(turn)) : null;
  if (how) said.turn = texts.say('yamiweb-turned', { quarters: how.quarters, flipped: how.flipped ? 'yes' : 'no' });
  return said;
}
