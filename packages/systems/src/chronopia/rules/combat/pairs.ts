/** Who is hostile to whom in a meeting, and what each wants of the other (CHR-CMB-07, CHR-R-85, CHR-R-174). */
import type { Intent } from '../../orders/orders.ts';
import type { Campaign, EmpireId, Encounter } from '../../state/state.ts';
import { areHostile, empiresIn, intentOf } from './intents.ts';

export interface Pair {
  readonly a: EmpireId;
  readonly b: EmpireId;
  readonly ia: Intent;
  readonly ib: Intent;
}

export const hostilePairs = (campaign: Campaign, encounter: Encounter): Pair[] => {
  const empires = empiresIn(campaign, encounter);
  const intent = (of: EmpireId, toward: EmpireId) => intentOf(campaign, encounter, of, toward);
  return empires.flatMap((a) =>
    empires
      .filter((b) => a < b && areHostile(campaign, encounter, a, b))
      .map((b) => ({ a, b, ia: intent(a, b), ib: intent(b, a) })),
  );
};

export interface Opponent {
  readonly foe: EmpireId;
  readonly mine: Intent;
  readonly theirs: Intent;
}

export const opponents = (pairs: readonly Pair[], empire: EmpireId): Opponent[] =>
  pairs.flatMap(({ a, b, ia, ib }) => {
    if (a === empire) return [{ foe: b, mine: ia, theirs: ib }];
    return b === empire ? [{ foe: a, mine: ib, theirs: ia }] : [];
  });
