import { type Clause, firstRefusal, permit, refuse, say, type Verdict } from '@warmoot/kernel';
import { STEPS } from '../../engine/sequence.ts';
import { type Battle, isOnMap, typeOf } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { movesAndFires } from '../movement/mayMove.ts';
import { evadedThisTurn, isSpellless, missileFactor } from './factor.ts';
import { declaredIn } from './points.ts';

interface Firer {
  readonly battle: Battle;
  readonly unit: Unit;
}

const isOnTheMap: Clause<Firer> = ({ unit }) =>
  isOnMap(unit) ? permit : refuse('CSW-P-27', say`${unit.name} is not on the map`);

/** CSW-DEF-04, CSW-MIS-14, CSW-DIS-04 */
const hasMissiles: Clause<Firer> = ({ battle, unit }) => {
  if (isSpellless(battle, unit))
    return refuse('CSW-MIS-14', say`${unit.name} casts no spells in this battle`);
  if (typeOf(battle, unit).traits.includes('untrainedMounted'))
    return refuse('CSW-DIS-04', say`${unit.name} is not trained to fight from horseback`);
  return missileFactor(battle, unit) > 0
    ? permit
    : refuse('CSW-DEF-04', say`${unit.name} has no missile weapons`);
};

/** CSW-MIS-13, CSW-ROU-01 */
const isNotRouted: Clause<Firer> = ({ unit }) =>
  unit.routed ? refuse('CSW-MIS-13', say`${unit.name} is routed`) : permit;

/** CSW-UND-04 */
const isAwake: Clause<Firer> = ({ unit }) =>
  unit.dormant ? refuse('CSW-UND-04', say`${unit.name} is out of command and can do nothing`) : permit;

/** CSW-TUN-07, CSW-TUN-08 */
const isAboveGround: Clause<Firer> = ({ unit }) =>
  unit.underground ? refuse('CSW-TUN-08', say`${unit.name} is underground`) : permit;

const isEngine = (battle: Battle, unit: Unit): boolean => typeOf(battle, unit).category === 'engine';

/** CSW-OPF-01: in a movement segment. */
const inMovement = ({ step }: Battle): boolean => STEPS[step].segment === STEPS.move.segment;

const isOwnMovement = (battle: Battle, unit: Unit): boolean =>
  inMovement(battle) && unit.side === battle.phasing;

/** CSW-OPF-03, CSW-R-149: in their own movement segment all elves may move and then fire. */
const isElfOnTheMove = (battle: Battle, unit: Unit): boolean =>
  isOwnMovement(battle, unit) && typeOf(battle, unit).race === 'elf';

/** CSW-SKI-06: in missile segments only, and then at half its factor. */
const mayFireAfterEvading = (battle: Battle, unit: Unit): boolean =>
  !inMovement(battle) && evadedThisTurn(battle, unit);

/** CSW-FAC-08: a turn on the spot counts as movement. An action in an earlier segment is called a move. */
const whatItDid = ({ stepsTaken, spentHalf }: Unit): string =>
  stepsTaken === 0 && spentHalf > 0 ? 'has turned' : 'has moved';

/** CSW-MIS-08, CSW-R-08, CSW-FAC-08 with the exceptions of CSW-MIS-09 and CSW-CRE-01. */
const hasNotMoved: Clause<Firer> = ({ battle, unit }) => {
  if (!unit.movedThisTurn) return permit;
  if (isEngine(battle, unit)) return refuse('CSW-ENG-04', say`${unit.name} ${whatItDid(unit)} this turn`);
  return movesAndFires(battle, unit) || isElfOnTheMove(battle, unit) || mayFireAfterEvading(battle, unit)
    ? permit
    : refuse(
        isOwnMovement(battle, unit) ? 'CSW-OPF-03' : 'CSW-MIS-08',
        say`${unit.name} ${whatItDid(unit)} this turn`,
      );
};

/** CSW-MIS-06 */
const didNotMelee: Clause<Firer> = ({ unit }) =>
  unit.meleedLastSegment
    ? refuse('CSW-MIS-06', say`${unit.name} attacked in the last melee segment`)
    : permit;

/** CSW-MIS-01 */
const hasNotFired: Clause<Firer> = ({ unit }) =>
  unit.firedThisSegment ? refuse('CSW-MIS-01', say`${unit.name} has fired in this segment`) : permit;

/** CSW-MIS-01, CSW-SEQ-06 */
const isNotDeclared: Clause<Firer> = ({ battle, unit }) =>
  declaredIn(battle).has(unit.id)
    ? refuse('CSW-MIS-01', say`${unit.name} already fires in this segment`)
    : permit;

/** CSW-OPF-02, CSW-OPF-05 */
const didNotFireInMovement: Clause<Firer> = ({ battle, unit }) =>
  unit.firedInMovement
    ? refuse(
        inMovement(battle) ? 'CSW-OPF-05' : 'CSW-OPF-02',
        say`${unit.name} has fired in the movement segment`,
      )
    : permit;

/** CSW-CRE-03, CSW-DEF-11, CSW-R-10 */
const firesOnceInATurn: Clause<Firer> = ({ battle, unit }) => {
  const { category } = typeOf(battle, unit);
  return unit.firedThisTurn && (category === 'creature' || category === 'leader')
    ? refuse('CSW-CRE-03', say`${unit.name} has fired this turn`)
    : permit;
};

/** CSW-ENG-03, CSW-R-59: fired in turn T, it skips turn T+1 completely. */
const isReloaded: Clause<Firer> = ({ battle, unit }) =>
  isEngine(battle, unit) && unit.lastFiredTurn > 0 && battle.turn < unit.lastFiredTurn + 2
    ? refuse(
        'CSW-ENG-03',
        say`${unit.name} fired in turn ${unit.lastFiredTurn} and must let a whole turn pass`,
      )
    : permit;

/** CSW-WAL-04 */
const didNotScale: Clause<Firer> = ({ unit }) =>
  unit.scaled ? refuse('CSW-WAL-04', say`${unit.name} has climbed a wall this turn`) : permit;

/** CSW-CAL-04: nor for the rest of the turn, if it has left its work. */
const isNotAtWork: Clause<Firer> = ({ unit }) =>
  unit.working === null && !unit.workedThisTurn
    ? permit
    : refuse('CSW-CAL-04', say`${unit.name} is at work on caltrops this turn`);

const MAY_FIRE: readonly Clause<Firer>[] = [
  isOnTheMap,
  hasMissiles,
  isNotRouted,
  isAwake,
  isAboveGround,
  hasNotMoved,
  didNotMelee,
  hasNotFired,
  didNotFireInMovement,
  firesOnceInATurn,
  isReloaded,
  didNotScale,
  isNotAtWork,
];

/** CSW-P-27 except for attacks already declared: the part that no order of this step changes. */
export const isAbleToFire = (battle: Battle, unit: Unit): Verdict => firstRefusal(MAY_FIRE, { battle, unit });

/** CSW-P-27 */
export const canFire = (battle: Battle, unit: Unit): Verdict => {
  const able = isAbleToFire(battle, unit);
  return able.ok ? isNotDeclared({ battle, unit }) : able;
};
