/** Whose army it is by race (CHR-ARM-07, CHR-RAC-01, CHR-R-34). */
import { cachePerObject } from '@warmoot/kernel';
import { CONSTANTS, CROSS_RECRUITS, type Profile, profileOf, type RaceId } from '../../data/index.ts';
import type { Force } from '../../state/force.ts';
import { pvOf, pvOfBand, pvOfHero } from './points.ts';

const BORROWED: ReadonlyMap<string, RaceId> = new Map(
  Object.entries(CROSS_RECRUITS).flatMap(([race, ids]) => ids.map((id) => [id, race as RaceId] as const)),
);

/** Recruitable in the normal cities of these races; hired bands in none. */
const racesOf = ({ id, race }: Profile): readonly RaceId[] => {
  if (race === 'DOW') return [];
  const borrower = BORROWED.get(id);
  return borrower === undefined ? [race] : [race, borrower];
};

const shares = ({ heroes, bands }: Force): Map<RaceId, number> => {
  const points = new Map<RaceId, number>();
  const count = (profile: Profile, pv: number) => {
    for (const race of racesOf(profile)) points.set(race, (points.get(race) ?? 0) + pv);
  };
  for (const hero of heroes) count(profileOf(hero), pvOfHero(hero));
  for (const band of bands) count(profileOf(band), pvOfBand(band));
  return points;
};

/** Exactly 70% qualifies. Where two lists do, because one borrows from the other, the greater share decides. */
const raceByShare = (force: Force): RaceId | 'mercenary' => {
  const [greatest] = [...shares(force)].sort(([, a], [, b]) => b - a);
  if (greatest === undefined) return 'mercenary';
  const [race, points] = greatest;
  return points * 100 >= pvOf(force) * CONSTANTS.racePct ? race : 'mercenary';
};

/** By bands, then by heroes: the army around them changes more often. */
const races = cachePerObject((bands: Force['bands']) =>
  cachePerObject((heroes: Force['heroes']) => raceByShare({ heroes, bands })),
);
export const raceOf = ({ heroes, bands }: Force): RaceId | 'mercenary' => races(bands)(heroes);
