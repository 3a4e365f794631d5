import { say } from '@warmoot/kernel';
import {
  type Desk,
  hexSubject,
  type OrderRule,
  ownUnit,
  TABLE,
  unitSubject,
} from '../../engine/decisions.ts';
import type { CswOrder, OrderOf } from '../../orders/orders.ts';
import { cellOfId, idOf } from '../../state/board.ts';
import type { Side } from '../../state/setup.ts';
import { type Battle, boardIn, unitOf } from '../../state/state.ts';
import { namesOf } from '../../words/describe.ts';
import { attackOf, checkShot, type Shot } from './shot.ts';
import { shooters, type Volley, volleysFrom, volleysOf } from './volleys.ts';
import { legalWithdrawals } from './withdraw.ts';

export { canFire } from './mayFire.ts';
export { resolveFire, resolveOneShot } from './resolve.ts';

const shotOf = (battle: Battle, side: Side, order: OrderOf<'fire'>): Shot => ({
  battle,
  side,
  units: order.units.map((id) => unitOf(battle, id)),
  target: cellOfId(boardIn(battle), order.hex),
  construction: order.construction ?? false,
});

/** Without a construction, the message mentions a wall. */
const workIn = (battle: Battle, hex: string): string => {
  const terrain = battle.setup.field.terrain[cellOfId(boardIn(battle), hex)];
  return terrain === 'tower' || terrain === 'gate' ? terrain : 'wall';
};

/** CSW-SEQ-06: an attack is declared openly; its die waits until both lists are closed (CSW-R-11). */
export const fireOrder: OrderRule<'fire'> = {
  check: (battle, side, order) => checkShot(shotOf(battle, side, order)),
  decide: (tale, side, order) => {
    const attack = attackOf(shotOf(tale.state, side, order));
    tale.tell({ type: 'attackDeclared', attack, rules: ['CSW-SEQ-06'] });
  },
  describe: (battle, { units, hex, construction }) =>
    say`shoot at ${construction ? say`the ${workIn(battle, hex)} in ${hex}` : hex} with ${namesOf(battle, units)}`,
};

const orderFor = (battle: Battle, { units, target, construction }: Volley): OrderOf<'fire'> => ({
  type: 'fire',
  units: [...units],
  hex: idOf(boardIn(battle), target),
  ...(construction ? { construction } : {}),
});

function* subjects(battle: Battle, side: Side): Generator<string> {
  const hexes = new Set<number>();
  for (const unit of shooters(battle, side)) {
    yield unitSubject(unit.id);
    hexes.add(unit.cell);
  }
  for (const cell of hexes) yield hexSubject(idOf(boardIn(battle), cell));
  yield TABLE;
}

/** A unit's shots, a hex's volleys with and without its neighbours; any other set is for the player to name. */
const volleysAbout = (battle: Battle, side: Side, subject: string): Iterable<Volley> => {
  if (subject.startsWith('h')) return volleysFrom(battle, side, cellOfId(boardIn(battle), subject.slice(1)));
  const unit = ownUnit(battle, side, subject);
  return unit === undefined ? [] : volleysOf(battle, unit);
};

function* legal(battle: Battle, side: Side, subject: string): Generator<CswOrder> {
  if (subject === TABLE) {
    yield { type: 'done' };
    yield* legalWithdrawals(battle, side);
    return;
  }
  for (const volley of volleysAbout(battle, side, subject)) yield orderFor(battle, volley);
}

/** CSW-P-14 states 13 and 14. */
export const fireDesk: Desk = {
  task: 'fire',
  deadline: 'turn',
  accepts: ['fire', 'withdrawAttack', 'done'],
  standIn: () => ({ type: 'done' }),
  isOpen: (battle, side) =>
    !shooters(battle, side).next().done || battle.attacks.some((attack) => attack.side === side),
  subjects,
  legal,
};
