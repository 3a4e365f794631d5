import { type DiceDeclaration, type Roll, rollsIn } from '@warmoot/kernel';
import type { MatchFile } from '../games/matchFile.ts';

/** What is known of the dice of a match: the promise and, when it is over, the seed and every roll. */
export interface DiceTold {
  readonly dice: DiceDeclaration;
  readonly seed: string | null;
  readonly rolls: readonly Roll[] | null;
}

export const toldByFile = ({ record, seed }: MatchFile): DiceTold => ({
  dice: record.dice,
  seed,
  rolls: record.log.flatMap((item) => (item.kind === 'undo' ? [] : rollsIn(item.events))),
});
