import { type Mark, permit, type Refusal, refuse, say, type Verdict } from '@warmoot/kernel';
import type { OrderOf } from '../orders/orders.ts';
import { mayAllMove } from '../rules/movement/mayMove.ts';
import { chargesOf } from '../rules/movement/options.ts';
import { cellOfId } from '../state/board.ts';
import type { Side } from '../state/setup.ts';
import { type Battle, boardIn, isOnSurface, typeOf } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import { namesOf } from '../words/describe.ts';
import { placesOf } from './marks.ts';

interface ChargeHelp {
  /** One for each hex from which a charge can be made: the run, hex by hex, and the target. */
  readonly runs: readonly Mark[];
  /** Why there is none. */
  readonly refusal?: Refusal;
}

/** CSW-P-04: the charges of a stack on one hex, or on any enemy in reach. */
export const chargeHelp = (battle: Battle, units: readonly Unit[], target?: number): ChargeHelp => {
  const board = boardIn(battle);
  const runs = [...chargesOf(battle, units)]
    .filter(({ charge }) => target === undefined || cellOfId(board, charge as string) === target)
    .map((order) => chargeRun(battle, units, order));
  return runs.length > 0 ? { runs } : { runs, refusal: whyNoCharge(battle, units) };
};

/** CSW-P-04: whether a stack can charge anybody at all. */
export const canCharge = (battle: Battle, units: readonly Unit[]): Verdict =>
  chargesOf(battle, units).next().done ? whyNoCharge(battle, units) : permit;

/** CSW-P-04: the charges that any unit of a side can make on a hex. */
export const chargesOn = (battle: Battle, side: Side, target: number): Mark[] =>
  battle.units
    .filter((unit) => unit.side === side && isOnSurface(unit))
    .flatMap((unit) => chargeHelp(battle, [unit], target).runs);

const chargeRun = (battle: Battle, units: readonly Unit[], order: OrderOf<'move'>): Mark => {
  const board = boardIn(battle);
  const hexes = [...order.path, order.charge as string].filter((step) => /^\d/.test(step));
  const cells = [(units[0] as Unit).cell, ...hexes.map((hex) => cellOfId(board, hex))];
  return {
    kind: 'chargeRun',
    places: placesOf(battle, cells),
    label: say`${namesOf(battle, order.units)} from ${hexes.at(-2) as string} on ${order.charge as string}`,
    rule: 'CSW-CHG-02',
  };
};

/** CSW-CHG-01 */
export const isCharger = (battle: Battle, unit: Unit): boolean =>
  ['mounted', 'creature'].includes(typeOf(battle, unit).category);

const whyNoCharge = (battle: Battle, units: readonly Unit[]): Refusal => {
  const able = mayAllMove(battle, units);
  if (!able.ok) return able;
  return units.some((unit) => isCharger(battle, unit))
    ? refuse('CSW-CHG-02', 'no straight run over open ground ends in front of an enemy')
    : refuse('CSW-CHG-01', 'only mounted units and great beasts charge');
};
