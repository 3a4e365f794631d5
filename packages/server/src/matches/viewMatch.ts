import { inEnglish } from '@warmoot/kernel';
import { Halted, type HaltSeen } from './halted.ts';
import type { LiveMatch } from './liveMatch.ts';
import type { Matches } from './matches.ts';

interface ViewedMatch {
  /** Undefined if nothing of it can be seen, or if it has not begun. */
  readonly live: LiveMatch | undefined;
  readonly halted: HaltSeen | null;
}

/** A match as far as it can be viewed, even one that cannot go on. */
export const viewMatch = async (matches: Matches, id: string): Promise<ViewedMatch> => {
  try {
    const match = await matches.open(id);
    const live = match?.canBeSeen === true ? match : undefined;
    const said = match?.halted;
    return { live, halted: said === undefined ? null : seen(said, live !== undefined) };
  } catch (problem) {
    if (!(problem instanceof Halted)) throw problem;
    return { live: undefined, halted: seen(problem.said, false) };
  }
};

const seen = (said: string, canBeSeen: boolean): HaltSeen => ({ says: inEnglish(said), said, canBeSeen });
