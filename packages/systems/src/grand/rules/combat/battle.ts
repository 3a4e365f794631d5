import type { Card } from '../../data/cards.ts';
import type { ArmyId, General, Troops } from '../../state/army.ts';
import type { Spot } from '../../state/ground.ts';
import type { Counts, Unit, UnitId } from '../../state/roster.ts';
import type { Kingdom } from '../../state/seats.ts';
import type { FieldResult } from '../rosters/field.ts';
import type { Step } from './course.ts';

export type Side = 'attacker' | 'defender';
export const other = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');

/** GRD-GNL-02, GRD-R-07: what a commander's ability is used for. */
export type Use = 'add' | 'subtract';

export type BySide<Value> = Readonly<Record<Side, Value>>;

/** GRD-PLY-07: the decisions that interrupt a battle. */
export interface Answers {
  /** GRD-R-67: what a defender wishes whom the attacker leaves the choice. */
  readonly wish?: 'quick' | 'board';
  /** GRD-CSW-25: by leader, the unit whose roll he shares. */
  readonly attackerShares?: Readonly<Record<string, string>>;
  readonly defenderShares?: Readonly<Record<string, string>>;
  /** GRD-R-77 */
  readonly attackerRedeems?: readonly UnitId[];
  readonly defenderRedeems?: readonly UnitId[];
  /** GRD-PLY-28: what the Queen of Spades raises. */
  readonly raiseUnits?: Counts;
  /** GRD-R-81: settled here, or what was left of both sides on the table. */
  readonly manner?: 'quick' | 'board' | 'either' | BySide<number>;
  readonly confirmed?: boolean;
  readonly attackerUse?: Use;
  readonly defenderUse?: Use;
  readonly retreat?: Spot;
  readonly ransom?: boolean;
  readonly princeFate?: 'execute' | 'offer';
  readonly princeRansom?: boolean;
  readonly princeRefused?: 'hold' | 'execute';
  readonly defectors?: boolean;
  readonly thirdDefectors?: boolean;
  readonly raise?: Spot;
  readonly shelter?: number;
}
export type Question = Exclude<keyof Answers, 'raiseUnits'>;

/** GRD-PLY-05: a battle in progress, as far as its steps have come. */
export interface Battle {
  readonly number: number;
  /** GRD-R-04: fought in the defender's hex; the attacker strikes from next to it. */
  readonly hex: Spot;
  readonly from: Spot;
  readonly armies: BySide<ArmyId>;
  readonly kingdoms: BySide<Kingdom>;
  readonly advance: boolean;
  /** GRD-CMB-01: strengths and abilities before the battle. */
  readonly strengths: BySide<number>;
  readonly abilities: BySide<number>;
  readonly rolls: BySide<number>;
  readonly answers: Answers;
  readonly asks: { readonly question: Question; readonly kingdom: Kingdom } | null;
  /** Where the battle goes on after the answer. */
  readonly step: Step;
  /** GRD-CMB-06: inflicted by each side. */
  readonly damage: BySide<number>;
  /** Final casualties of each side, before they are taken off (GRD-CMB-10). */
  readonly casualties: BySide<number>;
  readonly winner: Side;
  readonly card: Card | null;
  /** GRD-WLD-18: the d100 brought peace. */
  readonly hasPeace: boolean;
  /** GRD-WLD-14: the troops who would go over. */
  readonly defected: Troops | null;
  /** GRD-R-25: armies whose general was lost in this battle: nobody there earns experience. */
  readonly lostGenerals: readonly ArmyId[];
  /** In a game with rosters. */
  readonly rosters?: RosterBattle;
}

/** What a battle between rosters adds. */
export interface RosterBattle {
  /** GRD-CSW-20: the final list of those eliminated. */
  readonly fallen: BySide<readonly Unit[]>;
  /** GRD-PLY-24: how it was played out. */
  readonly played?: { readonly result: FieldResult; readonly line: number };
  /** GRD-R-78: generals who fell on the board, in case they come back. */
  readonly missing?: readonly General[];
  /** GRD-R-77: leaders held for ransom. */
  readonly captured?: readonly { readonly side: Side; readonly unit: Unit }[];
}
