import type { Battle } from '../../state.ts';
import { isRampart } from '../terrain/ground.ts';

/** CSW-WAL-02: an outside side of an intact wall, tower or closed gate lies between two hexes, whichever is the higher. */
export const crossesOutside = (battle: Battle, from: number, to: number): boolean => {
  const { within } = battle.setup.field;
  return (
    (isRampart(battle, to) && within[from] === 'outside') ||
    (isRampart(battle, from) && within[to] === 'outside')
  );
};
