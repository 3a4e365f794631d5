/** Settlers and engineers that got away (CHR-R-126). */

import type { Tale } from '../../engine/tale.ts';
import type { Step } from '../../orders/orders.ts';
import { type Hex, neighbour } from '../../state/ground.ts';
import { cityAt, unitsAt } from '../../state/readers.ts';
import type { Army, Campaign, Unit } from '../../state/state.ts';
import { checkStep } from '../ground/checkStep.ts';
import { stepsHomeward } from '../ground/homeward.ts';
import { moverOf } from '../ground/mover.ts';
import { isOpenTo } from './openHexes.ts';

const MOVE = { pace: 'move' } as const;
const ALL_WAYS: readonly Step[] = [1, 2, 3, 4, 5, 6];

/** Where it came from, toward home, or anywhere that is open. */
const wayOut = (campaign: Campaign, unit: Unit): Hex | undefined => {
  const mover = moverOf(campaign, unit);
  const isBack = (step: Step) =>
    typeof step === 'number' && neighbour(campaign.ground, unit.at, step) === unit.cameFrom;
  const steps = [...ALL_WAYS.filter(isBack), ...stepsHomeward(campaign, mover, unit.at, MOVE), ...ALL_WAYS];
  for (const step of steps) {
    const taken = checkStep(campaign, mover, unit.at, step, MOVE);
    if (taken.ok && isOpenTo(campaign, unit.owner, taken.to)) return taken.to;
  }
  return undefined;
};

export const retreatAlone = (tale: Tale, unit: Unit): void => {
  const to = wayOut(tale.state, unit);
  if (to === undefined) return;
  tale.tell({
    type: 'unitRetreated',
    rules: ['CHR-R-126'],
    about: { unit: unit.id, to },
    change: { units: [[unit.id, { at: to, cameFrom: unit.at, work: null }]] },
  });
};

/** Those of the beaten army's empire that are left in the hex go with it; within walls they stay (CHR-R-163). */
export const companionsOf = (campaign: Campaign, army: Army): Unit[] =>
  cityAt(campaign, army.at)?.owner === army.owner
    ? []
    : unitsAt(campaign, army.at).filter(({ owner, kind }) => owner === army.owner && kind !== 'scout');
