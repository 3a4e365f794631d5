/** The character of an empire: five weights from 1 to 10, fixed for the whole campaign (CHR-CPU-04). */
import type { Empire } from '../state/state.ts';

export interface Character {
  readonly expansion: number;
  readonly aggression: number;
  readonly caution: number;
  readonly honour: number;
  readonly trade: number;
}

/** Derived from its name: the same in every replay, and from nothing else (CHR-CPU-05). */
export const characterOf = ({ name, race }: Empire): Character => {
  let seed = 17;
  for (const letter of `${name}/${race}`) seed = (seed * 31 + letter.charCodeAt(0)) % 1_000_003;
  const weight = (nth: number): number => 1 + (Math.floor(seed / 10 ** nth) % 10);
  return {
    expansion: weight(0),
    aggression: weight(1),
    caution: weight(2),
    honour: weight(3),
    trade: weight(4),
  };
};
