/** Field or Broken after the troops have changed (CHR-ARM-02, CHR-BRK-01, CHR-R-175). */
import { isBroken, withForce } from '../../state/armies.ts';
import type { Force } from '../../state/force.ts';
import { cityAt, isAlliedToward } from '../../state/readers.ts';
import type { Army, Broken, Campaign } from '../../state/state.ts';
import { isLed } from '../forces/command.ts';
import { pvOf, sizeOf } from '../forces/points.ts';
import { isFieldReady } from '../forces/structure.ts';

const FIELD_SIZE = 5;

/** CHR-ARM-05, CHR-R-175: where it may rebuild: one of its own cities, or one whose owner is Allied toward it. */
export const isInOpenCity = (campaign: Campaign, { at, owner }: Army): boolean => {
  const city = cityAt(campaign, at);
  return city !== undefined && isAlliedToward(campaign, city.owner, owner);
};

/** A rout needs the test of CHR-BRK-07 even if the army is large; the other causes end when both conditions are met. */
const recovered = (campaign: Campaign, army: Army, after: Partial<Army>, force: Force): Broken | null => {
  const broken = after.broken ?? null;
  if (broken === null || broken.cause === 'routed') return broken;
  return isInOpenCity(campaign, army) && isFieldReady(force, army.owner, after.commander) ? null : broken;
};

/** With new troops in it, in or out of a city. */
export const withTroops = (campaign: Campaign, army: Army, force: Force): Partial<Army> => {
  const changed = withForce(army, force);
  const broken = recovered(campaign, army, changed, force);
  return { ...changed, broken, hasTakenField: army.hasTakenField || broken === null };
};

/** The part with the greatest points gives its state; of equals the Broken one (CHR-R-175). */
const weightiest = (campaign: Campaign, parts: readonly Army[]): Army =>
  [...parts].sort(
    (a, b) =>
      pvOf(b) - pvOf(a) || Number(isBroken(campaign, b)) - Number(isBroken(campaign, a)) || a.id - b.id,
  )[0]!;

/** An understrength or never legal part counts as Field once the whole qualifies. */
export const stateOfJoined = (campaign: Campaign, parts: readonly Army[], force: Force): Broken | null => {
  const { broken, owner } = weightiest(campaign, parts);
  if (broken?.cause === 'routed') return broken;
  const size = sizeOf(pvOf(force));
  if (size < FIELD_SIZE) return { cause: 'understrength', from: 0 };
  return broken === null || isFieldReady(force, owner) ? null : { cause: 'unready', from: 0 };
};

/** CHR-R-97: below size 5 nobody needs a leader (CHR-CMD-10). */
export const canBeLed = (force: Force, empire: number): boolean =>
  sizeOf(pvOf(force)) < FIELD_SIZE || isLed(force, empire);
