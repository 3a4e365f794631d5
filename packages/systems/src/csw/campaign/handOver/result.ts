/** CSW-HOV-05: what a battle handed over means for the campaign, read from its last position. */
import type { BattleOrder, BattleResult, FightsBattles } from '@warmoot/kernel';
import { isGone } from '../../rules/victory/counts.ts';
import { SIDES, type Side } from '../../state/setup.ts';
import { type Battle, isLeader } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';

export type Fate = 'survived' | 'leftField' | 'eliminated' | 'changedSides' | 'deserted';

export type Ending = 'noUnits' | 'agreed' | 'turnLimit' | 'withdrew';

/** What the result says beside the fates. */
export interface HandOverDetails {
  readonly turns: number;
  /** CSW-MER-03: in points. */
  readonly bonus: Readonly<Record<Side, number>>;
  /** The side that withdrew. */
  readonly withdrew: Side | null;
  /** By leader, the units of his side eliminated in the same hex and segment (CSW-LRC-01). */
  readonly fellWith: Readonly<Record<string, readonly string[]>>;
}

const hasWithdrawn = ({ end }: Battle): boolean => end?.rule === 'CSW-HOV-03';

const endingOf = (battle: Battle): Ending => {
  if (battle.end === null) return 'agreed';
  if (hasWithdrawn(battle)) return 'withdrew';
  return SIDES.some((side) => isGone(battle, side)) ? 'noUnits' : 'turnLimit';
};

const isDead = ({ status }: Unit): boolean => status === 'eliminated' || status === 'late';

/** CSW-HOV-05; CSW-MER-05: turncoats have left their side for good, alive or not. */
const fateOf = (battle: Battle, unit: Unit): Fate => {
  const { status, side, roster } = unit;
  if (status === 'deserted') return 'deserted';
  if (side !== roster) return isDead(unit) ? 'deserted' : 'changedSides';
  if (isDead(unit)) return 'eliminated';
  const gotAway = hasWithdrawn(battle) && battle.handOver?.withdrawal?.side === side;
  return gotAway || status === 'routedOff' ? 'leftField' : 'survived';
};

/** Units that appeared in the battle, such as riderless mounts, are none of the campaign's. */
const handedOver = ({ setup, units }: Battle): { readonly uid: string; readonly unit: Unit }[] =>
  (setup.handedOver?.uids ?? []).map((uid, id) => ({ uid, unit: units[id] as Unit }));

const fellWith = (battle: Battle): Record<string, readonly string[]> => {
  const fellAt = new Map(battle.handOver?.fallen.map(({ unit, at }) => [unit, at]));
  const dead = handedOver(battle).filter(({ unit }) => fateOf(battle, unit) === 'eliminated');
  const [leaders, others] = [true, false].map((leads) =>
    dead.filter(({ unit }) => isLeader(battle, unit) === leads),
  ) as [typeof dead, typeof dead];
  return Object.fromEntries(
    leaders.map((leader) => [
      leader.uid,
      others
        .filter(({ unit }) => unit.roster === leader.unit.roster)
        .filter(({ unit }) => fellAt.get(unit.id) === fellAt.get(leader.unit.id))
        .map(({ uid }) => uid),
    ]),
  );
};

const detailsOf = (battle: Battle): HandOverDetails => ({
  turns: battle.turn,
  bonus: { blue: battle.bonusPaid.blue / 2, red: battle.bonusPaid.red / 2 },
  withdrew: hasWithdrawn(battle) ? (battle.handOver?.withdrawal?.side ?? null) : null,
  fellWith: fellWith(battle),
});

const result = (battle: Battle, order: BattleOrder): BattleResult => {
  const winner = battle.end?.winner ?? null;
  return {
    battleId: battle.setup.handedOver?.battleId ?? order.battleId,
    ending: endingOf(battle),
    ...(winner === null ? {} : { winner }),
    fates: Object.fromEntries(handedOver(battle).map(({ uid, unit }) => [uid, fateOf(battle, unit)])),
    more: { ...detailsOf(battle) },
  };
};

export const fightsBattles: FightsBattles<Battle> = { result };
