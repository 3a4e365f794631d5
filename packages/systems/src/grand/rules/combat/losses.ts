import type { Tale } from '../../engine/tale.ts';
import { strengthOf, type Troops } from '../../state/army.ts';
import { armyIn } from '../../state/game.ts';
import type { Side } from './battle.ts';

/** GRD-MRC-07, GRD-R-58: the mercenary share of an army's strength to the nearest quarter; midpoints round up. */
export const mercenaryQuarters = ({ regular, mercenary }: Troops): number => {
  const strength = regular + mercenary;
  return strength === 0 ? 0 : Math.floor((8 * mercenary + strength) / (2 * strength));
};

/** GRD-R-62, GRD-R-118: mounted points fall in proportion, rounded down. */
const mountedShare = (lost: number, mounted: number, of: number): number =>
  of === 0 ? 0 : Math.floor((lost * mounted) / of);

/** GRD-CMB-10, GRD-MRC-07, GRD-R-58: which points fall; what one part lacks falls on the other. */
export const splitLosses = (troops: Troops, casualties: number): Troops => {
  const share = Math.floor((casualties * mercenaryQuarters(troops)) / 4);
  const mercenary = Math.max(Math.min(share, troops.mercenary), casualties - troops.regular);
  const regular = casualties - mercenary;
  return {
    regular,
    mercenary,
    mounted: mountedShare(regular, troops.mounted, troops.regular),
    mountedMercenary: mountedShare(mercenary, troops.mountedMercenary, troops.mercenary),
  };
};

/** GRD-CMB-10, GRD-ARM-10, GRD-GNL-11: casualties are taken off; an army without points is gone with its generals. */
export const takeLosses = (tale: Tale, side: Side): void => {
  const { battle } = tale.state;
  const army = battle === null ? undefined : armyIn(tale.state, battle.armies[side]);
  const casualties = battle?.casualties[side] ?? 0;
  if (army === undefined || casualties === 0 || army.units !== undefined) return;
  tale.tell({
    type: 'troopsLost',
    army: army.id,
    troops: splitLosses(army, casualties),
    why: 'battle',
    rules: ['GRD-CMB-10', ...(army.mercenary > 0 ? ['GRD-MRC-07'] : [])],
  });
  removeIfEmpty(tale, army.id);
};

/** GRD-ARM-10, GRD-R-28 */
export const removeIfEmpty = (tale: Tale, id: number): void => {
  const army = armyIn(tale.state, id);
  if (army !== undefined && strengthOf(army) === 0)
    tale.tell({ type: 'armyRemoved', army: id, why: 'battle', rules: ['GRD-ARM-10', 'GRD-GNL-11'] });
};
