import { type Battle, type End, foeOf, type Side } from './battle.ts';
import { survivingPV } from './withdrawal.ts';

const isGone = ({ table, reserve }: Side): boolean => table.length + reserve.length === 0;

/** CHR-AUT-35 */
export const annihilation = ({ sides: [a, b] }: Battle): End | null => {
  if (isGone(a) && isGone(b)) return { ending: 'annihilation', side: null, winner: 'draw' };
  if (isGone(a)) return { ending: 'annihilation', side: a.id, winner: b.id };
  return isGone(b) ? { ending: 'annihilation', side: b.id, winner: a.id } : null;
};

/** Shares of summoned units are fractions; a sum is rounded half up (CHR-R-04). */
export const pointsOf = ({ victoryPoints }: Side): number => Math.floor(victoryPoints + 0.5);

/** CHR-CMB-16: the side that yields loses, granted or not; if both do, the one with fewer points. */
const yielding = (battle: Battle): End | null => {
  if (battle.order.kind === 'city') return null;
  const [first, second] = [...battle.sides]
    .filter(({ order }) => order.withdrawPolicy.yieldAtEnd)
    .sort((x, y) => pointsOf(x) - pointsOf(y) || x.index - y.index);
  const side = first ?? second;
  if (side === undefined) return null;
  const foe = foeOf(battle, side);
  const ending = foe.order.withdrawPolicy.allowWithdraw ? 'yieldAccepted' : 'yieldRefused';
  return { ending, side: side.id, winner: foe.id };
};

/** CHR-AUT-24: a city holds out unless more of its attackers than of its defenders are left. */
const cityWinner = (battle: Battle): Side => {
  const attacker = battle.sides.find(({ order }) => order.role === 'attacker') ?? battle.sides[0];
  const defender = foeOf(battle, attacker);
  return survivingPV(attacker) > survivingPV(defender) ? attacker : defender;
};

/** CHR-R-120, CHR-CMB-18: more victory points; equal is a draw. */
const pointsWinner = ({ sides: [a, b] }: Battle): End['winner'] => {
  if (pointsOf(a) === pointsOf(b)) return 'draw';
  return pointsOf(a) > pointsOf(b) ? a.id : b.id;
};

/** CHR-AUT-24: the turn limit. */
export const fullLength = (battle: Battle): End => {
  const winner = battle.order.kind === 'city' ? cityWinner(battle).id : pointsWinner(battle);
  return yielding(battle) ?? { ending: 'fullLength', side: null, winner };
};
