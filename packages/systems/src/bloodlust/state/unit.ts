import type { Pose } from '@warmoot/tabletop';
import type { Scale } from '../data/scales.ts';
import { conditionOf } from '../rules/casualties/stages.ts';
import { frameAt, strengthOf } from '../rules/creatures/strength.ts';
import type { Side } from './options.ts';
import { modelOf, type Profile } from './profile.ts';

/** BLD-FRM-05: how a block of stands may be drawn up; a plain block takes its name from files and ranks (BLD-R-04). */
export type Special = 'square' | 'wedge' | 'testudo' | 'circle';

/** What a unit has done and suffered in the current turn, or player-turn (BLD-R-76). */
export interface Deeds {
  readonly hasFired?: true;
  readonly hasMoved?: true;
  /** BLD-R-28: a drilled unit that reformed has half its move left. */
  readonly hasReformed?: true;
  readonly isCharging?: true;
  readonly movedForward?: true;
  /** BLD-R-12: answered a charge with Hold, or was named as a target. */
  readonly holds?: true;
  /** BLD-R-13: it routed before a charge, and turns only when all charges are over. */
  readonly fledFromCharge?: true;
  readonly wasInMelee?: true;
  /** BLD-R-19. */
  readonly meleeHits?: number;
  readonly fireHits?: number;
  readonly inflictedInMelee?: number;
  readonly inflictedByFire?: number;
  /** BLD-R-56: the kind of manoeuvre that a general has made. */
  readonly manoeuvre?: 'move' | 'reform' | 'rally';
  /** BLD-R-98: a unit that took part in one. */
  readonly wasManoeuvred?: true;
  /** Its order is paid for: a reform and the rest of the move, or taking off and flying, are one. */
  readonly isOrdered?: true;
  /** BLD-R-98: no ordered action for the rest of the turn. */
  readonly lostGeneral?: true;
}

export interface Unit {
  readonly id: string;
  readonly side: Side;
  /** The id of the commander's own stand; its own id for a commander. */
  readonly commander: string;
  readonly profile: Profile;
  /** The name it is called by, with its number among its like. */
  readonly name: string;
  /** Nowhere until it is deployed. */
  readonly pose: Pose | null;
  /** Files from the left, each from the front: what is left of each stand. */
  readonly stands: readonly (readonly number[])[];
  readonly standsAtStart: number;
  readonly special: Special | null;
  /** BLD-R-46: the melees that a wedge has fought. */
  readonly wedgeMelees: number;
  /** BLD-R-18: 0 or 1. */
  readonly storedHalf: number;
  /** BLD-R-49, causes A and B: owed while other enemies are in contact, due from the end of this half, or now. */
  readonly reorganises: 'owed' | 'due' | 'now' | null;
  /** BLD-AFT-05: since it recoiled, and whether it has begun a turn out of contact. */
  readonly recoiled: 'fresh' | 'resting' | null;
  readonly isRouted: boolean;
  /** BLD-DIS-06, cause C: by a spell, for this turn. */
  readonly isStricken: boolean;
  readonly isAirborne: boolean;
  /** BLD-R-68: a rider is mounted. */
  readonly hasRider: boolean;
  /** BLD-R-63: the unit that a command stand has joined. */
  readonly attachedTo: string | null;
  /** BLD-R-76: shot Select since the start of its own last turn. */
  readonly shotSelect: boolean;
  readonly deeds: Deeds;
}

export const standsLeft = ({ stands }: Pick<Unit, 'stands'>): number =>
  stands.reduce((sum, file) => sum + file.length, 0);

export const hitsLeft = ({ stands }: Pick<Unit, 'stands'>): number =>
  stands.reduce((sum, file) => sum + file.reduce((all, left) => all + left, 0), 0);

export const ranksIn = ({ stands }: Pick<Unit, 'stands'>): number =>
  Math.max(0, ...stands.map((file) => file.length));

/** BLD-R-04, BLD-UNT-03, BLD-FRM-01, BLD-FRM-02, BLD-FRM-03, BLD-FRM-04. */
export type Formation = 'individual' | 'pair' | 'column' | 'line' | 'mass';

export const formationOf = (unit: Pick<Unit, 'stands'>): Formation => {
  const files = unit.stands.length;
  const ranks = ranksIn(unit);
  if (files <= 1 && ranks <= 1) return 'individual';
  if (files === 2 && ranks === 1) return 'pair';
  if (files <= 2) return 'column';
  return ranks <= 2 ? 'line' : 'mass';
};

/** BLD-R-65: a model with one body hit left. */
export const isImpaired = ({ profile, stands }: Unit, scale: Scale): boolean => {
  const model = modelOf(profile);
  if (model === undefined) return false;
  const { crew, body, hasStages } = frameAt(model, scale);
  return stands.some((file) =>
    file.some((left) => conditionOf({ crew, body, hasStages }, crew + body - left).isImpaired),
  );
};

/** BLD-R-64, BLD-R-68: as how many castings a stand fights. */
export const castingsOn = ({ profile, hasRider }: Unit, left: number, scale: Scale): number => {
  const model = modelOf(profile);
  if (model === undefined) return left;
  const riders = left - frameAt(model, scale).body;
  if (hasRider && riders > 0) return riders;
  return strengthOf(model, profile.full - left, scale);
};

/** BLD-R-40: the stands whose artillery can shoot: of machines those that still have crew. */
export const piecesOf = ({ profile, stands }: Unit, scale: Scale): number => {
  const model = modelOf(profile);
  const least = profile.class === 'EQUIPMENT' && model !== undefined ? frameAt(model, scale).body : 0;
  return stands.flat().filter((left) => left > least).length;
};

/** BLD-R-68: as long as a rider lives and has not dismounted. */
export const isRidden = ({ profile, hasRider, stands }: Unit, scale: Scale): boolean => {
  const model = modelOf(profile);
  return model !== undefined && hasRider && stands.flat().some((left) => left > frameAt(model, scale).body);
};

export const isMounted = ({ class: of }: Pick<Profile, 'class'>): boolean =>
  of === 'LH' || of === 'MLO' || of === 'MCO' || of === 'CHARIOT'; // BLD-TRP-12

export const isFlyer = ({ profile }: Unit): boolean => modelOf(profile)?.isFlyer === true;
export const isCommand = ({ profile }: Unit): boolean => profile.class === 'COMMAND';

/** BLD-MEL-12: the model's name, or the class. */
export const isFoot = ({ class: of }: Profile): boolean =>
  of === 'MASS' || of === 'FLEXIBLE' || of === 'DRILL' || of === 'SUPPORT' || of === 'LF' || of === 'HORDE';
