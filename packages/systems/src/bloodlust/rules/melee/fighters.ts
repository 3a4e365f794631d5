import type { ClauseId } from '@warmoot/kernel';
import type { ModelClass, TroopClass } from '../../data/classes.ts';
import type { Melee } from '../../data/weapons.ts';

/** Who fights: a troop class, a model, or a lone command stand. */
export type FighterClass = TroopClass | ModelClass | 'COMMAND';

/** A unit in melee, as far as it decides which of its stands fight. */
export interface Fighter {
  readonly class: FighterClass;
  readonly melee: Melee;
  readonly isDisrupted: boolean;
  /** A recoiled unit of LS foot keeps two ranks (BLD-AFT-05). */
  readonly isRecoiled: boolean;
  /** Charged or counter-charged this turn. */
  readonly isCharging: boolean;
  readonly movedForward: boolean;
  /** It fights on its front, not on a flank or its rear (BLD-R-16). */
  readonly isOnItsFront: boolean;
  /** In its first or second melee as a wedge (BLD-R-46). */
  readonly isWedge: boolean;
}

/** How deep a unit fights behind its stands in contact, whether overlap stands join, and by which clauses. */
export interface FightingDepth {
  readonly ranks: 1 | 2 | 4;
  readonly hasOverlaps: boolean;
  readonly rules: readonly ClauseId[];
}

const FOOT_OF_TWO_RANKS: readonly FighterClass[] = ['LF', 'FLEXIBLE', 'DRILL', 'SUPPORT', 'MASS'];
const MOUNTED: readonly FighterClass[] = ['LH', 'MLO', 'MCO', 'CHARIOT'];

const depth = (
  ranks: FightingDepth['ranks'],
  hasOverlaps: boolean,
  ...rules: readonly ClauseId[]
): FightingDepth => ({ ranks, hasOverlaps, rules });

/** BLD-MEL-02, BLD-R-15: what bars more than contact comes first. */
export const fightingDepth = (fighter: Fighter): FightingDepth => {
  if (!fighter.isOnItsFront) return depth(1, false, 'BLD-MEL-03', 'BLD-R-16');
  if (fighter.class === 'COMMAND') return depth(1, false, 'BLD-MEL-03', 'BLD-R-15');
  if (fighter.isDisrupted) return disruptedDepth(fighter);
  if (fighter.isWedge) return depth(4, false, 'BLD-FRM-09', 'BLD-R-46');
  return depth(ranksOf(fighter), true, 'BLD-MEL-04', rankClause(fighter));
};

/** BLD-DIS-03: contact only; recoiled LS foot keep their second rank (BLD-R-48). */
const disruptedDepth = ({ melee, isRecoiled }: Fighter): FightingDepth =>
  melee === 'LS' && isRecoiled ? depth(2, false, 'BLD-AFT-05', 'BLD-R-48') : depth(1, false, 'BLD-DIS-03');

const fightsFourDeep = ({ class: of, melee, movedForward }: Fighter): boolean =>
  (of === 'DRILL' || of === 'SUPPORT') && melee === 'LS' && movedForward;

const fightsTwoDeep = ({ class: of, isCharging }: Fighter): boolean =>
  FOOT_OF_TWO_RANKS.includes(of) || (MOUNTED.includes(of) && isCharging);

const ranksOf = (fighter: Fighter): FightingDepth['ranks'] => {
  if (fightsFourDeep(fighter)) return 4;
  return fightsTwoDeep(fighter) ? 2 : 1;
};

const rankClause = (fighter: Fighter): ClauseId => {
  if (fightsFourDeep(fighter)) return 'BLD-MEL-07';
  return fightsTwoDeep(fighter) ? 'BLD-MEL-06' : 'BLD-MEL-05';
};

/** A front that fights, counted on a table without a map: stands in contact, overlap stands, ranks of the unit. */
export interface Front {
  readonly inContact: number;
  readonly overlaps: number;
  readonly ranks: number;
  readonly stands: number;
  readonly castingsPerStand: number;
}

/** BLD-R-15: how many castings fight; a wedge counts its first four stands, whatever is in contact. */
export const fightingCastings = (fighter: Fighter, front: Front): number => {
  const { ranks, hasOverlaps } = fightingDepth(fighter);
  const deep = Math.min(ranks, front.ranks);
  const stands = front.inContact * deep + (hasOverlaps ? Math.min(2, front.overlaps) : 0);
  return Math.min(front.stands, stands) * front.castingsPerStand;
};
