import type { Tale } from '../../engine/tale.ts';
import type { General } from '../../state/army.ts';
import { armyIn } from '../../state/game.ts';
import { muster } from '../../state/roster.ts';
import { removeIfEmpty } from '../combat/losses.ts';

/** GRD-PLY-28: with rosters his leader unit is gone for good. */
const loseUnit = (tale: Tale, id: number, { unit: uid }: General): void => {
  const unit = armyIn(tale.state, id)?.units?.find((each) => each.uid === uid);
  if (unit === undefined) return;
  tale.tell({ type: 'troopsLost', army: id, troops: muster([unit]), why: 'battle', rules: ['GRD-PLY-28'] });
  removeIfEmpty(tale, id);
};

/** GRD-GNL-10, GRD-R-27: the commander is gone; a sub-general takes over at once, otherwise the army goes home. */
export const loseCommander = (
  tale: Tale,
  id: number,
  why: 'killed' | 'executed' | 'lost' | 'missing',
  rule: string,
): void => {
  const commander = armyIn(tale.state, id)?.commander;
  if (!commander) return;
  loseUnit(tale, id, commander);
  if (armyIn(tale.state, id) === undefined) return;
  tale.tell({ type: 'generalLost', army: id, general: commander, why, rules: [rule, 'GRD-GNL-10'] });
  tale.tell({ type: 'generalGone', army: id, rules: ['GRD-R-25'] });
  if (armyIn(tale.state, id)?.commander === null)
    tale.tell({ type: 'reasonGiven', army: id, reason: 'leader', rules: ['GRD-GNL-10', 'GRD-MOV-09'] });
};
