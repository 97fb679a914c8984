export interface Piece {
  text: string;
  strong: boolean;
}

/** A clause of the ledger: `**strong**` and nothing else of Markdown; the line of the book at its end is for the ledger's readers. */
export const plain = (text: string): Piece[] =>
  text
    .replace(/\s*\([^()]*\bL\d[^()]*\)\s*$/, '')
    .replaceAll('`', '')
    .split('**')
    .map((part, index) => ({ text: part, strong: index % 2 === 1 }));
