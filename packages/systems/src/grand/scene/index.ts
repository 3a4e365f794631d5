export type { GrandOrder, OrderOf } from '../orders/orders.ts';
export { partOf } from '../rules/armies/partOf.ts';
export { type Game, hasRosters } from '../state/game.ts';
export type { Counts } from '../state/roster.ts';
export { figureOf } from '../words/points.ts';
export { type Division, divisionOf, type Officer, sendPart } from './army.ts';
export { type AttackOutlook, attackOutlook } from './attackOutlook.ts';
export { calendarOf, isOffSeason } from './calendar.ts';
export { type ChronicleWeek, chronicleOf, type Deed } from './chronicle.ts';
export {
  armyLimits,
  battleOnTable,
  booksOf,
  type CityRow,
  cityRows,
  costOfStage,
  draftOf,
  hirePrice,
  marketOf,
  peaceWith,
  poolOf,
  poolUsed,
  toHouse,
} from './desk.ts';
export { type GeneralCard, generalCards } from './generals.ts';
export { type GeneralsChoice, generalsChoice, type UseOutcome } from './generalsChoice.ts';
export { type KingdomCard, kingdomsOf } from './kingdoms.ts';
export { recoveryOf } from './recovery.ts';
export { retreatOutlook } from './retreatOutlook.ts';
export { weeksToStage } from './scene.ts';
export { type DrawnCard, onTheTable } from './table.ts';
export { hirePriceIn, type UnitRowShown, unitRows, worthOf } from './units.ts';
