/** What a surface draws beside the map: the door to a battle and to a duel under way. */
export {
  type BattleSheet,
  battleSheet,
  type SheetSide,
  type SheetUnit,
  type Station,
  type StrikeTarget,
  type TacticChoice,
} from './battleSheet.ts';
export { type DuelSheet, duelSheet } from './duelSheet.ts';
