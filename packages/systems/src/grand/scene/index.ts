export type { GrandOrder, OrderOf } from '../orders/orders.ts';
export { partOf } from '../rules/armies/partOf.ts';
export { type Game, hasRosters } from '../state/game.ts';
export type { Counts, UnitId } from '../state/roster.ts';
export { figureOf } from '../words/points.ts';
export { type Division, divisionOf, halfOfArmy, type Officer, sendPart } from './army.ts';
export { type AttackOutlook, attackOutlook } from './attackOutlook.ts';
export { calendarOf, isOffSeason } from './calendar.ts';
export { type ChronicleWeek, chronicleOf, type Deed, newsFromBoard } from './chronicle.ts';
export {
  armyLimits,
  battleOnTable,
  booksOf,
  type CityRow,
  cityRows,
  costOfStage,
  draftOf,
  hirePrice,
  isAsked,
  marketOf,
  peaceWith,
  poolOf,
  poolUsed,
  raiseAsked,
  toHouse,
  usualGarrison,
} from './desk.ts';
export { type CapturedLeader, ransomsAsked, type SharingLeader, sharesAsked } from './fallenLeaders.ts';
export { type Entered, FATES, type Fate, type FieldRow, ownFields, reportOf } from './fields.ts';
export { type GeneralCard, generalCards } from './generals.ts';
export { type GeneralsChoice, generalsChoice, type UseOutcome } from './generalsChoice.ts';
export { type KingdomCard, kingdomsOf } from './kingdoms.ts';
export { recoveryOf } from './recovery.ts';
export { retreatOutlook } from './retreatOutlook.ts';
export { weeksToStage } from './scene.ts';
export { type DrawnCard, onTheTable } from './table.ts';
export {
  garrisonUnits,
  type UnitGroup,
  unitsToHouse,
  worthOfUnits,
} from './unitGroups.ts';
export { hirePriceIn, type UnitRowShown, unitRows, usualBand, usualRaised, worthOf } from './units.ts';
