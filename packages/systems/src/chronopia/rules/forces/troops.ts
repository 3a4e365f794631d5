/** The models of individuals and warbands as they are now: including training, arms and mutations. */
import { cachePerObject } from '@warmoot/kernel';
import {
  type BandBonus,
  type ModelOption,
  type ModelType,
  type Profile,
  profileOf,
} from '../../data/index.ts';
import type { Band, Hero } from '../../state/force.ts';

const withStats = (model: ModelType, added: Readonly<Record<string, number>>): ModelType => {
  const line: Record<string, unknown> = { ...model };
  for (const [stat, value] of Object.entries(added)) {
    const now = line[stat];
    if (typeof now === 'number') line[stat] = now + value;
  }
  return line as unknown as ModelType;
};

/** An individual's own line with what training has added (CHR-EXP-03); its cost stays that of the list (CHR-ARM-11). */
export const lineOf = cachePerObject((hero: Hero): ModelType => {
  const { command: _, ...trained } = hero.trained;
  return withStats(profileOf(hero).models[0]!, trained);
});

/** What an order writes for it: `mutant tentacle`. */
export const optionWord = (prefix: string | undefined, { name }: ModelOption): string =>
  prefix === undefined ? name : `${prefix} ${name}`;

/** What was chosen, or the first of each choice (CHR-DOW-11). */
const chosen = (profile: Profile, { options = [] }: Pick<Band, 'options'>) =>
  (profile.choices ?? []).map((choice) => ({
    of: choice.of,
    option:
      choice.options.find((option) => options.includes(optionWord(choice.prefix, option))) ??
      choice.options[0]!,
  }));

const withOption = (model: ModelType, { weapons, abilities = [], stats = {} }: ModelOption): ModelType => ({
  ...withStats(model, stats),
  weapons: weapons ?? model.weapons,
  abilities: [...model.abilities, ...abilities],
});

interface BandLine {
  readonly model: ModelType;
  readonly count: number;
}

/** CHR-AUT-03: ordinary models by ascending cost, then specialists, the leader or character last. */
const RANKS = { ordinary: 0, specialist: 1, leader: 2 } as const;
const byDying = (a: BandLine, b: BandLine): number =>
  RANKS[a.model.rank ?? 'ordinary'] - RANKS[b.model.rank ?? 'ordinary'] || a.model.cost - b.model.cost;

/** The living models by type; those that die first come first. */
export const linesOf = cachePerObject((band: Band): readonly BandLine[] => {
  const profile = profileOf(band);
  const choices = chosen(profile, band);
  return profile.models
    .map((model) => ({
      model: choices
        .filter(({ of }) => of.includes(model.type))
        .reduce((line, { option }) => withOption(line, option), model),
      count: band.models[model.type] ?? 0,
    }))
    .filter(({ count }) => count > 0)
    .sort(byDying);
});

/** Tags of the entry and of the arms it has chosen. */
export const tagsOf = (band: Band): readonly string[] => {
  const profile = profileOf(band);
  return [...profile.tags, ...chosen(profile, band).flatMap(({ option }) => option.tags ?? [])];
};
export const isMissile = (band: Band): boolean => tagsOf(band).includes('missile');
export const isRisen = (band: Band): boolean => profileOf(band).tags.includes('risen');

export const countOf = (band: Band): number =>
  Object.values(band.models).reduce((sum, count) => sum + count, 0);

/** What standards, drummers and horns still alive give to the whole band (data file, 5 and 6). */
export const bonusOf = (band: Band): Required<BandBonus> => {
  const given = linesOf(band).flatMap(({ model }) => model.gives ?? []);
  const sum = (stat: 'CC' | 'MW' | 'LD') => given.reduce((total, bonus) => total + (bonus[stat] ?? 0), 0);
  return {
    CC: sum('CC'),
    MW: sum('MW'),
    LD: sum('LD'),
    abilities: given.flatMap(({ abilities = [] }) => abilities),
  };
};
