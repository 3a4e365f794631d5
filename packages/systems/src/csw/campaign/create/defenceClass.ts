import { type Line, type Modifier, modifiers, totalOf } from '@warmoot/kernel';
import { ARMOUR, PIKE_DEFENCE } from '../data/arms.ts';
import { tell } from '../throwDice.ts';
import type { Recipe } from './recipe.ts';

/** Of the leaders of CSW-UNT-02, Warriors are armoured as riders, Priests and Wizards as men on foot. */
const isMounted = ({ category, calling }: Recipe): boolean => category === 'mounted' || calling === 'warrior';

/** CSW-CRU-04; without armour it is always 0 (CSW-CRU-05). */
const classOf = (recipe: Recipe): number => {
  const { armour, weapons } = recipe;
  if (typeof armour !== 'string') return armour.hide;
  if (armour === 'none') return 0;
  const worn = ARMOUR[armour][isMounted(recipe) ? 'mounted' : 'foot'];
  return weapons.includes('pike') ? Math.max(worn, PIKE_DEFENCE) : worn;
};

/** CSW-CRU-05, for the attacker's die. */
const attackDieModifiers = (recipe: Recipe): Modifier[] => {
  const { armour, shield, armourMagic, airborne, underTwoFeet } = recipe;
  const worn = typeof armour === 'string';
  return modifiers(
    [worn && armour === 'none', 'CSW-CRU-05', 'no armour', -1],
    [worn && !shield, 'CSW-CRU-05', 'no shield', -1],
    [armourMagic > 0, 'CSW-CRU-05', 'magic armour', armourMagic],
    [airborne, 'CSW-CRU-05', 'airborne', 2],
    [underTwoFeet, 'CSW-CRU-05', 'under 2 feet tall', 1],
  );
};

const wornText = (recipe: Recipe): string => {
  const { armour, weapons } = recipe;
  if (typeof armour !== 'string') return 'natural hide';
  const who = isMounted(recipe) ? 'mounted' : weapons.includes('pike') ? 'pike' : 'foot';
  return armour === 'none' ? `${who} without armour` : `${who} in ${armour}`;
};

interface Protection {
  readonly defence: number;
  readonly attackDie: number;
  readonly lines: readonly Line[];
}

export const protectionOf = (recipe: Recipe): Protection => {
  const defence = classOf(recipe);
  const ledger = attackDieModifiers(recipe);
  const attackDie = totalOf(ledger);
  const onTheDie = tell(
    attackDie === 0
      ? 'Attackers roll a plain die.'
      : `Attackers’ die: ${attackDie > 0 ? '+' : '−'}${Math.abs(attackDie)}.`,
    ['CSW-CRU-05'],
    [],
    ledger,
  );
  return {
    defence,
    attackDie,
    lines: [tell(`Defence Class ${defence}: ${wornText(recipe)}.`, ['CSW-CRU-04']), onTheDie],
  };
};
