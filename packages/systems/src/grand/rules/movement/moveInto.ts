import type { Tale } from '../../engine/tale.ts';
import type { Spot } from '../../state/ground.ts';
import { captureCity } from '../cities/capture.ts';
import { relocate, type Why } from './relocate.ts';

/** Moves an army and takes the empty cities it enters (GRD-MOV-05, GRD-R-118). */
export const moveInto = (tale: Tale, id: number, path: readonly Spot[], why: Why): void => {
  const standing = relocate(tale, id, path, why);
  for (const spot of path) captureCity(tale, standing, spot);
};
