export { directionTo } from '@warmoot/hex';
/** What a surface draws beside the map: the door to a battle and to a duel under way. */
export { battleSheet } from './battleSheet.ts';
export { type DuelSheet, duelSheet } from './duelSheet.ts';
export type { BattleSheet, SheetSide, SheetUnit, Station, StrikeTarget, TacticChoice } from './types.ts';
