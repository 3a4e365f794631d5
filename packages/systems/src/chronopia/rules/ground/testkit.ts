/** Shorthands for tests of movement: movers without an army, steps from label to label. */

import type { Step } from '../../orders/orders.ts';
import { type Hex, hexOfLabel, labelOf } from '../../state/ground.ts';
import type { Campaign } from '../../state/state.ts';
import { checkStep, type Stride } from './checkStep.ts';
import type { Mover } from './mover.ts';

export const mover = (given: Partial<Mover> = {}): Mover => ({
  kind: 'army',
  id: 0,
  owner: 0,
  class: 'FOOT',
  race: null,
  broken: false,
  afloat: false,
  ...given,
});

export const hexAt = ({ ground }: Campaign, label: string): Hex => hexOfLabel(ground, label);

/** The label of the hex entered, or the rule that forbids it. `way`: labels left behind in this action. */
export const stepFrom = (
  campaign: Campaign,
  who: Mover,
  from: string,
  step: Step,
  { way = [], ...stride }: Partial<Omit<Stride, 'way'>> & { readonly way?: readonly string[] } = {},
): string => {
  const taken = checkStep(campaign, who, hexAt(campaign, from), step, {
    pace: 'move',
    ...stride,
    way: way.map((label) => hexAt(campaign, label)),
  });
  return taken.ok ? labelOf(campaign.ground, taken.to) : taken.rule;
};
