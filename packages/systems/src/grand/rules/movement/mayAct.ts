import { permit, refuse, type Verdict } from '@warmoot/kernel';
import type { Army } from '../../state/army.ts';
import { armyIn, type Game, isFoughtOver } from '../../state/game.ts';
import type { Kingdom } from '../../state/seats.ts';

/** GRD-MOV-03, GRD-MOV-08, GRD-R-29: an own army that has not acted and need not go home. */
export const checkMayAct = (game: Game, kingdom: Kingdom, id: number): Verdict => {
  const army = armyIn(game, id);
  if (army?.owner !== kingdom) return refuse('GRD-MOV-03', 'that is not an army of yours');
  if (isFoughtOver(game, army.at))
    return refuse('GRD-R-129', 'a battle is being fought there: it stands until that is over');
  if (army.hasActed) return refuse('GRD-MOV-03', 'it has already acted this week');
  if (army.reasons.length > 0)
    return refuse('GRD-MOV-09', 'it must go home, and moves at the end of your turn');
  return permit;
};

export const mayAct = (army: Army): boolean => !army.hasActed && army.reasons.length === 0;
