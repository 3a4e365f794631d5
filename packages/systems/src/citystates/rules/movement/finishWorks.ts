import type { Tale } from '../../engine/tale.ts';
import { groundIn, type WorkOrder } from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import { occupancyOf } from '../../state/occupancy.ts';
import { findUnit } from '../../state/units.ts';
import { standsReady } from './work.ts';

const finish = (tale: Tale, { unit: id, kind, target }: WorkOrder): void => {
  const game = tale.state;
  const unit = findUnit(game, id);
  if (unit === undefined || !standsReady(unit)) return;
  const rules = ['CST-MOV-13', 'CST-TRN-07'];
  if (kind === 'fort') tale.tell({ type: 'fortBuilt', fort: { hex: target, owner: unit.owner }, rules });
  else if (kind === 'demolish')
    tale.tell({ type: 'bridgeDestroyed', player: unit.owner, edge: target, rules });
  else if (occupancyOf(game).ships[groundIn(game).rivers[target] as Spot] === 0)
    tale.tell({ type: 'bridgeRebuilt', player: unit.owner, edge: target, rules });
};

/**
 * CST-TRN-07, CST-MOV-13: works still in progress at END are finished; a rebuilt bridge needs a hexside without ships.
 */
export const finishWorks = (tale: Tale): void => {
  const { works } = tale.state;
  if (works.length === 0) return;
  for (const work of works) finish(tale, work);
  tale.tell({ type: 'worksCleared', rules: ['CST-MOV-13'] });
};
