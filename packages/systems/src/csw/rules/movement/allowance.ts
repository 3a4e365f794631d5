import { hasModule } from '../../state/setup.ts';
import { type Battle, isLeader, typeOf } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';

/** CSW-NGT-06: crews count; leaders are their own class. */
export const isHumanUnit = (battle: Battle, unit: Unit): boolean =>
  !isLeader(battle, unit) && typeOf(battle, unit).race === 'human';

const byNight = (battle: Battle, unit: Unit, movement: number): number =>
  hasModule(battle.setup, 'night') && isHumanUnit(battle, unit) ? Math.floor(movement / 2) : movement; // CSW-NGT-03

/** CSW-MER-02 */
const byReliability = (battle: Battle, unit: Unit, movement: number): number => {
  const effect =
    unit.company === null ? undefined : battle.companies.find(({ name }) => name === unit.company)?.effect;
  if (effect === 'hesitates') return Math.floor(movement / 2);
  return effect === 'plunder' ? movement + 1 : movement;
};

/**
 * CSW-MOV-03, CSW-R-17: first night, then mercenaries, each rounding down. In whole points, because halving needs them.
 */
export const fullAllowance = (battle: Battle, unit: Unit): number =>
  byReliability(battle, unit, byNight(battle, unit, typeOf(battle, unit).movement));

/** CSW-FAC-03, CSW-ROU-03: the last step is the halving for a rear flat or a rout. */
export const halvedAllowance = (battle: Battle, unit: Unit): number =>
  Math.floor(fullAllowance(battle, unit) / 2);
