import type { Modifier, Roll } from '@warmoot/kernel';
import type { Tactic } from '../../data/tactics.ts';
import type { UnitType } from '../../data/units.ts';
import type { CharacterId } from '../../state/character.ts';
import type { Spot } from '../../state/ground.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import type { UnitId } from '../../state/unit.ts';

export type Side = 'attacker' | 'defender';
export const SIDES: readonly Side[] = ['attacker', 'defender'];
export const otherSide = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');

/** `land` on land, `sea` between fleets, `air` for flyers that attack a fleet (CST-ACB-04). */
export type BattleKind = 'land' | 'sea' | 'air';

/** CST-R-69: names a Unit within its battle, from 1; only its owner sees the lasting number. */
export type Label = number;

/** A Unit that takes part in the battle. Eliminated Units are no longer listed. */
export interface Fighter {
  readonly label: Label;
  readonly side: Side;
  readonly owner: PlayerNumber;
  readonly type: UnitType;
  /** -1 in everybody's view except its owner's. */
  readonly unit: UnitId;
  /** On land or at sea (CST-NCB-05, CST-R-14). */
  readonly order: number;
  readonly isBlessed: boolean;
  readonly isUnsupplied: boolean;
  /** CST-RAC-22: hit once. */
  readonly isMarked: boolean;
  /** This round. */
  readonly hasStruck: boolean;
}

/** Somebody who leads a side (CST-LDR-02). */
export interface SideLeader {
  readonly character: CharacterId;
  readonly owner: PlayerNumber;
  /** The modifier of the die (CST-LDR-03). */
  readonly value: number;
}

export type BattleOutcome = 'destroyed' | 'retreated' | 'brokenOff' | 'noTargets' | 'beaten';

/** The present step of the procedure of CST-LCB-05. */
export type Stage = 'tactics' | 'leadership' | 'strikes' | 'roundEnd' | 'stand' | 'after' | 'over';

/** A Unit as everybody sees it in its battle (CST-LCB-05, CST-R-69). */
export type Shown = Pick<Fighter, 'label' | 'side' | 'owner' | 'type' | 'order'>;

/** One strike that was made: its die and every modifier; without a target nobody was in reach (CST-LCB-09). */
export interface PastStrike {
  readonly round: number;
  readonly striker: Shown;
  readonly target: Shown | null;
  readonly number: number;
  readonly rolls: readonly Roll[];
  readonly modifiers: readonly Modifier[];
  readonly isHit: boolean;
  readonly isMarked: boolean;
  /** The Unit removed: the target, or an identical one in its place (CST-LCB-12). */
  readonly removed: Label | null;
}

export interface PastLeadership {
  readonly leaders: Readonly<Record<Side, SideLeader | null>>;
  readonly totals: Readonly<Record<Side, number>>;
  readonly rolls: readonly Roll[];
}

/** CST-PLY-06: what everybody has seen of the battle so far. */
export interface BattlePast {
  readonly leadership: PastLeadership | null;
  readonly strikes: readonly PastStrike[];
  readonly lost: readonly Shown[];
}

/** A battle in progress. */
export interface Battle {
  readonly kind: BattleKind;
  readonly attacker: PlayerNumber;
  readonly from: Spot;
  /** The battle hex, or the fleet's node (CST-TER-05). */
  readonly to: Spot;
  readonly stage: Stage;
  /** Attackers first, each side in descending Order. */
  readonly fighters: readonly Fighter[];
  /** CST-TAC-02: null until chosen; `sealed` in the view of the other side until both are revealed. */
  readonly tactics: Readonly<Record<Side, Tactic | 'sealed' | null>>;
  /** CST-LDR-03: who has +1 to all attack numbers. */
  readonly led: Side | null;
  readonly round: number;
  /** CST-LCB-07: who strikes next, if it has a Unit left. */
  readonly next: Side;
  /** CST-R-54: an ally's Unit that the decider put first; its owner chooses the target. */
  readonly striker: Label | null;
  /** CST-LCB-16: whether a strike of this round had a target. */
  readonly hadTarget: boolean;
  /** Where the defenders are: the battle hex until they retreat. */
  readonly defendersAt: Spot;
  readonly outcome: BattleOutcome | null;
  /** CST-R-92: players who fight this battle by their standing orders, as bits. */
  readonly byOrders: number;
  /** CST-MAG-15: the attacker staked his Fate token. */
  readonly withFate: boolean;
  /** None before the first die. */
  readonly past?: BattlePast;
}
