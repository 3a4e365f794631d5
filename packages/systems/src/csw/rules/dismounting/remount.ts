import { type Clause, firstRefusal, permit, refuse, say } from '@warmoot/kernel';
import type { OrderRule } from '../../engine/decisions.ts';
import type { OrderOf } from '../../orders/orders.ts';
import { cellOfId, NOWHERE } from '../../state/board.ts';
import { unitsAt } from '../../state/occupancy.ts';
import { hasModule, type Side } from '../../state/setup.ts';
import { type Battle, boardIn, typeOf } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { namesOf } from '../../words/describe.ts';
import { isOverstacked, overstackReason } from '../stacking/stacks.ts';
import { mountedCode } from './mounts.ts';

/** A foot unit, the marker it takes, and the type the two become. */
export interface Pair {
  readonly unit: Unit;
  readonly mount: Unit;
  readonly into: string;
}

const isMarker = (battle: Battle, unit: Unit): boolean =>
  typeOf(battle, unit).mount !== undefined && typeOf(battle, unit).category === 'riderless';

/** CSW-DIS-04: each takes a mount of his own kind if one is left, otherwise the first. */
export const pairsOf = (battle: Battle, riders: readonly Unit[]): Pair[] => {
  const left = unitsAt(battle, riders[0]?.cell ?? NOWHERE).filter((unit) => isMarker(battle, unit));
  return riders.flatMap((unit) => {
    const own = left.findIndex((mount) => intoOf(battle, unit, mount) === typeOf(battle, mount).mount);
    const [mount] = left.splice(Math.max(own, 0), 1);
    return mount === undefined ? [] : [{ unit, mount, into: intoOf(battle, unit, mount) }];
  });
};

const intoOf = (battle: Battle, unit: Unit, mount: Unit): string =>
  mountedCode(unit.type, typeOf(battle, mount).mount as string);

/** CSW-DIS-03: foot of a hex who could wait for their mounts. */
const footIn = (battle: Battle, side: Side, cell: number): Unit[] =>
  unitsAt(battle, cell).filter(
    (unit) => unit.side === side && typeOf(battle, unit).category === 'foot' && !unit.routed && !unit.dormant,
  );

interface Wait {
  readonly battle: Battle;
  readonly hex: string;
  readonly units: readonly Unit[];
}

const waitOf = (battle: Battle, side: Side, { hex }: OrderOf<'remountWait'>): Wait => ({
  battle,
  hex,
  units: footIn(battle, side, cellOfId(boardIn(battle), hex)),
});

const someStand: Clause<Wait> = ({ units, hex }) =>
  units.length > 0 ? permit : refuse('CSW-DIS-03', say`you have no foot in ${hex} that can mount`);

/** CSW-DIS-03 */
const haveMounts: Clause<Wait> = ({ battle, units, hex }) =>
  pairsOf(battle, units).length === units.length
    ? permit
    : refuse('CSW-DIS-03', say`${hex} has too few riderless mounts for them`);

/** CSW-STK-08: once mounted they must still be a legal stack. */
const wouldStack: Clause<Wait> = ({ battle, units, hex }) => {
  const mounted = pairsOf(battle, units).map(({ unit, into }) => ({ ...unit, type: into }));
  return isOverstacked(battle, mounted)
    ? refuse(
        'CSW-STK-08',
        say`they could not stay in ${hex} once mounted: ${overstackReason(battle, mounted)}`,
      )
    : permit;
};

const areNotWaiting: Clause<Wait> = ({ units }) =>
  units.every((unit) => unit.besideMount > 0) ? refuse('CSW-DIS-03', 'they are already waiting') : permit;

const WAIT_CLAUSES: readonly Clause<Wait>[] = [someStand, haveMounts, wouldStack, areNotWaiting];

/** CSW-DIS-03, CSW-R-126: from the end of this movement segment to the end of the next. */
export const remountWaitOrder: OrderRule<'remountWait'> = {
  check: (battle, side, order) => firstRefusal(WAIT_CLAUSES, waitOf(battle, side, order)),
  decide: (tale, side, order) => {
    const units = waitOf(tale.state, side, order)
      .units.filter((unit) => unit.besideMount === 0)
      .map(({ id }) => id);
    tale.tell({ type: 'unitsMarked', units, change: { besideMount: 1 }, rules: ['CSW-DIS-03'] });
  },
  describe: (battle, order) => {
    const { units } = waitOf(battle, battle.phasing, order);
    return say`let ${
      units.length === 0
        ? order.hex
        : namesOf(
            battle,
            units.map(({ id }) => id),
          )
    } wait to mount`;
  },
};

export function* remountsOf(battle: Battle, side: Side, hex: string): Generator<OrderOf<'remountWait'>> {
  if (!hasModule(battle.setup, 'dismounting')) return;
  const order = { type: 'remountWait', hex } as const;
  if (remountWaitOrder.check(battle, side, order).ok) yield order;
}
