import type { Dice } from '@warmoot/kernel';
import { NOWHERE } from './board.ts';
import { openDesk } from './desks.ts';
import type { UnitChange } from './events.ts';
import { chargeCauses } from './rules/charge/charge.ts';
import { takeLosses } from './rules/combat/losses.ts';
import { isCommanded } from './rules/leaders/command.ts';
import { openAdvances } from './rules/melee/advance.ts';
import { resolveMelee } from './rules/melee/attack.ts';
import { resolveFire } from './rules/missile/fire.ts';
import { noteCause } from './rules/morale/causes.ts';
import { listChecks, rollNextCheck } from './rules/morale/checks.ts';
import { resumeMove } from './rules/movement/move.ts';
import { rampageNext } from './rules/rout/rampage.ts';
import { lateUnits } from './rules/setup/entry.ts';
import { fixSideA } from './rules/setup/sideA.ts';
import { routOverstacked } from './rules/stacking/overstack.ts';
import { endOfTurn } from './rules/victory/victory.ts';
import { STEPS, type StepName } from './sequence.ts';
import { isOnMap, type Unit, type UnitId } from './state.ts';
import type { Tale } from './tale.ts';

type Opening = (tale: Tale, dice: Dice) => void;
type Work = (tale: Tale, dice: Dice) => boolean;

const mark = (tale: Tale, units: readonly UnitId[], change: UnitChange, rule: string): void => {
  if (units.length > 0) tale.tell({ type: 'unitsMarked', units, change, rules: [rule] });
};

const idsWhere = (tale: Tale, asks: (unit: Unit) => boolean): UnitId[] =>
  tale.state.units.filter(asks).map(({ id }) => id);

/** CSW-SEQ-05 c, CSW-R-18: a new movement segment; command is measured once, before the rout moves. */
const openMovement: Opening = (tale) => {
  const { phasing } = tale.state;
  const used = idsWhere(
    tale,
    (unit) =>
      unit.side === phasing &&
      (unit.spentHalf > 0 ||
        unit.stepsTaken > 0 ||
        unit.moveEnded ||
        unit.routMoved ||
        unit.steppedRear ||
        unit.firedInMovement),
  );
  const fresh = {
    spentHalf: 0,
    stepsTaken: 0,
    moveEnded: false,
    steppedRear: false,
    routMoved: false,
    firedInMovement: false,
  };
  mark(tale, used, fresh, 'CSW-SEQ-05');
  const measured = (inCommand: boolean) =>
    idsWhere(
      tale,
      (unit) =>
        unit.side === phasing &&
        isOnMap(unit) &&
        unit.inCommand !== inCommand &&
        isCommanded(tale.state, unit) === inCommand,
    );
  mark(tale, measured(false), { inCommand: false }, 'CSW-MOV-04');
  mark(tale, measured(true), { inCommand: true }, 'CSW-LDR-04');
};

/** CSW-SEQ-05 f-j: what the end of a movement segment brings before the checks. */
const closeMovement: Opening = (tale) => {
  routOverstacked(tale);
  for (const cause of chargeCauses(tale.state)) noteCause(tale, cause);
  const rested = idsWhere(tale, (unit) => unit.side === tale.state.phasing && (unit.evaded || unit.heldBack));
  mark(tale, rested, { evaded: false, heldBack: false }, 'CSW-P-23');
};

/** CSW-P-23: a charge lasts for one melee segment (CSW-CHG-10). */
const closeHalf: Opening = (tale) => {
  mark(
    tale,
    idsWhere(tale, (unit) => unit.charged !== NOWHERE),
    { charged: NOWHERE },
    'CSW-CHG-10',
  );
  if (tale.state.phasing !== tale.state.sideA) closeTurn(tale);
};

/** CSW-SEQ-09, CSW-SET-13, CSW-P-21 */
const closeTurn = (tale: Tale): void => {
  for (const { id } of lateUnits(tale.state))
    tale.tell({ type: 'unitLate', unit: id, rules: ['CSW-SET-13'] });
  const used = idsWhere(tale, (unit) => unit.movedThisTurn || unit.firedThisTurn || unit.scaled);
  mark(tale, used, { movedThisTurn: false, firedThisTurn: false, scaled: false }, 'CSW-SEQ-09');
  const end = endOfTurn(tale.state);
  tale.tell(
    end ?? { type: 'turnBegun', turn: tale.state.turn + 1, irrevocable: true, rules: ['CSW-SEQ-09'] },
  );
};

/** What happens at once when a step begins. */
const OPENINGS: Partial<Record<StepName, Opening>> = {
  setUpFirst: (tale, dice) => fixSideA(tale, dice),
  routMoves: openMovement,
  moveEnd: closeMovement,
  chargeChecks: (tale) => listChecks(tale, 'charge'),
  moveChecks: (tale) => listChecks(tale, 'rest'),
  fireMorale: (tale) => listChecks(tale, 'rest'),
  advanceFirst: (tale) => openAdvances(tale),
  meleeMorale: (tale) => listChecks(tale, 'rest'),
  halfEnd: closeHalf,
};

/** What a step does by itself, piece by piece, before it asks anybody or ends. */
const WORK: Partial<Record<StepName, Work>> = {
  routMoves: (tale, dice) => rampageNext(tale, dice),
  chargeChecks: (tale, dice) => rollNextCheck(tale, dice),
  moveChecks: (tale, dice) => rollNextCheck(tale, dice),
  fireResolve: (tale, dice) => resolveFire(tale, dice) || takeLosses(tale, true),
  fireMorale: (tale, dice) => rollNextCheck(tale, dice),
  meleeResolve: (tale, dice) => resolveMelee(tale, dice) || takeLosses(tale, true),
  meleeMorale: (tale, dice) => rollNextCheck(tale, dice),
};

export const beginStep = (tale: Tale, step: StepName, dice: Dice): void => {
  tale.tell({ type: 'stepBegun', step, irrevocable: true, rules: ['CSW-SEQ-01', 'CSW-P-14'] });
  OPENINGS[step]?.(tale, dice);
};

/** CSW-P-14: a step with nothing to decide but its end is passed through without asking. */
const asksNothing = (tale: Tale): boolean => {
  const open = openDesk(tale.state);
  if (open === undefined) return true;
  if (open.question) return false;
  for (const subject of open.desk.subjects(tale.state, open.side))
    for (const order of open.desk.legal(tale.state, open.side, subject))
      if (order.type !== 'done') return false;
  return true;
};

/** Runs on until somebody must decide or the battle is over. */
export const runOn = (tale: Tale, dice: Dice): void => {
  while (tale.state.end === null) {
    if (tale.state.questions.length > 0) return;
    if (tale.state.interrupted !== null) resumeMove(tale);
    else if (!(WORK[tale.state.step]?.(tale, dice) ?? false)) {
      if (!asksNothing(tale)) return;
      beginStep(tale, STEPS[tale.state.step].next, dice);
    }
  }
};
