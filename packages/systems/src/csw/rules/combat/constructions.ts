import type { Tale } from '../../engine/tale.ts';
import { workOrWhole } from '../siege/control.ts';
import { constructionAt } from './defence.ts';

/** CSW-WAL-10, CSW-WAL-11, CSW-GAT-04: hits stay; occupants are unharmed when it falls. */
export const damageConstruction = (tale: Tale, cell: number, hits: number): void => {
  const battle = tale.state;
  const construction = constructionAt(battle, cell);
  if (construction === undefined || hits === 0) return;
  const before = workOrWhole(battle, cell);
  const hitsTaken = Math.min(before.hitsTaken + hits, construction.hits);
  const destroyed = hitsTaken === construction.hits;
  tale.tell({
    type: 'workChanged',
    work: { ...before, hitsTaken, destroyed },
    what: destroyed ? 'destroyed' : 'hit',
    rules: destroyed ? [construction.rule, construction.falls] : [construction.rule],
  });
};
