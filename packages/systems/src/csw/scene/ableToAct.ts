import { whoDecides } from '../engine/decider.ts';
import { unitSubject } from '../engine/decisions.ts';
import { STEPS } from '../engine/sequence.ts';
import { meleeDesk } from '../rules/melee/attack.ts';
import { canFire } from '../rules/missile/mayFire.ts';
import { volleysOf } from '../rules/missile/volleys.ts';
import { fullAllowance } from '../rules/movement/allowance.ts';
import { mayAllMove } from '../rules/movement/mayMove.ts';
import { mayBeRallied } from '../rules/rally/rally.ts';
import { mustFlee } from '../rules/rout/routMove.ts';
import type { Side } from '../state/setup.ts';
import { type Battle, isOnMap, isOnSurface } from '../state/state.ts';
import { isCharging, type Unit } from '../state/unit.ts';

/** CSW-MIS-01: it has a target that it may fire at. */
const couldFire = (battle: Battle, unit: Unit): boolean =>
  canFire(battle, unit).ok && !volleysOf(battle, unit).next().done;

/** CSW-MEL-01: it is in no declared attack yet and has somebody or something to strike. */
const couldStrike = (battle: Battle, unit: Unit): boolean => {
  for (const _ of meleeDesk.legal(battle, unit.side, unitSubject(unit.id))) return true;
  return false;
};

/** CSW-MOV-01: its move is not over and has points left, or has not begun (CSW-MOV-05). */
const couldMove = (battle: Battle, unit: Unit): boolean =>
  isOnSurface(unit) &&
  !unit.moveEnded &&
  !isCharging(unit) &&
  (unit.stepsTaken === 0 || unit.spentHalf < 2 * fullAllowance(battle, unit)) &&
  mayAllMove(battle, [unit]).ok;

type Test = (battle: Battle, unit: Unit, side: Side) => boolean;

/** By step: which units can still act in it. The morale segments have no decisions. */
const testFor = ({ step }: Battle): Test | undefined => {
  if (step === 'rally') return (battle, unit, side) => mayBeRallied(battle, side, unit);
  if (step === 'routMoves') return (_, unit, side) => mustFlee(unit, side);
  if (step === 'move') return couldMove;
  if (STEPS[step].segment === STEPS.fireFirst.segment) return couldFire;
  return step === 'meleeFirst' || step === 'meleeSecond' ? couldStrike : undefined;
};

/** CSW-P-09: the units of a side that can still act in the step that waits for it. */
export const ableToAct = (battle: Battle, side: Side): Unit[] => {
  const able = testFor(battle);
  if (able === undefined || whoDecides(battle) !== side || battle.questions.length > 0) return [];
  return battle.units.filter((unit) => unit.side === side && isOnMap(unit) && able(battle, unit, side));
};
