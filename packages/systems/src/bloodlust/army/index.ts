export { ARMY_LISTS } from '../data/armyLists.ts';
export { type Army, armyPoints, commandPoints, entryName, entryOf, starterArmy, unitPoints } from './army.ts';
export { armyFaults } from './armyFaults.ts';
export { readArmyFile, writeArmyFile } from './armyFile.ts';
export { readStand } from './readStand.ts';
export { type ArmyTerms, STANDARD_TERMS } from './terms.ts';
