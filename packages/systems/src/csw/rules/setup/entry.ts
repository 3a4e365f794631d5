import { borderRing, type Grid } from '@warmoot/hex';
import { cacheLastTwo, cachePerObject, type Refusal, refuse, say } from '@warmoot/kernel';
import { distance } from '../../state/board.ts';
import { holderOf } from '../../state/occupancy.ts';
import { hasSpecial, type Side } from '../../state/setup.ts';
import { type Battle, boardIn, typeOf } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { countsAsPresent, isProhibited } from '../terrain/ground.ts';

/** CSW-S07-04 */
const MONGOL_DISTANCE_IN_HEXES = 5;

/** CSW-SET-07: not on an enemy-occupied hex, nor on one prohibited to it. */
const isOpenTo = (battle: Battle, unit: Unit, cell: number): boolean =>
  (holderOf(battle, cell)?.side ?? unit.side) === unit.side &&
  !isProhibited(battle, typeOf(battle, unit), cell);

/** The cells by which a unit that is due may enter now. The order itself checks whether friends leave room. */
export const entryCellsFor = (battle: Battle, unit: Unit): readonly number[] => {
  const { entry } = battle.setup.sides[unit.roster];
  if (hasSpecial(battle.setup, 'CSW-S07-04')) return awayFromTheEnemy(battle, unit, entry);
  const open = entry.filter((cell) => isOpenTo(battle, unit, cell));
  return open.length > 0 ? open : nearestAlongBorder(battle, unit, entry);
};

/** Whether it may enter by that cell; decided without listing its whole entry edge. */
export const mayEnterAt = (battle: Battle, unit: Unit, cell: number): boolean =>
  battle.setup.sides[unit.roster].entry.includes(cell) && !hasSpecial(battle.setup, 'CSW-S07-04')
    ? isOpenTo(battle, unit, cell)
    : entryCellsFor(battle, unit).includes(cell);

/** Why a hex that is neither prohibited nor occupied is not one of its entry hexes. */
export const refuseAsEntry = (battle: Battle, unit: Unit, cell: number, hex: string): Refusal =>
  hasSpecial(battle.setup, 'CSW-S07-04') && battle.setup.sides[unit.roster].entry.includes(cell)
    ? refuse('CSW-S07-04', say`an enemy is less than ${MONGOL_DISTANCE_IN_HEXES} hexes from ${hex}`)
    : refuse('CSW-SET-07', say`${unit.name} does not enter by ${hex}`);

const ringOf = cachePerObject((grid: Grid): readonly number[] => borderRing(grid));

/** CSW-SET-10: if every entry hex is blocked, the nearest free ones along the border in either direction. */
const nearestAlongBorder = (battle: Battle, unit: Unit, entry: readonly number[]): readonly number[] => {
  const ring = ringOf(boardIn(battle).grid);
  const starts = ring.flatMap((cell, at) => (entry.includes(cell) ? [at] : []));
  for (let away = 1; away <= ring.length / 2; away++) {
    const reached = starts.flatMap((at) => [
      ring[(at + away) % ring.length] as number,
      ring[(at - away + ring.length) % ring.length] as number,
    ]);
    const open = [...new Set(reached)].filter((cell) => isOpenTo(battle, unit, cell));
    if (open.length > 0) return open.sort((a, b) => a - b);
  }
  return [];
};

type Away = { readonly cell: number; readonly hexes: number }[];
const known = cacheLastTwo((_units: readonly Unit[], _battle: Battle): Partial<Record<Side, Away>> => ({}));

/** How far each entry cell is from the nearest enemy; needed for every waiting unit, so computed once. */
const hexesFromEnemy = (battle: Battle, side: Side, entry: readonly number[]): Away => {
  const away = known(battle.units, battle);
  if (away[side] === undefined) {
    const board = boardIn(battle);
    const enemies = battle.units.filter((unit) => unit.side !== side && countsAsPresent(battle, unit));
    away[side] = entry.map((cell) => ({
      cell,
      hexes: Math.min(...enemies.map((enemy) => distance(board, cell, enemy.cell))),
    }));
  }
  return away[side];
};

/** CSW-S07-04: at least five hexes from every Silesian; if there is no such hex, the free ones farthest from them. */
const awayFromTheEnemy = (battle: Battle, unit: Unit, entry: readonly number[]): readonly number[] => {
  const open = hexesFromEnemy(battle, unit.side, entry).filter(({ cell }) => isOpenTo(battle, unit, cell));
  const far = open.filter(({ hexes }) => hexes >= MONGOL_DISTANCE_IN_HEXES);
  const farthest = Math.max(...open.map(({ hexes }) => hexes));
  return (far.length > 0 ? far : open.filter(({ hexes }) => hexes === farthest)).map(({ cell }) => cell);
};

/** CSW-SET-13, CSW-R-84: still off the map in their last turn to enter; when it ends, they are late. */
export const isLastCall = (battle: Battle, { status, entryTurn, roster }: Unit): boolean => {
  const { entryGrace } = battle.setup.sides[roster];
  return status === 'toEnter' && entryGrace !== null && battle.turn >= entryTurn + entryGrace;
};

export const lateUnits = (battle: Battle): Unit[] => battle.units.filter((unit) => isLastCall(battle, unit));
