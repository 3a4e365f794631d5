import type { Tale } from '../../engine/tale.ts';
import { armyIn } from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import type { ArmyEvent } from '../armies/events.ts';

export type Why = Extract<ArmyEvent, { type: 'armyMoved' }>['why'];

const RULES: Readonly<Record<Why, readonly string[]>> = {
  ordered: ['GRD-MOV-01'],
  forced: ['GRD-R-29', 'GRD-MOV-09'],
  retreat: ['GRD-RET-01', 'GRD-RET-03'],
  advance: ['GRD-CMB-12', 'GRD-R-05'],
  placed: ['GRD-R-84', 'GRD-R-107'],
};

/** GRD-ARM-02, GRD-ARM-06: an army of the same kingdom in the hex takes it in; returns the id it then has. */
export const mergeWhereItStands = (tale: Tale, id: number): number => {
  const army = armyIn(tale.state, id);
  const present = tale.state.armies.find(
    (each) => each.id !== id && each.at === army?.at && each.owner === army.owner,
  );
  if (present === undefined) return id;
  tale.tell({ type: 'armiesMerged', into: present.id, from: id, rules: ['GRD-ARM-02', 'GRD-GNL-06'] });
  return present.id;
};

/** Moves an army along its path and merges it with a friend at its end; takes no city. */
export const relocate = (tale: Tale, id: number, path: readonly Spot[], why: Why): number => {
  tale.tell({ type: 'armyMoved', army: id, path, why, rules: RULES[why] });
  return mergeWhereItStands(tale, id);
};
