/** CSW-AMO-02: 1 green to 4 elite. CSW-AMO-11, CSW-R-103: by default, veteran and weapon-trained. */
export const VETERAN = 3;
/** CSW-AMO-03: 0 none, 1 drill, 2 discipline, 3 weapon, 4 tactics. */
export const WEAPON_TRAINED = 3;

/** CSW-AMO-04; a star is +1 in heavy overcast or fog, +2 at night. */
const CREATURES: readonly string[] = [
  'Halflings, Goblins*, Neanderthal Men, Kobolds, Wolves, Troglodytes*, Doppelgangers, Ghouls*, Harpies, Sprites, Spiders, Pixies*, Rats',
  'Men, Dwarves, Wights*, Wargs, Warhorses, Gnolls, Orcs*, Gnomes*',
  'Lycanthropes*, Wraiths*, Sand Worms, Vampires*, Bugbears, Manticores, Pegasus, Dragons, Ogres, Shadows*, Griffons, Medusae, Giants, Spectres*, Elves',
  'Hobgoblins, Trolls*, Nagas, Demons, Efreet, Minotaurs, Zombies, Killer Shrews, Mummies, Unicorns, Gargoyles, Ghosts*',
];

export interface CreatureRating {
  readonly rating: number;
  readonly lovesDarkness: boolean;
}

/** Without a prototype, because a unit may have any name. */
export const CREATURE_RATINGS: Readonly<Record<string, CreatureRating>> = Object.assign(
  Object.create(null),
  Object.fromEntries(
    CREATURES.flatMap((line, index) =>
      line
        .split(', ')
        .map((name) => [name.replace('*', ''), { rating: index + 1, lovesDarkness: name.endsWith('*') }]),
    ),
  ),
);

/** Singular or plural, upper or lower case: `Wolves` and `wolf` are the same. */
const singular = (name: string): string =>
  name
    .toLowerCase()
    .replace(/ves$/, 'f')
    .replace(/men$/, 'man')
    .replace(/ae$/, 'a')
    .replace(/s$/, '')
    .replace(/ie$/, 'y');

const BY_NAME = new Map(Object.entries(CREATURE_RATINGS).map(([name, rating]) => [singular(name), rating]));

/** CSW-AMO-04, for a unit named after a creature of the table. */
export const ratingNamed = (name: string): CreatureRating | undefined => BY_NAME.get(singular(name));

/** CSW-AMO-05 */
const PENALTIES = {
  rain: 1,
  snow: 1,
  fatigued: 1,
  unsupplied: 2,
  'unknown terrain': 1,
  'poor leader': 1,
  'recently defeated': 1,
  'recently ambushed': 1,
  'foraging for supply': 1,
  'cut off': 1,
  'no pay': 2,
  'nearby friendly village occupied by the enemy': 1,
  'planting season': 1,
  'enemy takes slaves': 1,
  'strife at home': 1,
} as const;

/** CSW-AMO-06. A technological advantage is named once for each level. */
const BONUSES = {
  'well rested': 1,
  'home terrain': 1,
  'recently victorious': 1,
  'height advantage': 1,
  'in cover': 1,
  'seasoned leader': 1,
  'hasty defences': 1,
  'prepared defences': 2,
  'fortified defences': 3,
  'hereditary enemy': 1,
  'double pay bonus': 2,
  'triple pay bonus': 3,
  'superior weapons': 1,
  'secret weapons': 1,
  'enemy surprised': 3,
  'technological advantage': 1,
} as const;

export type Situation = keyof typeof PENALTIES | keyof typeof BONUSES;
export const SITUATIONS = [...Object.keys(PENALTIES), ...Object.keys(BONUSES)] as [Situation, ...Situation[]];

/** CSW-AMO-05, CSW-AMO-06: what a situation adds or subtracts. */
export const penaltyOf = (situation: Situation): number =>
  (PENALTIES as Partial<Record<Situation, number>>)[situation] ?? 0;
export const bonusOf = (situation: Situation): number =>
  (BONUSES as Partial<Record<Situation, number>>)[situation] ?? 0;
