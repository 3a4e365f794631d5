import { type Battle, type End, foeOf, type Group, roll, type Side } from './battle.ts';

/** Summoned creatures belong to no army. */
const isOwn = ({ kind }: Group): boolean => kind !== 'summoned';

/** CHR-AUT-05: those still to come count as surviving. */
export const survivingPV = ({ table, reserve }: Side): number =>
  [...table, ...reserve].filter(isOwn).reduce((sum, { pv }) => sum + pv, 0);

/** CHR-CFT-08: from turn 5, when the attackers outweigh the defenders. */
export const cityBreaks = (battle: Battle): End | null => {
  const { city, kind } = battle.order;
  const defender = battle.sides.find(({ order }) => order.role === 'defender');
  if (kind !== 'city' || city === undefined || defender === undefined || battle.turn < 5) return null;
  const attacker = foeOf(battle, defender);
  if (survivingPV(attacker) <= survivingPV(defender)) return null;
  if (roll(battle, 20, 'city morale') <= city.morale) return null;
  return { ending: 'cityBroke', side: defender.id, winner: attacker.id };
};

const isWillingToGo = (side: Side): boolean =>
  survivingPV(side) * 100 < side.order.withdrawPolicy.fleeBelowPct * side.startPV;

/** In ten-thousandths, so that both sides compare in integers. */
const share = (side: Side): number => Math.floor((survivingPV(side) * 10_000) / side.startPV);

const withdrawingSide = ([a, b]: readonly [Side, Side]): Side | null => {
  if (isWillingToGo(a) && isWillingToGo(b)) return share(b) < share(a) ? b : a;
  if (isWillingToGo(a)) return a;
  return isWillingToGo(b) ? b : null;
};

/** CHR-AUT-23: in peace only with the other side's permission. */
export const withdrawal = (battle: Battle): End | null => {
  const side = battle.turn < 2 ? null : withdrawingSide(battle.sides);
  if (side === null) return null;
  const foe = foeOf(battle, side);
  const byForce = battle.order.kind === 'city' ? 'fightingWithdrawal' : 'fled';
  const ending = foe.order.withdrawPolicy.allowWithdraw ? 'peacefulWithdrawal' : byForce;
  return { ending, side: side.id, winner: foe.id };
};
