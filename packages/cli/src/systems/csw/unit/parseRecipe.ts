import { refusalSentence } from '@warmoot/kernel';
import {
  ARMOUR,
  type Armour,
  type BodyWeapon,
  checkRecipe,
  MISSILES,
  type MissileSource,
  NATURAL_WEAPONS,
  type NaturalWeapon,
  type Recipe,
  SIZES,
  type Size,
  UNSIZED_WEAPONS,
  type UnsizedWeapon,
  WEAPONS,
  type Weapon,
} from '@warmoot/systems/csw/campaign';
import type { Race } from '@warmoot/systems/csw/units';
import { UserError } from '../../../output/userError.ts';
import { named, wholeNumber } from '../muster/named.ts';

export interface CreateOptions {
  readonly code: string;
  readonly name: string;
  readonly category: Recipe['category'];
  readonly race: Race;
  readonly level: string;
  readonly men?: string;
  readonly weapons?: string;
  readonly body?: string;
  readonly strikes: string;
  readonly weaponMagic: string;
  readonly armour?: string;
  readonly hide?: string;
  readonly shield?: true;
  readonly armourMagic: string;
  readonly airborne?: true;
  readonly tiny?: true;
  readonly missile?: string;
  readonly range?: string;
  readonly missileMagic: string;
  readonly feet?: string;
  readonly points?: string;
  readonly calling?: 'warrior' | 'priest' | 'wizard';
  readonly greaterUndead?: true;
  readonly json?: true;
}

/** CSW-DEF-08 */
const USUAL_MEN = { foot: 20, mounted: 10, large: 10, creature: 1, engine: 5, leader: 1 } as const;

const listOf = (typed: string | undefined): string[] =>
  (typed ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(table) as Key[];

const BODY_WEAPONS: Readonly<Record<string, BodyWeapon>> = Object.fromEntries([
  ...keysOf<UnsizedWeapon>(UNSIZED_WEAPONS).map((weapon) => [weapon, { weapon }]),
  ...keysOf<Size>(SIZES).flatMap((size) =>
    keysOf<NaturalWeapon>(NATURAL_WEAPONS).map((weapon) => [`${size} ${weapon}`, { weapon, size }]),
  ),
]);

const parseBodyWeapon = (typed: string): BodyWeapon =>
  BODY_WEAPONS[named('body weapon', typed, keysOf(BODY_WEAPONS))] as BodyWeapon;

const parseHalfPoints = (typed: string): number => {
  if (/^\d\d?(\.[05])?$/.test(typed.trim())) return Number(typed) * 2;
  throw new UserError(`--points must be a multiple of one half from 0 to 99, such as 4.5, not “${typed}”.`);
};

const parseMissile = (options: CreateOptions): Pick<Recipe, 'missile' | 'missileFeet' | 'missileMagic'> => {
  const { missile, range } = options;
  const missileMagic = wholeNumber('--missile-magic', options.missileMagic, 0, 9);
  if (missile === undefined) {
    if (range !== undefined || missileMagic > 0)
      throw new UserError('--range and --missile-magic need --missile.');
    return { missileMagic };
  }
  return {
    missile: named<MissileSource>('missile', missile, keysOf(MISSILES)),
    missileMagic,
    ...(range === undefined ? {} : { missileFeet: wholeNumber('--range', range, 60, 5940) }),
  };
};

/** CSW-CRU-04: the armour worn, or the natural hide. */
const parseArmour = ({ armour, hide, shield }: CreateOptions): Recipe['armour'] => {
  if (hide === undefined) return named<Armour>('armour', armour ?? 'none', keysOf(ARMOUR));
  if (armour !== undefined || shield)
    throw new UserError('--hide replaces --armour and --shield: give one or the other.');
  return { hide: wholeNumber('--hide', hide, 0, 4) };
};

const recipeOf = (options: CreateOptions): Recipe => ({
  code: options.code.toUpperCase(),
  name: options.name,
  category: options.category,
  race: options.race,
  level: wholeNumber('--level', options.level, 1, 99),
  combatants:
    options.men === undefined ? USUAL_MEN[options.category] : wholeNumber('--men', options.men, 1, 99),
  weapons: listOf(options.weapons).map((weapon) => named<Weapon>('weapon', weapon, keysOf(WEAPONS))),
  bodyWeapons: listOf(options.body).map(parseBodyWeapon),
  extraStrikes: wholeNumber('--strikes', options.strikes, 0, 9),
  weaponMagic: wholeNumber('--weapon-magic', options.weaponMagic, 0, 9),
  armourMagic: wholeNumber('--armour-magic', options.armourMagic, 0, 9),
  armour: parseArmour(options),
  shield: options.shield === true,
  airborne: options.airborne === true,
  underTwoFeet: options.tiny === true,
  ...parseMissile(options),
  ...(options.feet === undefined ? {} : { movementFeet: wholeNumber('--feet', options.feet, 0, 5999) }),
  ...(options.points === undefined ? {} : { halfPoints: parseHalfPoints(options.points) }),
  ...(options.calling === undefined ? {} : { calling: options.calling }),
  ...(options.greaterUndead ? { greaterUndead: true } : {}),
});

/** For `--help`: people who design units need to know what there is. */
export const MATERIALS = {
  Weapons: keysOf(WEAPONS),
  'Body weapons': [
    ...keysOf(NATURAL_WEAPONS).map((weapon) => `${keysOf(SIZES).join('|')} ${weapon}`),
    ...keysOf(UNSIZED_WEAPONS),
  ],
  Armour: keysOf(ARMOUR),
  Missiles: keysOf(MISSILES),
} as const;

export const parseRecipe = (options: CreateOptions): Recipe => {
  if (options.name.trim() === '') throw new UserError('--name is empty: a unit needs a name.');
  const recipe = recipeOf(options);
  const verdict = checkRecipe(recipe);
  if (!verdict.ok) throw new UserError(refusalSentence(`make ${recipe.name}`, verdict));
  return recipe;
};
