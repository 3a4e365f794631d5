import { type Clause, firstRefusal, permit, refuse, say, type Verdict } from '@warmoot/kernel';
import type { OrderRule } from '../../engine/decisions.ts';
import type { OrderOf } from '../../orders/orders.ts';
import { cellOfId, idOf } from '../../state/board.ts';
import { type Battle, boardIn, unitOf } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { counted, hexName } from '../../words/describe.ts';
import { MAY_ACT } from '../movement/mayMove.ts';
import {
  checkFreeBelow,
  checkRoomBelow,
  hasNotEnded,
  isUnderground,
  type Sapper,
  tunnelAllowance,
} from './below.ts';
import { checkSurface, surface } from './surface.ts';
import { dugFrom } from './systems.ts';

type TunnelMove = OrderOf<'tunnelMove'>;

/** A unit with the tunnel hexes it wants to pass through, in order. */
interface Creeping extends Sapper {
  readonly path: readonly number[];
  readonly surfaces: boolean;
}

/** CSW-TUN-03 */
const hasNotDug: Clause<Creeping> = ({ unit }) =>
  unit.hexesDug > 0
    ? refuse('CSW-TUN-03', say`${unit.name} has dug this segment and cannot move as well`)
    : permit;

/** CSW-TUN-06, in half points. */
const HEX_HALF_POINTS = 2;

/** CSW-TUN-03, CSW-MOV-04, CSW-MOV-05: how many more hexes of tunnel it can go; one is always possible. */
export const hexesLeftToCreep = (battle: Battle, unit: Unit): number => {
  const left = Math.floor((2 * tunnelAllowance(battle, unit) - unit.spentHalf) / HEX_HALF_POINTS);
  return unit.inCommand ? Math.max(unit.stepsTaken > 0 ? 0 : 1, left) : 1;
};

const goesThatFar: Clause<Creeping> = ({ battle, unit, path, surfaces }) => {
  const left = hexesLeftToCreep(battle, unit);
  if (path.length > left)
    return refuse(
      unit.inCommand ? 'CSW-TUN-03' : 'CSW-MOV-04',
      say`${unit.name} can go ${counted(left, 'more hex', 'more hexes')} of tunnel this segment, not ${path.length}`,
    );
  return path.length > 0 || surfaces
    ? permit
    : refuse('CSW-TUN-03', 'a move through a tunnel must cover at least one hex');
};

const checkHex = (creeping: Creeping, from: number, to: number): Verdict => {
  const { battle } = creeping;
  if (!dugFrom(battle.tunnels, from).includes(to))
    return refuse('CSW-TUN-06', say`no tunnel leads to ${idOf(boardIn(battle), to)}`);
  const free = checkFreeBelow(creeping, to);
  return free.ok ? checkRoomBelow(creeping, to) : free;
};

const throughTunnels: Clause<Creeping> = (creeping) => {
  let from = creeping.unit.cell;
  for (const to of creeping.path) {
    const verdict = checkHex(creeping, from, to);
    if (!verdict.ok) return verdict;
    from = to;
  }
  return permit;
};

const comesUp: Clause<Creeping> = (creeping) =>
  creeping.surfaces ? checkSurface(creeping, creeping.path.at(-1) ?? creeping.unit.cell) : permit;

const CREEP_CLAUSES: readonly Clause<Creeping>[] = [
  isUnderground,
  ...MAY_ACT,
  hasNotEnded,
  hasNotDug,
  goesThatFar,
  throughTunnels,
  comesUp,
];

const creepingOf = (battle: Battle, { unit, path, surface: surfaces = false }: TunnelMove): Creeping => ({
  battle,
  unit: unitOf(battle, unit),
  path: path.map((hex) => cellOfId(boardIn(battle), hex)),
  surfaces,
});

/** CSW-TUN-06: the path is known, so nothing can interrupt it. */
export const tunnelMoveOrder: OrderRule<'tunnelMove'> = {
  check: (battle, _side, order) => firstRefusal(CREEP_CLAUSES, creepingOf(battle, order)),
  decide: (tale, _side, order, dice) => {
    const { unit, path, surfaces } = creepingOf(tale.state, order);
    if (path.length > 0)
      tale.tell({
        type: 'unitsMoved',
        units: [unit.id],
        path,
        facing: unit.facing,
        spentHalf: [HEX_HALF_POINTS * path.length],
        steppedRear: false,
        moveEnded: !unit.inCommand,
        entering: false,
        scaled: false,
        rules: ['CSW-TUN-06'],
      });
    if (surfaces) surface(tale, unit.id, dice);
  },
  describe: (battle, { unit, path, surface: surfaces }) => {
    const { name, cell } = unitOf(battle, unit);
    const to = path.at(-1) ?? hexName(battle, cell);
    if (path.length === 0) return say`bring ${name} up in ${to}`;
    return surfaces
      ? say`move ${name} through the tunnel to ${to} and up`
      : say`move ${name} through the tunnel to ${to}`;
  },
};
