import {
  ARMOUR,
  ARMY_LISTS,
  type Armour,
  type ArmyList,
  CLASSES,
  MELEE,
  type Melee,
  MODELS,
  modelOf,
  profileOf,
  type Race,
} from '@warmoot/systems/bloodlust/umpire';

/** An entry of a printed army list, by its code, or a model of one, by its name. */
export const profileNamed = (name: string) => {
  const wanted = name.toLowerCase();
  for (const list of ARMY_LISTS) {
    const entry = entryIn(list, wanted);
    const profile = entry && profileOf(list, entry, 15);
    if (profile) return { profile, model: modelOf(profile), list };
  }
  return undefined;
};

const entryIn = ({ troops, models }: ArmyList, wanted: string): string | undefined =>
  troops.find(({ code }) => code.toLowerCase() === wanted)?.code ??
  models.find(({ model }) => model.toLowerCase() === wanted)?.model;

/** Codes of entries and names of models, for vocabularies. */
export const NAMED: readonly string[] = [
  ...ARMY_LISTS.flatMap(({ troops }) => troops.map(({ code }) => code)),
  ...Object.keys(MODELS),
];

/** Troops are many; a model is one unless its name is plural, and so are `The first` and `The second`. */
export const isMany = (name: string): boolean =>
  !name.startsWith('The ') && (!Object.hasOwn(MODELS, name) || name.endsWith('s'));

/** `Elephant strikes`, `Legionaries strike`. */
export const agreed = (name: string, one: string, many: string): string =>
  `${name} ${isMany(name) ? many : one}`;

export const CLASS_NAMES = Object.keys(CLASSES) as (keyof typeof CLASSES)[];
export const WEAPON_NAMES = Object.keys(MELEE) as Melee[];
export const ARMOUR_NAMES = Object.keys(ARMOUR) as Armour[];
export const RACES: readonly Race[] = ['human', 'elf', 'dwarf', 'orc', 'lizard', 'undead'];
export const MORALES = ['Elite', 'Fanatic', 'Average', 'Poor'] as const;
