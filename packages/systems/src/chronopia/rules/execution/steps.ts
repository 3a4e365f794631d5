/**
 * Steps of one impulse: all ordinary ones at once, then those who chase (CHR-ACT-03, CHR-ACT-04, CHR-ACT-06;
 * CHR-R-83, CHR-R-90).
 */
import type { Refusal, Roll } from '@warmoot/kernel';
import type { Edit, ReportText } from '../../engine/events.ts';
import { isBroken } from '../../state/armies.ts';
import { type Hex, labelOf } from '../../state/ground.ts';
import type { Army, Campaign, Unit, Walk } from '../../state/state.ts';
import { headOnStops, type Stride } from '../encounters/headOn.ts';
import type { StepTaken } from '../ground/checkStep.ts';
import { mayMarchTwice } from '../ground/march.ts';
import { moverOf } from '../ground/mover.ts';
import { hostilesAt } from './bounds.ts';
import { chasingStep, generations } from './chase.ts';
import { orderIn, qualifier, unitOrderIn } from './orders.ts';
import { type SlotRun, walkerOf } from './slotRun.ts';
import { nextStride } from './strides.ts';

/** A step that is legal at the start of the impulse. */
interface Taking extends Stride {
  readonly walk: Walk;
  readonly taken: StepTaken;
}

/** CHR-R-57: with PORTAL in its order it stops in the portal's hex and leaves when the turn is over. */
const portalEntered = (campaign: Campaign, thing: Army | Unit, at: Hex): string | null => {
  if (campaign.sites[at]?.portal === undefined) return null;
  const { action } =
    'kind' in thing ? unitOrderIn(campaign, thing, campaign.slot) : orderIn(campaign, thing, campaign.slot);
  return qualifier(action, 'PORTAL')?.letter ?? null;
};

/** CHR-CMB-05, CHR-R-24: an army that walks out past a hostile army at the walls loses the rest of its turn. */
const lastSlotOf = (campaign: Campaign, army: Army): number =>
  army.inside && hostilesAt(campaign, army, army.at).length > 0 ? campaign.slot : army.today.lastSlot;

const armyStepped = ({ campaign }: SlotRun, army: Army, { walk, taken, to }: Taking): Partial<Army> => {
  const portal = portalEntered(campaign, army, to);
  const { today } = army;
  return {
    at: to,
    cameFrom: army.at,
    inside: false,
    afloat: taken.afloat,
    portal,
    hasTakenField: army.hasTakenField || !isBroken(campaign, army),
    today: {
      ...today,
      moved: true,
      stopped: taken.ends === 'turn' || portal !== null,
      rough: today.rough || !mayMarchTwice(campaign, moverOf(campaign, army), [army.at, to]),
      /** CHR-AAC-07, CHR-AAC-09: marked for the whole turn. */
      marches: today.marches + (walk.pace === 'march' && walk.way.length === 1 ? 1 : 0),
      lastSlot: lastSlotOf(campaign, army),
    },
  };
};

/** CHR-R-101: work not finished where it was begun is lost. */
const unitStepped = ({ campaign }: SlotRun, unit: Unit, { taken, to }: Taking): Partial<Unit> => {
  const portal = portalEntered(campaign, unit, to);
  return {
    at: to,
    cameFrom: unit.at,
    afloat: taken.afloat,
    portal,
    work: null,
    stopped: taken.ends === 'turn' || portal !== null,
  };
};

/** Records all the steps as one event; units that met head-on go where the draw says, and no further. */
const tellSteps = (
  run: SlotRun,
  type: string,
  takings: readonly Taking[],
  told: readonly ReportText[] = [],
): void => {
  const { stops, rolls } = headOnStops(run.campaign, takings, run.dice);
  const armies: Edit<Army>[] = [];
  const units: Edit<Unit>[] = [];
  for (const taking of takings) {
    const { thing, walk, to, taken } = taking;
    const stop = stops.get(taking);
    if (stop === thing.at) {
      run.put({ ...walk, over: true });
      continue;
    }
    if ('kind' in thing) units.push([thing.id, unitStepped(run, thing, taking)]);
    else armies.push([thing.id, armyStepped(run, thing, taking)]);
    const over = stop !== undefined || taken.ends !== null;
    run.put({ ...walk, way: [...walk.way, to], steppedIn: run.impulse, over });
  }
  if (takings.length + told.length > 0) tell(run, type, rolls, { armies, units }, told);
};

const tell = (
  { tale, impulse }: SlotRun,
  type: string,
  rolls: readonly Roll[],
  change: { readonly armies: readonly Edit<Army>[]; readonly units: readonly Edit<Unit>[] },
  told: readonly ReportText[],
): void => {
  tale.tell({
    type,
    rules: rolls.length > 0 ? ['CHR-ACT-03', 'CHR-ACT-06', 'CHR-R-87'] : ['CHR-ACT-03', 'CHR-R-83'],
    ...(rolls.length > 0 && { rolls }),
    about: { slot: tale.state.slot, impulse, steps: change.armies.length + change.units.length },
    change: { ...change, set: { impulse } },
    told,
  });
};

/** CHR-R-43, CHR-HID-24 */
const blockedLine = ({ ground }: Campaign, thing: Army | Unit, { because }: Refusal): ReportText => ({
  to: [thing.owner],
  section: 'execution',
  text: `${thing.name} stopped in ${labelOf(ground, thing.at)}: ${because} (E-11).`,
});

/** All that move as ordered; legality is judged from the positions at the start of the impulse (CHR-R-84). */
export const takeOrdinarySteps = (run: SlotRun): void => {
  const takings: Taking[] = [];
  const told: ReportText[] = [];
  for (const walk of run.walks) {
    if (walk.over || walk.chase !== null) continue;
    const thing = walkerOf(run.campaign, walk);
    const next = thing === null ? 'over' : nextStride(run, thing, walk);
    if (thing === null || next === 'over' || !next.ok) {
      run.put({ ...walk, over: true });
      if (thing !== null && next !== 'over' && !next.ok) told.push(blockedLine(run.campaign, thing, next));
    } else takings.push({ thing, walk, to: next.to, taken: next });
  }
  tellSteps(run, 'stepsTaken', takings, told);
};

const takeChase = (run: SlotRun, walk: Walk): Taking[] => {
  const army = walkerOf(run.campaign, walk) as Army | null;
  const pace = army === null ? walk : paceOf(run.campaign, army, walk);
  const next = army === null ? 'lost' : chasingStep(run.campaign, army, pace);
  if (army === null || next === 'lost') {
    run.put({ ...walk, over: true });
    return [];
  }
  return next === 'stays' ? [] : [{ thing: army, walk: pace, to: next.to, taken: next }];
};

/** CHR-R-42: if it cannot March it Moves, as far as a Move goes. */
const paceOf = (campaign: Campaign, army: Army, walk: Walk): Walk =>
  walk.pace === 'march' && chasingStep(campaign, army, walk) === 'stays' ? { ...walk, pace: 'move' } : walk;

const isSlowed = (run: SlotRun, { thing, walk }: Taking): boolean => run.of(thing)?.pace !== walk.pace;

const slowedLine = ({ thing: { owner, name } }: Taking): ReportText => ({
  to: [owner],
  section: 'execution',
  text: `${name}: it cannot March there; it Moves instead (E-06).`,
});

/** Followers and engagers, leaders first; two that engage each other meet head-on (CHR-R-90). */
export const takeChasingSteps = (run: SlotRun): void => {
  const chasing = run.walks.filter(({ over, chase }) => !over && chase !== null);
  for (const generation of generations(chasing)) {
    const takings = generation.flatMap((walk) => takeChase(run, walk));
    const slowed = takings.filter((taking) => isSlowed(run, taking)).map(slowedLine);
    if (takings.length > 0) tellSteps(run, 'chasersStepped', takings, slowed);
  }
};
