import type { Dice } from '@warmoot/kernel';
import type { Tale } from '../../engine/tale.ts';
import { unitOf } from '../../state/state.ts';
import type { UnitId } from '../../state/unit.ts';
import { caltropsAttack, hasCaltrops } from './attack.ts';

/** Reports units reaching the end of a stretch of their path. */
type TellStretch = (units: readonly UnitId[], cells: readonly number[]) => void;

const stillThere = (tale: Tale, units: readonly UnitId[]): UnitId[] =>
  units.filter((id) => unitOf(tale.state, id).status === 'onMap');

/**
 * CSW-CAL-07: moves units along a path by evasion, retreat, advance or rout. Caltrops divide it into
 * stretches, so that no fallen unit goes on. Returns those who reached the end.
 */
export const moveAlongPath = (
  tale: Tale,
  units: readonly UnitId[],
  path: readonly number[],
  dice: Dice,
  tell: TellStretch,
): readonly UnitId[] => {
  const trap = path.findIndex((cell) => hasCaltrops(tale.state, cell));
  if (trap < 0) {
    if (path.length > 0) tell(units, path);
    return units;
  }
  tell(units, path.slice(0, trap + 1));
  caltropsAttack(tale, units, path[trap] as number, dice);
  const left = stillThere(tale, units);
  return left.length === 0 ? left : moveAlongPath(tale, left, path.slice(trap + 1), dice, tell);
};

/** CSW-CAL-07 where the move into the hex has been recorded already. */
export const afterEntering = (tale: Tale, units: readonly UnitId[], cell: number, dice: Dice): void => {
  if (hasCaltrops(tale.state, cell)) caltropsAttack(tale, units, cell, dice);
};
