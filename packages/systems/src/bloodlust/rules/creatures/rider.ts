import { permit, refuse, type Verdict } from '@warmoot/kernel';
import { formed } from '@warmoot/tabletop';
import type { Scale } from '../../data/scales.ts';
import { modelOf, type Profile } from '../../state/profile.ts';
import { type BloodState, isInMelee } from '../../state/state.ts';
import { isRidden, type Unit } from '../../state/unit.ts';
import { behind } from '../command/joining.ts';
import { bodyOf } from '../ground/bodies.ts';
import { mayStand } from '../ground/ground.ts';
import { frameAt } from './strength.ts';

/** BLD-R-68: on foot a rider is a skirmisher without armour or shield; he rolls a d6 and costs nothing. */
const riderProfile = (own: Profile, scale: Scale): Profile => ({
  ...own,
  entry: 'rider',
  name: 'Rider',
  class: 'LF',
  race: 'human',
  melee: 'SM',
  missile: null,
  armour: 'None',
  lacksShield: true,
  flags: [],
  full: frameAt(modelOf(own) as NonNullable<ReturnType<typeof modelOf>>, scale).crew,
  points: 0,
  rate: 9,
  depth: 'loose',
  paysRough: false,
  model: null,
});

const bodyHits = (unit: Unit, scale: Scale): number =>
  frameAt(modelOf(unit.profile) as NonNullable<ReturnType<typeof modelOf>>, scale).body;

/** BLD-FLY-02, BLD-R-68: the creature without its riders, and the riders flush behind it. */
export const afterDismounting = (
  state: BloodState,
  unit: Unit,
): { readonly creature: Unit; readonly riders: Unit } => {
  const { scale } = state.options;
  const least = bodyHits(unit, scale);
  const left = unit.stands.flat().flatMap((hits) => (hits > least ? [hits - least] : []));
  const files = Math.min(unit.stands.length, left.length);
  let next = 0;
  const stands = formed(left.length, files).map((count) =>
    Array.from({ length: count }, () => left[next++] as number),
  );
  return {
    creature: {
      ...unit,
      stands: unit.stands.map((file) => file.map((hits) => Math.min(hits, least))),
      hasRider: false,
      deeds: { ...unit.deeds, hasMoved: true },
    },
    riders: {
      ...unit,
      id: `${unit.id}r`,
      profile: riderProfile(unit.profile, scale),
      name: left.length === 1 ? `Rider of ${unit.name}` : `Riders of ${unit.name}`,
      pose: behind(bodyOf(state, unit)),
      stands,
      standsAtStart: left.length,
      hasRider: false,
      deeds: { hasMoved: true },
    },
  };
};

export const checkDismount = (state: BloodState, unit: Unit): Verdict => {
  if (!isRidden(unit, state.options.scale)) return refuse('BLD-R-68', 'nobody rides it');
  if (unit.isAirborne) return refuse('BLD-R-68', 'riders can dismount only on the ground');
  if (isInMelee(state, unit)) return refuse('BLD-MOV-15', 'it is in melee');
  if (unit.deeds.hasMoved || unit.deeds.hasReformed || unit.deeds.holds)
    return refuse('BLD-R-68', 'dismounting takes its whole move');
  const { riders } = afterDismounting(state, unit);
  return mayStand(state, riders, bodyOf(state, riders))
    ? permit
    : refuse('BLD-R-68', 'there is no room behind it');
};
