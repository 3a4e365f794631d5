import { permit, refuse, say, type Verdict } from '@warmoot/kernel';
import type { OrderRule } from '../engine/decisions.ts';
import { openDesk } from '../engine/desks.ts';
import { declineMeleeOrder } from '../rules/caltrops/decline.ts';
import { placeCaltropsOrder, takeCaltropsOrder } from '../rules/caltrops/orders.ts';
import { chooseLossOrder } from '../rules/combat/losses.ts';
import { dismountOrder } from '../rules/dismounting/dismount.ts';
import { remountWaitOrder } from '../rules/dismounting/remount.ts';
import { advanceOrder } from '../rules/melee/advance.ts';
import { attackOrder } from '../rules/melee/attack.ts';
import { payBonusOrder } from '../rules/mercenaries/bonus.ts';
import { placeDisplacedOrder } from '../rules/mercenaries/displacement.ts';
import { fireOrder } from '../rules/missile/fire.ts';
import { opportunityFireOrder, passOrder } from '../rules/missile/opportunity.ts';
import { withdrawAttackOrder } from '../rules/missile/withdraw.ts';
import { leadersFollowOrder, retreatOrder } from '../rules/morale/retreat.ts';
import { enterOrder } from '../rules/movement/enter.ts';
import { moveOrder } from '../rules/movement/move.ts';
import { turnOrder } from '../rules/movement/turn.ts';
import { rallyOrder } from '../rules/rally/rally.ts';
import { routMoveOrder } from '../rules/rout/routMove.ts';
import { canEndSetUp } from '../rules/setup/desks.ts';
import { holdBack } from '../rules/setup/holdBack.ts';
import {
  buyMoraleOrder,
  carryCaltropsOrder,
  chooseSideAOrder,
  deployRestOrder,
  placeOrder,
  takeBackOrder,
} from '../rules/setup/orders.ts';
import { setGateOrder } from '../rules/siege/gates.ts';
import { destroyHutOrder } from '../rules/siege/huts.ts';
import { evadeOrder, standOrder } from '../rules/skirmish/evade.ts';
import { collapseOrder } from '../rules/tunnels/collapse.ts';
import { digOrder } from '../rules/tunnels/dig.ts';
import { goDownOrder } from '../rules/tunnels/goDown.ts';
import { startTunnelOrder } from '../rules/tunnels/startTunnel.ts';
import { tunnelMoveOrder } from '../rules/tunnels/tunnelMove.ts';
import { resigned } from '../rules/victory/victory.ts';
import { checkWithdrawal, isHandedOver } from '../rules/victory/withdrawal.ts';
import type { Side } from '../state/setup.ts';
import { type Battle, isOnMap } from '../state/state.ts';
import type { Unit, UnitId } from '../state/unit.ts';
import type { CswOrder, OrderType } from './orders.ts';

const isSetUp = ({ step }: Battle): boolean => step === 'setUpFirst' || step === 'setUpSecond';

const doneOrder: OrderRule<'done'> = {
  check: (battle, side) => (isSetUp(battle) ? canEndSetUp(battle, side) : permit),
  decide: (tale, side) => {
    if (isSetUp(tale.state)) holdBack(tale, side);
  },
  describe: (battle) => (battle.step === 'move' ? 'end your movement' : 'end this step'),
  endsStep: true,
};

/** CSW-P-24, CSW-R-83; CSW-HOV-03: in a battle handed over it is a withdrawal. */
const resignOrder: OrderRule<'resign'> = {
  check: (battle, side) =>
    battle.end === null ? checkWithdrawal(battle, side) : refuse('CSW-P-24', 'the battle is over'),
  decide: (tale, side) => {
    tale.tell(
      isHandedOver(tale.state)
        ? { type: 'withdrawalBegun', side, irrevocable: true, rules: ['CSW-HOV-03'] }
        : resigned(tale.state, side),
    );
  },
  describe: (battle) => (isHandedOver(battle) ? 'withdraw from the field' : 'resign'),
};

/** Every order and the chapter that rules it. */
const ORDER_RULES: { readonly [Type in OrderType]?: OrderRule<Type> } = {
  chooseSideA: chooseSideAOrder,
  place: placeOrder,
  takeBack: takeBackOrder,
  deployRest: deployRestOrder,
  buyMorale: buyMoraleOrder,
  carryCaltrops: carryCaltropsOrder,
  done: doneOrder,
  resign: resignOrder,
  setGate: setGateOrder,
  rally: rallyOrder,
  startTunnel: startTunnelOrder,
  collapse: collapseOrder,
  payBonus: payBonusOrder,
  placeDisplaced: placeDisplacedOrder,
  routMove: routMoveOrder,
  enter: enterOrder,
  move: moveOrder,
  turn: turnOrder,
  dig: digOrder,
  tunnelMove: tunnelMoveOrder,
  goDown: goDownOrder,
  placeCaltrops: placeCaltropsOrder,
  takeCaltrops: takeCaltropsOrder,
  destroyHut: destroyHutOrder,
  dismount: dismountOrder,
  remountWait: remountWaitOrder,
  opportunityFire: opportunityFireOrder,
  pass: passOrder,
  evade: evadeOrder,
  stand: standOrder,
  declineMelee: declineMeleeOrder,
  retreat: retreatOrder,
  leadersFollow: leadersFollowOrder,
  fire: fireOrder,
  attack: attackOrder,
  withdrawAttack: withdrawAttackOrder,
  chooseLoss: chooseLossOrder,
  advance: advanceOrder,
};

export const ruleOf = (order: CswOrder): OrderRule<OrderType> | undefined =>
  ORDER_RULES[order.type] as OrderRule<OrderType> | undefined;

const unitsNamedIn = (order: CswOrder): readonly UnitId[] => {
  if ('units' in order) return order.units;
  if ('leaders' in order) return 'unit' in order ? [order.unit, ...order.leaders] : order.leaders;
  if ('placements' in order) return order.placements.map(({ unit }) => unit);
  return 'unit' in order ? [order.unit] : [];
};

/**
 * CSW-P-16: the order's units must be the side's own; for another side's unit the refusal is the same as for one that
 * does not exist.
 */
const namesOwnUnits = (battle: Battle, side: Side, named: readonly UnitId[]): Verdict | undefined => {
  const stranger = named.find((id) => battle.units[id]?.side !== side);
  return stranger === undefined ? undefined : refuse('CSW-P-16', say`you have no unit ${stranger}`);
};

/** Orders for units that are not on the map. */
const FROM_OFF_THE_MAP: readonly OrderType[] = ['place', 'takeBack', 'buyMorale', 'carryCaltrops', 'enter'];

/** CSW-P-16: units that fell, fled or have not entered do nothing. */
const namesUnitsOnTheMap = (
  { units }: Battle,
  type: OrderType,
  named: readonly UnitId[],
): Verdict | undefined => {
  if (FROM_OFF_THE_MAP.includes(type)) return undefined;
  const absent = named.find((id) => !isOnMap(units[id] as Unit));
  return absent === undefined
    ? undefined
    : refuse('CSW-P-16', say`${(units[absent] as Unit).name} is not on the map`);
};

/**
 * CSW-P-16: only the side whose decision is open, only an order that answers it, and then the clauses of the chapter.
 */
export const checkOrder = (battle: Battle, side: Side, order: CswOrder): Verdict => {
  if (order.type === 'resign') return resignOrder.check(battle, side, order);
  const open = openDesk(battle);
  if (open?.side !== side) return refuse('CSW-P-16', 'it is not your decision now');
  const rule = ruleOf(order);
  if (rule === undefined || !open.desk.accepts.includes(order.type))
    return refuse('CSW-SEQ-01', say`now is the time to ${open.desk.task}`);
  const named = unitsNamedIn(order);
  return (
    namesOwnUnits(battle, side, named) ??
    namesUnitsOnTheMap(battle, order.type, named) ??
    rule.check(battle, side, order)
  );
};
