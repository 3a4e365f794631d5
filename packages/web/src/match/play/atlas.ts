import { type Card, type Cell, type Piece, type Place, placeKey, type Scene } from '@warmoot/kernel';

/** The places and pieces of a scene, to find them by name and by place. */
export interface Atlas {
  readonly cells: ReadonlyMap<string, Cell>;
  readonly cellAt: ReadonlyMap<string, Cell>;
  readonly pieces: ReadonlyMap<string, Piece>;
  readonly stackAt: ReadonlyMap<string, readonly Piece[]>;
  readonly cards: ReadonlyMap<string, Card>;
}

export const subjectOf = (cell: Cell): string => cell.subject ?? cell.id;

export const atlasOf = ({ ground, pieces, cards = [] }: Scene): Atlas => {
  const cells = new Map<string, Cell>();
  const cellAt = new Map<string, Cell>();
  for (const cell of ground.kind === 'hexes' ? ground.cells : []) {
    cells.set(cell.id, cell).set(subjectOf(cell), cell);
    cellAt.set(placeKey(cell.at), cell);
  }
  const stackAt = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const stack = stackAt.get(placeKey(piece.at));
    if (stack === undefined) stackAt.set(placeKey(piece.at), [piece]);
    else stack.push(piece);
  }
  return {
    cells,
    cellAt,
    pieces: new Map(pieces.map((piece) => [piece.id, piece])),
    stackAt,
    cards: new Map(cards.flatMap((row) => row.cards.map((card) => [card.id, card] as const))),
  };
};

/** Where a subject is: the place of a piece, a hex, or nowhere (the table itself, a piece in the tray). */
export const placeOfSubject = ({ pieces, cells }: Atlas, subject: string): Place | undefined =>
  pieces.get(subject)?.at ?? cells.get(subject)?.at;
