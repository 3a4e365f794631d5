import { verifyRolls } from '@warmoot/kernel';
import { text } from '../../text/en.ts';
import type { DiceTold } from './told.ts';

const words = text.lobby.dice;

export interface Verdict {
  /** Undefined where nothing can be said yet. */
  readonly isGood?: boolean;
  readonly says: string;
}

/** Worked out here, from nothing but what was published: the server's own word is not asked for (MOT-07). */
export const verdictOn = ({ dice, seed, rolls }: DiceTold): Verdict => {
  if (dice.source !== 'verifiable') return { says: words.own };
  if (seed === null || rolls === null) return { says: words.running };
  const found = verifyRolls(dice, seed, rolls);
  return found.ok
    ? { isGood: true, says: words.good(found.rolls) }
    : { isGood: false, says: words.bad(found.why) };
};
