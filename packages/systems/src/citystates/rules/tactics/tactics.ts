import { TACTICS_TABLE, type Tactic } from '../../data/tactics.ts';
import type { UnitType } from '../../data/units.ts';
import { TRAITS } from '../../state/unit.ts';

/** CST-TAC-01, CST-TAC-03, CST-TAC-04: whether a Unit has +1 by its side's tactic against the enemy's. */
export const helpedByTactic = (
  type: UnitType,
  own: Tactic | 'sealed' | null,
  enemy: Tactic | 'sealed' | null,
): boolean => {
  if (own === null || enemy === null || own === 'sealed' || enemy === 'sealed') return false;
  const { beats, helps, missile } = TACTICS_TABLE[own];
  return beats.includes(enemy) && (helps.includes(type) || (missile && TRAITS[type].isMissile));
};
