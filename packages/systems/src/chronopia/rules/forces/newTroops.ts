/** Individuals and warbands as they enter an army (CHR-PLY-05, CHR-AAC-11, CHR-RAC-24). */
import { CAVALRY_TRIBE, PROFILES, type Profile, SPELLS, TRIBES } from '../../data/index.ts';
import type { Band, Hero } from '../../state/force.ts';
import { keptOptions, modelsFor, type Sorted } from './composition.ts';

const withEntry = (profile: Profile): Pick<Band, 'creation'> =>
  PROFILES[profile.id] === undefined ? { creation: profile } : {};

/** Spells a caster has from the first. */
const innateSpells = ({ id, minimumBid }: Profile): string[] =>
  minimumBid === undefined
    ? SPELLS.filter(({ casters, innate }) => innate && casters.includes(id)).map(({ name }) => name)
    : [];

export const newHero = (
  profile: Profile,
  given: {
    readonly id: number;
    readonly name: string;
    readonly of: number;
    readonly spells?: readonly string[];
  },
): Hero => ({
  id: given.id,
  name: given.name,
  profile: profile.id,
  of: given.of,
  wounds: profile.models[0]!.W,
  spells: [...new Set([...innateSpells(profile), ...(given.spells ?? [])])],
  experience: 0,
  trained: {},
  gladeUsed: false,
  ...withEntry(profile),
});

/**
 * The requested tribe, otherwise the first it may belong to; Firstborn cavalry among the Sons of Kronos rides with the
 * Dawn.
 */
const tribeOf = (profile: Profile, isKronos: boolean, asked?: string): Pick<Band, 'tribe'> => {
  if (!isKronos) return {};
  const tribe = asked ?? profile.tags.find((tag) => TRIBES.includes(tag));
  if (tribe !== undefined) return { tribe };
  return profile.race === 'FB' ? { tribe: CAVALRY_TRIBE } : {};
};

export const newBand = (
  profile: Profile,
  given: {
    readonly id: number;
    readonly of: number;
    readonly count: number;
    readonly sorted: Sorted;
    /** Bought by Sons of Kronos (CHR-RAC-24). */
    readonly isKronos: boolean;
  },
): Band => ({
  id: given.id,
  profile: profile.id,
  of: given.of,
  models: modelsFor(profile, given.count, [...given.sorted.types, ...given.sorted.kept]),
  ...tribeOf(profile, given.isKronos, given.sorted.tribe),
  ...keptOptions(profile, given.sorted.kept),
  ...(profile.minimumBid !== undefined && { hired: true as const }),
  ...withEntry(profile),
});
