import type { DeadlineClass, Dice, Verdict } from '@warmoot/kernel';
import type { CswOrder, OrderOf, OrderType } from '../orders/orders.ts';
import type { Side } from '../state/setup.ts';
import type { Battle } from '../state/state.ts';
import type { Unit, UnitId } from '../state/unit.ts';
import type { Tale } from './tale.ts';

/** A decision that interrupts a step (CSW-P-14 9a, 9b, 10-12, 15): who decides, and what. */
export type Question =
  /** CSW-MOR-09: the attacker (otherwise the owner) picks the hex the units retreat to. */
  | {
      readonly kind: 'retreat';
      readonly side: Side;
      readonly cell: number;
      readonly units: readonly UnitId[];
      /** Legal hexes, ascending. */
      readonly choices: readonly number[];
      /** Cells of the attackers, for the facing (CSW-R-49). */
      readonly attackers: readonly number[];
    }
  /** CSW-LDR-05: the owner decides whether leaders go along. */
  | {
      readonly kind: 'leadersFollow';
      readonly side: Side;
      readonly leaders: readonly UnitId[];
      readonly from: number;
      readonly to: number;
    }
  /** CSW-CBT-06: the owner chooses among unequal units. */
  | {
      readonly kind: 'chooseLoss';
      readonly side: Side;
      readonly cell: number;
      readonly units: readonly UnitId[];
    }
  /** CSW-OPF-04 */
  | {
      readonly kind: 'opportunity';
      readonly side: Side;
      readonly movers: readonly UnitId[];
      readonly cell: number;
    }
  /** CSW-SKI-02 */
  | {
      readonly kind: 'evade';
      readonly side: Side;
      readonly unit: UnitId;
      readonly movers: readonly UnitId[];
    }
  /** CSW-MER-03 */
  | { readonly kind: 'payBonus'; readonly side: Side; readonly company: string }
  /** CSW-MER-04 */
  | {
      readonly kind: 'placeDisplaced';
      readonly side: Side;
      readonly unit: UnitId;
      readonly choices: readonly number[];
    }
  /** CSW-CAL-05 */
  | {
      readonly kind: 'declineMelee';
      readonly side: Side;
      readonly unit: UnitId;
      readonly choices: readonly number[];
    };

/** What a seat may do while a step or a question is open, and the stand-in if it never does. */
export interface Desk {
  readonly task: string;
  readonly deadline: DeadlineClass;
  readonly accepts: readonly OrderType[];
  /** CSW-P-24 */
  standIn(battle: Battle, side: Side): CswOrder;
  /** `u12` for a unit, `h0304` for a hex, `table` for the rest. */
  subjects(battle: Battle, side: Side): Iterable<string>;
  legal(battle: Battle, side: Side, subject: string): Iterable<CswOrder>;
  /** Whether there is anything to decide besides ending the step, if that is known without listing orders. */
  readonly isOpen?: (battle: Battle, side: Side) => boolean;
}

/** One kind of order: why it may be refused, what it does, and how it reads to a player. */
export interface OrderRule<Type extends OrderType> {
  check(battle: Battle, side: Side, order: OrderOf<Type>): Verdict;
  decide(tale: Tale, side: Side, order: OrderOf<Type>, dice: Dice): void;
  /** After "Cannot" or "You may": `move Heavy Foot 3 to 0405`. */
  describe(battle: Battle, order: OrderOf<Type>): string;
  /** It ends the step for its side; the engine then continues with the next (CSW-P-14). */
  readonly endsStep?: true;
}

export const TABLE = 'table';

export const unitSubject = (id: UnitId): string => `u${id}`;

/** The unit that a subject names, if it is the side's own; a client may ask about any subject. */
export const ownUnit = (battle: Battle, side: Side, subject: string): Unit | undefined => {
  const unit = battle.units[Number(subject.slice(1))];
  return unit?.side === side && unitSubject(unit.id) === subject ? unit : undefined;
};

export const hexSubject = (hexId: string): string => `h${hexId}`;
