/** Whole actions as they are planned: how far they get, and whether a March is possible (CHR-R-42, CHR-R-43). */
import { type Refusal, refuse, type Verdict } from '@warmoot/kernel';
import type { Step } from '../../orders/orders.ts';
import { type Hex, NOWHERE } from '../../state/ground.ts';
import type { Campaign } from '../../state/state.ts';
import { checkStep, type Stride, targetOf } from './checkStep.ts';
import { checkMarchWay } from './march.ts';
import type { Mover } from './mover.ts';

export interface Walk {
  /** The start, then every hex entered. */
  readonly way: readonly Hex[];
  readonly refusal: Refusal | null;
}

/** A whole action as planned, as far as it gets (CHR-R-43). */
export const walk = (
  campaign: Campaign,
  mover: Mover,
  from: Hex,
  steps: readonly Step[],
  { pace, boat = false }: Omit<Stride, 'way'>,
): Walk => {
  const way = [from];
  let { afloat } = mover;
  for (const step of steps) {
    const taken = checkStep(campaign, { ...mover, afloat }, way.at(-1)!, step, {
      pace,
      boat,
      way: way.slice(0, -1),
    });
    if (!taken.ok) return { way, refusal: taken };
    way.push(taken.to);
    afloat = taken.afloat;
    if (taken.ends !== null) break;
  }
  return { way, refusal: null };
};

/** The hexes of a plan, the start first, whether or not they can be entered. */
export const plannedWay = (campaign: Campaign, from: Hex, steps: readonly Step[]): Hex[] => {
  const way = [from];
  for (const step of steps) {
    const to = targetOf(campaign, way.at(-1)!, step);
    if (to === NOWHERE) break;
    way.push(to);
  }
  return way;
};

/** CHR-R-42: a March refused here is repaired to a Move (E-06). */
export const checkMarch = (
  campaign: Campaign,
  mover: Mover,
  from: Hex,
  steps: readonly Step[],
  boat = false,
): Verdict =>
  boat
    ? refuse('CHR-BOT-02', 'boats cannot March')
    : checkMarchWay(campaign, mover, plannedWay(campaign, from, steps));
