import type { Side } from '../../state/setup.ts';
import type { Battle } from '../../state/state.ts';
import { isRampart } from '../terrain/ground.ts';
import { isStrangerToTower } from './control.ts';

/**
 * CSW-WAL-02: whether an outside side of an intact wall, tower or closed gate lies between two hexes, whichever is the
 * higher; CSW-TOW-02: an attached wall is outside a tower of the enemy's. CSW-R-135: a fallen or open construction is
 * neither inside nor outside.
 */
export const crossesOutside = (battle: Battle, side: Side, from: number, to: number): boolean => {
  const { within } = battle.setup.field;
  return (
    (isRampart(battle, to) && within[from] === 'outside') ||
    (isRampart(battle, from) && within[to] === 'outside') ||
    isStrangerToTower(battle, side, from, to)
  );
};
