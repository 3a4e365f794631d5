/** A mover, with everything that decides where it may go. */

import type { RaceId } from '../../data/profile.ts';
import { isBroken } from '../../state/armies.ts';
import type { Army, Campaign, EmpireId, Unit } from '../../state/state.ts';
import { classOf, type MobilityClass, UNIT_CLASS } from '../forces/mobility.ts';
import { raceOf } from '../forces/race.ts';

export interface Mover {
  readonly kind: 'army' | Unit['kind'];
  readonly id: number;
  readonly owner: EmpireId;
  readonly class: MobilityClass;
  /**
   * None for Mercenary armies and for scouts, engineers and settlers: racial rules apply to armies only (CHR-RAC-01).
   */
  readonly race: RaceId | null;
  readonly broken: boolean;
  /** On a ship now: its state, not the ship, crosses the water (CHR-R-51). */
  readonly afloat: boolean;
}

const armyMover = (campaign: Campaign, army: Army): Mover => {
  const race = raceOf(army);
  return {
    kind: 'army',
    id: army.id,
    owner: army.owner,
    class: classOf(army),
    race: race === 'mercenary' ? null : race,
    broken: isBroken(campaign, army),
    afloat: army.afloat,
  };
};

const unitMover = ({ kind, id, owner, afloat }: Unit): Mover => ({
  kind,
  id,
  owner,
  class: UNIT_CLASS[kind],
  race: null,
  broken: false,
  afloat,
});

export const moverOf = (campaign: Campaign, thing: Army | Unit): Mover =>
  'kind' in thing ? unitMover(thing) : armyMover(campaign, thing);

/** The same thing in the campaign: an army or a unit. */
export const armyOrUnitOf = (
  campaign: Campaign,
  { kind, id }: Pick<Mover, 'kind' | 'id'>,
): Army | Unit | null => (kind === 'army' ? campaign.armies[id] : campaign.units[id]) ?? null;
