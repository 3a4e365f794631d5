import { centreOf, doesOverlap, type Stand, standBody, standCentre } from '@warmoot/tabletop';
import type { Melee } from '../../data/weapons.ts';
import type { Profile } from '../../state/profile.ts';
import { type BloodState, bondsOf, isDisrupted, unitById } from '../../state/state.ts';
import { isMounted, type Unit } from '../../state/unit.ts';
import { otherIn } from '../contact/contacts.ts';
import { isAlwaysInCover } from '../fire/targets.ts';
import { blockOf, bodyOf } from '../ground/bodies.ts';
import { isCover, isInAny, isRough, isUphillOf, isWater } from '../ground/ground.ts';
import type { FighterClass } from './fighters.ts';
import type { Target } from './killValue.ts';

/** BLD-DIS-07, BLD-R-51, cause D: creatures unsettle all but creatures. */
export const isUnsettledBy = (own: FighterClass, enemy: FighterClass): boolean =>
  own !== 'CREATURE' && enemy === 'CREATURE';

const facesCreature = (state: BloodState, unit: Unit): boolean =>
  bondsOf(state, unit.id).some((bond) =>
    isUnsettledBy(unit.profile.class, unitById(state, otherIn(bond, unit.id)).profile.class),
  );

/** BLD-DIS-08, cause E: a stand is not clear of the water. */
const isInWater = (state: BloodState, unit: Unit): boolean => {
  const water = state.terrain.filter(isWater);
  if (water.length === 0 || unit.special === 'square') return false;
  const block = blockOf(unit, state.options.scale);
  return unit.stands.some((file, at) =>
    file.some((_, rank) =>
      water.some(({ shape }) => doesOverlap(standBody(block, { rank, file: at }), shape)),
    ),
  );
};

/** BLD-R-48, BLD-R-49: Disrupted in this melee, whatever the cause; causes do not add up. */
export const isDisruptedInMelee = (state: BloodState, unit: Unit): boolean =>
  isDisrupted(unit) || facesCreature(state, unit) || isInWater(state, unit);

/** BLD-AFT-05: recoiled pikes and lancers fight with their side-arms. */
export const weaponOf = ({
  profile,
  recoiled,
}: Pick<Unit, 'recoiled'> & { readonly profile: Pick<Profile, 'class' | 'melee'> }): Melee =>
  recoiled !== null && (profile.melee === 'LS' || (profile.melee === 'IM' && isMounted(profile)))
    ? 'SM'
    : profile.melee;

/** BLD-R-81: by the heights at the two centres. */
export const standsAbove = (state: BloodState, unit: Unit, other: Unit): boolean =>
  isUphillOf(state, centreOf(bodyOf(state, unit)), centreOf(bodyOf(state, other)));

/** A unit as the one that strikes it sees it (BLD-MEL-09, BLD-R-43). */
export const targetOf = (
  state: BloodState,
  unit: Unit,
  striker: Unit,
  fighting: readonly Stand[],
): Target => {
  const block = blockOf(unit, state.options.scale);
  const centres = fighting.map((stand) => standCentre(block, stand));
  const covered = centres.filter((centre) => isInAny(state.terrain.filter(isCover), centre)).length;
  return {
    armour: unit.profile.armour,
    lacksShield: unit.profile.lacksShield,
    isInRough: centres.some((centre) => isInAny(state.terrain.filter(isRough), centre)),
    isInCover: isAlwaysInCover(unit.profile.class) || 2 * covered > centres.length,
    isUphill: standsAbove(state, unit, striker),
    isDisrupted: isDisruptedInMelee(state, unit),
  };
};
