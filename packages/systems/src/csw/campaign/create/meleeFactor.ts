import { type Line, type Modifier, modifiers, totalOf } from '@warmoot/kernel';
import { NATURAL_WEAPONS, SIZES, UNSIZED_WEAPONS, WEAPONS } from '../data/arms.ts';
import { tell } from '../throwDice.ts';
import type { BodyWeapon, Recipe } from './recipe.ts';

/** An exact number: rounding comes last, and once (CSW-R-06). */
interface Exact {
  readonly over: number;
  readonly parts: number;
}

const exact = (parts: number, over = 1): Exact => ({ parts, over });

const plus = (a: Exact, b: Exact): Exact => exact(a.parts * b.over + b.parts * a.over, a.over * b.over);

/** CSW-R-06: to the nearest, halves up. */
const rounded = ({ parts, over }: Exact): number => Math.floor((2 * parts + over) / (2 * over));

/** `3.67`, for people. */
const exactText = ({ parts, over }: Exact): string => String(Math.round((parts * 100) / over) / 100);

interface Rated {
  readonly label: string;
  readonly factor: number;
}

/** CSW-CRU-03: "giant" is the size of the table, smaller ones are worth less. */
const ratedBody = (body: BodyWeapon): Rated =>
  'size' in body
    ? { label: `${body.size} ${body.weapon}`, factor: NATURAL_WEAPONS[body.weapon] + SIZES[body.size] }
    : { label: body.weapon, factor: UNSIZED_WEAPONS[body.weapon] };

/** CSW-CRU-02 */
const ratedWeapons = ({ weapons, bodyWeapons }: Recipe): Rated[] => [
  ...weapons.map((weapon) => ({ label: weapon, factor: WEAPONS[weapon] })),
  ...bodyWeapons.map(ratedBody),
];

/** CSW-CRU-03: natural weapons are not "provided", so they do not count among a unit's weapons. */
const weaponModifiers = ({ weapons, extraStrikes, weaponMagic }: Recipe): Modifier[] =>
  modifiers(
    [weapons.length === 1, 'CSW-CRU-03', 'only one weapon', -1],
    [weapons.length >= 3, 'CSW-CRU-03', 'three or more weapons', 1],
    [extraStrikes > 0, 'CSW-CRU-03', 'extra strikes', extraStrikes],
    [weaponMagic > 0, 'CSW-CRU-03', 'magic weapons', weaponMagic],
  );

/** Mounted units count riders and mounts together (CSW-CRU-01). */
const numberOf = ({ category, combatants }: Recipe): number =>
  category === 'mounted' ? combatants * 2 : combatants;

const weaponFactor = (
  rated: readonly Rated[],
  ledger: readonly Modifier[],
): { average: Exact; adjusted: Exact } => {
  const average = exact(
    rated.reduce((sum, { factor }) => sum + factor, 0),
    rated.length,
  );
  return { average, adjusted: plus(average, exact(totalOf(ledger))) };
};

/** CSW-CRU-01: (A x B) / 20 + C (CSW-R-04), rounded to nearest, halves up (CSW-R-06). */
export const meleeFactor = (recipe: Recipe): { readonly melee: number; readonly lines: readonly Line[] } => {
  const rated = ratedWeapons(recipe);
  const ledger = weaponModifiers(recipe);
  const { average, adjusted } = weaponFactor(rated, ledger);
  const strength = exact(recipe.level * numberOf(recipe), 20);
  const whole = plus(strength, adjusted);
  const melee = rounded(whole);
  const riders = recipe.category === 'mounted' ? ' (riders and mounts)' : '';
  return {
    melee,
    lines: [
      tell(`Strength: level ${recipe.level} × ${numberOf(recipe)}${riders} / 20 = ${exactText(strength)}.`, [
        'CSW-CRU-01',
      ]),
      tell(
        `Weapons: ${rated.map(({ label, factor }) => `${label} ${factor}`).join(', ')}; average ${exactText(average)}.`,
        ['CSW-CRU-02'],
      ),
      tell(`Weapon factor: ${exactText(adjusted)}.`, ['CSW-CRU-03'], [], ledger),
      tell(
        `Melee Factor: ${exactText(strength)} + ${exactText(adjusted)} = ${exactText(whole)}, so ${melee}.`,
        ['CSW-CRU-01', 'CSW-R-06'],
      ),
    ],
  };
};
