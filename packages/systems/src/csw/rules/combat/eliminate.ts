import type { Tale } from '../../engine/tale.ts';
import { type Battle, typeOf, unitOf } from '../../state/state.ts';
import type { Unit, UnitId } from '../../state/unit.ts';
import { noteCause, noteFallenLeader } from '../morale/causes.ts';
import { constructionState } from '../siege/control.ts';
import { constructionAt } from './defence.ts';

/** CSW-CRE-04, CSW-MEL-08 */
export const hitsLeft = (battle: Battle, unit: Unit): number => typeOf(battle, unit).hits - unit.hitsTaken;

/** Removes a unit from the map for good; a leader's fall causes checks around him (CSW-MOR-04, CSW-LDR-07). */
export const eliminate = (tale: Tale, id: UnitId, why: string, rules: readonly string[]): void => {
  const unit = unitOf(tale.state, id);
  noteFallenLeader(tale, unit);
  tale.tell({ type: 'unitEliminated', unit: id, cell: unit.cell, why, rules });
};

/**
 * CSW-CBT-04, CSW-CRE-02, CSW-CRE-05, CSW-CRE-06: one loss on one unit; those left in the hex will check (CSW-MOR-03).
 */
export const inflictLoss = (tale: Tale, id: UnitId, why = 'losses'): void => {
  const { cell, side, underground } = unitOf(tale.state, id);
  if (hitsLeft(tale.state, unitOf(tale.state, id)) > 1)
    tale.tell({ type: 'hitTaken', unit: id, cell, rules: ['CSW-CBT-04', 'CSW-CRE-05'] });
  else eliminate(tale, id, why, ['CSW-CBT-04']);
  noteCause(tale, {
    cell,
    side,
    underground,
    rules: ['CSW-MOR-03'],
    rear: false,
    undead: false,
    attackers: [],
  });
};

/** CSW-WAL-10, CSW-WAL-11, CSW-GAT-04: hits stay; occupants are unharmed when it falls. */
export const damageConstruction = (tale: Tale, cell: number, hits: number): void => {
  const battle = tale.state;
  const construction = constructionAt(battle, cell);
  if (construction === undefined || hits === 0) return;
  const before = constructionState(battle, cell);
  const hitsTaken = Math.min(before.hitsTaken + hits, construction.hits);
  const destroyed = hitsTaken === construction.hits;
  tale.tell({
    type: 'workChanged',
    work: { ...before, hitsTaken, destroyed },
    what: destroyed ? 'destroyed' : 'hit',
    rules: destroyed ? [construction.rule, construction.falls] : [construction.rule],
  });
};
