import { type Clause, firstRefusal, permit, refuse, type Verdict } from '@warmoot/kernel';
import {
  faceToward,
  INCH,
  isInArc,
  squareBetweenBodies,
  squareOfRange,
  standCentre,
} from '@warmoot/tabletop';
import { SCALES } from '../../data/scales.ts';
import { ARTILLERY, type Artillery } from '../../data/weapons.ts';
import { hasMagic } from '../../state/options.ts';
import { modelOf } from '../../state/profile.ts';
import { type BloodState, isDisrupted, isInMelee, isReorganising, unitById } from '../../state/state.ts';
import { isCommand, isImpaired, piecesOf, type Unit } from '../../state/unit.ts';
import { isLeaderless, mayBeOrdered } from '../command/mayOrder.ts';
import { blockOf, bodyOf } from '../ground/bodies.ts';
import { isCover, isInAny } from '../ground/ground.ts';
import { canSee } from '../ground/sight.ts';
import { hasCommitted, isWindy } from '../magic/cast.ts';
import { enemiesOf } from '../movement/march.ts';
import { type FireMode, mayShoot, modesOf, rangeOf, type Shooter } from './fireRow.ts';

export interface Shooting {
  readonly state: BloodState;
  readonly unit: Unit;
  readonly target: Unit;
  readonly mode: FireMode | undefined;
}

/** BLD-FIR-12, BLD-MAG-04: what a unit throws as artillery; a magic user has his lightning. */
export const artilleryOf = ({ profile }: Unit): Artillery | undefined =>
  profile.rank === 'magic user' ? 'lightning' : modelOf(profile)?.artillery;

export const shooterOf = (state: BloodState, unit: Unit): Shooter | undefined =>
  unit.profile.missile === null
    ? undefined
    : {
        class: unit.profile.class as Shooter['class'],
        race: unit.profile.race,
        missile: unit.profile.missile,
        flags: unit.profile.flags,
        isDisrupted: isDisrupted(unit),
        isReorganising: isReorganising(unit),
        isInMelee: isInMelee(state, unit),
        isImpaired: isImpaired(unit, state.options.scale),
      };

/** BLD-R-34. */
export const shootsAllRound = (unit: Unit): boolean =>
  unit.special === 'square' || unit.special === 'circle' || unit.profile.class === 'WAGON' || isCommand(unit);

/** The mode of a shot: the one asked for, or the only one there is (BLD-FIR-02). */
export const modeOf = (state: BloodState, unit: Unit, target: Unit, mode: FireMode | undefined): FireMode => {
  const shooter = shooterOf(state, unit);
  return mode ?? (shooter === undefined ? 'Select' : (modesOf(shooter, target.isAirborne)[0] as FireMode));
};

const ableToShoot: Clause<Shooting> = ({ state, unit }) => {
  const shooter = shooterOf(state, unit);
  if (shooter !== undefined)
    return unit.special === 'testudo' ? refuse('BLD-R-44', 'a testudo cannot shoot') : mayShoot(shooter);
  if (artilleryOf(unit) === undefined) return refuse('BLD-FIR-01', 'it has nothing to shoot with');
  if (piecesOf(unit, state.options.scale) === 0) return refuse('BLD-R-40', 'it has no crew left');
  if (isDisrupted(unit) || isInMelee(state, unit)) return refuse('BLD-FIR-18', 'it is Disrupted or in melee');
  return isImpaired(unit, state.options.scale) ? refuse('BLD-R-65', 'it is impaired') : permit;
};

/** BLD-CMD-08, BLD-FLY-05: in ADVANCED shooting at what flies takes an order. */
export const needsOrderToShoot = (state: BloodState, unit: Unit, target: Unit): boolean =>
  state.options.command === 'ADVANCED' && target.isAirborne && !isCommand(unit);

const ordered: Clause<Shooting> = ({ state, unit, target }) =>
  needsOrderToShoot(state, unit, target) ? mayBeOrdered(state, unit) : permit;

/** BLD-MAG-09. */
const notInTheWhirlwind: Clause<Shooting> = ({ state }) =>
  isWindy(state) ? refuse('BLD-MAG-09', 'nobody can shoot in the whirlwind') : permit;

/** BLD-R-61, BLD-GEN-04. */
const notWhileCasting: Clause<Shooting> = ({ state, unit }) => {
  if (unit.profile.rank !== 'magic user') return permit;
  if (!hasMagic(state.options)) return refuse('BLD-GEN-04', 'this battle is fought without magic');
  return hasCommitted(state, unit) ? refuse('BLD-R-61', 'he has a spell in hand') : permit;
};

/** BLD-R-87. */
const notLeaderless: Clause<Shooting> = ({ unit }) =>
  isLeaderless(unit) ? refuse('BLD-R-87', 'skeletons without a magic user can only hold and fight') : permit;

/** BLD-R-36: one target in a step; of a square one for each face (BLD-GEO-18). */
const once: Clause<Shooting> = ({ state, unit, target }) => {
  if (!unit.deeds.hasFired) return permit;
  const shots = state.shots.filter((shot) => shot.unit === unit.id);
  const face = (id: string) => faceToward(bodyOf(state, unit), bodyOf(state, unitById(state, id)));
  const isFreeFace =
    unit.special === 'square' && shots.every((shot) => face(shot.target) !== face(target.id));
  return isFreeFace && shots.length > 0 ? permit : refuse('BLD-R-36', 'it has shot already');
};

const inTheRightMode: Clause<Shooting> = ({ state, unit, target, mode }) => {
  const shooter = shooterOf(state, unit);
  if (mode === undefined || shooter === undefined) return permit;
  return modesOf(shooter, target.isAirborne).includes(mode)
    ? permit
    : refuse(mode === 'Select' ? 'BLD-FIR-03' : 'BLD-FIR-04', `it cannot shoot ${mode} at that target`);
};

/** BLD-R-37. */
const notIntoMelee: Clause<Shooting> = ({ state, target }) =>
  isInMelee(state, target) ? refuse('BLD-R-37', 'the target is in melee') : permit;

const reachOf = ({
  state,
  unit,
  target,
  mode,
}: Shooting): { readonly least: number; readonly most: number } => {
  const shooter = shooterOf(state, unit);
  if (shooter !== undefined)
    return {
      least: 0,
      most: INCH * rangeOf(shooter, modeOf(state, unit, target, mode), state.options.scale),
    };
  const { range, least } = ARTILLERY[artilleryOf(unit) as Artillery];
  return { least: INCH * least, most: INCH * (range + SCALES[state.options.scale].rangeBonus) };
};

/** BLD-GEO-18, BLD-R-34, BLD-FIR-20. */
const inArcAndRange: Clause<Shooting> = (shooting) => {
  const { state, unit, target } = shooting;
  const { least, most } = reachOf(shooting);
  const from = bodyOf(state, unit);
  const to = bodyOf(state, target);
  const allRound = shootsAllRound(unit);
  const square = squareOfRange(from, to, allRound);
  if (square > most ** 2) return refuse('BLD-FIR-06', 'the target is out of range');
  if (square < least ** 2) return refuse('BLD-FIR-20', 'the target is too near for a catapult');
  return allRound || isInArc(from, to, most) ? permit : refuse('BLD-R-34', 'the target is outside its arc');
};

/** BLD-R-35 d: these go over heads. */
const isDirect = ({ state, unit, target, mode }: Shooting): boolean => {
  const artillery = shooterOf(state, unit) === undefined ? artilleryOf(unit) : undefined;
  return artillery === undefined
    ? modeOf(state, unit, target, mode) === 'Select'
    : !ARTILLERY[artillery].isOverhead;
};

const inSight: Clause<Shooting> = (shooting) =>
  canSee(shooting.state, shooting.unit, shooting.target, {
    isDirect: isDirect(shooting),
    isAllRound: shootsAllRound(shooting.unit),
  })
    ? permit
    : refuse('BLD-R-35', 'something hides the target');

/** BLD-R-37: a lone command stand only if it is the nearest enemy in arc. */
const notPastOthersAtAGeneral: Clause<Shooting> = (shooting) => {
  const { state, unit, target } = shooting;
  if (!isCommand(target)) return permit;
  const from = bodyOf(state, unit);
  const range = (enemy: Unit): number => squareBetweenBodies(from, bodyOf(state, enemy));
  const isNearer = enemiesOf(state, unit).some(
    (enemy) =>
      enemy.id !== target.id &&
      range(enemy) < range(target) &&
      inArcAndRange({ ...shooting, target: enemy }).ok,
  );
  return isNearer ? refuse('BLD-R-37', 'a general can be shot at only if nobody else is nearer') : permit;
};

export const checkFire = (shooting: Shooting): Verdict =>
  firstRefusal(
    [
      ableToShoot,
      notInTheWhirlwind,
      notWhileCasting,
      notLeaderless,
      once,
      notIntoMelee,
      inTheRightMode,
      inArcAndRange,
      notPastOthersAtAGeneral,
      inSight,
      ordered,
    ],
    shooting,
  );

/** BLD-CRE-13. */
export const isAlwaysInCover = (of: Unit['profile']['class']): boolean => of === 'WAGON';

/** BLD-R-43: more than half of its stands in a village or outpost. */
export const isInCover = (state: BloodState, unit: Unit): boolean => {
  if (isAlwaysInCover(unit.profile.class)) return true;
  const cover = state.terrain.filter(isCover);
  if (cover.length === 0) return false;
  const block = blockOf(unit, state.options.scale);
  const stands = unit.stands.flatMap((file, at) =>
    file.map((_, rank) => standCentre(block, { rank, file: at })),
  );
  return 2 * stands.filter((centre) => isInAny(cover, centre)).length > stands.length;
};
