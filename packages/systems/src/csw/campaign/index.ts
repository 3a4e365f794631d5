export {
  type Aftermath,
  afterBattle,
  type BaggageLoss,
  baggageLoss,
  type Casualty,
  type Refilled,
  refill,
  type SideLosses,
} from './aftermath/afterBattle.ts';
export { type BattleEnd, type BattleSide, type Field, fieldOf } from './aftermath/battleEnd.ts';
export {
  isRecoverable,
  type Lost,
  recoverUnit,
  returnWhole,
  type UnitRecovery,
} from './aftermath/casualties.ts';
export {
  type FallenLeader,
  type LeaderRecovery,
  leaderSalary,
  recoverLeader,
} from './aftermath/leaderRecovery.ts';
export { readBattleEnd } from './aftermath/readBattleEnd.ts';
export { type Created, createUnit } from './create/createUnit.ts';
export { type BodyWeapon, checkRecipe, nearestStandard, type Recipe } from './create/recipe.ts';
export {
  ARMOUR,
  type Armour,
  NATURAL_WEAPONS,
  type NaturalWeapon,
  SIZES,
  type Size,
  UNSIZED_WEAPONS,
  type UnsizedWeapon,
  WEAPONS,
  type Weapon,
} from './data/arms.ts';
export { type PressGround, VICTIMS } from './data/impressment.ts';
export { LISTING_NAMES, type Listing, listingInfo, SETTLEMENTS, type Settlement } from './data/listings.ts';
export { MISSILES, type MissileSource } from './data/missiles.ts';
export { PRICES, TRAINING } from './data/prices.ts';
export { type Alignment, type People, TYPES } from './data/recruits.ts';
export { ROLES, type RoleColumn } from './data/roles.ts';
export { type Guidelines, rollGuidelines } from './guidelines/guidelines.ts';

export {
  checkPress,
  impress,
  type PressGang,
  type PressResult,
} from './impress/impress.ts';
export { desertsOnDay, IMPRESSED, IMPRESSED_CODE, impressedMorale } from './impress/impressedUnit.ts';
export { advertise, type Campaign, type Week } from './muster/advertise.ts';
export type { Advertisement, Terms, Wish } from './muster/advertisement.ts';
export type { ListingAnswer } from './muster/answer.ts';
export { answerChance, chanceModifiers, chanceOfAll, type Fraction } from './muster/answerChance.ts';
export { type CrowdReaction, crowdReaction, type Hiring } from './muster/crowd.ts';
export { rollRole } from './muster/describeRecruits.ts';
export { type Band, counterFor, type Formed, formUnits } from './muster/formUnits.ts';
export type { Recruits } from './muster/recruits.ts';
export { type Course, checkTraining, type Trained, train } from './muster/training.ts';
export {
  type Bill,
  billOf,
  outfitCost,
  type Service,
  sumOfBills,
  type UnitUpkeep,
  upkeepOf,
} from './muster/upkeep.ts';
export type { Throw } from './throwDice.ts';
