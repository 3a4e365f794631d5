/** Every table of the data file, and the look-ups into them. */
import { CREATIONS } from './creations.ts';
import { DOGS_OF_WAR, type Employers } from './dogsOfWar.ts';
import type { RaceList } from './entry.ts';
import { BARBARIANS } from './lists/barbarians.ts';
import { BLACKBLOOD } from './lists/blackblood.ts';
import { DEVOUT } from './lists/devout.ts';
import { DWARVES } from './lists/dwarves.ts';
import { ELVES } from './lists/elves.ts';
import { FIRSTBORN } from './lists/firstborn.ts';
import { JADE_ELVES } from './lists/jadeElves.ts';
import { SONS_OF_KRONOS } from './lists/sonsOfKronos.ts';
import { STYGIAN } from './lists/stygian.ts';
import { SWAMP_GOBLINS } from './lists/swampGoblins.ts';
import { UNDERGROUND_DWELLERS } from './lists/undergroundDwellers.ts';
import type { ModelType, Profile, RaceId } from './profile.ts';
import { readEntry, readList } from './read.ts';
import { SPELLS, type Spell } from './spells.ts';
import { SUMMONED } from './summoned.ts';
import { WEAPONS, type Weapon } from './weapons.ts';

export { ABILITIES, OTHER_ABILITIES } from './abilities.ts';
export { CONSTANTS } from './constants.ts';
export * from './crossRecruits.ts';
export type { Employer, Employers } from './dogsOfWar.ts';
export { MOUNTS } from './mounts.ts';
export { EMPIRE_NAMES } from './names.ts';
export * from './neutralReactions.ts';
export * from './profile.ts';
export type * from './spells.ts';
export type { Weapon } from './weapons.ts';
export { SPELLS, WEAPONS };

export const RACE_LISTS: Readonly<Record<RaceId, RaceList>> = {
  FB: FIRSTBORN,
  BB: BLACKBLOOD,
  DV: DEVOUT,
  ST: STYGIAN,
  SK: SONS_OF_KRONOS,
  DW: DWARVES,
  EL: ELVES,
  SG: SWAMP_GOBLINS,
  JE: JADE_ELVES,
  BA: BARBARIANS,
  UG: UNDERGROUND_DWELLERS,
};
/** The lists for players (data file, 8): the rest is for hordes, lairs and neutrals. */
export const PLAYER_RACES: readonly RaceId[] = ['FB', 'BB', 'DV', 'ST', 'SK', 'DW', 'EL', 'SG'];
export const raceName = (race: RaceId): string => RACE_LISTS[race].name;

/** Dogs of War in the order of the data file, with whom they serve. */
export const DOGS: readonly (Profile & { readonly employers: Employers })[] = DOGS_OF_WAR.map((row) => ({
  ...readEntry(row),
  employers: row.employers,
}));

const byId = (profiles: readonly Profile[]): Readonly<Record<string, Profile>> =>
  Object.fromEntries(profiles.map((profile) => [profile.id, profile]));

/** In the order of the data file: lists, creations, Dogs of War, summoned. */
export const PROFILES: Readonly<Record<string, Profile>> = byId([
  ...Object.values(RACE_LISTS).flatMap(readList),
  ...CREATIONS.map(readEntry),
  ...DOGS,
  ...SUMMONED.map(readEntry),
]);

/** By id, or of given troops; a player's own creation includes its entry (CHR-PCR-04). */
export const profileOf = (
  of: string | { readonly profile: string; readonly creation?: Profile },
): Profile => {
  const profile = typeof of === 'string' ? PROFILES[of] : (of.creation ?? PROFILES[of.profile]);
  if (profile === undefined) throw new Error(`No list has the entry ${JSON.stringify(of)}`);
  return profile;
};
export const modelTypeOf = (profile: Profile, type: string): ModelType => {
  const model = profile.models.find((candidate) => candidate.type === type);
  if (model === undefined) throw new Error(`${profile.id} has no model ${type}`);
  return model;
};

export const weaponOf = (id: string): Weapon => {
  const weapon = WEAPONS[id];
  if (weapon === undefined) throw new Error(`There is no weapon ${id}`);
  return weapon;
};

const spells: ReadonlyMap<string, Spell> = new Map(SPELLS.map((spell) => [spell.name.toLowerCase(), spell]));
/** By its name, in upper or lower case. */
export const spellNamed = (name: string): Spell | undefined => spells.get(name.toLowerCase());
