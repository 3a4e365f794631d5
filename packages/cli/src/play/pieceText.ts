import type { Cell, Piece, Place, Scene } from '@warmoot/kernel';
import { facingOf } from './board/looks.ts';
import type { PieceCodes } from './board/pieceCodes.ts';

export const cellAt = ({ ground }: Scene, at: Place): Cell | undefined =>
  ground.kind === 'hexes' && 'q' in at
    ? ground.cells.find((cell) => cell.at.q === at.q && cell.at.r === at.r)
    : undefined;

/** `0307 facing SE` */
const placeText = (piece: Piece, scene: Scene): string | undefined => {
  const hex = cellAt(scene, piece.at)?.id;
  const facing = scene.ground.kind === 'hexes' && facingOf(piece, scene.ground)?.[1];
  return hex === undefined || !facing ? hex : `${hex} facing ${facing}`;
};

/** `BLF1  Light Foot 1, 0905 facing S, 4-0-5` */
export const pieceText = (piece: Piece, scene: Scene, codes: PieceCodes): string => {
  const facts = [piece.name, placeText(piece, scene), piece.figures?.join('-'), ...piece.badges];
  return `  ${codes.of(piece).padEnd(5)} ${facts.filter((fact) => fact !== undefined).join(', ')}`;
};
