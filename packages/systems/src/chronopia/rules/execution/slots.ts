/** T9: the slots of a turn, impulse by impulse (CHR-ACT-02..04, CHR-ORD-07, CHR-R-83, CHR-R-84). */
import type { Dice } from '@warmoot/kernel';
import type { Tale } from '../../engine/tale.ts';
import type { Hex } from '../../state/ground.ts';
import { armiesOf } from '../../state/readers.ts';
import type { Campaign, Encounter, Walk } from '../../state/state.ts';
import { runActions } from '../actions/runActions.ts';
import { transferTroops } from '../actions/transfer.ts';
import { strandedUnits } from '../supply/strandedUnits.ts';
import { beginSlot } from './beginSlot.ts';
import { endActions, waitAtPortals } from './endings.ts';
import { intercept } from './interception.ts';
import { catchScouts, meetEverywhere, meetIn } from './meet.ts';
import { orderIn } from './orders.ts';
import { triggerOf } from './patrol.ts';
import { patrolQuestions } from './patrolChoice.ts';
import { SlotRun } from './slotRun.ts';
import { takeChasingSteps, takeOrdinarySteps } from './steps.ts';
import { enterWalls, leaveWalls, sortie } from './walls.ts';
import { reportRoutes } from './ways.ts';

/** Before the first impulse come units that arrived by portal, after the fourth those that are still together. */
const ARRIVALS = 0;
const LAST_IMPULSE = 4;
const END_OF_SLOT = 5;
const FRUIT_SLOT = 3;

const hexesOf = ({ armies, units }: Campaign, walks: readonly Walk[]): Hex[] =>
  walks.flatMap(({ kind, id }) => (kind === 'army' ? armies : units)[id]?.at ?? []);

const isIdle = (run: SlotRun): boolean => run.impulse > 1 && run.walks.every(({ over }) => over);

/** CHR-ACT-04, up to the first check for encounters. */
const move = (run: SlotRun): void => {
  takeOrdinarySteps(run);
  takeChasingSteps(run);
  enterWalls(run);
  sortie(run, false);
  meetIn(run, hexesOf(run.campaign, run.stepped));
};

const openImpulse = (run: SlotRun): void => {
  if (run.impulse === ARRIVALS) leaveWalls(run);
  else if (run.impulse <= LAST_IMPULSE) move(run);
  else {
    sortie(run, run.campaign.slot === 1);
    meetEverywhere(run);
  }
};

/** CHR-R-91: each moment has its own trigger for patrols. */
const watch = (run: SlotRun): Hex[] | null => {
  const { slot } = run.campaign;
  if (run.impulse === ARRIVALS) return slot === 1 ? intercept(run, triggerOf(run, 'arrivals')) : [];
  if (run.impulse === END_OF_SLOT) return slot === 1 ? intercept(run, triggerOf(run, 'end of slot 1')) : [];
  return run.stepped.length > 0 ? intercept(run, triggerOf(run, 'impulse')) : [];
};

const closeImpulse = (run: SlotRun, engaged: readonly Hex[]): void => {
  if (engaged.length > 0) meetIn(run, engaged);
  if (run.impulse > ARRIVALS) catchScouts(run);
};

/** False while the turn waits for a patrol's choice; nothing later than that impulse has happened by then. */
const runImpulses = (run: SlotRun, isResumed: boolean): boolean => {
  let waited = isResumed;
  for (; run.impulse <= END_OF_SLOT; run.impulse++) {
    if (run.impulse <= LAST_IMPULSE && isIdle(run)) continue;
    if (!waited) openImpulse(run);
    waited = false;
    const engaged = watch(run);
    if (engaged === null) return false;
    closeImpulse(run, engaged);
  }
  return true;
};

const closeSlot = (run: SlotRun): void => {
  reportRoutes(run);
  waitAtPortals(run);
  runActions(run.tale, run.dice, new Set(run.walks.filter(({ home }) => home).map(({ id }) => id)));
  endActions(run);
  strandedUnits(run.tale);
  if (run.campaign.slot === 2) transferTroops(run.tale);
};

/** CHR-SPT-02: slot 3 is for units that eat fruit. */
const isNeeded = (campaign: Campaign, slot: number): boolean =>
  slot < FRUIT_SLOT ||
  armiesOf(campaign).some(
    (army) => army.stash !== null && orderIn(campaign, army, FRUIT_SLOT).action.a !== 'hold',
  );

/** Every hex with hostile armies, for the intents and battles of T10. */
const encountersOf = (campaign: Campaign): Encounter[] => {
  const hexes = new Map<Hex, number[]>();
  for (const { id, at, today } of armiesOf(campaign))
    if (today.pinned) hexes.set(at, [...(hexes.get(at) ?? []), id]);
  return [...hexes].sort(([a], [b]) => a - b).map(([at, armies]) => ({ at, armies }));
};

/** CHR-R-132 applies to this turn only. */
const endExecution = (run: SlotRun): void => {
  meetEverywhere(run);
  const { campaign } = run;
  run.tale.tell({
    type: 'executionEnded',
    rules: ['CHR-ACT-05', 'CHR-CMB-01'],
    change: {
      armies: armiesOf(campaign)
        .filter(({ mustLeave }) => mustLeave !== null)
        .map(({ id }) => [id, { mustLeave: null }]),
      set: { slot: 0, impulse: 0, walks: [], questions: [], encounters: encountersOf(campaign) },
    },
  });
};

/** The work of T9: false if it waits for a patrol's choice, and is called again when it is made or skipped. */
export const runSlots = (tale: Tale, dice: Dice): boolean => {
  let isResumed = patrolQuestions(tale.state).length > 0;
  for (let slot = Math.max(1, tale.state.slot); isNeeded(tale.state, slot) && slot <= FRUIT_SLOT; slot++) {
    const run = isResumed
      ? new SlotRun(tale, dice, tale.state.walks, tale.state.impulse)
      : beginSlot(tale, dice, slot);
    if (!runImpulses(run, isResumed)) return false;
    isResumed = false;
    closeSlot(run);
  }
  endExecution(new SlotRun(tale, dice, []));
  return true;
};
