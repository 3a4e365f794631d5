import type { Dice } from '@warmoot/kernel';
import { demandOn } from '../../data/figures.ts';
import { rolled, type Tale } from '../../engine/tale.ts';
import { NO_TROOPS, type Troops } from '../../state/army.ts';
import { armiesOf, armyIn, type Game } from '../../state/game.ts';
import { hiredUnits, muster } from '../../state/roster.ts';
import { type Kingdom, nameOfKingdom } from '../../state/seats.ts';
import { demandOf } from '../armies/price.ts';
import { removeIfEmpty } from '../combat/losses.ts';
import { loseGenerals } from '../rosters/generals.ts';

export const hiredPart = ({ mercenary, mountedMercenary, units }: Troops): Troops =>
  units === undefined ? { ...NO_TROOPS, mercenary, mountedMercenary } : muster(hiredUnits(units));

/** GRD-MRC-04, GRD-MRC-06, GRD-R-57, GRD-R-106: one roll for each army with mercenaries; all dice before any bundle. */
export const rollDemands = (tale: Tale, dice: Dice): void => {
  for (const kingdom of tale.state.order)
    for (const army of armiesOf(tale.state, kingdom)) {
      if (army.mercenary === 0) continue;
      const roll = rolled(dice, 10, `mercenaries of ${nameOfKingdom(kingdom)}`);
      const demand = demandOn(roll.value);
      const price = demand === 'leaves' || demand === 0 ? 0 : demandOf(hiredPart(army), demand);
      tale.tell({
        type: 'demandMade',
        army: army.id,
        kingdom,
        demand,
        price,
        rolls: [roll],
        rules: ['GRD-MRC-04', 'GRD-MRC-05'],
      });
      if (demand === 'leaves') dismiss(tale, army.id, 'left');
    }
};

/** GRD-MRC-08, GRD-R-60: they disappear; an army of nobody else is removed. */
export const dismiss = (tale: Tale, id: number, why: 'left' | 'left unpaid'): void => {
  const army = armyIn(tale.state, id);
  if (army === undefined) return;
  tale.tell({
    type: 'troopsLost',
    army: id,
    troops: hiredPart(army),
    why,
    rules: ['GRD-MRC-05', 'GRD-MRC-08'],
  });
  removeIfEmpty(tale, id);
  loseGenerals(tale, id, () => 'lost');
};

/** GRD-PLY-10: the mean and the worst that mercenaries may demand at the next stage. */
export const expectedDemands = (
  game: Game,
  kingdom: Kingdom,
): { readonly mean: number; readonly worst: number } => {
  const groups = armiesOf(game, kingdom).filter(({ mercenary }) => mercenary > 0);
  const mean = groups.reduce((sum, army) => {
    const part = hiredPart(army);
    return sum + (2 * demandOf(part, 8) + 4 * demandOf(part, 4) + 2 * demandOf(part, 2)) / 10;
  }, 0);
  const worst = groups.reduce((sum, army) => sum + demandOf(hiredPart(army), 2), 0);
  return { mean: Math.round(mean), worst };
};
