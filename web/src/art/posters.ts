import { gameOf } from '../lib/games';
import { mosaic } from './mosaic';
import { at, fill, rect } from './svg';

/** A game's box on the shelf of the home page: `export const box: GameBox` in `games/<id>/poster.ts`. */
export interface GameBox {
  /** Boxes stand in the order of these numbers; games without a box of their own follow. */
  place: number;
  /** The side of the box: the game's own accent. */
  colour: string;
  /** The picture, 220 by 300. */
  picture: () => string;
  /** Shown until the server has told the facts of the game, and for a game that is still being built. */
  seats: string;
  minutes: number;
}

const POSTERS = import.meta.glob<GameBox>('../games/*/poster.ts', { import: 'box', eager: true });

/** The boxes that have been drawn, by the id of their game, in the order of the shelf. */
export const BOXES: ReadonlyMap<string, GameBox> = new Map(
  Object.entries(POSTERS)
    .map(([path, box]) => [path.split('/').at(-2)!, box] as const)
    .sort(([, one], [, other]) => one.place - other.place),
);

const PLAIN = '#5A4630';

export const boxColour = (game: string): string => BOXES.get(game)?.colour ?? PLAIN;

/** The picture of the box of a game or of a campaign's game, 220 by 300; the sundial for a game that nobody has drawn. */
export const poster = (game: string): string => BOXES.get(gameOf(game))?.picture() ?? plain();

const plain = (): string => rect(0, 0, 220, 300, 0, fill('#E7CDA2')) + at(110, 176, mosaic(92, '#7A4E28'));
