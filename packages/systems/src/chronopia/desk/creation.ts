/** A player's own troops on a form: like some that exist, with another name, other figures, another price (CHR-PCR-02). */
import type { Seat } from '@warmoot/kernel';
import { PROFILES, type Profile, RACE_LISTS } from '../data/index.ts';
import { readList } from '../data/read.ts';
import { priceOf } from '../rules/forces/price.ts';
import { seatEmpire } from '../state/seats.ts';
import type { Campaign } from '../state/state.ts';

export type { Profile } from '../data/index.ts';

/** The figures of a line that a form changes, in the order of the lists. */
export const CREATION_STATS = ['CC', 'MW', 'PW', 'LD', 'AC', 'W', 'ST', 'MV', 'A', 'Def', 'cost'] as const;
export type CreationStat = (typeof CREATION_STATS)[number];

/** The troops of the empire's own people: what a creation is compared with. */
export const comparablesFor = (view: Campaign, seat: Seat): readonly { id: string; name: string }[] => {
  const me = seatEmpire(view, seat);
  if (me === null) return [];
  return readList(RACE_LISTS[view.empires[me]!.race]).map(({ id, name }) => ({ id, name }));
};

const idFrom = (name: string): string =>
  `own-${name
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-+|-+$/gu, '')
    .slice(0, 30)}`;

/** A new profile like that one, under a name of its own. */
export const creationLike = (comparable: string, name: string): Profile | undefined => {
  const like = PROFILES[comparable];
  if (like === undefined) return undefined;
  const { unique: _unique, creation: _creation, ...plain } = like;
  const models = like.models.map((model, at) => (at === 0 ? { ...model, name } : model));
  return { ...plain, id: idFrom(name), name, models };
};

/** Its ordinary model with another figure. */
export const withStat = (profile: Profile, stat: CreationStat, value: number): Profile => ({
  ...profile,
  models: profile.models.map((model, at) => (at === 0 ? { ...model, [stat]: value } : model)),
});

/** The price by the formula, which the moderator is shown too (CHR-PCR-06). */
export const formulaPrice = (profile: Profile): number => priceOf(profile);
