import type { Line } from '@warmoot/kernel';
import { tell } from '../throwDice.ts';

/**
 * A player-character who serves in the ranks (CSW-BGL-06). In battle he is a leader who gives no command (`serves` of an
 * army's line, CSW-BGL-07); here it matters where he was when his unit fell.
 */
export interface Character {
  readonly name: string;
  /** The unit he serves in, by its name. */
  readonly unit: string;
  /** He was not in its hex. */
  readonly away: boolean;
}

/** CSW-BGL-09: only a note for the campaign. */
export const chargesAgainst = (
  characters: readonly Character[],
  eliminated: readonly { readonly name: string }[],
): Line[] =>
  characters
    .filter(({ unit, away }) => away && eliminated.some(({ name }) => name === unit))
    .map(({ name, unit }) =>
      tell(`${name} was away when ${unit} fell: a charge is recorded against him.`, ['CSW-BGL-09']),
    );
