import {
  type Clause,
  firstRefusal,
  type Modifier,
  modifiers,
  permit,
  refuse,
  totalOf,
} from '@warmoot/kernel';
import { cellOfId, DIRECTION_NAMES, directionOfName, idOf, NOWHERE } from '../../board.ts';
import { type Desk, hexSubject, type OrderRule, TABLE } from '../../decisions.ts';
import { hexName } from '../../describe.ts';
import { unitsAt } from '../../occupancy.ts';
import type { CswOrder } from '../../orders.ts';
import type { Side } from '../../setup.ts';
import { type Battle, boardIn, isOnSurface, type Unit } from '../../state.ts';
import { roll, type Tale } from '../../tale.ts';
import { leadersWithin } from '../leaders/command.ts';
import { facingOnArrival } from '../movement/arrival.ts';
import { isOverstacked } from '../stacking/stacks.ts';

interface Attempt {
  readonly battle: Battle;
  readonly side: Side;
  readonly cell: number;
}

const routedIn = (battle: Battle, side: Side, cell: number): Unit[] =>
  cell === NOWHERE ? [] : unitsAt(battle, cell).filter((unit) => unit.routed && unit.side === side);

/** CSW-RAL-01, CSW-LDR-03, CSW-LDR-08, CSW-BGL-08: stacked with them or adjacent. */
const ralliers = ({ battle, side, cell }: Attempt): Unit[] =>
  routedIn(battle, side, cell).flatMap((unit) => leadersWithin(battle, unit, 1));

const holdsRouted: Clause<Attempt> = ({ battle, side, cell }) =>
  routedIn(battle, side, cell).length > 0
    ? permit
    : refuse('CSW-RAL-01', 'none of your units is routed there');

/** CSW-RAL-01 */
const hasALeader: Clause<Attempt> = (attempt) =>
  ralliers(attempt).length > 0
    ? permit
    : refuse('CSW-RAL-01', `no leader is with them or next to ${hexName(attempt.battle, attempt.cell)}`);

/** CSW-RAL-01 */
const isFirstTry: Clause<Attempt> = ({ battle, cell }) =>
  battle.rallyTried.includes(cell)
    ? refuse('CSW-RAL-01', `a rally of ${hexName(battle, cell)} was tried in this segment`)
    : permit;

/** CSW-RAL-05, CSW-STK-07 */
const isInOrder: Clause<Attempt> = ({ battle, cell }) =>
  isOverstacked(battle, unitsAt(battle, cell))
    ? refuse('CSW-RAL-05', 'nobody rallies in an overstacked or mixed hex')
    : permit;

const RALLY_CLAUSES = [holdsRouted, hasALeader, isFirstTry, isInOrder];

/** CSW-RAL-03, CSW-BGL-10: the best of those who call. */
const byCharisma = (attempt: Attempt): Modifier[] => {
  const bonus = Math.floor(Math.max(0, ...ralliers(attempt).map(({ charisma }) => charisma)) / 6);
  return modifiers([bonus > 0, 'CSW-BGL-10', "the leader's charisma", bonus]);
};

/** CSW-RAL-02, CSW-R-54, CSW-R-68, CSW-X-07: 2d6 above the unmodified Morale Factor, the lowest of the hex. */
const tryRally = (tale: Tale, attempt: Attempt, facing: number, dice: Parameters<typeof roll>[0]): void => {
  const { battle, side, cell } = attempt;
  const routed = routedIn(battle, side, cell);
  const ledger = byCharisma(attempt);
  const { total: dots, rolls } = roll(dice, 2, 6, `rally of ${hexName(battle, cell)}`);
  const total = dots + totalOf(ledger);
  const morale = Math.min(...routed.map((unit) => unit.morale));
  tale.tell({
    type: 'rallyRolled',
    cell,
    total,
    morale,
    rolls,
    modifiers: ledger,
    rules: ['CSW-RAL-02', 'CSW-RAL-03'],
  });
  if (total <= morale) return;
  const units = routed.map(({ id }) => id);
  const turned = facingOnArrival(battle, units, cell, facing as Unit['facing']);
  tale.tell({ type: 'unitsRallied', units, facing: turned, rules: ['CSW-RAL-02', 'CSW-RAL-04'] });
};

export const rallyOrder: OrderRule<'rally'> = {
  check: (battle, side, { hex }) =>
    firstRefusal(RALLY_CLAUSES, { battle, side, cell: cellOfId(boardIn(battle), hex) }),
  decide: (tale, side, { hex, facing }, dice) => {
    const cell = cellOfId(boardIn(tale.state), hex);
    tryRally(tale, { battle: tale.state, side, cell }, directionOfName(facing), dice);
  },
  describe: (_battle, { hex, facing }) => `rally ${hex}, to face ${facing}`,
};

function* subjects(battle: Battle, side: Side): Generator<string> {
  const cells = new Set(
    battle.units.filter((unit) => unit.side === side && unit.routed && isOnSurface(unit)).map((u) => u.cell),
  );
  for (const cell of cells)
    if (firstRefusal(RALLY_CLAUSES, { battle, side, cell }).ok) yield hexSubject(idOf(boardIn(battle), cell));
  yield TABLE;
}

/** CSW-RAL-04: any facing, but beside unrouted units theirs. */
function* facingsIn(battle: Battle, hex: string): Generator<CswOrder> {
  const cell = cellOfId(boardIn(battle), hex);
  const units = unitsAt(battle, cell).filter((unit) => unit.routed);
  const ids = units.map(({ id }) => id);
  for (const [direction, facing] of DIRECTION_NAMES.entries())
    if (facingOnArrival(battle, ids, cell, direction as Unit['facing']) === direction)
      yield { type: 'rally', hex, facing };
}

/** CSW-P-14 5 */
export const rallyDesk: Desk = {
  task: 'rally',
  deadline: 'turn',
  accepts: ['rally', 'done'],
  standIn: () => ({ type: 'done' }),
  subjects,
  *legal(battle, side, subject) {
    if (subject === TABLE) yield { type: 'done' };
    else if (firstRefusal(RALLY_CLAUSES, attemptAt(battle, side, subject)).ok)
      yield* facingsIn(battle, subject.slice(1));
  },
};

const attemptAt = (battle: Battle, side: Side, subject: string): Attempt => ({
  battle,
  side,
  cell: cellOfId(boardIn(battle), subject.slice(1)),
});
