/** How the models of a warband are made up when it is bought or hired (CHR-TRP-02, CHR-DOW-11, data file, 5 and 6). */
import { type ModelType, type Profile, spellNamed, TRIBES } from '../../data/index.ts';
import type { Band } from '../../state/force.ts';
import { optionWord } from './troops.ts';

export type Models = Readonly<Record<string, number>>;

const mixWord = (count: number, type: string): string => `${count} ${type}`;

/** `6 crossbow` or `6 crossbows`. */
const mixOf = ({ mix }: Profile, options: readonly string[]): readonly number[] | undefined => {
  if (mix === undefined) return undefined;
  const counts = mix.types.map((type) => {
    const said = options
      .map((option) => option.match(/^(\d+) (.+?)s?$/))
      .find((match) => match?.[2] === type);
    return Number(said?.[1] ?? 0);
  });
  return counts.reduce((a, b) => a + b, 0) === mix.total ? counts : mix.default;
};

/** Every model of a band whose numbers are fixed: the hired ones (CHR-R-31). */
export const fullModels = (profile: Profile, options: readonly string[] = []): Models => {
  const counts = profile.models.map(({ type, min = 0 }) => [type, min] as const);
  const mix = mixOf(profile, options) ?? [];
  return Object.fromEntries([
    ...counts,
    ...mix.map((count, index) => [profile.mix!.types[index]!, count] as const),
  ]);
};

/** Required types, then requested types; the rest are ordinary models. */
export const modelsFor = (profile: Profile, count: number, asked: readonly string[]): Models => {
  if (profile.minimumBid !== undefined) return fullModels(profile, asked);
  const [ordinary, ...others] = profile.models as readonly [ModelType, ...ModelType[]];
  const special = others.flatMap(({ type, min = 0, max = 0, gainedOnly }) => {
    const wanted = gainedOnly ? 0 : asked.includes(type) ? max : min;
    return wanted > 0 ? [[type, wanted] as const] : [];
  });
  const rest = count - special.reduce((sum, [, number]) => sum + number, 0);
  return Object.fromEntries([[ordinary.type, rest], ...special]);
};

/** What forbids a band of these models, in the words after "because"; undefined if it may be bought. */
export const compositionFault = (
  { name, min, max, models: types }: Profile,
  models: Models,
): string | undefined => {
  const count = Object.values(models).reduce((sum, number) => sum + number, 0);
  if (count < min || count > max) return `a band of ${name} has ${min} to ${max} models`;
  const ordinary = models[types[0]!.type] ?? 0;
  for (const model of types) {
    const number = models[model.type] ?? 0;
    if (number < (model.min ?? 0)) return `a band of ${name} has at least ${model.min} x ${model.name}`;
    if (number > (model.max ?? max)) return `a band of ${name} has at most ${model.max} x ${model.name}`;
    if (number > 0 && ordinary < (model.needs ?? 0))
      return `a ${model.name} needs ${model.needs} x ${types[0]!.name} beside him`;
  }
  return undefined;
};

export interface Sorted {
  /** Types of model asked for: `leader`. */
  readonly types: readonly string[];
  readonly tribe?: string;
  /** What stays with the band. */
  readonly kept: readonly string[];
  readonly unknown: readonly string[];
}

const isArm = (profile: Profile, word: string): boolean =>
  (profile.choices ?? []).some(({ prefix, options }) =>
    options.some((option) => optionWord(prefix, option) === word),
  );
const isMix = ({ mix }: Profile, word: string): boolean =>
  mix?.types.some((type) => new RegExp(`^\\d+ ${type}s?$`).test(word)) ?? false;
const isType = ({ models }: Profile, word: string): boolean =>
  models.some(({ type, max = 0, gainedOnly }, index) => index > 0 && type === word && max > 0 && !gainedOnly);
const isTribe = ({ tags }: Profile, word: string): boolean => TRIBES.includes(word) && tags.includes(word);

/** The words in brackets after an item, each assigned to its place. */
export const sortOptions = (profile: Profile, options: readonly string[]): Sorted => {
  const words = options.map((option) => option.trim().toLowerCase());
  const spells = words.filter((word) => spellNamed(word)?.casters.includes(profile.id));
  const kept = words.filter((word) => isArm(profile, word) || isMix(profile, word));
  const types = words.filter((word) => isType(profile, word));
  const tribe = words.find((word) => isTribe(profile, word));
  const known = new Set([...spells, ...kept, ...types, tribe]);
  return {
    types,
    ...(tribe !== undefined && { tribe }),
    kept: [...kept, ...spells.map((word) => spellNamed(word)!.name)],
    unknown: words.filter((word) => !known.has(word)),
  };
};

/** The canonical mix of a hired band, written out so that missing models can be identified later. */
export const keptOptions = (profile: Profile, kept: readonly string[]): Pick<Band, 'options'> => {
  const mix = mixOf(profile, kept);
  const words = kept.filter((word) => !isMix(profile, word));
  const all =
    mix === undefined ? words : [...mix.map((count, i) => mixWord(count, profile.mix!.types[i]!)), ...words];
  return all.length > 0 ? { options: all } : {};
};
