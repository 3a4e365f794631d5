import {
  bonusOf,
  CREATURE_RATINGS,
  type CreatureRating,
  penaltyOf,
  ratingNamed,
  type Situation,
  VETERAN,
  WEAPON_TRAINED,
} from '../data/moraleTables.ts';
import type { Race, UnitType } from '../units/unitType.ts';

/** CSW-MOR-01 */
export const BASIC_MORALE = 8;

/** CSW-AMO-09 */
const MIN_MORALE = 2;
export const MAX_MORALE = 12;

/** What a unit brings to a battle besides its type. */
export interface Background {
  readonly experience?: number;
  readonly training?: number;
  readonly situations?: readonly Situation[];
  /** CSW-AMO-08 */
  readonly bought?: number;
  /** CSW-AMO-04: the bonus of night-loving races at night or on a dark day. */
  readonly darkness?: 0 | 1 | 2;
}

const NAMES: Readonly<Record<Race, string | null>> = {
  human: 'Men',
  elf: 'Elves',
  dwarf: 'Dwarves',
  goblin: 'Goblins',
  orc: 'Orcs',
  gnome: 'Gnomes',
  gnoll: 'Gnolls',
  ogre: 'Ogres',
  troll: 'Trolls',
  giant: 'Giants',
  other: null,
};

/** CSW-AMO-04. Unlisted races are looked up by the unit's name, otherwise rated as men. A crew is rated by its race (CSW-R-68). */
const ratingOf = ({ race, name }: UnitType): CreatureRating =>
  ratingNamed(NAMES[race] ?? name) ?? (CREATURE_RATINGS.Men as CreatureRating);

/** CSW-AMO-07: each situation counts once per unit, even if its army has it too; only technological levels add up. */
const adjustment = (situations: readonly Situation[]): number => {
  const counted = situations.filter(
    (situation, at) => situation === 'technological advantage' || situations.indexOf(situation) === at,
  );
  const weight = (of: (situation: Situation) => number): number =>
    counted.reduce((sum, situation) => sum + of(situation), 0);
  return Math.floor(weight(bonusOf) / 3) - Math.floor(weight(penaltyOf) / 3);
};

/** CSW-AMO-01 with the defaults of CSW-AMO-11, kept within the limits of CSW-AMO-09. */
export const moraleFactor = (type: UnitType, background: Background): number => {
  const { experience = VETERAN, training = WEAPON_TRAINED, situations = [], bought = 0 } = background;
  const { rating, lovesDarkness } = ratingOf(type);
  const sum =
    experience +
    training +
    rating +
    (lovesDarkness ? (background.darkness ?? 0) : 0) +
    adjustment(situations) +
    bought;
  return Math.min(MAX_MORALE, Math.max(MIN_MORALE, sum));
};
