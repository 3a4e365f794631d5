export { ARMY_LISTS } from '../data/armyLists.ts';
export { MODELS, type Model, type ModelName } from '../data/models.ts';
export { COMMANDERS, type Commander } from '../data/points.ts';
export type { ArmyList } from '../data/readArmyList.ts';
export { castingTerms } from '../rules/points/standCost.ts';
export {
  type Army,
  type ArmyCommand,
  type ArmyUnit,
  armyPoints,
  commandPoints,
  type Entry,
  entryName,
  entryOf,
  entryPoints,
  starterArmy,
  unitPoints,
} from './army.ts';
export type { ArmyFault } from './armyFault.ts';
export { armyFaults } from './armyFaults.ts';
export { readArmyFile, writeArmyFile } from './armyFile.ts';
export { entriesOfList, limitsOf, standsOf, unitSize } from './entries.ts';
export { readStand } from './readStand.ts';
export { type ArmyTerms, STANDARD_TERMS, scaledLimits } from './terms.ts';
