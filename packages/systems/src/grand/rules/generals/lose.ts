import type { Tale } from '../../engine/tale.ts';
import { armyIn } from '../../state/game.ts';

/** GRD-GNL-10, GRD-R-27: the commander is gone; a sub-general takes over at once, otherwise the army goes home. */
export const loseCommander = (
  tale: Tale,
  id: number,
  why: 'killed' | 'executed' | 'lost' | 'missing',
  rule: string,
): void => {
  const commander = armyIn(tale.state, id)?.commander;
  if (!commander) return;
  tale.tell({ type: 'generalLost', army: id, general: commander, why, rules: [rule, 'GRD-GNL-10'] });
  tale.tell({ type: 'generalGone', army: id, rules: ['GRD-R-25'] });
  if (armyIn(tale.state, id)?.commander === null)
    tale.tell({ type: 'reasonGiven', army: id, reason: 'leader', rules: ['GRD-GNL-10', 'GRD-MOV-09'] });
};
