import { type Clause, type Dice, firstRefusal, permit, refuse, say } from '@warmoot/kernel';
import type { OrderRule } from '../../engine/decisions.ts';
import type { Tale } from '../../engine/tale.ts';
import type { OrderOf } from '../../orders/orders.ts';
import { cellOfId } from '../../state/board.ts';
import { holderOf, unitsAt } from '../../state/occupancy.ts';
import type { Side } from '../../state/setup.ts';
import { type Battle, boardIn, type Tunnel, unitOf } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { hexName } from '../../words/describe.ts';
import { afterEntering } from '../caltrops/entering.ts';
import { eliminate } from '../combat/eliminate.ts';
import { facingOnArrival, leadersWhoTurn } from '../movement/arrival.ts';
import { constructionState } from '../siege/control.ts';
import { isOverstacked } from '../stacking/stacks.ts';
import { isRampart } from '../terrain/ground.ts';
import { unitsIn } from './below.ts';
import { tellTunnels, tunnelAt } from './systems.ts';

type Collapse = OrderOf<'collapse'>;

/** Where a unit comes up. */
export interface Placement {
  readonly unit: Unit;
  readonly cell: number;
}

interface Fall {
  readonly battle: Battle;
  readonly side: Side;
  readonly tunnel: Tunnel | undefined;
  readonly placements: readonly Placement[];
}

/** CSW-TUN-11: only this side has troops in the system, at least one unit. */
const aloneInside: Clause<Fall> = ({ battle, side, tunnel }) => {
  const inside = tunnel === undefined ? [] : unitsIn(battle, tunnel);
  if (!inside.some((unit) => unit.side === side))
    return refuse('CSW-TUN-11', 'you have no troops in a tunnel there');
  const enemy = inside.find((unit) => unit.side !== side);
  return enemy === undefined ? permit : refuse('CSW-TUN-11', say`${enemy.name} is in the tunnel too`);
};

/** CSW-TUN-11, CSW-TUN-04, CSW-STK-08: by a breach of the system, free of enemies, with room for all who come up. */
export const couldComeUp = (battle: Battle, tunnel: Tunnel, units: readonly Unit[], cell: number): boolean =>
  tunnel.breaches.some((breach) => breach.cell === cell) &&
  (holderOf(battle, cell)?.side ?? units[0]?.side) === units[0]?.side &&
  !isRampart(battle, cell) &&
  !isOverstacked(battle, [...unitsAt(battle, cell), ...units]);

export const placedAt = (placements: readonly Placement[], cell: number): Unit[] =>
  placements.filter((placement) => placement.cell === cell).map(({ unit }) => unit);

const eachFromInsideOnce: Clause<Fall> = ({ battle, tunnel, placements }) => {
  const inside = unitsIn(battle, tunnel as Tunnel).map(({ id }) => id);
  const wrong = placements.find(
    ({ unit }, index) =>
      !inside.includes(unit.id) || placements.findIndex((other) => other.unit.id === unit.id) !== index,
  );
  return wrong === undefined
    ? permit
    : refuse('CSW-TUN-11', say`${wrong.unit.name} can come up only once, and only out of this tunnel`);
};

const atBreachesWithRoom: Clause<Fall> = ({ battle, tunnel, placements }) => {
  const wrong = placements.find(
    ({ cell }) => !couldComeUp(battle, tunnel as Tunnel, placedAt(placements, cell), cell),
  );
  return wrong === undefined
    ? permit
    : refuse('CSW-TUN-11', say`${wrong.unit.name} cannot come up in ${hexName(battle, wrong.cell)}`);
};

const leftBelow = ({ battle, tunnel, placements }: Fall): Unit[] =>
  unitsIn(battle, tunnel as Tunnel).filter(({ id }) => !placements.some(({ unit }) => unit.id === id));

/** CSW-TUN-13: only units that cannot be placed stay below, and not all of them. */
const everyoneWhoCan: Clause<Fall> = (fall) => {
  const { battle, tunnel, placements } = fall;
  for (const unit of leftBelow(fall)) {
    const way = (tunnel as Tunnel).breaches.find(({ cell }) =>
      couldComeUp(battle, tunnel as Tunnel, [unit, ...placedAt(placements, cell)], cell),
    );
    if (way !== undefined)
      return refuse('CSW-TUN-13', say`${unit.name} can come up in ${hexName(battle, way.cell)}`);
  }
  return placements.length > 0 ? permit : refuse('CSW-TUN-13', 'none of your units there could come up');
};

const COLLAPSE_CLAUSES: readonly Clause<Fall>[] = [
  aloneInside,
  eachFromInsideOnce,
  atBreachesWithRoom,
  everyoneWhoCan,
];

const fallOf = (battle: Battle, side: Side, { hex, placements }: Collapse): Fall => ({
  battle,
  side,
  tunnel: tunnelAt(battle.tunnels, cellOfId(boardIn(battle), hex)),
  placements: placements.map(({ unit, hex: to }) => ({
    unit: unitOf(battle, unit),
    cell: cellOfId(boardIn(battle), to),
  })),
});

/** CSW-R-127: it has moved, but spent nothing. Entering the hex has its usual effects (CSW-FAC-05, CSW-CAL-07). */
const comeUp = (tale: Tale, { unit, cell }: Placement, dice: Dice): void => {
  const facing = facingOnArrival(tale.state, [unit.id], cell, unit.facing);
  const turning = leadersWhoTurn(tale.state, [unit.id], cell, facing);
  if (cell !== unit.cell)
    tale.tell({
      type: 'unitsMoved',
      units: [unit.id],
      path: [cell],
      facing,
      spentHalf: [0],
      steppedRear: false,
      moveEnded: false,
      entering: false,
      scaled: false,
      rules: ['CSW-TUN-11'],
    });
  tale.tell({
    type: 'unitsMarked',
    units: [unit.id],
    cell,
    change: { underground: false, movedThisTurn: true, facing },
    rules: ['CSW-TUN-11'],
  });
  if (turning.length > 0) tale.tell({ type: 'hexTurned', units: turning, facing, rules: ['CSW-FAC-05'] });
  afterEntering(tale, [unit.id], cell, dice);
};

const UNDERMINED = ['wall', 'tower', 'gate', 'building'];

/**
 * CSW-TUN-12, CSW-WAL-11, CSW-GAT-04, CSW-HUT-02: constructions over a collapsed hex fall; units there are unharmed.
 */
const bringDown = (tale: Tale, cell: number): void => {
  const terrain = tale.state.setup.field.terrain[cell] as string;
  const work = constructionState(tale.state, cell);
  if (UNDERMINED.includes(terrain) && !work.destroyed)
    tale.tell({
      type: 'workChanged',
      work: { ...work, destroyed: true },
      what: 'destroyed',
      rules: ['CSW-TUN-12'],
    });
};

/** CSW-TUN-11..13. A collapsed tunnel is no longer secret (CSW-R-97). */
export const collapseOrder: OrderRule<'collapse'> = {
  check: (battle, side, order) => firstRefusal(COLLAPSE_CLAUSES, fallOf(battle, side, order)),
  decide: (tale, side, order, dice) => {
    const fall = fallOf(tale.state, side, order);
    const tunnel = fall.tunnel as Tunnel;
    for (const placement of fall.placements) comeUp(tale, placement, dice);
    for (const { id } of leftBelow({ ...fall, battle: tale.state }))
      eliminate(tale, id, 'buried', ['CSW-TUN-13']);
    for (const cell of [...tunnel.cells].sort((a, b) => a - b)) bringDown(tale, cell);
    tellTunnels(
      tale,
      tale.state.tunnels.filter(({ id }) => id !== tunnel.id),
      {
        what: `The tunnel under ${hexName(tale.state, tunnel.breaches[0]?.cell as number)} falls in`,
        rules: ['CSW-TUN-11'],
        final: true,
      },
    );
  },
  describe: (_battle, { hex, placements }) =>
    say`collapse the tunnel under ${hex}, ${placements.length} of your units coming up`,
};
