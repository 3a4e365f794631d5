import { distanceToNearest } from '@warmoot/hex';
import { cellsBeside } from '../../state/board.ts';
import { holderOf } from '../../state/occupancy.ts';
import type { Side } from '../../state/setup.ts';
import { type Battle, boardIn, type MoraleCheck, typeOf, unitOf } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { hexesToEnemy } from '../rout/presence.ts';
import { crossesOutside } from '../siege/control.ts';
import { couldStop } from '../stacking/stacks.ts';
import { countsAsPresent, isProhibited } from '../terrain/ground.ts';
import { retreatHexesBelow } from '../tunnels/routBelow.ts';
import { inEnemyZone } from '../zones/zones.ts';

/** Units that must retreat from a hex, and the hexes that attacked them. */
export type Retreat = Pick<MoraleCheck, 'cell' | 'side' | 'units' | 'attackers' | 'underground'>;

const enemyCells = (battle: Battle, side: Side): number[] => {
  const cells = new Set<number>();
  for (const unit of battle.units)
    if (unit.side !== side && countsAsPresent(battle, unit)) cells.add(unit.cell);
  return [...cells].sort((a, b) => a - b);
};

/** CSW-MOR-09: what to retreat from: the attackers, otherwise all enemies. */
export const threatsTo = (battle: Battle, { side, attackers }: Retreat): readonly number[] =>
  attackers.length > 0 ? attackers : enemyCells(battle, side);

/** CSW-MOR-09, CSW-ZOC-07, CSW-STK-08; CSW-WAL-13: never across an outside side, up or down. */
const couldRetreatTo = (
  battle: Battle,
  { cell, side }: Retreat,
  units: readonly Unit[],
  to: number,
): boolean =>
  (holderOf(battle, to)?.side ?? side) === side &&
  !inEnemyZone(battle, side, to) &&
  !units.some((unit) => isProhibited(battle, typeOf(battle, unit), to)) &&
  !crossesOutside(battle, side, cell, to) &&
  couldStop(battle, units, to);

/** Distance in hexes to the nearest of the units to retreat from; Infinity if there are none. */
const gapFrom = (battle: Battle, retreat: Retreat): ((cell: number) => number) => {
  if (retreat.attackers.length === 0) return (cell) => hexesToEnemy(battle, retreat.side, cell);
  const { grid } = boardIn(battle);
  return (cell) => distanceToNearest(grid, cell, retreat.attackers);
};

/**
 * CSW-MOR-09, CSW-R-49: legal hexes, ascending; never off the map. CSW-TUN-14 has its own rule for units underground.
 */
export const retreatHexes = (battle: Battle, retreat: Retreat): number[] => {
  if (retreat.underground) return retreatHexesBelow(battle, retreat);
  const board = boardIn(battle);
  const gap = gapFrom(battle, retreat);
  const here = gap(retreat.cell);
  const units = retreat.units.map((id) => unitOf(battle, id));
  return cellsBeside(board, retreat.cell).filter(
    (to) =>
      (here === Number.POSITIVE_INFINITY || gap(to) > here) && couldRetreatTo(battle, retreat, units, to),
  );
};
