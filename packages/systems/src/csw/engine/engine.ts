import type { Dice } from '@warmoot/kernel';
import { view } from '../knowledge/view.ts';
import { ruleOf } from '../orders/orderRules.ts';
import type { CswOrder } from '../orders/orders.ts';
import { askDecliners } from '../rules/caltrops/decline.ts';
import { abandonCaltropsWork, finishCaltropsWork, pickUpCaltrops } from '../rules/caltrops/work.ts';
import { chargeCauses } from '../rules/charge/charge.ts';
import { takeLosses } from '../rules/combat/losses.ts';
import { changeMounts } from '../rules/dismounting/segmentEnd.ts';
import { isCommanded } from '../rules/leaders/command.ts';
import { openAdvances } from '../rules/melee/advance.ts';
import { resolveMelee } from '../rules/melee/attack.ts';
import { displaceNext } from '../rules/mercenaries/displacement.ts';
import { rollNextCompany } from '../rules/mercenaries/reliability.ts';
import { resolveFire } from '../rules/missile/fire.ts';
import { noteCause } from '../rules/morale/causes.ts';
import { listChecks, rollNextCheck } from '../rules/morale/checks.ts';
import { resumeMove } from '../rules/movement/march.ts';
import { rampageNext } from '../rules/rout/rampage.ts';
import { lateUnits } from '../rules/setup/entry.ts';
import { fixSideA } from '../rules/setup/sideA.ts';
import { noteTowerControl } from '../rules/siege/control.ts';
import { routOverstacked } from '../rules/stacking/overstack.ts';
import { routBelowNext, routOverstackedBelow } from '../rules/tunnels/routBelow.ts';
import { makeDormant, wakeUndead } from '../rules/undead/dormancy.ts';
import { removeExcessUndead } from '../rules/undead/excess.ts';
import { endOfTurn } from '../rules/victory/victory.ts';
import { endWithdrawal } from '../rules/victory/withdrawal.ts';
import { NOWHERE } from '../state/board.ts';
import type { Side } from '../state/setup.ts';
import { type Battle, isOnMap } from '../state/state.ts';
import type { Unit, UnitId } from '../state/unit.ts';
import { openDesk } from './desks.ts';
import type { UnitChange } from './events.ts';
import { STEPS, type StepName } from './sequence.ts';
import { beginTale, type Tale } from './tale.ts';

type Opening = (tale: Tale, dice: Dice) => void;
type Work = (tale: Tale, dice: Dice) => boolean;

const mark = (tale: Tale, units: readonly UnitId[], change: UnitChange, rule: string): void => {
  if (units.length > 0) tale.tell({ type: 'unitsMarked', units, change, rules: [rule] });
};

const idsWhere = (tale: Tale, predicate: (unit: Unit) => boolean): UnitId[] =>
  tale.state.units.filter(predicate).map(({ id }) => id);

/**
 * CSW-SEQ-05 c, CSW-R-18: a new movement segment; command is measured once, before the rout moves, for both sides:
 * skirmishers may have to move in the enemy's segment (CSW-SKI-02).
 */
const openMovement: Opening = (tale) => {
  const used = idsWhere(
    tale,
    (unit) =>
      isOnMap(unit) &&
      (unit.spentHalf > 0 ||
        unit.stepsTaken > 0 ||
        unit.hexesDug > 0 ||
        unit.moveEnded ||
        unit.routMoved ||
        unit.steppedRear ||
        unit.firedInMovement),
  );
  const fresh = {
    spentHalf: 0,
    stepsTaken: 0,
    hexesDug: 0,
    moveEnded: false,
    steppedRear: false,
    routMoved: false,
    firedInMovement: false,
  };
  mark(tale, used, fresh, 'CSW-SEQ-05');
  const measured = (inCommand: boolean) =>
    idsWhere(
      tale,
      (unit) => isOnMap(unit) && unit.inCommand !== inCommand && isCommanded(tale.state, unit) === inCommand,
    );
  mark(tale, measured(false), { inCommand: false }, 'CSW-MOV-04');
  mark(tale, measured(true), { inCommand: true }, 'CSW-LDR-04');
};

/** CSW-SEQ-05 f, g: the end of a movement segment; caltrops workers decide last. */
const closeMovement: Opening = (tale) => {
  changeMounts(tale);
  pickUpCaltrops(tale);
  noteTowerControl(tale);
  askDecliners(tale);
};

/** CSW-P-23, CSW-SKI-05: an evader regains its zone after its own movement segment and its checks. */
const restEvaders: Opening = (tale) => {
  const rested = idsWhere(tale, (unit) => unit.side === tale.state.phasing && (unit.evaded || unit.heldBack));
  mark(tale, rested, { evaded: false, heldBack: false }, 'CSW-P-23');
};

/** CSW-SEQ-05 h, i */
const openChargeChecks: Opening = (tale) => {
  routOverstacked(tale);
  routOverstackedBelow(tale);
  removeExcessUndead(tale);
  for (const cause of chargeCauses(tale.state)) noteCause(tale, cause);
  listChecks(tale);
};

/** CSW-P-23: a charge lasts for one melee segment (CSW-CHG-10). CSW-HOV-03: a withdrawal may end the battle. */
const closeHalf: Opening = (tale) => {
  noteTowerControl(tale);
  mark(
    tale,
    idsWhere(tale, (unit) => unit.charged !== NOWHERE),
    { charged: NOWHERE },
    'CSW-CHG-10',
  );
  if (endWithdrawal(tale)) return;
  if (tale.state.phasing !== tale.state.sideA) closeTurn(tale);
};

/** CSW-SEQ-09, CSW-SET-13, CSW-P-21 */
const closeTurn = (tale: Tale): void => {
  for (const { id } of lateUnits(tale.state))
    tale.tell({ type: 'unitLate', unit: id, rules: ['CSW-SET-13'] });
  const used = idsWhere(
    tale,
    (unit) => unit.movedThisTurn || unit.firedThisTurn || unit.scaled || unit.attackedInMelee,
  );
  const fresh = {
    movedThisTurn: false,
    firedThisTurn: false,
    scaled: false,
    attackedInMelee: false,
    workedThisTurn: false,
  };
  mark(tale, used, fresh, 'CSW-SEQ-09');
  const end = endOfTurn(tale.state);
  tale.tell(
    end ?? { type: 'turnBegun', turn: tale.state.turn + 1, irrevocable: true, rules: ['CSW-SEQ-09'] },
  );
};

/** What happens immediately when a step begins. */
const OPENINGS: Partial<Record<StepName, Opening>> = {
  setUpFirst: (tale, dice) => fixSideA(tale, dice),
  halfStart: wakeUndead,
  tunnels: finishCaltropsWork,
  routMoves: openMovement,
  moveEnd: closeMovement,
  chargeChecks: openChargeChecks,
  moveChecks: listChecks,
  fireFirst: restEvaders,
  fireMorale: listChecks,
  advanceFirst: (tale) => openAdvances(tale),
  meleeMorale: listChecks,
  halfEnd: closeHalf,
};

/** What a step does automatically, piece by piece, before it asks anybody or ends. */
const WORK: Partial<Record<StepName, Work>> = {
  mercenaries: (tale, dice) => displaceNext(tale) || rollNextCompany(tale, dice),
  routMoves: (tale, dice) => routBelowNext(tale, dice) || rampageNext(tale, dice),
  chargeChecks: (tale, dice) => rollNextCheck(tale, dice),
  moveChecks: (tale, dice) => rollNextCheck(tale, dice),
  fireResolve: (tale, dice) => resolveFire(tale, dice) || takeLosses(tale, true),
  fireMorale: (tale, dice) => rollNextCheck(tale, dice),
  meleeResolve: (tale, dice) => resolveMelee(tale, dice) || takeLosses(tale, true),
  meleeMorale: (tale, dice) => rollNextCheck(tale, dice),
};

export const beginStep = (tale: Tale, step: StepName, dice: Dice): void => {
  tale.tell({ type: 'stepBegun', step, irrevocable: true, rules: ['CSW-SEQ-01', 'CSW-P-14'] });
  abandonCaltropsWork(tale);
  OPENINGS[step]?.(tale, dice);
};

/** CSW-P-20: underground decisions must not show, so the owner is always asked. */
const keepsSecrets = ({ step, tunnels, units }: Battle, side: Side): boolean =>
  tunnels.length > 0 &&
  (step === 'rally' || step === 'tunnels' || step === 'move') &&
  units.some((unit) => unit.side === side && unit.underground && isOnMap(unit));

/** CSW-R-97: their orders can be undone during the segment, so they last until the side is done. */
const ENDED_BY_HAND: readonly StepName[] = ['halfStart', 'tunnels', 'move'];

/** After an order in one of them the side must end it, even with nothing left to decide. */
const endsByHand = ({ state, events }: Tale): boolean =>
  ENDED_BY_HAND.includes(state.step) && !events.some(({ type }) => type === 'stepBegun');

/** CSW-P-14: a step with nothing to decide except its end, as far as the side knows, is skipped without asking. */
const asksNothing = (tale: Tale): boolean => {
  const open = openDesk(tale.state);
  if (open === undefined) return true;
  if (open.question || endsByHand(tale) || keepsSecrets(tale.state, open.side)) return false;
  const known = tale.state.tunnels.length === 0 ? tale.state : view(tale.state, open.side);
  if (open.desk.isOpen !== undefined) return !open.desk.isOpen(known, open.side);
  for (const subject of open.desk.subjects(known, open.side))
    for (const order of open.desk.legal(known, open.side, subject)) if (order.type !== 'done') return false;
  return true;
};

/** Runs on until somebody must decide or the battle is over. */
export const runOn = (tale: Tale, dice: Dice): void => {
  let seen = 0;
  while (tale.state.end === null) {
    if (tale.state.dueLosses.length === 0) makeDormant(tale, seen); // CSW-R-11: the losses of a segment are applied together
    seen = tale.events.length;
    if (tale.state.questions.length > 0) return;
    if (tale.state.interrupted !== null) resumeMove(tale, dice);
    else if (!(WORK[tale.state.step]?.(tale, dice) ?? false)) {
      if (!asksNothing(tale)) return;
      beginStep(tale, STEPS[tale.state.step].next, dice);
    }
  }
};

/**
 * CSW-P-25: an order, then everything that follows until somebody must decide. The battle is not changed; chance comes
 * only from the dice.
 */
export const carryOut = (battle: Battle, side: Side, order: CswOrder, dice: Dice): Tale => {
  const tale = beginTale(battle);
  const rule = ruleOf(order);
  rule?.decide(tale, side, order as never, dice);
  if (rule?.endsStep) beginStep(tale, STEPS[battle.step].next, dice);
  runOn(tale, dice);
  return tale;
};
