import { profileOf } from '../../../data/index.ts';
import type { ModelOption, ModelStats, ModelType, Profile } from '../../../data/profile.ts';
import type { FightIndividual, FightOrder } from '../forms.ts';
import { type Line, lineOf } from './line.ts';

/** CHR-BTL-07: an order may bring lines of its own. */
export const profileIn = (order: FightOrder, id: string): Profile =>
  order.profiles?.find((profile) => profile.id === id) ?? profileOf(id);

const STATS = ['CC', 'MW', 'PW', 'LD', 'AC', 'W', 'ST', 'MV', 'A', 'Def', 'S', 'cost'] as const;

const withStats = (
  model: ModelType,
  added: Readonly<Partial<Record<keyof ModelStats, number>>>,
): ModelType => {
  const sums = STATS.filter((stat) => added[stat] !== undefined).map((stat) => [
    stat,
    (model[stat] ?? 0) + (added[stat] ?? 0),
  ]);
  return { ...model, ...Object.fromEntries(sums) };
};

/** CHR-DOW-11: arms and mutations as fixed at hiring. */
const withOption = (model: ModelType, { weapons, abilities, stats }: ModelOption): ModelType =>
  withStats(
    {
      ...model,
      weapons: weapons ?? model.weapons,
      abilities: [...model.abilities, ...(abilities ?? [])],
    },
    stats ?? {},
  );

const optionName = (prefix: string | undefined, name: string): string =>
  prefix === undefined ? name : `${prefix} ${name}`;

const equipped = (profile: Profile, model: ModelType, chosen: readonly string[]): ModelType =>
  (profile.choices ?? [])
    .filter(({ of }) => of.includes(model.type))
    .map(
      ({ options, prefix }) =>
        options.find(({ name }) => chosen.includes(optionName(prefix, name))) ?? options[0],
    )
    .filter((option) => option !== undefined)
    .reduce(withOption, model);

export const bandLines = (profile: Profile, chosen: readonly string[]): Map<string, Line> =>
  new Map(profile.models.map((model) => [model.type, lineOf(equipped(profile, model, chosen))]));

/** What wearing his coat changes against the printed line (CHR-R-149). */
const coatOf = (printed: ModelType): Partial<Record<keyof ModelStats, number>> =>
  Object.fromEntries(
    Object.entries(printed.inBattle ?? {}).map(([stat, value]) => [
      stat,
      (value ?? 0) - (printed[stat as keyof ModelStats] ?? 0),
    ]),
  );

export const individualLine = (profile: Profile, { stats }: FightIndividual): Line => {
  const printed = profile.models[0] as ModelType;
  return lineOf(withStats({ ...printed, ...stats }, coatOf(printed)));
};
