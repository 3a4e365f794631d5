import { type Battle, roll, type Side } from './battle.ts';
import { ownLeadership } from './values.ts';

const WITHOUT_COMMANDER = 10;
const LEADERLESS = -2;

/** CHR-AUT-08, -33: the commander of the lead army counts for the side. */
const bonusOf = (battle: Battle, { lead }: Side): number =>
  (lead.commander === null ? WITHOUT_COMMANDER : ownLeadership(battle, lead.commander)) +
  (lead.order.leaderless ? LEADERLESS : 0) +
  lead.order.modifiers.initiative;

/** CHR-AUT-08: ties are rolled again twice, then A begins. */
export const sideThatBegins = (battle: Battle): Side => {
  const [a, b] = battle.sides;
  for (let attempt = 0; attempt < 3; attempt++) {
    const sumA = roll(battle, 20, 'initiative A') + bonusOf(battle, a);
    const sumB = roll(battle, 20, 'initiative B') + bonusOf(battle, b);
    battle.log.push(`Initiative: A ${sumA}, B ${sumB}.`);
    if (sumA !== sumB) return sumA > sumB ? a : b;
  }
  return a;
};
