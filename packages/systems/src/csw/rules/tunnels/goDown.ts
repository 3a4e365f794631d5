import { type Clause, firstRefusal, permit, refuse, say } from '@warmoot/kernel';
import type { OrderRule } from '../../engine/decisions.ts';
import type { Tale } from '../../engine/tale.ts';
import { unitOf } from '../../state/state.ts';
import type { Unit, UnitId } from '../../state/unit.ts';
import { hexName } from '../../words/describe.ts';
import { fullAllowance, halvedAllowance } from '../movement/allowance.ts';
import { MAY_MOVE } from '../movement/mayMove.ts';
import {
  checkRoomBelow,
  fitsTunnels,
  hasNotEnded,
  isFreeBelow,
  isHeldBelow,
  type Sapper,
  standsOnGround,
} from './below.ts';
import { hasBreach, knownBy, tellTunnels, tunnelAt, withBreach } from './systems.ts';

/** CSW-TUN-06 */
const mayGoDown: Clause<Sapper> = ({ battle, unit }) =>
  fitsTunnels(battle, unit)
    ? permit
    : refuse('CSW-TUN-06', say`${unit.name} cannot go into tunnels: only foot and leaders do`);

/** CSW-TUN-04: whichever side opened it. */
const standsAtBreach: Clause<Sapper> = ({ battle, unit }) =>
  hasBreach(battle.tunnels, unit.cell)
    ? permit
    : refuse('CSW-TUN-04', say`there is no breach in ${hexName(battle, unit.cell)}`);

/** CSW-TUN-04, in half points. */
const DOWN_HALF_POINTS = 2;

const canPay: Clause<Sapper> = ({ battle, unit }) => {
  const allowance = unit.steppedRear ? halvedAllowance(battle, unit) : fullAllowance(battle, unit);
  return unit.spentHalf + DOWN_HALF_POINTS <= 2 * allowance
    ? permit
    : refuse('CSW-TUN-04', say`${unit.name} has no movement points left to go down`);
};

const hasRoom: Clause<Sapper> = (sapper) => checkRoomBelow(sapper, sapper.unit.cell);

const DOWN_CLAUSES: readonly Clause<Sapper>[] = [
  mayGoDown,
  ...MAY_MOVE,
  hasNotEnded,
  standsOnGround,
  standsAtBreach,
  canPay,
  isFreeBelow,
  hasRoom,
];

const paid = (unit: Unit) => ({
  spentHalf: unit.spentHalf + DOWN_HALF_POINTS,
  movedThisTurn: true,
  working: null,
});

/** CSW-TUN-06, CSW-R-97: the enemy turned out to hold the way down; the attempt is paid for and reveals the enemy. */
const findBarred = (tale: Tale, unit: Unit): void => {
  tellTunnels(tale, tale.state.tunnels, {
    what: `${unit.name} finds the way down in ${hexName(tale.state, unit.cell)} barred`,
    final: true,
    rules: ['CSW-TUN-06'],
  });
  tale.tell({ type: 'unitsMarked', units: [unit.id], change: paid(unit), rules: ['CSW-TUN-04'] });
};

/** CSW-TUN-05: a side with a unit in a tunnel sees all of it from then on; that cannot be undone. */
const learnCourse = (tale: Tale, { cell, side, name }: Unit): void => {
  const { tunnels } = tale.state;
  if (tunnelAt(tunnels, cell)?.knownTo.includes(side)) return;
  tellTunnels(tale, knownBy(withBreach(tunnels, cell, side), cell, side), {
    what: `${name} looks into the tunnel under ${hexName(tale.state, cell)}`,
    final: true,
    rules: ['CSW-TUN-05'],
  });
};

const goDown = (tale: Tale, id: UnitId): void => {
  const unit = unitOf(tale.state, id);
  if (isHeldBelow(tale.state, unit.side, unit.cell)) {
    findBarred(tale, unit);
    return;
  }
  learnCourse(tale, unit);
  tale.tell({
    type: 'unitsMarked',
    units: [id],
    change: { underground: true, ...paid(unit) },
    rules: ['CSW-TUN-04'],
  });
};

export const goDownOrder: OrderRule<'goDown'> = {
  check: (battle, _side, { unit }) => firstRefusal(DOWN_CLAUSES, { battle, unit: unitOf(battle, unit) }),
  decide: (tale, _side, { unit }) => goDown(tale, unit),
  describe: (battle, { unit }) => {
    const { name, cell } = unitOf(battle, unit);
    return say`send ${name} down the breach in ${hexName(battle, cell)}`;
  },
};
