import { profileOf } from '../../../data/index.ts';
import type { ModelStats, ModelType, Profile } from '../../../data/profile.ts';
import { linesOf } from '../../forces/troops.ts';
import type { FightIndividual, FightOrder, FightWarband } from '../forms.ts';
import type { Model } from './battle.ts';
import { type Line, lineOf } from './line.ts';

/** CHR-BTL-07: an order may contain its own lines. */
export const profileIn = (order: FightOrder, id: string): Profile =>
  order.profiles?.find((profile) => profile.id === id) ?? profileOf(id);

/** Every model of a band with its own wounds, in the order in which they die (CHR-AUT-03), armed as was chosen. */
export const modelsOf = (
  order: FightOrder,
  { profile, models, options = [] }: Pick<FightWarband, 'profile' | 'models' | 'options'>,
): Model[] => {
  const creation = profileIn(order, profile);
  const counts = Object.fromEntries(models.map(({ type, count }) => [type, count]));
  return linesOf({ id: 0, of: 0, profile, creation, models: counts, options }).flatMap(({ model, count }) => {
    const line = lineOf(model);
    return Array.from({ length: count }, () => ({ line, wounds: line.W }));
  });
};

/** The effect of his coat on a trained Alexis (CHR-R-149): the same as on the printed line. */
const withCoat = ({ inBattle = {}, ...printed }: ModelType, now: ModelStats): Partial<ModelStats> =>
  Object.fromEntries(
    (Object.keys(inBattle) as (keyof ModelStats)[]).map((stat) => [
      stat,
      (now[stat] ?? 0) + (inBattle[stat] ?? 0) - (printed[stat] ?? 0),
    ]),
  );

export const individualLine = (profile: Profile, { stats }: FightIndividual): Line => {
  const printed = profile.models[0] as ModelType;
  const now = { ...printed, ...stats };
  return lineOf({ ...now, ...withCoat(printed, now) });
};
