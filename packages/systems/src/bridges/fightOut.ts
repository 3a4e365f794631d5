import { type BattleOrder, type BattleResult, type GameCommand, Match, seededDice } from '@warmoot/kernel';
import type { AnyPlayer, SystemDoor } from '../door.ts';

/** The system that fights a campaign's battles, and the computer player of both sides. */
export interface Board {
  readonly door: SystemDoor;
  readonly player: AnyPlayer;
}

/** How a battle of a campaign went on the board. */
interface FoughtOut {
  readonly result: BattleResult;
  readonly commands: number;
}

/** A battle that never ends would be a defect. */
const MOST_COMMANDS = 200_000;

/** A battle that a campaign hands over, fought out to its end by computer players. */
export const fightOut = ({ door, player }: Board, order: BattleOrder, seed: string): FoughtOut => {
  const { system } = door;
  const options = door.readOptions(order.options);
  if (!options.ok) throw new Error(`battle ${order.battleId}: ${options.at.join('.')}: ${options.problem}`);
  if (system.fightsBattles === undefined) throw new Error(`${system.id} does not fight battles`);
  const match = Match.begin(system, options.value, seededDice(`${seed} dice`));
  const thoughts = seededDice(`${seed} thoughts`);
  let commands = 0;
  for (let [open] = match.pending; open !== undefined; [open] = match.pending) {
    if (++commands > MOST_COMMANDS) throw new Error(`battle ${order.battleId} does not end`);
    const { seat, standIn } = open;
    const thought = player.choose(match.viewOf(seat), seat, { lines: 1 }, thoughts);
    const done = match.submit(seat, (thought?.command ?? standIn) as GameCommand);
    if (!done.ok) throw new Error(`battle ${order.battleId}: an illegal command of ${seat}`);
  }
  const { state, outcome } = match;
  if (outcome === undefined) throw new Error(`battle ${order.battleId} has not ended`);
  return { result: system.fightsBattles.result(state, order, outcome), commands };
};
