import { type Clause, firstRefusal, permit, refuse, say, type Verdict } from '@warmoot/kernel';
import { type Battle, typeOf } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';

export interface Mover {
  readonly battle: Battle;
  readonly unit: Unit;
}

/** CSW-MIS-09, CSW-R-09: those who may both move and fire in one turn. */
export const movesAndFires = (battle: Battle, unit: Unit): boolean => {
  const { category, missile, traits } = typeOf(battle, unit);
  if (category === 'leader' || category === 'creature') return true;
  return traits.includes('movesAndFires') || (category === 'mounted' && missile > 0);
};

/** CSW-MOV-13 */
const isNotRouted: Clause<Mover> = ({ unit }) =>
  unit.routed ? refuse('CSW-MOV-13', say`${unit.name} is routed and moves only as routed units do`) : permit;

/** CSW-MOV-11, CSW-R-08, CSW-ENG-04; CSW-R-149: elves who may move and fire by CSW-OPF-03 alone do not move after it. */
const hasNotFired: Clause<Mover> = ({ battle, unit }) =>
  unit.firedThisTurn && !movesAndFires(battle, unit)
    ? refuse('CSW-MOV-11', say`${unit.name} has fired this turn`)
    : permit;

/** CSW-SKI-04 */
const didNotEvade: Clause<Mover> = ({ unit }) =>
  unit.heldBack ? refuse('CSW-SKI-04', say`${unit.name} evaded in the enemy's segment`) : permit;

/** CSW-MER-02 */
const companyMarches: Clause<Mover> = ({ battle, unit }) =>
  battle.companies.some(({ name, effect }) => name === unit.company && effect === 'stands')
    ? refuse('CSW-MER-02', say`${unit.name}'s company stands still this segment`)
    : permit;

/** CSW-UND-04 */
const isAwake: Clause<Mover> = ({ unit }) =>
  unit.dormant ? refuse('CSW-UND-04', say`${unit.name} is out of command and can do nothing`) : permit;

/** CSW-DIS-01: a unit that dismounts does nothing else. */
const isNotDismounting: Clause<Mover> = ({ unit }) =>
  unit.dismountsAs === null ? permit : refuse('CSW-DIS-01', say`${unit.name} is dismounting`);

/** CSW-TUN-07 */
const isAboveGround: Clause<Mover> = ({ unit }) =>
  unit.underground ? refuse('CSW-TUN-03', say`${unit.name} is underground`) : permit;

/** CSW-R-70: riderless mounts move only when led. */
const isLed: Clause<Mover> = ({ battle, unit }) =>
  typeOf(battle, unit).category === 'riderless' && !unit.inCommand
    ? refuse('CSW-R-70', say`${unit.name} has no leader near to move it`)
    : permit;

/** CSW-P-30: what prevents a unit from any voluntary action in a movement segment, above or below the ground. */
export const MAY_ACT: readonly Clause<Mover>[] = [
  isNotRouted,
  isAwake,
  hasNotFired,
  didNotEvade,
  companyMarches,
  isNotDismounting,
  isLed,
];

/** CSW-P-30: what prevents a voluntary move before its first step is checked. */
export const MAY_MOVE: readonly Clause<Mover>[] = [isAboveGround, ...MAY_ACT];

/** CSW-MOV-01: a stack moves as one order only from one hex. */
const standTogether = (units: readonly Unit[]): Verdict =>
  units.every(({ cell }) => cell === units[0]?.cell) && units.every((unit, i) => units.indexOf(unit) === i)
    ? permit
    : refuse('CSW-MOV-01', 'units that move together start in one hex');

export const mayAllMove = (battle: Battle, units: readonly Unit[]): Verdict => {
  for (const unit of units) {
    const verdict = firstRefusal(MAY_MOVE, { battle, unit });
    if (!verdict.ok) return verdict;
  }
  return standTogether(units);
};
