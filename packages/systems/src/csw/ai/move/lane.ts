import { distance, distancesToEdge, NOWHERE } from '../../board.ts';
import { MOST_POINTS } from '../../rules/stacking/stacks.ts';
import { type Battle, boardIn } from '../../state.ts';
import type { Band } from '../bands.ts';
import { chanceAbove } from '../odds.ts';
import type { Appraisal } from './appraisal.ts';
import { crowdIn } from './crowd.ts';

/** CSW-ROU-06: whoever runs may not pass by an enemy. */
const isByEnemy = (battle: Battle, { enemies }: Appraisal, cell: number): boolean => {
  const board = boardIn(battle);
  return enemies.some((enemy) => distance(board, enemy.cell, cell) <= 1);
};

/** CSW-ROU-05: whether a step from there towards the friendly edge is open. */
const isOpen = (battle: Battle, appraisal: Appraisal, cell: number): boolean => {
  const board = boardIn(battle);
  const gaps = distancesToEdge(board, battle.setup.sides[appraisal.side].friendlyEdge);
  if (gaps[cell] === 0) return true;
  const { points } = crowdIn(battle);
  for (let entry = 6 * cell; entry < 6 * cell + 6; entry++) {
    const to = board.grid.neighbours[entry] as number;
    if (to === NOWHERE || (gaps[to] as number) >= (gaps[cell] as number)) continue;
    if ((points[to] as number) < MOST_POINTS && !isByEnemy(battle, appraisal, to)) return true;
  }
  return false;
};

/** What is lost of those who rout and cannot get away, beyond what a rout costs in any case (CSW-ROU-08). */
const TRAPPED_SHARE = 0.45;

/** CSW-P-13: what it would cost a band in contact that its way to the friendly edge is barred. */
export const laneCost = (battle: Battle, appraisal: Appraisal, band: Band, cell: number): number => {
  const risk = TRAPPED_SHARE * band.ranksWorth * chanceAbove(band.morale);
  return risk === 0 || isOpen(battle, appraisal, cell) ? 0 : risk;
};
