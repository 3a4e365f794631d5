import type { Modifier, Roll } from '@warmoot/kernel';
import type { BattleEvent } from './events.ts';
import { fighterOf } from './fighters.ts';
import type { Battle, BattlePast, Fighter, Label, PastStrike, Shown } from './state.ts';

const NOTHING: BattlePast = { leadership: null, strikes: [], lost: [] };

type Told<Type extends BattleEvent['type']> = Extract<BattleEvent, { type: Type }> & {
  readonly rolls?: readonly Roll[];
  readonly modifiers?: readonly Modifier[];
};

const shown = ({ label, side, owner, type, order }: Fighter): Shown => ({ label, side, owner, type, order });

const shownIn = (battle: Battle, label: Label): Shown => shown(fighterOf(battle, label) as Fighter);

const withStrike = (battle: Battle, strike: PastStrike): BattlePast => {
  const past = battle.past ?? NOTHING;
  return { ...past, strikes: [...past.strikes, strike] };
};

export const pastLeadership = (
  { past = NOTHING }: Battle,
  { leaders, totals, rolls = [] }: Told<'leadershipRolled'>,
): BattlePast => ({ ...past, leadership: { leaders, totals, rolls } });

export const pastStrike = (battle: Battle, event: Told<'strikeResolved'>): BattlePast => {
  const { striker, target, number, isHit, removed, marked, rolls = [], modifiers = [] } = event;
  const past = withStrike(battle, {
    round: battle.round,
    striker: shownIn(battle, striker),
    target: shownIn(battle, target),
    number,
    rolls,
    modifiers,
    isHit,
    isMarked: marked !== null,
    removed,
  });
  return removed === null ? past : { ...past, lost: [...past.lost, shownIn(battle, removed)] };
};

export const pastStrikeLost = (battle: Battle, { striker }: Told<'strikeLost'>): BattlePast =>
  withStrike(battle, {
    round: battle.round,
    striker: shownIn(battle, striker),
    target: null,
    number: 0,
    rolls: [],
    modifiers: [],
    isHit: false,
    isMarked: false,
    removed: null,
  });

export const pastDispersed = (battle: Battle, { lost }: Told<'flyersDispersed'>): BattlePast => {
  const past = battle.past ?? NOTHING;
  return { ...past, lost: [...past.lost, ...lost.map((label) => shownIn(battle, label))] };
};
