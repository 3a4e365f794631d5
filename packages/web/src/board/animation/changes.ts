import { type Mark, type Piece, type Place, placeKey, type Scene } from '@warmoot/kernel';
import { isSamePlace } from '../sheet.ts';

/** The visible changes between two scenes. */
export type Change =
  | { readonly kind: 'shot'; readonly from: Place; readonly to: Place }
  | { readonly kind: 'melee'; readonly from: Place; readonly to: Place }
  | { readonly kind: 'move'; readonly piece: Piece; readonly from: Place }
  | { readonly kind: 'loss'; readonly piece: Piece }
  | { readonly kind: 'rout'; readonly piece: Piece }
  | { readonly kind: 'hit'; readonly piece: Piece }
  | { readonly kind: 'arrival'; readonly piece: Piece };

type Seen = Pick<Scene, 'pieces' | 'marks'>;

export const changesBetween = (before: Seen, after: Seen): Change[] => {
  const was = new Map(before.pieces.map((piece) => [piece.id, piece]));
  const is = new Set(after.pieces.map(({ id }) => id));
  return [
    ...attacks(before.marks, after.marks),
    ...after.pieces.flatMap((piece): Change[] => changesOf(was.get(piece.id), piece)),
    ...before.pieces.filter(({ id }) => !is.has(id)).map((piece): Change => ({ kind: 'loss', piece })),
  ];
};

const changesOf = (was: Piece | undefined, piece: Piece): Change[] => {
  if (was === undefined) return [{ kind: 'arrival', piece }];
  if (!isSamePlace(was.at, piece.at)) return [{ kind: 'move', piece, from: was.at }];
  if (piece.badges.includes('routed') && !was.badges.includes('routed')) return [{ kind: 'rout', piece }];
  return piece.hits?.taken !== was.hits?.taken ? [{ kind: 'hit', piece }] : [];
};

/** A declared attack that has disappeared has been fought. */
const attacks = (before: readonly Mark[], after: readonly Mark[]): Change[] => {
  const keyOf = ({ kind, places }: Mark): string => `${kind} ${places.map(placeKey).join(' ')}`;
  const open = new Set(after.map(keyOf));
  return before
    .filter((mark) => (mark.kind === 'fire' || mark.kind === 'attack') && !open.has(keyOf(mark)))
    .flatMap(({ kind, places: [from, to] }): Change[] =>
      from && to ? [{ kind: kind === 'fire' ? 'shot' : 'melee', from, to }] : [],
    );
};
