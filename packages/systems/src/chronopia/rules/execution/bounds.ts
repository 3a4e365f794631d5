/** What forces an army to stay in its city, or out of another (CHR-ARM-03, CHR-ARM-04, CHR-R-132). */
import { isBroken } from '../../state/armies.ts';
import type { Hex } from '../../state/ground.ts';
import { armiesAt, cityAt } from '../../state/readers.ts';
import type { Army, Campaign } from '../../state/state.ts';
import { isHostilePair } from '../encounters/wants.ts';
import { isFieldReady } from '../forces/structure.ts';

export const isInOwnCity = (campaign: Campaign, { at, owner }: Pick<Army, 'at' | 'owner'>): boolean =>
  cityAt(campaign, at)?.owner === owner;

/** Hostile armies outside the walls of the hex an army stands in; whether it is itself inside does not matter here. */
export const hostilesAt = (campaign: Campaign, army: Army, at: Hex): Army[] =>
  armiesAt(campaign, at).filter((other) => isHostilePair(campaign, { ...army, inside: false }, other, at));

/**
 * CHR-ARM-04: a Field Army that is no longer legal rebuilds in the city it has reached; this applies to mercenaries
 * too.
 */
export const isBoundToCity = (campaign: Campaign, army: Army): boolean =>
  isInOwnCity(campaign, army) && !isBroken(campaign, army) && !isFieldReady(army, army.owner);

/**
 * CHR-ARM-03, CHR-R-35: a Broken army stays in its city; from a hostile army there it may flee, but only toward the
 * nearest other city. The hex it must get away from, if there is one.
 */
export const fledHex = (campaign: Campaign, army: Army): Hex | undefined =>
  isInOwnCity(campaign, army) && hostilesAt(campaign, army, army.at).length > 0 ? army.at : undefined;

/** CHR-R-132: not back into the hex it had to leave. */
export const isBarred = (campaign: Campaign, { mustLeave }: Army, to: Hex): boolean =>
  mustLeave !== null && cityAt(campaign, to)?.id === mustLeave;
