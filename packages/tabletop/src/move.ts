import { type Body, pivoted } from './body.ts';
import type { Way } from './gap.ts';
import type { Heading } from './heading.ts';
import { greatest, type Leg, legOf } from './leg.ts';
import { begun, endHindrance, type Hindrance, type March, type Progress, poseHindrance } from './march.ts';

/** BLD-GEO-08: a pivot on the anchor, or a straight leg, ahead or (negative) straight back. */
export type Step =
  | { readonly kind: 'pivot'; readonly heading: Heading }
  | { readonly kind: 'leg'; readonly length: number };

/** A move as far as it can be carried out. */
export interface Moved {
  readonly body: Body;
  readonly steps: readonly Step[];
  /** How long the way was. */
  readonly spent: number;
  /** The slow ground that it touched. */
  readonly kinds: number;
  /** Why it ended early; none if the whole move is legal. */
  readonly hindrance: Hindrance | undefined;
}

interface Taken {
  readonly steps: readonly Step[];
  readonly progress: Progress;
}

const wayOf = (length: number): Way => (length < 0 ? -1 : 1);

const afterPivot = (progress: Progress, heading: Heading): Progress => ({
  ...progress,
  body: pivoted(progress.body, heading),
});

const afterLeg = (progress: Progress, leg: Leg, size: number): Progress => ({
  ...progress,
  body: leg.endAt(size),
  spent: progress.spent + size,
  kinds: leg.kindsAt(size),
});

/** One step carried out in full, or what hinders it. */
const taken = (progress: Progress, step: Step): Progress | Hindrance => {
  if (step.kind === 'pivot') {
    const after = afterPivot(progress, step.heading);
    return poseHindrance(progress, after.body) ?? after;
  }
  const size = Math.abs(step.length);
  const leg = legOf(progress, wayOf(step.length), size);
  const { length, hindrance } = greatest(leg.passing, size);
  return length < size ? (hindrance as Hindrance) : afterLeg(progress, leg, size);
};

/** How far a move has come after steps that can be carried out in full; a defect if they cannot. */
export const progressAfter = (march: March, steps: readonly Step[]): Progress =>
  steps.reduce((progress, step) => {
    const after = taken(progress, step);
    if (isHindrance(after)) throw new RangeError(`A step cannot be carried out: ${after.kind}.`);
    return after;
  }, begun(march));

const isHindrance = (result: Progress | Hindrance): result is Hindrance => 'kind' in result;

/** The last step cut to the greatest length at which the move may end; none if there is no such length. */
const cut = ({ steps, progress }: Taken, step: Step): Taken | undefined => {
  if (step.kind === 'pivot') return undefined;
  const way = wayOf(step.length);
  const leg = legOf(progress, way, Math.abs(step.length));
  const { length } = greatest([...leg.passing, ...leg.ending], Math.abs(step.length));
  if (length < 0) return undefined;
  return {
    steps: [...steps, { kind: 'leg', length: way * length }],
    progress: afterLeg(progress, leg, length),
  };
};

const movedAs = ({ steps, progress }: Taken, hindrance: Hindrance | undefined): Moved => ({
  body: progress.body,
  steps,
  spent: progress.spent,
  kinds: progress.kinds,
  hindrance,
});

/**
 * BLD-GEO-10: takes pivots and legs in order. A leg that is not legal as ordered is cut to the greatest whole length
 * for which the move so far is legal, and a pivot to an illegal pose ends the move before it. What a move must keep only
 * where it ends (the walk limit, half the way when it ends farther off) is asked of the last step; if no length of it
 * will do, the step falls away, and so does a pivot before it.
 */
export const moved = (march: March, steps: readonly Step[]): Moved => {
  const reached: Taken[] = [{ steps: [], progress: begun(march) }];
  let hindrance: Hindrance | undefined;
  for (const step of steps) {
    const { steps: before, progress } = reached.at(-1) as Taken;
    const result = taken(progress, step);
    if (isHindrance(result)) {
      hindrance = result;
      break;
    }
    reached.push({ steps: [...before, step], progress: result });
  }
  const last = reached.at(-1) as Taken;
  const refusal = endHindrance(last.progress, last.progress.body);
  if (hindrance === undefined && refusal === undefined) return movedAs(last, undefined);
  return movedAs(lastLegal(reached, steps), hindrance ?? refusal);
};

/**
 * The farthest end of a move that is legal; at worst it does not begin. A leg of which no length is legal has length 0,
 * so the pivot before it stays, unless the move may not end there.
 */
const lastLegal = (reached: readonly Taken[], steps: readonly Step[]): Taken => {
  for (let at = reached.length - 1; at >= 0; at--) {
    const before = reached[at] as Taken;
    const step = steps[at];
    const shorter = step && cut(before, step);
    if (shorter !== undefined) return shorter;
    if (endHindrance(before.progress, before.progress.body) === undefined) return before;
  }
  return reached[0] as Taken;
};
