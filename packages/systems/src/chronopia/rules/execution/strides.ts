/** The next step of a walk, or why there is none (CHR-ACT-04, CHR-R-43). */
import { cacheByKey, cachePerObject, type Refusal, refuse } from '@warmoot/kernel';
import type { Step } from '../../orders/orders.ts';
import { isBroken } from '../../state/armies.ts';
import type { Hex } from '../../state/ground.ts';
import type { Army, Campaign, EmpireId, Unit, Walk } from '../../state/state.ts';
import { checkStep, type StepTaken, type Stride } from '../ground/checkStep.ts';
import { stepsHomeward } from '../ground/homeward.ts';
import { type Mover, moverOf } from '../ground/mover.ts';
import { supplyNetOf } from '../supply/net.ts';
import { isStranded, unitSupply } from '../supply/status.ts';
import { fledHex, isBarred, isInOwnCity } from './bounds.ts';
import type { SlotRun } from './slotRun.ts';

/** A step, the end of the walk, or a step refused: that ends the action too (CHR-R-43, CHR-ORD-06). */
type Next = StepTaken | Refusal | 'over';

const ALL_STEPS: readonly Step[] = [1, 2, 3, 4, 5, 6, 'U', 'D'];

const strideOf = ({ pace, boat, way }: Walk): Stride => ({ pace, boat, way: way.slice(0, -1) });

/** CHR-R-132: any way out if none leads homeward. */
const waysOut = (campaign: Campaign, mover: Mover, army: Army, stride: Stride): Step[] =>
  ALL_STEPS.filter((step) => checkStep(campaign, mover, army.at, step, stride).ok);

/** CHR-BRK-05, CHR-R-35: the ordered step if it leads homeward, otherwise the first that does. */
const nextHomeward = (run: SlotRun, army: Army, walk: Walk): Next => {
  const { campaign } = run;
  const fled = fledHex(campaign, army);
  if (isInOwnCity(campaign, army) && fled === undefined) return 'over';
  const taken = walk.way.length - 1;
  if (taken > 0 && taken >= walk.steps.length && walk.steps.length > 0) return 'over';
  const mover = moverOf(campaign, army);
  const stride = strideOf(walk);
  const homeward = stepsHomeward(campaign, mover, army.at, stride, fled);
  const open =
    homeward.length > 0 || isBroken(campaign, army) ? homeward : waysOut(campaign, mover, army, stride);
  const ordered = walk.steps[taken];
  const step = ordered !== undefined && open.includes(ordered) ? ordered : open[0];
  return step === undefined ? 'over' : checkStep(campaign, mover, army.at, step, stride);
};

const netsOf = cachePerObject((campaign: Campaign) =>
  cacheByKey((empire: EmpireId) => supplyNetOf(campaign, empire)),
);

/** CHR-EAC-08, CHR-R-79: engineers do not go where they would perish. */
const wouldPerish = (campaign: Campaign, unit: Unit, to: Hex): boolean =>
  unit.kind === 'engineer' &&
  campaign.empires[unit.owner]!.power === 'player' &&
  isStranded(unit, unitSupply(campaign, netsOf(campaign)(unit.owner), unit, to));

const nextOrdered = (run: SlotRun, thing: Army | Unit, walk: Walk): Next => {
  const { campaign } = run;
  const step = walk.steps[walk.way.length - 1];
  if (step === undefined) return 'over';
  const taken = checkStep(campaign, moverOf(campaign, thing), thing.at, step, strideOf(walk));
  if (!taken.ok) return taken;
  if ('kind' in thing)
    return wouldPerish(campaign, thing, taken.to)
      ? refuse('CHR-R-79', 'engineers cannot move out of supply')
      : taken;
  return isBarred(campaign, thing, taken.to)
    ? refuse('CHR-R-132', 'it cannot return to the city it failed to take this turn')
    : taken;
};

export const nextStride = (run: SlotRun, thing: Army | Unit, walk: Walk): Next => {
  if (walk.single && walk.way.length > 1) return 'over';
  return walk.home && !('kind' in thing) ? nextHomeward(run, thing, walk) : nextOrdered(run, thing, walk);
};
