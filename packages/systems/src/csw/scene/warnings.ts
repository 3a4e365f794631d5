import { type Line, say } from '@warmoot/kernel';
import { whoDecides } from '../engine/decider.ts';
import { STEPS, type StepName } from '../engine/sequence.ts';
import type { CswOrder } from '../orders/orders.ts';
import { isCommanded } from '../rules/leaders/command.ts';
import { canFire } from '../rules/missile/mayFire.ts';
import { mayAllMove } from '../rules/movement/mayMove.ts';
import { isDue } from '../rules/movement/moveDesk.ts';
import { isLastCall } from '../rules/setup/entry.ts';
import { overstackedCells } from '../rules/stacking/overstack.ts';
import { overstackReason } from '../rules/stacking/stacks.ts';
import { cellOfId } from '../state/board.ts';
import { unitsAt } from '../state/occupancy.ts';
import type { Side } from '../state/setup.ts';
import { type Battle, boardIn, isLeader, isOnSurface, unitOf } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import { hexNames, namesAndSide, oneOrMore } from '../words/describe.ts';
import { ableToAct } from './ableToAct.ts';

/** CSW-P-09: what a side should know before it gives an order. */
export const warningsBefore = (battle: Battle, side: Side, order: CswOrder): Line[] => {
  return order.type === 'done'
    ? warningsFor(battle, side)
    : lostFireWarnings(battle, moversIn(battle, side, order));
};

/** Who has moved once the order is carried out; a turn counts as movement (CSW-FAC-08). */
const moversIn = (battle: Battle, side: Side, order: CswOrder): Unit[] => {
  switch (order.type) {
    case 'move':
      return order.units.map((id) => unitOf(battle, id));
    case 'placeCaltrops':
    case 'takeCaltrops':
      return [unitOf(battle, order.unit)];
    case 'turn':
      return unitsAt(battle, cellOfId(boardIn(battle), order.hex)).filter(
        (unit) => unit.side === side && !isLeader(battle, unit),
      );
    default:
      return [];
  }
};

/** CSW-P-09: what a side should know before it ends a step. */
export const warningsFor = (battle: Battle, side: Side): Line[] => {
  if (whoDecides(battle) !== side || battle.questions.length > 0) return [];
  const units = battle.units.filter((unit) => unit.side === side && isOnSurface(unit) && !unit.routed);
  if (battle.step === 'setUpFirst' || battle.step === 'setUpSecond') return heldBack(battle, side);
  if (battle.step === 'move') return moveWarnings(battle, side, units);
  return battle.step in LEFT_UNDONE ? leftUndone(battle, side) : [];
};

/** CSW-HOV-02: in other battles the set-up cannot end with units left to place. */
const heldBack = (battle: Battle, side: Side): Line[] =>
  warningAbout(
    battle,
    battle.units.filter((unit) => unit.side === side && unit.status === 'toPlace'),
    (who) => [
      say`${who} is not placed and will wait off the map.`,
      say`${who} are not placed and will wait off the map.`,
    ],
    'CSW-HOV-02',
  );

const moveWarnings = (battle: Battle, side: Side, units: readonly Unit[]): Line[] => {
  const crowded = overstackedCells(battle).filter((cell) => unitsAt(battle, cell)[0]?.side === side);
  const resting = units.filter(
    (unit) => unit.spentHalf === 0 && unit.stepsTaken === 0 && mayAllMove(battle, [unit]).ok,
  );
  return [
    ...crowded.map((cell) =>
      warning(
        say`Units in ${hexNames(battle, [cell])} will rout: ${overstackReason(battle, unitsAt(battle, cell))}.`,
        'CSW-STK-07',
      ),
    ),
    ...warningAbout(
      battle,
      units.filter((unit) => !isCommanded(battle, unit)),
      (who) => [say`${who} is out of command.`, say`${who} are out of command.`],
      'CSW-LDR-04',
    ),
    ...warningAbout(
      battle,
      resting,
      (who) => [say`${who} has not moved.`, say`${who} have not moved.`],
      'CSW-MOV-01',
    ),
    ...notEntered(battle, side),
  ];
};

const notEntered = (battle: Battle, side: Side): Line[] => {
  const due = dueUnits(battle, side);
  return [
    ...warningAbout(
      battle,
      due.filter((unit) => isLastCall(battle, unit)),
      (who) => [
        say`${who} has not entered and will count as eliminated.`,
        say`${who} have not entered and will count as eliminated.`,
      ],
      'CSW-SET-13',
    ),
    ...warningAbout(
      battle,
      due.filter((unit) => !isLastCall(battle, unit)),
      (who) => [say`${who} has not entered.`, say`${who} have not entered.`],
      'CSW-SET-07',
    ),
  ];
};

const dueUnits = (battle: Battle, side: Side): Unit[] =>
  battle.units.filter((unit) => unit.side === side && isDue(battle, unit));

const COULD_FIRE = (who: string): string => say`${who} could still fire.`;
const COULD_ATTACK = (who: string): string => say`${who} could still attack.`;

/** What units could still have done in a step that is being ended. */
const LEFT_UNDONE: Partial<Record<StepName, readonly [tell: (who: string) => string, rule: string]>> = {
  rally: [(who) => say`${who} could still be rallied.`, 'CSW-RAL-01'],
  fireFirst: [COULD_FIRE, 'CSW-MIS-01'],
  fireSecond: [COULD_FIRE, 'CSW-MIS-01'],
  meleeFirst: [COULD_ATTACK, 'CSW-MEL-01'],
  meleeSecond: [COULD_ATTACK, 'CSW-MEL-01'],
};

const leftUndone = (battle: Battle, side: Side): Line[] => {
  const [tell, rule] = LEFT_UNDONE[battle.step] as readonly [(who: string) => string, string];
  return warningAbout(battle, ableToAct(battle, side), (who) => [tell(who), tell(who)], rule);
};

const warning = (text: string, rule: string): Line => ({ text, rules: [rule] });

const warningAbout = (
  battle: Battle,
  units: readonly Unit[],
  tell: (who: string) => readonly [one: string, more: string],
  rule: string,
): Line[] => {
  const ids = units.map(({ id }) => id);
  return ids.length === 0 ? [] : [warning(oneOrMore(ids, ...tell(namesAndSide(battle, ids))), rule)];
};

/** CSW-P-09: before a move that costs a unit its fire this turn. */
export const lostFireWarnings = (battle: Battle, units: readonly Unit[]): Line[] =>
  warningAbout(
    battle,
    units.filter((unit) => losesFire(battle, unit)),
    (who) => [
      say`${who} will not be able to fire this turn.`,
      say`${who} will not be able to fire this turn.`,
    ],
    'CSW-MIS-08',
  );

const losesFire = (battle: Battle, unit: Unit): boolean => {
  const later = inMissileSegment(battle);
  return canFire(later, unit).ok && !canFire(later, { ...unit, movedThisTurn: true }).ok;
};

/** The battle as of its next missile segment; unchanged if in one already. */
export const inMissileSegment = (battle: Battle): Battle =>
  STEPS[battle.step].segment === STEPS.fireFirst.segment
    ? battle
    : { ...battle, step: 'fireFirst', attacks: [] };
