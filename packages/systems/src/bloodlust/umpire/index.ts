export type { Army } from '../army/army.ts';
export { ARMY_LISTS } from '../data/armyLists.ts';
export { CASUALTIES, COLUMNS, GREATEST_KV, LEAST_KV } from '../data/casualties.ts';
export { CLASSES, type TroopClass } from '../data/classes.ts';
export { CHART_A, type FireClass, type FireRow } from '../data/fireCharts.ts';
export { MODELS, type Model, type ModelName } from '../data/models.ts';
export { COMMANDERS, type Commander } from '../data/points.ts';
export type { ArmyList, Flag, Morale, Race, Setting, TroopEntry } from '../data/readArmyList.ts';
export { SCALES, type Scale } from '../data/scales.ts';
export {
  ARMOUR,
  ARTILLERY,
  type Armour,
  type Artillery,
  MELEE,
  type Melee,
  type Missile,
  RANGES,
} from '../data/weapons.ts';
export { firingCastings } from '../rules/fire/volleys.ts';
export type { FighterClass } from '../rules/melee/fighters.ts';
export { mustered } from '../rules/setup/armies.ts';
export { blockBases, symbolOf } from '../scene/bases.ts';
export { type After, type DiceRule, SIDES, type Side } from '../state/options.ts';
export { modelOf, profileOf } from '../state/profile.ts';
export { formationOf, hitsLeft, isCommand, ranksIn, standsLeft, type Unit } from '../state/unit.ts';
export { judgeControl, judgeGrade } from './control.ts';
export {
  type Battery,
  type Bows,
  type BowsUsed,
  checkBattery,
  checkBows,
  type FireAnswer,
  type FireTarget,
  judgeBattery,
  judgeFire,
  PARTS,
  reachOf,
} from './fire.ts';
export { batteryOf, bowsOf, duellistOf, type Engaged, foughtBy, moverOf, targetOf } from './fromRoster.ts';
export {
  afterIn,
  type Change,
  conditionIn,
  type Entry,
  type GameTerms,
  lossOf,
  newGame,
  turnOf,
  type UmpireGame,
  UNIT_CONDITIONS,
  type UnitCondition,
  unitsNow,
  withEntry,
  withoutEntry,
} from './game.ts';
export { readGame, writeGame } from './gameText.ts';
export { type Duel, type DuelAnswer, type Duellist, type DuelSide, judgeDuel, verdictOn } from './melee.ts';
export {
  checkNerve,
  inchesOf,
  type Journey,
  type JourneyAnswer,
  judgeJourney,
  type Mover,
  meet,
} from './movement.ts';
export { judgePrice, printedPrice } from './price.ts';
export { fightingStands, judgeRemoval, type RemovalAnswer } from './removal.ts';
export { judgeStages } from './stages.ts';
