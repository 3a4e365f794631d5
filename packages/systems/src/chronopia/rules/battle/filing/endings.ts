import { permit, type Verdict } from '@warmoot/kernel';
import type { Ending, FightOrder, SideId } from '../forms.ts';
import { deployedBands, individualsOf, otherSide } from '../roster.ts';
import { type Filed, isCount, no } from './filed.ts';

const MAY_END_EARLY: readonly Ending[] = [
  'annihilation',
  'fled',
  'peacefulWithdrawal',
  'fightingWithdrawal',
  'cityBroke',
  'negotiated',
];

/** CHR-CMB-12 */
export const lastedLongEnough = ({ result: { turnsPlayed, ending } }: Filed): Verdict => {
  if (!isCount(turnsPlayed)) return no(`${turnsPlayed} is no number of turns`);
  return turnsPlayed >= 6 || MAY_END_EARLY.includes(ending)
    ? permit
    : no(`a battle that ended as ${ending} lasts at least 6 turns, not ${turnsPlayed}`);
};

export const onlyCitiesBreak = ({ order, result: { ending, turnsPlayed } }: Filed): Verdict => {
  if (ending !== 'cityBroke') return permit;
  if (order.kind !== 'city') return no('a city can break only in a city fight');
  return turnsPlayed >= 5 ? permit : no(`a city can break from turn 5 on, not in turn ${turnsPlayed}`);
};

const LEAVINGS: readonly Ending[] = [
  'fled',
  'peacefulWithdrawal',
  'fightingWithdrawal',
  'cityBroke',
  'yieldAccepted',
  'yieldRefused',
];

/** CHR-R-119, CHR-R-120: who leaves has lost, and the other has won. */
export const leaversLose = ({ result: { ending, endingSide, winner } }: Filed): Verdict => {
  if (!LEAVINGS.includes(ending)) return permit;
  if (endingSide === null) return no(`a battle that ended as ${ending} names the side that left`);
  return winner === otherSide(endingSide)
    ? permit
    : no(`side ${endingSide} left the battle, so side ${otherSide(endingSide)} is the winner`);
};

const isLeft = ({ order, result }: Filed, side: FightOrder['sides'][number]): boolean => {
  const bands = deployedBands(order, side).some(({ id }) =>
    result.warbands.some((fate) => fate.id === id && fate.survivors.some(({ count }) => count > 0)),
  );
  const heroes = individualsOf(side).some(
    ({ id, woundsNow }) =>
      woundsNow > 0 && result.individuals.some((fate) => fate.id === id && !fate.reducedToZero),
  );
  return bands || heroes;
};

/** Groups that ran from turn 6 on are survivors although nobody of them is on the table (CHR-AUT-10, -35). */
export const nobodyIsLeft = (filed: Filed): Verdict => {
  const { order, result } = filed;
  if (result.ending !== 'annihilation' || (result.mode === 'auto' && result.turnsPlayed >= 6)) return permit;
  const gone = order.sides.filter((side) => !isLeft(filed, side)).map(({ side }) => side);
  const lone: SideId | undefined = gone.length === 1 ? gone[0] : undefined;
  if (gone.length === 0) return no('one side has no survivors after an annihilation, but both have');
  return lone !== undefined && result.winner === lone
    ? no(`side ${lone} was annihilated and cannot have won`)
    : permit;
};
