import { type Clause, firstRefusal, permit, refuse, say, type Verdict } from '@warmoot/kernel';
import { SPADEWORK } from '../../data/spadework.ts';
import type { OrderRule } from '../../engine/decisions.ts';
import type { Tale } from '../../engine/tale.ts';
import type { OrderOf } from '../../orders/orders.ts';
import { cellOfId, directionTo, idOf, NOWHERE } from '../../state/board.ts';
import { type Battle, boardIn, type Tunnel, typeOf, unitOf } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { counted, hexName } from '../../words/describe.ts';
import { MAY_ACT } from '../movement/mayMove.ts';
import { checkRoomBelow, hasNotEnded, isFoot, isHeldBelow, isUnderground, type Sapper } from './below.ts';
import { checkSurface, surface } from './surface.ts';
import { dugFrom, dugThrough, tellTunnels, tunnelAt } from './systems.ts';

type Dig = OrderOf<'dig'>;

/** A digger with the hexes it wants to dig to, in order. */
interface Digging extends Sapper {
  readonly path: readonly number[];
  readonly surfaces: boolean;
}

/** CSW-TUN-03, CSW-R-93: dig or move, not both. */
const hasNotMoved: Clause<Digging> = ({ unit }) =>
  unit.spentHalf > 0
    ? refuse('CSW-TUN-03', say`${unit.name} has moved this segment and cannot dig as well`)
    : permit;

/** CSW-TUN-03; out of command it is one hex (CSW-MOV-04). */
export const hexesLeftToDig = (battle: Battle, unit: Unit): number =>
  (unit.inCommand ? SPADEWORK[typeOf(battle, unit).race].dig : 1) - unit.hexesDug;

const digsThatFar: Clause<Digging> = ({ battle, unit, path, surfaces }) => {
  const left = hexesLeftToDig(battle, unit);
  if (path.length > left)
    return unit.inCommand
      ? refuse(
          'CSW-TUN-03',
          say`${unit.name} can dig ${counted(left, 'more hex', 'more hexes')} this segment, not ${path.length}`,
        )
      : refuse('CSW-MOV-04', say`${unit.name} is out of command and can dig only one hex`);
  return path.length > 0 || surfaces ? permit : refuse('CSW-TUN-03', 'a unit must dig at least one hex');
};

/** CSW-TUN-03, CSW-TUN-09: one hex further; existing tunnel must be moved through. */
const checkSpadeful = (digging: Digging, from: number, to: number): Verdict => {
  const { battle } = digging;
  const board = boardIn(battle);
  if (to === NOWHERE || directionTo(board, from, to) === undefined)
    return refuse('CSW-TUN-03', say`${idOf(board, to)} is not adjacent`);
  return dugFrom(battle.tunnels, from).includes(to)
    ? refuse('CSW-TUN-03', say`the tunnel already leads to ${idOf(board, to)}`)
    : checkRoomBelow(digging, to);
};

/** CSW-R-93: a known enemy there ends the digging. */
const meetsLast = ({ battle, unit, path, surfaces }: Digging, index: number): Verdict =>
  isHeldBelow(battle, unit.side, path[index] as number) && (index + 1 < path.length || surfaces)
    ? refuse(
        'CSW-R-93',
        say`${unit.name} stops before the enemy in ${hexName(battle, path[index] as number)}`,
      )
    : permit;

/** Each step continues what the earlier ones dug. */
const eachSpadeful: Clause<Digging> = (digging) => {
  let { battle } = digging;
  let from = digging.unit.cell;
  for (const [index, to] of digging.path.entries()) {
    const verdict = checkSpadeful({ ...digging, battle }, from, to);
    if (!verdict.ok) return verdict;
    const meeting = meetsLast(digging, index);
    if (!meeting.ok) return meeting;
    battle = { ...battle, tunnels: dugThrough(battle.tunnels, from, to) };
    from = to;
  }
  return permit;
};

const comesUp: Clause<Digging> = (digging) =>
  digging.surfaces ? checkSurface(digging, digging.path.at(-1) ?? digging.unit.cell) : permit;

const DIG_CLAUSES: readonly Clause<Digging>[] = [
  isFoot,
  isUnderground,
  ...MAY_ACT,
  hasNotEnded,
  hasNotMoved,
  digsThatFar,
  eachSpadeful,
  comesUp,
];

const diggingOf = (battle: Battle, { unit, path, surface: surfaces = false }: Dig): Digging => ({
  battle,
  unit: unitOf(battle, unit),
  path: path.map((hex) => cellOfId(boardIn(battle), hex)),
  surfaces,
});

/** The result: the tunnels now, how far the digger got, and whether it met others. */
interface Spoil {
  readonly tunnels: readonly Tunnel[];
  readonly path: readonly number[];
  readonly met: 'enemy' | 'tunnel' | null;
}

/**
 * CSW-TUN-05, CSW-R-93: hex by hex. Before an enemy it stops, joined; where it breaks into a tunnel its side did not
 * know, it stops too, so that the player can decide on the rest knowing this.
 */
const digAlong = ({ battle, unit, path }: Digging): Spoil => {
  let { tunnels } = battle;
  const dug: number[] = [];
  for (const to of path) {
    const from = dug.at(-1) ?? unit.cell;
    const stranger = tunnelAt(tunnels, to)?.knownTo.includes(unit.side) === false;
    tunnels = dugThrough(tunnels, from, to);
    if (isHeldBelow(battle, unit.side, to)) return { tunnels, path: dug, met: 'enemy' };
    dug.push(to);
    if (stranger) return { tunnels, path: dug, met: 'tunnel' };
  }
  return { tunnels, path: dug, met: null };
};

const news = ({ battle, unit, path }: Digging, spoil: Spoil): string => {
  const reached = hexName(battle, path[spoil.path.length - (spoil.met === 'enemy' ? 0 : 1)] as number);
  if (spoil.met === 'enemy') return `${unit.name} breaks through to the enemy under ${reached}`;
  return spoil.met === 'tunnel'
    ? `${unit.name} breaks into a tunnel under ${reached}`
    : `${unit.name} digs to ${reached}`;
};

/** Irrevocable: finding nothing is information too (CSW-R-97). */
const tellDigging = (tale: Tale, digging: Digging, spoil: Spoil): void => {
  const { unit } = digging;
  tellTunnels(tale, spoil.tunnels, {
    what: news(digging, spoil),
    final: true,
    rules: spoil.met === null ? ['CSW-TUN-03'] : ['CSW-TUN-05', 'CSW-R-93'],
  });
  const spades = spoil.path.length + (spoil.met === 'enemy' ? 1 : 0);
  if (spoil.path.length > 0)
    tale.tell({
      type: 'unitsMoved',
      units: [unit.id],
      path: spoil.path,
      facing: unit.facing,
      spentHalf: [0],
      steppedRear: false,
      moveEnded: false,
      entering: false,
      scaled: false,
      rules: ['CSW-TUN-03'],
    });
  const change = { hexesDug: unit.hexesDug + spades, movedThisTurn: true };
  tale.tell({ type: 'unitsMarked', units: [unit.id], change, rules: ['CSW-TUN-03'] });
};

export const digOrder: OrderRule<'dig'> = {
  check: (battle, _side, order) => firstRefusal(DIG_CLAUSES, diggingOf(battle, order)),
  decide: (tale, _side, order, dice) => {
    const digging = diggingOf(tale.state, order);
    const spoil = digAlong(digging);
    if (digging.path.length > 0) tellDigging(tale, digging, spoil);
    if (digging.surfaces && spoil.met === null) surface(tale, order.unit, dice);
  },
  describe: (battle, { unit, path, surface: surfaces }) => {
    const [{ name }, to] = [unitOf(battle, unit), path.at(-1)];
    if (to === undefined) return surfaces ? say`dig with ${name} and come up` : say`dig with ${name}`;
    return surfaces ? say`dig with ${name} to ${to} and come up` : say`dig with ${name} to ${to}`;
  },
};
