import type { ChapterApply } from '../../engine/chapterEvents.ts';
import { type ArmyId, NO_TROOPS, type Troops } from '../../state/army.ts';
import {
  afterUnits,
  armyIn,
  changed,
  type Game,
  giveMoney,
  realmOf,
  withArmy,
  withRealm,
  withRoster,
} from '../../state/game.ts';
import { muster } from '../../state/roster.ts';
import type { Kingdom } from '../../state/seats.ts';

export type ResourceEvent =
  | { readonly type: 'incomeCollected'; readonly kingdom: Kingdom; readonly rp: number }
  | { readonly type: 'giftReceived'; readonly kingdom: Kingdom; readonly rp: number }
  /** GRD-R-30: `to` is -1 when nobody gets it. */
  | { readonly type: 'ransomPaid'; readonly from: Kingdom; readonly to: Kingdom; readonly rp: number }
  /** GRD-MRC-04: `demand` is the divisor of its cost, 0 if it swears, `leaves` if it goes. */
  | {
      readonly type: 'demandMade';
      readonly army: ArmyId;
      readonly kingdom: Kingdom;
      readonly demand: number | 'leaves';
      readonly price: number;
    }
  | { readonly type: 'demandPaid'; readonly army: ArmyId; readonly kingdom: Kingdom; readonly price: number }
  | { readonly type: 'demandsClosed' }
  | { readonly type: 'marketRolled'; readonly kingdom: Kingdom; readonly isOpen: boolean }
  | {
      readonly type: 'mercenariesHired';
      readonly kingdom: Kingdom;
      readonly troops: Troops;
      readonly price: number;
    }
  /** All who were hired have come, or found no room. */
  | { readonly type: 'contractsEnded'; readonly kingdom: Kingdom; readonly lost: number };

/** Units under contract have their numbers already. */
const afterLevy = (game: Game, { units }: Troops): Game =>
  units === undefined ? game : withRoster(game, { nextUnit: afterUnits(game, units) });

export const resourceApply: ChapterApply<ResourceEvent> = {
  incomeCollected: (game, { kingdom, rp }) => giveMoney(game, kingdom, rp),
  giftReceived: (game, { kingdom, rp }) => withRealm(giveMoney(game, kingdom, rp), kingdom, { gift: 0 }),
  ransomPaid: (game, { from, to, rp }) =>
    to < 0 ? giveMoney(game, from, -rp) : giveMoney(giveMoney(game, from, -rp), to, rp),
  demandMade: (game, { army, demand, price }) => {
    if (demand === 'leaves') return game;
    if (demand > 0) return changed(game, { demands: [...game.demands, { army, price }] });
    const units = armyIn(game, army)?.units;
    if (units !== undefined)
      return withArmy(game, army, muster(units.map((unit) => ({ ...unit, isMercenary: false }))));
    const { regular = 0, mercenary = 0, mounted = 0, mountedMercenary = 0 } = armyIn(game, army) ?? {};
    return withArmy(game, army, {
      ...NO_TROOPS,
      regular: regular + mercenary,
      mounted: mounted + mountedMercenary,
    });
  },
  demandPaid: (game, { army, kingdom, price }) =>
    changed(giveMoney(game, kingdom, -price), { demands: game.demands.filter((each) => each.army !== army) }),
  demandsClosed: (game) => changed(game, { demands: [] }),
  marketRolled: (game, { kingdom, isOpen }) => withRealm(game, kingdom, { mayHire: isOpen }),
  mercenariesHired: (game, { kingdom, troops, price }) =>
    withRealm(afterLevy(giveMoney(game, kingdom, -price), troops), kingdom, {
      hired: troops,
      mayHire: false,
    }),
  contractsEnded: (game, { kingdom }) =>
    realmOf(game, kingdom).isOut ? game : withRealm(game, kingdom, { hired: NO_TROOPS, mayHire: false }),
};
