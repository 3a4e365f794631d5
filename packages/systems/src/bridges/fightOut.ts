import { type BattleOrder, type BattleResult, Match, seededDice } from '@warmoot/kernel';
import { cswPlayers } from '../csw/ai/index.ts';
import { csw } from '../csw/index.ts';
import { readOptions } from '../csw/scenarios/options.ts';

/** How a battle of a campaign went on the board. */
export interface Fought {
  readonly result: BattleResult;
  readonly commands: number;
}

/** A battle that never ends would be a defect; the longest is 18 turns of some hundred orders each. */
const MOST_COMMANDS = 200_000;

/**
 * A battle that a campaign hands over, fought out in City State Warfare by two of its computer players. Both play with
 * the same strength: `recruit`, `captain` or `warlord`.
 */
export const fightOut = (order: BattleOrder, strength: string, seed: string): Fought => {
  const options = readOptions(order.options);
  const player = cswPlayers[strength];
  if (!options.ok) throw new Error(`battle ${order.battleId}: ${options.at.join('.')}: ${options.problem}`);
  if (player === undefined || csw.fightsBattles === undefined)
    throw new Error(`nobody is called ${strength}`);
  const match = Match.begin(csw, options.value, seededDice(`${seed} dice`));
  const thoughts = seededDice(`${seed} thoughts`);
  let commands = 0;
  for (let [open] = match.pending; open !== undefined; [open] = match.pending) {
    if (++commands > MOST_COMMANDS) throw new Error(`battle ${order.battleId} does not end`);
    const { seat, standIn } = open;
    const thought = player.choose(match.viewOf(seat), seat, { lines: 1 }, thoughts);
    const done = match.submit(seat, thought?.command ?? standIn);
    if (!done.ok) match.submit(seat, standIn);
  }
  const { state, outcome } = match;
  if (outcome === undefined) throw new Error(`battle ${order.battleId} has not ended`);
  return { result: csw.fightsBattles.result(state, order, outcome), commands };
};
