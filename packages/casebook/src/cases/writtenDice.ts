import { type DiceSource, type Die, isOnDie, NamedDice, ScriptedDice, seededDice } from '@warmoot/kernel';
import type { Case, DiceByName } from './case.ts';
import { CaseFault, type Path } from './caseFault.ts';

/** Dice that roll what the case says; a face that is not on the die is a fault of the case, not of the system. */
class WrittenDice extends ScriptedDice {
  override roll(sides: number, why: string): number {
    const [next] = this.left;
    if (next === undefined || isOnDie(sides, next)) return super.roll(sides, why);
    throw new CaseFault(`die ${this.save() + 1} is written as ${next}, but a d${sides} is rolled (${why})`, [
      'dice',
    ]);
  }
}

/** The program rolls if the case lets it, or if the case does not mention dice and there is a seed. */
export const isRandom = ({ dice }: Case, seed: string | undefined): boolean =>
  dice === 'any' || (dice === undefined && seed !== undefined);

const isByName = (dice: Case['dice']): dice is DiceByName => typeof dice === 'object' && !Array.isArray(dice);

export const diceFor = (entry: Case, seed: string | undefined): DiceSource => {
  const { dice, sentence } = entry;
  if (isRandom(entry, seed)) return seededDice(seed ?? sentence);
  if (isByName(dice)) return new NamedDice(dice, seededDice(seed ?? sentence));
  return new WrittenDice(Array.isArray(dice) ? dice : []);
};

/** Dice that were written down and never rolled, as a list for people. */
export const unusedDice = (dice: DiceSource): readonly (string | number)[] =>
  dice instanceof WrittenDice || dice instanceof NamedDice ? dice.left : [];

/** `at`: where the die is rolled, for a case that has no line with dice. */
export const tooFewDice = ({ dice }: Case, { sides, why }: Die, at: Path): CaseFault => {
  if (dice === undefined)
    return new CaseFault(`a d${sides} is rolled (${why}), but the case has no \`dice\``, at);
  const count = Array.isArray(dice) ? dice.length : 0;
  const held = count === 0 ? 'is empty' : `has only ${count} ${count === 1 ? 'die' : 'dice'}`;
  return new CaseFault(`\`dice\` ${held}, but a d${sides} is rolled (${why})`, ['dice']);
};
