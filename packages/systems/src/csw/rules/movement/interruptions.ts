import type { Question } from '../../decisions.ts';
import { hasModule } from '../../setup.ts';
import type { Battle } from '../../state.ts';
import { windowFor } from '../missile/opportunity.ts';
import type { Walk } from './walk.ts';

/** CSW-P-18: what opens after a hex was entered, in order: opportunity fire, then skirmishers. */
export const interruptionsAt = (battle: Battle, walk: Walk): Question[] => {
  if (!hasModule(battle.setup, 'opportunityFire')) return [];
  const window = windowFor(
    battle,
    walk.units.map(({ id }) => id),
    walk.cell,
  );
  return window === undefined ? [] : [window];
};
