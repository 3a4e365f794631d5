/** Armies: raising, changing and numbering them (CHR-ARM, CHR-PLY-06, CHR-R-160). */

import { bestCommander } from '../rules/forces/command.ts';
import { pvOf, sizeOf } from '../rules/forces/points.ts';
import { raceOf } from '../rules/forces/race.ts';
import { NEW_ARMY } from './beginnings.ts';
import type { Force } from './force.ts';
import type { Hex } from './ground.ts';
import { armiesOf } from './readers.ts';
import type { Army, Broken, Campaign, EmpireId } from './state.ts';

/** The lowest number free among the empire's armies (CHR-R-160). */
export const nextNumber = (campaign: Campaign, empire: EmpireId, taken: readonly number[] = []): number => {
  const used = new Set([...armiesOf(campaign, empire).map(({ number }) => number), ...taken]);
  let number = 1;
  while (used.has(number)) number++;
  return number;
};

/**
 * CHR-ARM-05, CHR-R-35: below size 5 an army is Broken at once; a rout does not end when its size grows (CHR-R-175).
 */
const brokenBySize = (broken: Broken | null, size: number): Broken | null => {
  if (broken?.cause === 'routed' || broken?.cause === 'unready') return broken;
  return size < 5 ? (broken ?? { cause: 'understrength', from: 0 }) : broken;
};

/** What changes with the troops: size, race mark, commander, understrength (CHR-ARM-05, -07, CHR-PLY-07, CHR-CMD-09). */
export const withForce = (army: Army, force: Force): Partial<Army> => {
  const size = sizeOf(pvOf(force));
  const stays = force.heroes.some(({ id }) => id === army.commander);
  return {
    heroes: force.heroes,
    bands: force.bands,
    size,
    mercenary: raceOf(force) === 'mercenary',
    commander: stays ? army.commander : (bestCommander(force, army.owner)?.id ?? null),
    broken: brokenBySize(army.broken, size),
  };
};

/** Broken now: a flight counts from the start of the following turn (CHR-BRK-02, CHR-R-35). */
export const isBroken = ({ turn }: Campaign, { broken }: Army): boolean =>
  broken !== null && broken.from <= turn;

export const isFieldArmy = (campaign: Campaign, army: Army): boolean => !isBroken(campaign, army);

/** A new army, complete, with the next free id. */
export const newArmy = (
  campaign: Campaign,
  given: { readonly owner: EmpireId; readonly name: string; readonly at: Hex } & Partial<Army>,
  force: Force,
): Army => {
  const army: Army = {
    ...NEW_ARMY,
    id: campaign.armies.length,
    number: nextNumber(campaign, given.owner),
    raisedTurn: campaign.turn,
    ...given,
    ...force,
  };
  return { ...army, ...withForce(army, force) };
};
