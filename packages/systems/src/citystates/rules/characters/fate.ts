import type { Dice, Roll } from '@warmoot/kernel';
import { d10, type Tale } from '../../engine/tale.ts';
import type { Character } from '../../state/character.ts';
import { playerOf } from '../../state/game.ts';

interface FatedDie {
  readonly value: number;
  readonly rolls: readonly Roll[];
}

/**
 * CST-MAG-15, CST-R-80: a success, duel, mortal-combat or leadership die of a Character. With his owner's token it is
 * rolled twice and the better kept, with an enemy's the worse; both cancel out. The second die follows at once.
 */
export const fatedDie = (
  tale: Tale,
  dice: Dice,
  { id, owner }: Character,
  why: string,
  better: 'low' | 'high',
): FatedDie => {
  const { lasting } = tale.state;
  const isStaked = lasting.staked === owner && playerOf(tale.state, owner).hasFate;
  const isFated = lasting.fated.some(({ character }) => character === id);
  if (isStaked) tale.tell({ type: 'fateSpent', player: owner, irrevocable: true, rules: ['CST-MAG-15'] });
  if (isFated) tale.tell({ type: 'fateFulfilled', character: id, irrevocable: true, rules: ['CST-MAG-15'] });
  const first = d10(dice, why);
  if (isStaked === isFated) return { value: first.value, rolls: [first] };
  const second = d10(dice, `${why}, again by Fate`);
  const keepsLow = (better === 'low') === isStaked;
  const value = (keepsLow ? Math.min : Math.max)(first.value, second.value);
  return { value, rolls: [first, second] };
};

/** CST-R-80: the order is finished; a token for which no die was rolled is kept. */
export const endStake = (tale: Tale): void => {
  const { staked } = tale.state.lasting;
  if (staked >= 0 && tale.state.questions.length === 0)
    tale.tell({ type: 'fateKept', player: staked, rules: ['CST-R-80'] });
};
