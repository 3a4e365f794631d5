/** Patrols (CHR-AAC-15, CHR-AAC-17, CHR-AAC-18; CHR-R-91). */
import { isBroken } from '../../state/armies.ts';
import { distance, type Hex, isBelow, neighbours } from '../../state/ground.ts';
import { armiesAt, armiesOf } from '../../state/readers.ts';
import type { Army, Campaign } from '../../state/state.ts';
import { isHostilePair, isOpenWater, wants } from '../encounters/wants.ts';
import { checkStep } from '../ground/checkStep.ts';
import { type Mover, moverOf } from '../ground/mover.ts';
import { has, orderIn } from './orders.ts';
import type { SlotRun } from './slotRun.ts';

/** An army on patrol that may still engage: each does so once a turn. */
const isOnPatrol = (campaign: Campaign, army: Army): boolean =>
  !army.today.pinned &&
  !army.today.patrolled &&
  !army.inside &&
  !isOpenWater(campaign, army.at) &&
  orderIn(campaign, army, campaign.slot).action.a === 'patrol' &&
  !isBroken(campaign, army);

/** CHR-AAC-15: two hexes around with /M. */
const reachOf = (campaign: Campaign, army: Army): number =>
  has(orderIn(campaign, army, campaign.slot).action, 'M') ? 2 : 1;

const hexesWithin = ({ ground }: Campaign, from: Hex, reach: number): Hex[] => {
  const near = neighbours(ground, from);
  return reach === 1
    ? near
    : [...new Set([...near, ...near.flatMap((hex) => neighbours(ground, hex))])].filter(
        (hex) => hex !== from,
      );
};

const holdsAnother = (campaign: Campaign, army: Army, hex: Hex): boolean =>
  armiesAt(campaign, hex).some((other) => isHostilePair(campaign, army, other, hex));

interface Dash {
  readonly campaign: Campaign;
  readonly army: Army;
  readonly mover: Mover;
  readonly goal: Hex;
  readonly pace: 'move' | 'march';
}

/** Some legal way to the goal within the action, not through a portal (CHR-AAC-18) nor over another hostile army. */
const leadsThere = (dash: Dash, way: readonly Hex[]): boolean => {
  const { campaign, army, mover, goal, pace } = dash;
  const from = way.at(-1)!;
  return ([1, 2, 3, 4, 5, 6] as const).some((step) => {
    const taken = checkStep(campaign, mover, from, step, { pace, way: way.slice(0, -1) });
    if (!taken.ok) return false;
    if (taken.to === goal) return true;
    if (taken.ends !== null || way.includes(taken.to) || holdsAnother(campaign, army, taken.to)) return false;
    return leadsThere(dash, [...way, taken.to]);
  });
};

/** Within a Move; with /M within a March, which then obeys the bans on it. */
const canDashTo = (campaign: Campaign, army: Army, goal: Hex): boolean => {
  const dash = { campaign, army, mover: moverOf(campaign, army), goal };
  return (
    leadsThere({ ...dash, pace: 'move' }, [army.at]) ||
    (reachOf(campaign, army) === 2 && leadsThere({ ...dash, pace: 'march' }, [army.at]))
  );
};

/** Only the patrol's own orders count here: never an army it would not engage. */
const wouldEngage = (campaign: Campaign, patrol: Army, army: Army): boolean =>
  !army.inside &&
  !isOpenWater(campaign, army.at) &&
  isBelow(campaign.ground, army.at) === isBelow(campaign.ground, patrol.at) &&
  wants(campaign, patrol, army, army.at);

/**
 * What makes an army a candidate: it has just arrived; before impulse 1 by portal, at the end of slot 1 because it
 * stayed.
 */
export type Trigger = (army: Army) => boolean;
export const triggerOf = (run: SlotRun, at: 'arrivals' | 'impulse' | 'end of slot 1'): Trigger => {
  if (at === 'arrivals') return ({ today }) => today.arrived;
  if (at === 'end of slot 1') return () => true;
  return (army) => run.of(army)?.steppedIn === run.impulse;
};

export interface Alarm {
  readonly patrol: Army;
  readonly candidates: readonly Army[];
}

const candidatesFor = (campaign: Campaign, patrol: Army, triggers: Trigger): Army[] =>
  hexesWithin(campaign, patrol.at, reachOf(campaign, patrol))
    .flatMap((hex) => armiesAt(campaign, hex))
    .filter(
      (army) => triggers(army) && wouldEngage(campaign, patrol, army) && canDashTo(campaign, patrol, army.at),
    )
    .sort((a, b) => a.id - b.id);

/** Every patrol that has somebody to engage now, by id. */
export const alarms = (campaign: Campaign, triggers: Trigger): Alarm[] =>
  armiesOf(campaign)
    .filter((army) => isOnPatrol(campaign, army))
    .map((patrol) => ({ patrol, candidates: candidatesFor(campaign, patrol, triggers) }))
    .filter(({ candidates }) => candidates.length > 0);

export const isWithinReach = (campaign: Campaign, patrol: Army, at: Hex): boolean =>
  distance(campaign.ground, patrol.at, at) <= reachOf(campaign, patrol) && canDashTo(campaign, patrol, at);
