/**
 * Paths over land for units that do not choose their own: hordes, Broken armies, computer empires (CHR-R-19, CHR-R-35).
 */

import type { Step } from '../../orders/orders.ts';
import { type Hex, hexCount } from '../../state/ground.ts';
import type { Campaign } from '../../state/state.ts';
import { checkStep } from './checkStep.ts';
import type { Mover } from './mover.ts';

export interface WayThere {
  readonly steps: readonly Step[];
  /** The hexes entered, the goal last. */
  readonly hexes: readonly Hex[];
}

export interface PathLimits {
  /** Hexes to avoid, unless they are the goal. */
  readonly avoid?: (hex: Hex) => boolean;
  /** Longer paths are not searched. */
  readonly within?: number;
}

const STEPS: readonly Step[] = [1, 2, 3, 4, 5, 6, 'U', 'D'];
const MOVE = { pace: 'move' } as const;

const trace = (cameFrom: Int32Array, by: Int8Array, goal: Hex, from: Hex): WayThere => {
  const steps: Step[] = [];
  const hexes: Hex[] = [];
  for (let hex = goal; hex !== from; hex = cameFrom[hex]!) {
    steps.unshift(STEPS[by[hex]!]!);
    hexes.unshift(hex);
  }
  return { steps, hexes };
};

/**
 * The shortest way to the nearest of the goals, among equals the lowest directions (CHR-R-19); null if there is none.
 * Counted in hexes, each as a Move of its own; where all movement ends (CHR-R-48) a path may end but not pass through.
 */
export const pathToward = (
  campaign: Campaign,
  mover: Mover,
  from: Hex,
  goals: Iterable<Hex>,
  { avoid, within = Number.POSITIVE_INFINITY }: PathLimits = {},
): WayThere | null => {
  const wanted = new Set(goals);
  if (wanted.has(from)) return { steps: [], hexes: [] };
  const cameFrom = new Int32Array(2 * hexCount(campaign.ground)).fill(-1);
  const by = new Int8Array(cameFrom.length);
  cameFrom[from] = from;
  let frontier: Hex[] = [from];
  for (let length = 1; length <= within && frontier.length > 0; length++) {
    const next: Hex[] = [];
    for (const hex of frontier)
      for (let at = 0; at < STEPS.length; at++) {
        const step = checkStep(campaign, mover, hex, STEPS[at]!, MOVE);
        if (!step.ok || cameFrom[step.to] !== -1) continue;
        if (!wanted.has(step.to) && (step.ends === 'turn' || avoid?.(step.to))) continue;
        cameFrom[step.to] = hex;
        by[step.to] = at;
        if (wanted.has(step.to)) return trace(cameFrom, by, step.to, from);
        next.push(step.to);
      }
    frontier = next;
  }
  return null;
};
