/** What an empire may buy (CHR-RAC-02, -24..27, -36, CHR-PCR-04, CHR-R-148). */
import { CROSS_RECRUITS, type House, PROFILES, type Profile, type RaceId } from '../../data/index.ts';

interface ListOptions {
  readonly sharedCreations: boolean;
}

const isOfHouse = ({ house }: Profile, own: House | null): boolean => house === undefined || house === own;

const offered = (race: RaceId, house: House | null, sharedCreations: boolean): Profile[] => {
  const borrowed = CROSS_RECRUITS[race] ?? [];
  return Object.values(PROFILES).filter(
    (profile) =>
      (profile.race === race || borrowed.includes(profile.id)) &&
      isOfHouse(profile, house) &&
      !profile.gainedOnly &&
      (sharedCreations || !profile.creation),
  );
};

/** In the order of the lists, then the empire's own creations that the moderator has accepted. */
export const buyableBy = (
  race: RaceId,
  house: House | null,
  { sharedCreations }: ListOptions,
  creations: readonly Profile[] = [],
): readonly Profile[] => [...offered(race, house, sharedCreations), ...creations];
