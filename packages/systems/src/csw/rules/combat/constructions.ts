import type { Work } from '../../state.ts';
import type { Tale } from '../../tale.ts';
import { workAt } from '../terrain/ground.ts';
import { constructionAt } from './defence.ts';

/** CSW-WAL-10, CSW-WAL-11, CSW-GAT-04: hits stay; who stands there is unharmed when it falls. */
export const damageConstruction = (tale: Tale, cell: number, hits: number): void => {
  const battle = tale.state;
  const construction = constructionAt(battle, cell);
  if (construction === undefined || hits === 0) return;
  const intact: Work = { cell, hitsTaken: 0, destroyed: false, open: false, controller: null };
  const before = workAt(battle, cell) ?? intact;
  const hitsTaken = Math.min(before.hitsTaken + hits, construction.hits);
  const destroyed = hitsTaken === construction.hits;
  tale.tell({
    type: 'workChanged',
    work: { ...before, hitsTaken, destroyed },
    what: destroyed ? 'destroyed' : 'hit',
    rules: destroyed ? ['CSW-WAL-10', 'CSW-WAL-11'] : ['CSW-WAL-10'],
  });
};
