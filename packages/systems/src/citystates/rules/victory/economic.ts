import type { Tale } from '../../engine/tale.ts';
import { type Game, playerOf } from '../../state/game.ts';
import { teamOf } from './teams.ts';

/** CST-VIC-04, CST-VIC-05, CST-R-38: by the number of players at the start; eliminations do not lower it. */
export const incomeToWin = ({ options: { players } }: Game): number => 20 + 10 * players;

/** CST-TRN-03, CST-VIC-04, CST-VIC-06: each player is compared with the threshold alone, and wins for his team. */
export const endByIncome = (tale: Tale): void => {
  const { state } = tale;
  if (!state.options.switches.econ) return;
  const { income } = playerOf(state, state.active);
  if (income < incomeToWin(state)) return;
  tale.tell({
    type: 'matchEnded',
    winners: teamOf(state, state.active),
    reason: `an income of ${income} gold in one turn`,
    irrevocable: true,
    rules: ['CST-VIC-04', 'CST-VIC-05'],
  });
};
