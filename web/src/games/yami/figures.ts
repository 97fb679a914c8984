// Whom some mission tokens depict.
import type { Colour } from './art/spirits';

/** Tokens with a Holo vine, and its colour. */
export const VINES: Readonly<Record<number, Colour>> = { 25: 'r', 26: 'o', 27: 'g', 28: 'b', 29: 'p' };
