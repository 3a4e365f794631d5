import { type CheckedRun, checkDice } from '@warmoot/kernel';
import { text } from '../../text/index.ts';
import type { DiceRecord } from './diceRecord.ts';

const words = text.lobby.dice;

export interface Verdict {
  /** Undefined if it is too early to say, or nothing was promised. */
  readonly isGood?: boolean;
  readonly says: string;
  /** For each run of rolls that an imported match brought, oldest first. */
  readonly brought: readonly string[];
}

/** Computed here from published data alone, without trusting the server (MOT-07). */
export const verdictOn = ({ dice, seed, rolls }: Omit<DiceRecord, 'system'>): Verdict => {
  if (rolls === null)
    return { says: runningOrOwn(dice), brought: dice.isImported ? [words.importedRunning] : [] };
  const stretches = checkDice(dice, seed, rolls);
  const brought = stretches.slice(0, dice.brought?.length ?? 0).map(broughtSays);
  const own = stretches.find(({ isPromised }) => isPromised);
  return { ...(own === undefined ? nothingPromised(dice) : ownVerdict(own)), brought };
};

const runningOrOwn = ({ source }: DiceRecord['dice']): string =>
  source === 'verifiable' ? words.running : words.own;

const nothingPromised = ({ source }: DiceRecord['dice']): Pick<Verdict, 'says'> => ({
  says: source === 'brought' ? words.allBrought : words.own,
});

const ownVerdict = ({ from, rolls, verification }: CheckedRun): Pick<Verdict, 'isGood' | 'says'> => {
  if (verification === null) return { says: words.file.noSeed };
  if (!verification.ok) return { isGood: false, says: words.bad(verification.why) };
  return { isGood: true, says: from === 1 ? words.good(rolls) : words.goodFrom(from, rolls) };
};

const broughtSays = ({ from, rolls, verification }: CheckedRun): string => {
  if (verification === null) return words.brought.unknown(from, rolls);
  return verification.ok
    ? words.brought.fits(from, rolls)
    : words.brought.differs(from, rolls, verification.why);
};
