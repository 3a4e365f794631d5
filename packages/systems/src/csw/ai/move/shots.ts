import { totalOf } from '@warmoot/kernel';
import { shotRows } from '../../rules/missile/modifiers.ts';
import { isBesideFriends } from '../../rules/missile/targets.ts';
import { lineOfSight } from '../../rules/sight/sight.ts';
import { distance } from '../../state/board.ts';
import { type Battle, boardIn } from '../../state/state.ts';
import type { Band } from '../bands.ts';
import { checkHarm } from '../harm.ts';
import { lossChances, meanOf } from '../odds.ts';
import type { Appraisal } from './appraisal.ts';

const shotHarm = (battle: Battle, band: Band, target: Band, from: number): number => {
  const factors = Math.max(1, band.fighters) * band.type.missile;
  const die = totalOf(shotRows(battle, band.type, from, target.cell));
  const mean = Math.min(target.hits, meanOf(lossChances(factors, die, target.defence)));
  const fallen = (target.ranksWorth * mean) / Math.max(1, target.hits);
  return fallen + Math.min(1, mean) * checkHarm(target, target.ranksWorth - fallen, false);
};

/** Only this many enemies in range are considered: checking lines of sight is expensive. */
const LOOKED_AT = 5;

/** The value of a band's missiles from a cell: its best shot. */
export const shotFrom = (battle: Battle, appraisal: Appraisal, band: Band, cell: number): number => {
  const { missile, rangeInHexes } = band.type;
  if (missile === 0) return 0;
  const board = boardIn(battle);
  let best = 0;
  let looked = 0;
  for (const target of appraisal.enemies) {
    const hexes = distance(board, cell, target.cell);
    if (hexes < 2 || hexes > rangeInHexes) continue;
    const harm = shotHarm(battle, band, target, cell);
    if (harm <= best || isBesideFriends(battle, appraisal.side, target.cell)) continue;
    if (looked++ >= LOOKED_AT) break;
    if (lineOfSight(battle, cell, target.cell).clear) best = harm;
  }
  return best;
};
