/** Short forms of forces, for tests. */
import { profileOf } from '../../data/index.ts';
import type { Band, Force, Hero } from '../../state/force.ts';
import { modelsFor } from './composition.ts';
import { newHero } from './newTroops.ts';

/** `hero('judge')`; of empire 0 by default. */
export const hero = (profile: string, given: Partial<Hero> = {}): Hero => ({
  ...newHero(profileOf(profile), { id: -1, name: profileOf(profile).name, of: 0 }),
  ...given,
});

/** `band('fb-swordsmen', 8)` without leader, or the models by type. */
export const band = (profile: string, models: number | Band['models'], given: Partial<Band> = {}): Band => ({
  id: -1,
  profile,
  of: 0,
  models: typeof models === 'number' ? modelsFor(profileOf(profile), models, []) : models,
  ...given,
});

const isHero = (one: Hero | Band): one is Hero => 'wounds' in one;
const numbered = <T extends Hero | Band>(one: T, index: number): T =>
  one.id === -1 ? { ...one, id: index + 1 } : one;

/** Troops in the order given, numbered from 1 where they have no id. */
export const force = (...troops: readonly (Hero | Band)[]): Force => {
  const all = troops.map(numbered);
  return { heroes: all.filter(isHero), bands: all.filter((one): one is Band => !isHero(one)) };
};
