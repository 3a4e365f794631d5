import type { Direction } from '@warmoot/hex';
import { totalOf } from '@warmoot/kernel';
import { checksWhenCharged } from '../../rules/charge/charge.ts';
import { CHARGE_DIE, groundRows, meetsPikes } from '../../rules/combat/modifiers.ts';
import { isFrontFlat, isInFront } from '../../rules/facing/flats.ts';
import { NOWHERE } from '../../state/board.ts';
import type { Side } from '../../state/setup.ts';
import { type Battle, boardIn } from '../../state/state.ts';
import { type Band, bandsIn } from '../bands.ts';
import { checkHarm } from '../harm.ts';
import { bestMean, chanceAbove } from '../odds.ts';
import type { Appraisal } from './appraisal.ts';

/** An enemy next to a place. */
export interface Neighbour {
  readonly band: Band;
  readonly direction: Direction;
}

export const enemiesBeside = (battle: Battle, { side }: Appraisal, cell: number): Neighbour[] => {
  const { neighbours } = boardIn(battle).grid;
  const { at } = bandsIn(battle);
  const found: Neighbour[] = [];
  for (let direction = 0; direction < 6; direction++) {
    const beside = neighbours[6 * cell + direction] as number;
    const band = beside === NOWHERE ? undefined : at.get(beside);
    if (band !== undefined && band.side !== side) found.push({ band, direction: direction as Direction });
  }
  return found;
};

/** Terrain modifiers to the die of one hex attacking another. */
const groundDie = (battle: Battle, side: Side, from: number, to: number): number =>
  totalOf(groundRows(battle, side, from, to));

interface Striker {
  readonly type: Band['type'];
  readonly fighters: number;
}

const harmBy = (
  striker: Striker,
  target: Band,
  die: number,
  rear: boolean,
  spent: number,
): { readonly harm: number; readonly mean: number } => {
  const mean = bestMean(striker.type.melee, striker.fighters, die, target.defence);
  const counted = Math.max(0, Math.min(mean, target.hits - spent));
  const fallen = (target.ranksWorth * counted) / Math.max(1, target.hits);
  const check = spent > 0.8 ? 0 : Math.min(1, mean) * checkHarm(target, target.ranksWorth - fallen, rear);
  return { harm: fallen + check, mean };
};

export interface Exchange {
  readonly dealt: number;
  readonly taken: number;
  /** The enemy it would strike. */
  readonly target: Band | undefined;
  readonly mean: number;
}

const isBehind = (battle: Battle, band: Band, cell: number): boolean =>
  band.routed || band.troops.some((unit) => !isInFront(boardIn(battle), unit, cell));

/** The effect of the charge itself before the melee (CSW-CHG-07). */
export const chargeHarm = (battle: Battle, target: Band, from: number): number => {
  const checks = target.troops.some((unit) => checksWhenCharged(battle, unit));
  return checks ? checkHarm(target, target.ranksWorth, isBehind(battle, target, from)) : 0;
};

const NO_EXCHANGE: Exchange = { dealt: 0, taken: 0, target: undefined, mean: 0 };

/** The losses a band would cause from a place, and those it would take, in this half's melee. */
export const exchangeAt = (
  battle: Battle,
  appraisal: Appraisal,
  band: Band,
  cell: number,
  facing: Direction,
  beside: readonly Neighbour[],
  charged?: Band,
): Exchange => {
  if (beside.length === 0) return NO_EXCHANGE;
  let dealt = 0;
  let taken = 0;
  let mean = 0;
  let target: Band | undefined;
  for (const { band: enemy, direction } of beside) {
    const inFront = isFrontFlat(facing, direction);
    const behind = isBehind(battle, enemy, cell);
    if (inFront && (charged === undefined || charged === enemy)) {
      const die =
        groundDie(battle, band.side, cell, enemy.cell) +
        (charged === enemy && !meetsPikes(battle, cell, enemy.cell) ? CHARGE_DIE : 0);
      const spent = appraisal.claimed.get(enemy.cell) ?? 0;
      const struck = harmBy(band, enemy, die, behind, spent);
      const harm = struck.harm + (charged === enemy ? chargeHarm(battle, enemy, cell) : 0);
      if (harm > dealt) {
        dealt = harm;
        mean = struck.mean;
        target = enemy;
      }
    }
    if (!behind && enemy.fighters + enemy.leaders.length > 0) {
      const sharing = 1 + (appraisal.engaged.get(enemy.cell) ?? 0);
      const routs = charged === enemy ? chanceAbove(enemy.morale) : 0;
      const { harm } = harmBy(enemy, band, groundDie(battle, enemy.side, enemy.cell, cell), !inFront, 0);
      taken += (harm * (1 - routs)) / sharing;
    }
  }
  return { dealt, taken, target, mean };
};

/** Records which enemies are covered once a band is in contact. */
export const noteContact = (
  battle: Battle,
  appraisal: Appraisal,
  cell: number,
  { target, mean }: Exchange,
): void => {
  for (const { band } of enemiesBeside(battle, appraisal, cell))
    if (!isBehind(battle, band, cell))
      appraisal.engaged.set(band.cell, (appraisal.engaged.get(band.cell) ?? 0) + 1);
  if (target !== undefined)
    appraisal.claimed.set(target.cell, (appraisal.claimed.get(target.cell) ?? 0) + mean);
};
