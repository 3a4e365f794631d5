import { permit, type Verdict } from '@warmoot/kernel';
import { ENDING_WORDS } from '../../combat/resultWords.ts';
import type { Ending, FightOrder } from '../forms.ts';
import { deployedBands, individualsOf, otherSide } from '../roster.ts';
import { type Filed, isCount, refuseResult } from './filed.ts';

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
  if (!isCount(turnsPlayed)) return refuseResult(`${turnsPlayed} is not a number of turns`);
  return turnsPlayed >= 6 || MAY_END_EARLY.includes(ending)
    ? permit
    : refuseResult(`${ENDING_WORDS[ending]}: such a battle must last at least 6 turns, not ${turnsPlayed}`);
};

/** CHR-CFT-08: it is the defenders who break. */
export const onlyCitiesBreak = ({ order, result }: Filed): Verdict => {
  const { ending, endingSide, turnsPlayed } = result;
  if (ending !== 'cityBroke') return permit;
  if (order.kind !== 'city') return refuseResult('a city can break only in a city fight');
  const broken = order.sides.find(({ side }) => side === endingSide);
  if (broken?.role === 'attacker')
    return refuseResult(`side ${endingSide} is the attacker; only the defender's city can break`);
  return turnsPlayed >= 5
    ? permit
    : refuseResult(`a city can break from turn 5 on, not in turn ${turnsPlayed}`);
};

/** CHR-CFT-09: a side that leaves the field without consent has fled (CHR-CMB-13). */
export const onlyCitiesAreFoughtOutOf = ({ order, result: { ending } }: Filed): Verdict =>
  ending === 'fightingWithdrawal' && order.kind !== 'city'
    ? refuseResult('no side fights its way out of a field battle: it flees or is allowed to leave')
    : permit;

/** CHR-CMB-15: neither experience nor spoils, so nobody has won. */
export const peaceHasNoWinner = ({ result: { ending, winner } }: Filed): Verdict =>
  ending === 'negotiated' && winner !== 'draw'
    ? refuseResult(`a negotiated peace has no winner, but side ${winner} is named`)
    : permit;

const LEAVINGS: readonly Ending[] = [
  'fled',
  'peacefulWithdrawal',
  'fightingWithdrawal',
  'cityBroke',
  'yieldAccepted',
  'yieldRefused',
];

/** CHR-R-119, CHR-R-120: the side that leaves has lost, and the other has won. */
export const leaversLose = ({ result: { ending, endingSide, winner } }: Filed): Verdict => {
  if (!LEAVINGS.includes(ending)) return permit;
  if (endingSide === null) return refuseResult(`${ENDING_WORDS[ending]}: say which side left the battle`);
  return winner === otherSide(endingSide)
    ? permit
    : refuseResult(`side ${endingSide} left the battle, so side ${otherSide(endingSide)} is the winner`);
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

/** Groups that ran from turn 6 on are survivors although they are off the table (CHR-AUT-10, -35). */
export const annihilationFits = (filed: Filed): Verdict => {
  const { order, result } = filed;
  if (result.ending !== 'annihilation' || (result.mode === 'auto' && result.turnsPlayed >= 6)) return permit;
  const gone = order.sides.filter((side) => !isLeft(filed, side)).map(({ side }) => side);
  const [lost] = gone;
  if (lost === undefined)
    return refuseResult(
      'after an annihilation one side has no survivors, but this report gives survivors to both',
    );
  // CHR-R-120, CHR-AUT-35: it decides directly; both at once is a draw
  const winner = gone.length === 1 ? otherSide(lost) : 'draw';
  if (result.winner === winner) return permit;
  return refuseResult(
    winner === 'draw'
      ? 'both sides were annihilated, so nobody has won'
      : `side ${lost} was annihilated, so side ${winner} is the winner`,
  );
};
