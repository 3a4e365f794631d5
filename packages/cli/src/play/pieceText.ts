import { type Cell, INCH, type Piece, type Place, type Scene, type TablePlace } from '@warmoot/kernel';
import { facingOf } from './board/looks.ts';
import type { PieceCodes } from './board/pieceCodes.ts';

export const cellAt = ({ ground }: Scene, at: Place): Cell | undefined =>
  ground.kind === 'hexes' && 'q' in at
    ? ground.cells.find((cell) => cell.at.q === at.q && cell.at.r === at.r)
    : undefined;

/** Inches with one decimal, rounded down. */
const inches = (tenths: number): string => (Math.floor((10 * tenths) / INCH) / 10).toFixed(1);

/** `at 12.0, 9.5 inches, heading 90` */
const spotText = ({ x, y }: TablePlace, heading: number | undefined): string =>
  `at ${inches(x)}, ${inches(y)} inches${heading === undefined ? '' : `, heading ${heading}`}`;

/** `0307 facing SE` */
const placeText = (piece: Piece, scene: Scene): string | undefined => {
  if ('x' in piece.at) return spotText(piece.at, piece.facing);
  const hex = cellAt(scene, piece.at)?.id;
  const facing = scene.ground.kind === 'hexes' && facingOf(piece, scene.ground)?.[1];
  return hex === undefined || !facing ? hex : `${hex} facing ${facing}`;
};

/** `BLF1  Light Foot 1, 0905 facing S, 4-0-5` */
export const pieceText = (piece: Piece, scene: Scene, codes: PieceCodes): string => {
  const facts = [piece.name, placeText(piece, scene), piece.figures?.join('-'), ...piece.badges];
  return `  ${codes.of(piece).padEnd(5)} ${facts.filter((fact) => fact !== undefined).join(', ')}`;
};
