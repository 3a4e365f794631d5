import type { Stand } from '@warmoot/tabletop';
import type { TroopClass } from '../data/classes.ts';
import type { Scale } from '../data/scales.ts';
import type { Artillery } from '../data/weapons.ts';
import { artilleryOf } from '../rules/fire/targets.ts';
import { fireClassOf, firingCastings } from '../rules/fire/volleys.ts';
import { type FighterClass, type FightingDepth, fightingDepth } from '../rules/melee/fighters.ts';
import { isUnsettledBy } from '../rules/melee/standing.ts';
import { castingsOn, hitsLeft, isImpaired, standsLeft, type Unit } from '../state/unit.ts';
import type { Bows, FireTarget } from './fire.ts';
import { conditionIn } from './game.ts';
import type { Duellist } from './melee.ts';
import type { Mover } from './movement.ts';
import { fightingStands } from './removal.ts';

/** What the roster does not know about a unit in melee: the umpire sees it on the table. */
export interface Engaged {
  readonly inContact: number;
  readonly overlaps: number;
  readonly isCharging: boolean;
  readonly movedForward: boolean;
  readonly isOnItsFront: boolean;
  readonly isWedge: boolean;
  readonly hasGeneral: boolean;
  readonly isInRough: boolean;
  readonly isInCover: boolean;
  readonly isInWater: boolean;
  readonly isUphill: boolean;
  readonly otherHalves: number;
  readonly die?: number;
}

/** The stands of a roster unit that fight, and the files in contact (BLD-R-15, BLD-R-89). */
export interface Fought {
  readonly fought: readonly Stand[];
  readonly contact: readonly number[];
}

/** Contact in the middle of the front, or from the left if only one stand overlaps. */
const filesInContact = ({ stands }: Unit, { inContact, overlaps }: Engaged): readonly number[] => {
  const count = Math.min(inContact, stands.length);
  const from = overlaps === 1 ? 0 : Math.floor((stands.length - count) / 2);
  return Array.from({ length: count }, (_, at) => from + at);
};

/** BLD-R-16: on a flank or in the rear, the last stands of the right file. */
const struckFromBehind = ({ stands }: Unit, count: number): readonly Stand[] => {
  const file = stands.length - 1;
  return Array.from({ length: Math.min(count, stands[file]?.length ?? 0) }, (_, rank) => ({ rank, file }));
};

const depthOf = (unit: Unit, engaged: Engaged, enemy: FighterClass): FightingDepth =>
  fightingDepth({
    class: unit.profile.class,
    melee: unit.profile.melee,
    isDisrupted:
      conditionIn(unit) !== 'ready' || engaged.isInWater || isUnsettledBy(unit.profile.class, enemy),
    isRecoiled: unit.recoiled !== null,
    isCharging: engaged.isCharging,
    movedForward: engaged.movedForward,
    isOnItsFront: engaged.isOnItsFront,
    isWedge: engaged.isWedge,
  });

/** BLD-R-46: a wedge counts its first four stands. */
const WEDGE = 4;

export const foughtBy = (unit: Unit, engaged: Engaged, enemy: FighterClass): Fought => {
  const contact = filesInContact(unit, engaged);
  if (!engaged.isOnItsFront) return { fought: struckFromBehind(unit, engaged.inContact), contact };
  const depth = depthOf(unit, engaged, enemy);
  const hasOverlaps = depth.hasOverlaps && engaged.overlaps > 0;
  const fought = fightingStands(unit.stands, contact, { ...depth, hasOverlaps });
  return { fought: depth.ranks === WEDGE && engaged.isWedge ? fought.slice(0, WEDGE) : fought, contact };
};

/** A unit of the roster as one side of a melee; it knows its weapon, armour, losses and state. */
export const duellistOf = (unit: Unit, engaged: Engaged, enemy: FighterClass, scale: Scale): Duellist => {
  const { profile, stands, deeds } = unit;
  const { fought } = foughtBy(unit, engaged, enemy);
  return {
    ...engaged,
    class: profile.class,
    ...(profile.model === null ? {} : { model: profile.model }),
    race: profile.race,
    morale: profile.morale,
    melee: profile.melee,
    armour: profile.armour,
    lacksShield: profile.lacksShield,
    fighting: fought.reduce(
      (sum, { rank, file }) => sum + castingsOn(unit, stands[file]?.[rank] ?? 0, scale),
      0,
    ),
    isDisrupted: conditionIn(unit) === 'disrupted' || conditionIn(unit) === 'routed',
    isRecoiled: unit.recoiled !== null,
    isImpaired: isImpaired(unit, scale),
    left: hitsLeft(unit),
    storedHalf: unit.storedHalf,
    fireHits: deeds.fireHits ?? 0,
    inflictedByFire: deeds.inflictedByFire ?? 0,
  };
};

/** A unit of the roster that shoots with bows; undefined if it has none. */
export const bowsOf = (unit: Unit, isUphill: boolean, mode: Bows['mode']): Bows | undefined =>
  unit.profile.missile === null
    ? undefined
    : {
        class: unit.profile.class as Bows['class'],
        race: unit.profile.race,
        missile: unit.profile.missile,
        flags: unit.profile.flags,
        castings: firingCastings(unit),
        isUphill,
        ...(mode === undefined ? {} : { mode }),
      };

/** What a unit of the roster shoots as artillery, and with how many pieces. */
export const batteryOf = (
  unit: Unit,
): { readonly artillery: Artillery; readonly pieces: number } | undefined => {
  const artillery = artilleryOf(unit);
  return artillery === undefined ? undefined : { artillery, pieces: standsLeft(unit) };
};

/** A unit of the roster as a target. */
export const targetOf = (
  { profile, special }: Unit,
  seen: Pick<FireTarget, 'isInCover' | 'isTestudo' | 'isAirborne' | 'isInMelee'> & {
    readonly isCircle?: boolean;
  },
): FireTarget => {
  const { isCircle = false, ...rest } = seen;
  const fireClass = fireClassOf({ profile, special: isCircle ? 'circle' : special });
  return {
    ...rest,
    class: profile.class,
    armour: profile.armour,
    ...(fireClass === undefined ? {} : { fireClass }),
  };
};

export const moverOf = ({ profile }: Unit): Mover =>
  profile.class === 'COMMAND' ? 'COMMAND' : (profile.model ?? (profile.class as TroopClass));
