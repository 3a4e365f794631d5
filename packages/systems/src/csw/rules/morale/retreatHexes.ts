import { cellsBeside, distance } from '../../board.ts';
import { holderOf } from '../../occupancy.ts';
import type { Side } from '../../setup.ts';
import { type Battle, boardIn, type MoraleCheck, typeOf, type Unit, unitOf } from '../../state.ts';
import { crossesOutside } from '../siege/sides.ts';
import { couldStop } from '../stacking/stacks.ts';
import { countsAsPresent, isProhibited } from '../terrain/ground.ts';
import { retreatHexesBelow } from '../tunnels/retreatBelow.ts';
import { inEnemyZone } from '../zones/zones.ts';

/** Units that must retreat from a hex, and the hexes that attacked them. */
export type Retreat = Pick<MoraleCheck, 'cell' | 'side' | 'units' | 'attackers' | 'underground'>;

const enemyCells = (battle: Battle, side: Side): number[] =>
  [
    ...new Set(
      battle.units
        .filter((unit) => unit.side !== side && countsAsPresent(battle, unit))
        .map(({ cell }) => cell),
    ),
  ].sort((a, b) => a - b);

/** CSW-MOR-09: what to get away from: those who attacked, else the enemy at large. */
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

/**
 * CSW-MOR-09, CSW-R-49: legal hexes, ascending; never off the map. CSW-TUN-14 has its own hexes for those underground.
 */
export const retreatHexes = (battle: Battle, retreat: Retreat): number[] => {
  if (retreat.underground) return retreatHexesBelow(battle, retreat);
  const board = boardIn(battle);
  const threats = threatsTo(battle, retreat);
  const gap = (cell: number): number => Math.min(...threats.map((threat) => distance(board, cell, threat)));
  const units = retreat.units.map((id) => unitOf(battle, id));
  return cellsBeside(board, retreat.cell)
    .filter((to) => threats.length === 0 || gap(to) > gap(retreat.cell))
    .filter((to) => couldRetreatTo(battle, retreat, units, to));
};
