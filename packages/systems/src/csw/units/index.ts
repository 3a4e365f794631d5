export { DERIVATIONS } from '../data/derivations.ts';
export {
  BASIC_UNITS,
  CALTROPS_HALF_POINTS,
  LEADERS,
  RIDERLESS_MOUNT,
  UNITS,
  type UnitCode,
} from '../data/units.ts';
export { armyFaults, checkArmy, type Offered } from './armyClauses.ts';
export {
  type ArmyLine,
  type ArmyList,
  type ArmyValue,
  armyValue,
  leadersAndOthers,
  lineText,
} from './armyList.ts';
export { type ArmyFile, readArmy, readArmyFile } from './readArmy.ts';
export { readUnits } from './readUnits.ts';
export {
  type Category,
  findUnitType,
  pointsInWords,
  pointsText,
  type Race,
  type Trait,
  type UnitType,
  unitTypeOf,
} from './unitType.ts';
