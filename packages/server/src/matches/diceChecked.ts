import { type AnySystem, checkDice, rollsOfLog } from '@warmoot/kernel';
import type { DiceTask } from '../bots/task.ts';
import { lineOf } from './line.ts';

/** MOT-07: checks every roll of a finished match against the server's commitment. It is slow, so a worker thread does it. */
export const diceChecked = (system: AnySystem, { rows, read, dice, seed }: DiceTask) => {
  const items = rows.map((row) => lineOf(row, system, read).item);
  const rolls = rollsOfLog(items);
  const stretches = checkDice(dice, seed, rolls);
  const promised = stretches.find(({ isPromised }) => isPromised);
  return {
    system: system.id,
    dice,
    seed,
    rolls,
    verification: promised === undefined ? null : { ...promised.verification, from: promised.from },
    brought: stretches.slice(0, dice.brought?.length ?? 0),
  };
};
