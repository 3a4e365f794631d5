import { type Roll, readDice, rollsOfLog } from '@warmoot/kernel';
import type { DiceSeen } from '@warmoot/server/wire';
import { type MatchFile, unreadableFile } from '../games/matchFile.ts';

/** What is public about the dice of a match: the promise and, when it is over, the seed and every roll. */
export interface DiceRecord {
  readonly system: string;
  readonly dice: DiceSeen;
  readonly seed: string | null;
  readonly rolls: readonly Roll[] | null;
}

export const diceInFile = ({ record, seed }: MatchFile): DiceRecord => {
  const dice = readDice(record.dice);
  if (!dice.ok || !Array.isArray(record.log)) throw unreadableFile();
  const rolls = rollsOfLog(record.log);
  return { system: record.system, dice: dice.value, seed, rolls };
};
