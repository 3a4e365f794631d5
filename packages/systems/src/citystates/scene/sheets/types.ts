import type { Modifier, Place, Seat } from '@warmoot/kernel';
import type { Tactic } from '../../data/tactics.ts';
import type { UnitType } from '../../data/units.ts';
import type { CstOrder } from '../../orders/orders.ts';
import type { BattleQuestion } from '../../rules/battle/questions.ts';
import type { BattleKind, BattleOutcome, Label, PastStrike, Side } from '../../rules/battle/state.ts';
import type { Bar } from '../../rules/landCombat/targets.ts';

/** The stations of a battle in the order of CST-LCB-05. */
export type Station = 'declared' | 'tactics' | 'leadership' | 'round' | 'stand' | 'advance';

/** A Unit of the battle, also one that is lost. */
export interface SheetUnit {
  readonly label: Label;
  readonly seat: Seat;
  readonly type: UnitType;
  readonly symbol: string;
  /** Attack, Defense, Move. */
  readonly figures: readonly string[];
  /** A figure on land, a letter at sea (CST-NCB-04); none for what does not strike. */
  readonly order: string;
  readonly isLost: boolean;
  readonly hasStruck: boolean;
  readonly isMarked: boolean;
  readonly isBlessed: boolean;
  readonly isUnsupplied: boolean;
  /** +1 by the tactics that have been turned over (CST-TAC-01). */
  readonly isHelped: boolean;
}

export interface SheetLeader {
  readonly seat: Seat;
  readonly name: string;
  readonly symbol: string;
  readonly value: number;
}

export interface SheetSide {
  /** Who decides, and whose Units fight. */
  readonly seat: Seat;
  readonly seats: readonly Seat[];
  readonly units: readonly SheetUnit[];
  readonly left: number;
  readonly worth: number;
  readonly tactic: Tactic | 'sealed' | null;
  readonly leader: SheetLeader | null;
  /** At sea: how many its ships can carry, and how many are aboard (CST-NCB-12); none for a side without ships. */
  readonly berths: { readonly space: number; readonly aboard: number } | null;
}

export interface SheetLeadership {
  readonly dice: Readonly<Record<Side, number>>;
  readonly totals: Readonly<Record<Side, number>>;
  readonly led: Side | null;
}

/** A target of the Unit that strikes now, with the whole calculation. */
export interface StrikeTarget {
  readonly striker: Label;
  readonly target: Label;
  readonly number: number;
  /** CST-LCB-11: 1 to 9 in ten. */
  readonly tenths: number;
  readonly ledger: readonly Modifier[];
  /** Given by whoever chooses. */
  readonly order: CstOrder | null;
}

export interface BarredTarget {
  readonly striker: Label;
  readonly target: Label;
  readonly rule: Bar;
}

export interface SheetStrike {
  readonly strikers: readonly Label[];
  readonly targets: readonly StrikeTarget[];
  readonly barred: readonly BarredTarget[];
  /** CST-PLY-03: what would be struck by default. */
  readonly advised: { readonly striker: Label; readonly target: Label | null };
  /** Puts an ally's Unit first (CST-R-54), or loses a strike that reaches nobody. */
  readonly others: readonly CstOrder[];
}

export interface TacticChoice {
  readonly tactic: Tactic;
  readonly beats: readonly Tactic[];
  /** Own Units that would gain. */
  readonly helps: readonly UnitType[];
  readonly order: CstOrder | null;
}

/** Everything the battle sheet shows, for one seat (CST-PLY-06). */
export interface BattleSheet {
  readonly kind: BattleKind;
  readonly to: Place;
  readonly from: Place;
  readonly place: string;
  readonly terrain: string;
  /** Works and crossings that hinder the attackers. */
  readonly works: readonly Modifier[];
  readonly stations: readonly { readonly id: Station; readonly is: 'done' | 'now' | 'later' }[];
  readonly round: number;
  readonly outcome: BattleOutcome | null;
  /** The side of the seat that looks; none for one who only watches. */
  readonly own: Side | null;
  readonly sides: Readonly<Record<Side, SheetSide>>;
  readonly tactics: readonly TacticChoice[];
  readonly leadership: SheetLeadership | null;
  readonly strikes: readonly PastStrike[];
  readonly strike: SheetStrike | null;
  /** Who is asked what now. */
  readonly asked: readonly { readonly seat: Seat; readonly question: BattleQuestion }[];
  readonly question: BattleQuestion | null;
  /** The answers to any other question that is open to the seat. */
  readonly answers: readonly CstOrder[];
  /** "Fight this battle under my standing orders" (CST-R-92). */
  readonly byOrders: CstOrder | null;
}
