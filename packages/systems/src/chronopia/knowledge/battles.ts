/** Meetings and battles are known to those who are in them (CHR-HID-07, -17, CHR-HID-27). */

import type { FightOrder, FightSide, SideId } from '../rules/battle/forms.ts';
import type { Encounter, OpenBattle } from '../state/state.ts';
import { inShownTags } from '../words/battleTags.ts';
import { ownAmong, takesPart, type Viewer } from './eye.ts';

export const encountersSeen = (eye: Viewer): Encounter[] =>
  eye.campaign.encounters
    .filter(({ armies }) => ownAmong(eye, armies).length > 0)
    .map(({ at, armies }) => ({ at, armies: armies.map((id) => eye.armies.get(id)) }));

/** The other side's limits for fleeing or yielding stay hidden until used (CHR-HID-09). */
const orderSeen = (order: FightOrder, mine: SideId): FightOrder => {
  const [a, b] = order.sides;
  const seen = (side: FightSide): FightSide =>
    side.side === mine ? side : { ...side, withdrawPolicy: UNTOLD_POLICY };
  return { ...order, sides: [seen(a), seen(b)] };
};
const UNTOLD_POLICY = { fleeBelowPct: 0, allowWithdraw: false, yieldAtEnd: false };

/** The roster of a battle is known to those who fight it (CHR-HID-07, CHR-HID-27). */
export const battlesSeen = ({ campaign, me, empires }: Viewer): OpenBattle[] =>
  campaign.battles
    .filter((battle) => takesPart(battle, me))
    .map(({ order, filed, countered, wishes, ...battle }) => ({
      ...battle,
      ...(countered && {
        countered: { by: empires.get(countered.by), result: inShownTags(order, countered.result) },
      }),
      order: inShownTags(order, orderSeen(order, battle.sides.A.includes(me!) ? 'A' : 'B')),
      sides: {
        A: battle.sides.A.map((id) => empires.get(id)),
        B: battle.sides.B.map((id) => empires.get(id)),
      },
      filed: filed && { ...filed, by: empires.get(filed.by), result: inShownTags(order, filed.result) },
      wishes: Object.fromEntries(Object.entries(wishes).map(([id, mode]) => [empires.get(Number(id)), mode])),
    }));
