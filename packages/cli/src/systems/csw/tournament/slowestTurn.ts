import { type GameCommand, Match, type Seat, seededDice } from '@warmoot/kernel';
import type { AnyPlayer } from '@warmoot/systems';
import { BUDGET, playerOf } from '../../../play/computers.ts';
import { doorOf, requestedSetUp } from '../../../play/requestedSetUp.ts';
import { TURN_LIMIT } from './contests.ts';

/** Processor time of the whole process: nothing else may run beside it. */
const secondsSince = (start: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
};

/** The turn with the longest thinking time: the sum of all the player's decisions in it. */
export interface SlowestTurn {
  readonly turn: number;
  readonly seconds: number;
  readonly units: number;
}

/** Plays the whole largest battle on this thread and times one player. */
export const slowestTurn = async (seat: Seat, seed: string): Promise<SlowestTurn> => {
  const door = await doorOf('csw');
  const setUp = requestedSetUp(door, { scenario: TURN_LIMIT.battle });
  const watched = await playerOf(door, TURN_LIMIT.player);
  const opponent = await playerOf(door, TURN_LIMIT.opponent);
  const match = Match.begin(door.system, setUp, seededDice(seed));
  const thoughts = seededDice(`${seed} thinks`);
  const turns = new Map<number, number>();
  for (let open = match.pending[0]; open !== undefined; open = match.pending[0]) {
    const player: AnyPlayer = open.seat === seat ? watched : opponent;
    const view = match.viewOf(open.seat);
    const turn = door.count?.(match.state).turns ?? 0;
    const start = process.cpuUsage();
    const thought = player.choose(view, open.seat, { lines: BUDGET.lines }, thoughts);
    if (open.seat === seat) turns.set(turn, (turns.get(turn) ?? 0) + secondsSince(start));
    match.submit(open.seat, (thought?.command ?? open.standIn) as GameCommand);
  }
  const units = (match.state as { readonly units?: readonly unknown[] }).units?.length ?? 0;
  const [turn, seconds] = [...turns].reduce((most, next) => (next[1] > most[1] ? next : most), [0, 0]);
  return { turn, seconds, units };
};
