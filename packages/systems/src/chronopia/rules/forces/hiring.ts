/** Dogs of War: whom they serve, and how they arrive (CHR-DOW-05..09, -11, CHR-R-155, CHR-R-182). */
import { DOGS, type Employer, type House, type RaceId } from '../../data/index.ts';
import type { Force } from '../../state/force.ts';
import { sortOptions } from './composition.ts';
import { type Fault, fault } from './fault.ts';
import { newBand, newHero } from './newTroops.ts';

export type Dog = (typeof DOGS)[number];
export const dogOf = (id: string): Dog | undefined => DOGS.find((dog) => dog.id === id);

/** Data file, 6: Sons of Kronos whose warbands are mostly of the Shadow. */
export const isShadowTribe = (race: RaceId, forces: readonly Force[]): boolean => {
  const bands = race === 'SK' ? forces.flatMap((force) => force.bands) : [];
  return bands.filter(({ tribe }) => tribe === 'shadow').length * 2 > bands.length;
};

interface Employing {
  readonly race: RaceId;
  readonly house: House | null;
  readonly forces: readonly Force[];
}

/** CHR-DOW-09 */
export const mayHire = (
  { employers: { only, except } }: Dog,
  { race, house, forces }: Employing,
): boolean => {
  const is = (employer: Employer): boolean =>
    employer === 'shadow-tribe' ? isShadowTribe(race, forces) : employer === race || employer === house;
  if (only !== undefined) return only.some(is);
  return !(except ?? []).some(is);
};

/** CHR-DOW-11: options not asked for are those printed first; the Marauding Giant comes as an individual (CHR-DOW-08). */
export const hired = (
  dog: Dog,
  options: readonly string[],
  { of, id }: { readonly of: number; readonly id: number },
): { readonly force: Force; readonly faults: readonly Fault[] } => {
  if (dog.kind === 'individual')
    return { force: { heroes: [newHero(dog, { id, name: dog.name, of })], bands: [] }, faults: [] };
  const sorted = sortOptions(dog, options);
  const faults = sorted.unknown.map((word) => fault('E-12', 'CHR-DOW-11', `${dog.name} cannot have ${word}`));
  const band = newBand(dog, { id, of, count: dog.max, sorted, isKronos: false });
  return { force: { heroes: [], bands: [band] }, faults };
};

/** CHR-DOW-09: giants do not sit behind walls. */
export const mayGarrison = ({ tags }: Dog): boolean => !tags.includes('no-garrison');
