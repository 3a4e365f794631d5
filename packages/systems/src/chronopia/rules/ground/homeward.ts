/** The way home of Broken armies (CHR-BRK-05, CHR-R-35). */

import type { Step } from '../../orders/orders.ts';
import { distance, type Hex } from '../../state/ground.ts';
import { citiesOf } from '../../state/readers.ts';
import type { Campaign, City, EmpireId } from '../../state/state.ts';
import { checkStep, type StepTaken, type Stride } from './checkStep.ts';
import type { Mover } from './mover.ts';

/** By hex distance, ties by lowest id; `but` excludes the city it must get away from. */
export const nearestCity = (campaign: Campaign, empire: EmpireId, from: Hex, but?: Hex): City | undefined => {
  let nearest: City | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const city of citiesOf(campaign, empire)) {
    const away = distance(campaign.ground, from, city.at);
    if (city.at === but || away >= least) continue;
    nearest = city;
    least = away;
  }
  return nearest;
};

interface Choice {
  readonly step: Step;
  readonly taken: StepTaken;
  /** Hexes nearer to the city; negative for a step away from it. */
  readonly gain: number;
}

const STEPS: readonly Step[] = [1, 2, 3, 4, 5, 6, 'U', 'D'];

const choicesAt = (campaign: Campaign, mover: Mover, from: Hex, city: City, stride: Stride): Choice[] => {
  const away = distance(campaign.ground, from, city.at);
  return STEPS.flatMap((step): Choice[] => {
    const taken = checkStep(campaign, mover, from, step, stride);
    return taken.ok ? [{ step, taken, gain: away - distance(campaign.ground, taken.to, city.at) }] : [];
  });
};

/**
 * The steps a Broken army may take: those that bring it nearer; if there are none, those that do not lead away;
 * otherwise none, and it Holds. An empire without a city has nowhere to go (CHR-R-35).
 */
export const stepsHomeward = (
  campaign: Campaign,
  mover: Mover,
  from: Hex,
  stride: Stride,
  but?: Hex,
): Step[] => {
  const city = nearestCity(campaign, mover.owner, from, but);
  if (city === undefined || city.at === from) return [];
  const choices = choicesAt(campaign, mover, from, city, stride);
  const nearer = choices.filter(({ gain }) => gain > 0);
  return (nearer.length > 0 ? nearer : choices.filter(({ gain }) => gain === 0)).map(({ step }) => step);
};
