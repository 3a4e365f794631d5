import type { Line } from '@warmoot/kernel';
import { pointsInWords, type Trait, type UnitType } from '../../units/unitType.ts';
import { tell } from '../throwDice.ts';
import { protectionOf } from './defenceClass.ts';
import { meleeFactor } from './meleeFactor.ts';
import { FEET_IN_A_HEX, missileAbility } from './missileFactor.ts';
import { nearestStandard, type Recipe, standing } from './recipe.ts';

/** A custom unit, and how each number was calculated. */
export interface Created {
  readonly type: UnitType;
  readonly nearest: UnitType;
  readonly lines: readonly Line[];
}

const traitsOf = (recipe: Recipe, fromMissile: readonly Trait[]): Trait[] => [
  ...(recipe.weapons.includes('pike') ? (['pike'] as const) : []),
  ...(recipe.calling ? [recipe.calling] : []),
  ...(recipe.race === 'giant' && recipe.category === 'creature' ? (['giant'] as const) : []),
  ...(recipe.greaterUndead ? (['greaterUndead'] as const) : []),
  ...fromMissile,
];

/** CSW-CRU-06: feet in 30 seconds / 60. */
const movementOf = ({ movementFeet }: Recipe, nearest: UnitType): { movement: number; line: Line } => {
  const feet = movementFeet ?? nearest.movement * FEET_IN_A_HEX;
  const movement = Math.floor(feet / FEET_IN_A_HEX);
  const text =
    movementFeet === undefined
      ? `Movement Factor: that of ${nearest.name}, ${movement}.`
      : `Movement Factor: ${feet} ft / ${FEET_IN_A_HEX} = ${movement}.`;
  return { movement, line: tell(text, ['CSW-CRU-06']) };
};

const nearestLine = (nearest: UnitType, sum: number, halfPoints: number): Line =>
  tell(
    `Nearest standard unit: ${nearest.name} (Melee + MAF + 2 × DC is ${standing(nearest)} against ${sum}): ` +
      `stacking ${nearest.stacking}, hits ${nearest.hits}, ${pointsInWords(halfPoints)}.`,
    ['CSW-CRU-10'],
  );

/** Section 34 from end to end. The recipe was checked (`checkRecipe`). */
export const createUnit = (recipe: Recipe): Created => {
  const { melee, lines } = meleeFactor(recipe);
  const protection = protectionOf(recipe);
  const ability = missileAbility(recipe);
  const { category } = recipe;
  const fights = { category, melee, defence: protection.defence, missile: ability.missile };
  const nearest = nearestStandard(fights);
  const { movement, line } = movementOf(recipe, nearest);
  const halfPoints = recipe.halfPoints ?? nearest.halfPoints;
  return {
    type: {
      code: recipe.code,
      name: recipe.name,
      category,
      race: recipe.race,
      halfPoints,
      melee,
      defence: protection.defence,
      missile: ability.missile,
      rangeInHexes: ability.rangeInHexes,
      movement,
      stacking: nearest.stacking,
      hits: nearest.hits,
      men: recipe.combatants,
      ...(nearest.level === undefined ? {} : { level: nearest.level }),
      traits: traitsOf(recipe, ability.traits),
      ...(protection.attackDie === 0 ? {} : { attackDie: protection.attackDie }),
    },
    nearest,
    lines: [
      ...lines,
      ...protection.lines,
      ...ability.lines,
      line,
      nearestLine(nearest, standing(fights), halfPoints),
    ],
  };
};
