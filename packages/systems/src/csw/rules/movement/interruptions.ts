import type { Battle } from '../../state/state.ts';
import { windowFor } from '../missile/opportunity.ts';
import { skirmishersNear } from '../skirmish/skirmishers.ts';
import { idsOf } from './path.ts';
import type { Walk } from './walk.ts';

/** CSW-P-18: whether others may act after a hex was entered: opportunity fire, then skirmishers. */
export const mayInterrupt = (battle: Battle, walk: Walk): boolean =>
  windowFor(battle, idsOf(walk), walk.cell) !== undefined || skirmishersNear(battle, walk).length > 0;
