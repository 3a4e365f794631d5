import { eventsIn, type Roll, readDice, rollsIn } from '@warmoot/kernel';
import type { DiceSeen } from '@warmoot/server/wire';
import { type MatchFile, unreadableFile } from '../games/matchFile.ts';

/** What is public about the dice of a match: the promise and, when it is over, the seed and every roll. */
export interface DiceRecord {
  readonly dice: DiceSeen;
  readonly seed: string | null;
  readonly rolls: readonly Roll[] | null;
}

export const diceInFile = ({ record, seed }: MatchFile): DiceRecord => {
  const dice = readDice(record.dice);
  if (!dice.ok || !Array.isArray(record.log)) throw unreadableFile();
  const rolls = record.log.flatMap((item) => rollsIn(eventsIn(item)));
  return { dice: dice.value, seed, rolls };
};
