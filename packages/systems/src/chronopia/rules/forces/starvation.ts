/** The number to roll against hunger (CHR-FOR-01, CHR-FOR-07, CHR-RAC-08). */
import type { Force } from '../../state/force.ts';
import { raceOf } from './race.ts';
import { isRisen, lineOf } from './troops.ts';

const PER_WARBAND = 2;
/** CHR-FOR-07: they do not live on food alone. */
const DEVOUT_APPETITE: Readonly<Record<string, number>> = { necromancer: 3, 'warped-lord': 3 };

/** Racial rules apply to an army of that race, not to every Risen elsewhere (CHR-RAC-01). */
export const starvationNumber = (force: Force): number => {
  const isDevout = raceOf(force) === 'DV';
  const eating = isDevout ? force.bands.filter((band) => !isRisen(band)) : force.bands;
  const heroes = force.heroes.reduce(
    (sum, hero) => sum + ((isDevout ? DEVOUT_APPETITE[hero.profile] : undefined) ?? lineOf(hero).S),
    0,
  );
  return heroes + PER_WARBAND * eating.length;
};
