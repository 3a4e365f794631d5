import type { CswOrder, OrderOf } from '../../orders/orders.ts';
import { cellsBeside } from '../../state/board.ts';
import { type Battle, boardIn } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { isHeldBelow } from './below.ts';
import { digOrder, hexesLeftToDig } from './dig.ts';
import { goDownOrder } from './goDown.ts';
import { hasBreach, tunnelDistances } from './systems.ts';
import { hexesLeftToCreep, tunnelMoveOrder } from './tunnelMove.ts';

/** Every path of new tunnel within the digger's range. */
function* digsFrom(battle: Battle, unit: Unit, path: readonly number[], left: number): Generator<number[]> {
  if (left <= 0) return;
  for (const to of cellsBeside(boardIn(battle), path.at(-1) ?? unit.cell)) {
    if (to === unit.cell || path.includes(to)) continue;
    yield [...path, to];
    yield* digsFrom(battle, unit, [...path, to], left - 1);
  }
}

/**
 * CSW-TUN-03, CSW-TUN-04: the orders of a unit underground in the movement step, each with and without coming up at
 * its end.
 */
export function* ordersBelow(battle: Battle, unit: Unit): Generator<OrderOf<'dig'> | OrderOf<'tunnelMove'>> {
  for (const path of pathsThrough(battle, unit)) yield* withAscent(battle, unit, 'tunnelMove', path);
  if (unit.hexesDug > 0) yield* withAscent(battle, unit, 'dig', []);
  for (const path of digsFrom(battle, unit, [], hexesLeftToDig(battle, unit)))
    yield* withAscent(battle, unit, 'dig', path);
}

function* pathsThrough(battle: Battle, unit: Unit): Generator<readonly number[]> {
  const most = hexesLeftToCreep(battle, unit);
  for (const path of tunnelDistances(battle, unit.cell, (cell) =>
    isHeldBelow(battle, unit.side, cell),
  ).values())
    if (path.length <= most) yield path;
}

function* withAscent(
  battle: Battle,
  unit: Unit,
  type: 'dig' | 'tunnelMove',
  path: readonly number[],
): Generator<OrderOf<'dig'> | OrderOf<'tunnelMove'>> {
  const { ids } = boardIn(battle);
  const hexes = path.map((cell) => ids[cell] as string);
  for (const order of [
    { type, unit: unit.id, path: hexes },
    { type, unit: unit.id, path: hexes, surface: true },
  ] as (OrderOf<'dig'> | OrderOf<'tunnelMove'>)[]) {
    const permitted =
      order.type === 'dig'
        ? digOrder.check(battle, unit.side, order).ok
        : tunnelMoveOrder.check(battle, unit.side, order).ok;
    if (permitted) yield order;
  }
}

/** CSW-TUN-04 */
export function* waysDown(battle: Battle, unit: Unit): Generator<CswOrder> {
  const order = { type: 'goDown', unit: unit.id } as const;
  if (hasBreach(battle.tunnels, unit.cell) && goDownOrder.check(battle, unit.side, order).ok) yield order;
}
