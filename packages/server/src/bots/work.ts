import { oddsOf, seededDice } from '@warmoot/kernel';
import { SYSTEMS, type SystemDoor } from '@warmoot/systems';
import { Memory } from './memory.ts';
import { playerOf } from './players.ts';
import type { Answer, ChooseTask, Report, Request, Task } from './task.ts';

/** So many lines are thought through at most; the clock may cut it short. */
const LINES = 200;

/** What a worker does with a request. It keeps the views it was shown, and nothing else. */
export const workOn = (clock: () => number): ((request: Request) => Promise<Report>) => {
  const shown = new Memory();
  return async ({ key, view: packed, task }) => {
    try {
      const view = shown.unpack(key, packed);
      return { answer: await answerTo(task, view, clock) };
    } catch (problem) {
      return { defect: (problem as Error).message };
    }
  };
};

const answerTo = async (task: Task, view: unknown, clock: () => number): Promise<Answer> => {
  const door = await SYSTEMS.find(({ id }) => id === task.system)?.load();
  if (door === undefined) throw new Error(`there is no system ${task.system}`);
  return task.kind === 'odds'
    ? oddsOf(door.system, view, task.seat, task.command as never)
    : choose(door, task, view, clock);
};

const choose = async (
  door: SystemDoor,
  { player: name, seat, seconds, seed }: ChooseTask,
  view: unknown,
  clock: () => number,
): Promise<Answer> => {
  const player = await playerOf(door, name);
  if (player === undefined) throw new Error(`${door.system.name} has no computer player ${name}`);
  const end = clock() + seconds * 1000;
  const budget = { lines: LINES, timeUp: () => clock() >= end };
  return player.choose(view, seat, budget, seededDice(seed)) ?? null;
};
