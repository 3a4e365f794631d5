import { type Clause, permit, refuse } from '@warmoot/kernel';
import { type Battle, typeOf, type Unit } from '../../state.ts';

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
  unit.routed ? refuse('CSW-MOV-13', `${unit.name} is routed and moves only as routed units do`) : permit;

/** CSW-MOV-11, CSW-R-08, CSW-ENG-04 */
const hasNotFired: Clause<Mover> = ({ battle, unit }) =>
  unit.firedThisTurn && !movesAndFires(battle, unit)
    ? refuse('CSW-MOV-11', `${unit.name} has fired this turn`)
    : permit;

/** CSW-SKI-04 */
const didNotEvade: Clause<Mover> = ({ unit }) =>
  unit.heldBack ? refuse('CSW-SKI-04', `${unit.name} evaded in the enemy's segment`) : permit;

/** CSW-MER-02 */
const companyMarches: Clause<Mover> = ({ battle, unit }) =>
  battle.companies.some(({ name, effect }) => name === unit.company && effect === 'stands')
    ? refuse('CSW-MER-02', `${unit.name}'s company stands this segment`)
    : permit;

/** CSW-UND-04 */
const isAwake: Clause<Mover> = ({ unit }) =>
  unit.dormant ? refuse('CSW-UND-04', `${unit.name} is out of command and can do nothing`) : permit;

/** CSW-DIS-01: a unit that gets down from its mounts does nothing else. */
const isNotDismounting: Clause<Mover> = ({ unit }) =>
  unit.dismountsAs === null ? permit : refuse('CSW-DIS-01', `${unit.name} is dismounting`);

/** CSW-TUN-07 */
const isAboveGround: Clause<Mover> = ({ unit }) =>
  unit.underground ? refuse('CSW-TUN-03', `${unit.name} is underground`) : permit;

/** CSW-P-30: what bars a voluntary move before the first step is looked at. */
export const MAY_MOVE: readonly Clause<Mover>[] = [
  isNotRouted,
  isAboveGround,
  isAwake,
  hasNotFired,
  didNotEvade,
  companyMarches,
  isNotDismounting,
];
