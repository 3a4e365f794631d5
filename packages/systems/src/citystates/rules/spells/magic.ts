import { type Modifier, modifiers } from '@warmoot/kernel';
import type { CharacterClass } from '../../data/characters.ts';
import { d10, halved } from '../../engine/tale.ts';
import type { Action, Attempt } from '../characters/action.ts';
import { bears, RUNED_STAFF, SILVER_CENSER } from '../characters/artifacts.ts';
import { effectiveLevel } from '../characters/effectiveLevel.ts';

/** CST-MAG-02, CST-PRA-02, CST-R-30: EL − level + 4; the Runed Staff and the Silver Censer add 1 (EC-B29, EC-S21). */
export const magicNumber = ({ game, character }: Attempt, levels: Action['levels']): Modifier[] => {
  const isMage = character.class === 'Mage';
  const rule = isMage ? 'CST-MAG-02' : 'CST-PRA-02';
  return modifiers(
    [true, rule, 'level', effectiveLevel(game, character)],
    [true, rule, isMage ? 'spell' : 'prayer', -(levels[character.class] ?? 0)],
    [true, rule, 'base', 4],
    [isMage && bears(character, RUNED_STAFF), rule, 'Runed Staff', 1],
    [!isMage && bears(character, SILVER_CENSER), rule, 'Silver Censer', 1],
  );
};

type Rite = Omit<Action, 'levels' | 'isOpen' | 'number'>;

/**
 * CST-MAG-02, CST-PRA-01, CST-PRA-04: `levels` gives the class it needs; a Character who casts or prays becomes known
 * to all, successful or not.
 */
export const rite = (levels: Partial<Record<CharacterClass, number>>, made: Rite): Action => ({
  ...made,
  levels,
  isOpen: true,
  number: (attempt) => magicNumber(attempt, levels),
});

/** CST-MAG-04, CST-PRA-07: a half-die of gold to the treasury. */
export const goldByHalfDie =
  (rule: string): Action['succeed'] =>
  (tale, { player }, dice) => {
    const roll = d10(dice, 'gold, halved');
    tale.tell({
      type: 'goldGained',
      player,
      gold: halved(roll.value),
      victim: -1,
      rolls: [roll],
      irrevocable: true,
      rules: [rule],
    });
  };
