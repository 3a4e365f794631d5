import { type Clause, firstRefusal, permit, refuse, type Verdict } from '@warmoot/kernel';
import { BASIC_UNITS, LEADERS } from '../../data/units.ts';
import type { Category, Race, UnitType } from '../../units/unitType.ts';
import type { Armour, NaturalWeapon, Size, UnsizedWeapon, Weapon } from '../data/arms.ts';
import { type MissileSource, missileOf } from '../data/missiles.ts';

/** A weapon of the body: one with a size, or one without. */
export type BodyWeapon =
  | { readonly weapon: NaturalWeapon; readonly size: Size }
  | { readonly weapon: UnsizedWeapon };

/** Everything section 34 asks about a custom unit. */
export interface Recipe {
  readonly code: string;
  readonly name: string;
  readonly category: Exclude<Category, 'riderless'>;
  readonly race: Race;
  readonly level: number;
  /** Riders alone for mounted units: their mounts are counted with them (CSW-CRU-01). */
  readonly combatants: number;
  /** Provided weapons, without missiles. */
  readonly weapons: readonly Weapon[];
  readonly bodyWeapons: readonly BodyWeapon[];
  readonly extraStrikes: number;
  /** Levels of enhancement of the weapons, the armour and the missiles. */
  readonly weaponMagic: number;
  readonly armourMagic: number;
  readonly missileMagic: number;
  /** The armour worn, or the Defence Class of a hide; a hide needs neither armour nor shield. */
  readonly armour: Armour | { readonly hide: number };
  readonly shield: boolean;
  readonly airborne: boolean;
  readonly underTwoFeet: boolean;
  readonly missile?: MissileSource;
  readonly missileFeet?: number;
  /** In 30 seconds; that of the nearest standard unit if left out. */
  readonly movementFeet?: number;
  readonly halfPoints?: number;
  /** Leaders only (CSW-LDR-01). */
  readonly calling?: 'warrior' | 'priest' | 'wizard';
  /** CSW-UND-01 */
  readonly greaterUndead?: boolean;
}

const isFootArmed = ({ category, weapons }: Recipe): boolean =>
  category === 'foot' || !weapons.includes('pike');

const hasAWeapon: Clause<Recipe> = ({ weapons, bodyWeapons }) =>
  weapons.length + bodyWeapons.length > 0 ? permit : refuse('CSW-CRU-03', 'it has no weapon to average');

const pikesOnFoot: Clause<Recipe> = (recipe) =>
  isFootArmed(recipe) ? permit : refuse('CSW-DEF-10', 'only foot carry pikes');

const lancesMounted: Clause<Recipe> = ({ category, weapons }) =>
  category === 'mounted' || category === 'leader' || !weapons.some((weapon) => weapon.endsWith('lance'))
    ? permit
    : refuse('CSW-CRU-02', 'a mounted lance needs a mount');

const rangeIsKnown: Clause<Recipe> = ({ missile, missileFeet }) =>
  missile === undefined || missileFeet !== undefined || missileOf(missile).feet !== null
    ? permit
    : refuse('CSW-CRU-07', `the range of ${missile} must be given in feet`);

const leadersHaveACalling: Clause<Recipe> = ({ category, calling }) =>
  (category === 'leader') === (calling !== undefined)
    ? permit
    : refuse('CSW-LDR-01', 'a leader, and only a leader, is a warrior, a priest or a wizard');

const hideIsAClass: Clause<Recipe> = ({ armour }) =>
  typeof armour === 'string' || (armour.hide >= 0 && armour.hide <= 4)
    ? permit
    : refuse('CSW-DEF-03', 'a hide is worth a Defence Class from 0 to 4');

const someoneIsThere: Clause<Recipe> = ({ level, combatants }) =>
  level >= 1 && combatants >= 1 ? permit : refuse('CSW-CRU-01', 'level and number must be at least 1');

/** Only recipes from which no unit can be made are refused; the rest is up to the creator. */
export const checkRecipe = (recipe: Recipe): Verdict =>
  firstRefusal(
    [someoneIsThere, hasAWeapon, lancesMounted, pikesOnFoot, hideIsAClass, rangeIsKnown, leadersHaveACalling],
    recipe,
  );

/** What CSW-CRU-10 compares by. */
export const standing = ({
  melee,
  missile,
  defence,
}: Pick<UnitType, 'melee' | 'missile' | 'defence'>): number => melee + missile + 2 * defence;

/** CSW-CRU-10: of the same category, the nearest; ties go to the more expensive. */
export const nearestStandard = (
  unit: Pick<UnitType, 'category' | 'melee' | 'missile' | 'defence'>,
): UnitType => {
  const apart = (other: UnitType): number => Math.abs(standing(other) - standing(unit));
  const alike = [...BASIC_UNITS, ...LEADERS].filter(({ category }) => category === unit.category);
  return [...alike].sort((a, b) => apart(a) - apart(b) || b.halfPoints - a.halfPoints)[0] as UnitType;
};
