import { type Clause, firstRefusal, permit, refuse, say, type Verdict } from '@warmoot/kernel';
import type { OrderRule } from '../../engine/decisions.ts';
import type { Tale } from '../../engine/tale.ts';
import type { OrderOf } from '../../orders/orders.ts';
import { cellOfId, cellsBeside, directionTo, idOf, NOWHERE } from '../../state/board.ts';
import { type Battle, boardIn, typeOf, unitOf } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { endMarch, recordPause } from '../movement/march.ts';
import { mayAllMove } from '../movement/mayMove.ts';
import { beginWalk, checkStop, stepOnWalk, type Walk } from '../movement/walk.ts';
import { hasCaltrops } from './attack.ts';
import { caltropsIn, recordCaltrops, withMarker, withState } from './work.ts';

type CaltropsOrder = OrderOf<'placeCaltrops'> | OrderOf<'takeCaltrops'>;

/** A unit about to work at caltrops in the hex next to it. */
interface Task {
  readonly battle: Battle;
  readonly unit: Unit;
  readonly cell: number;
  readonly hex: string;
}

const taskOf = (battle: Battle, { unit, hex }: CaltropsOrder): Task => ({
  battle,
  unit: unitOf(battle, unit),
  cell: cellOfId(boardIn(battle), hex),
  hex,
});

/** CSW-CAL-02 */
const carriesSome: Clause<Task> = ({ unit }) =>
  unit.carriesCaltrops ? permit : refuse('CSW-CAL-02', say`${unit.name} carries no caltrops`);

/** CSW-CAL-02: it moves exactly one hex, from where it started its segment. */
const startsBeside: Clause<Task> = ({ battle, unit, cell, hex }) => {
  if (cell === NOWHERE || directionTo(boardIn(battle), unit.cell, cell) === undefined)
    return refuse('CSW-CAL-02', say`${hex} is not next to ${unit.name}`);
  return unit.stepsTaken === 0
    ? permit
    : refuse('CSW-CAL-02', say`${unit.name} has moved: it must start its segment next to the hex`);
};

/** CSW-GEO-06: one marker a hex; a heap that nobody has placed does not count. */
const isBare: Clause<Task> = ({ battle, cell, hex }) =>
  hasCaltrops(battle, cell) || caltropsIn(battle, cell, 'inWork')
    ? refuse('CSW-GEO-06', say`${hex} already has caltrops`)
    : permit;

/** CSW-CAL-02 */
const someArePlaced: Clause<Task> = ({ battle, cell, hex }) =>
  hasCaltrops(battle, cell) ? permit : refuse('CSW-CAL-02', say`no caltrops are placed in ${hex}`);

/** CSW-CAL-01: one marker each; CSW-R-70: mounts without riders take up nothing. */
const canTakeThem: Clause<Task> = ({ battle, unit }) => {
  if (typeOf(battle, unit).category === 'riderless')
    return refuse('CSW-R-70', say`${unit.name} has no riders to take them up`);
  return unit.carriesCaltrops ? refuse('CSW-CAL-01', say`${unit.name} already carries caltrops`) : permit;
};

const stepInto = ({ battle, unit, cell }: Task) =>
  stepOnWalk(battle, beginWalk(battle, [unit], unit.facing), cell);

/** CSW-P-30 and the price of the hex, as for any move. */
const canStepThere: Clause<Task> = (task) => {
  const { battle, unit } = task;
  const able = mayAllMove(battle, [unit]);
  if (!able.ok) return able;
  const walked = stepInto(task);
  return walked.ok ? checkStop(battle, walked) : walked;
};

const PLACING: readonly Clause<Task>[] = [carriesSome, startsBeside, isBare, canStepThere];
const TAKING: readonly Clause<Task>[] = [canTakeThem, startsBeside, someArePlaced, canStepThere];

/** One hex, and the work begins: caltrops do not attack it, and it moves no further (CSW-CAL-02). */
const begin = (tale: Tale, task: Task, working: 'placing' | 'taking'): void => {
  const walked = stepInto(task);
  if (!walked.ok) throw new Error(walked.because);
  const { unit, cell } = task;
  recordPause(tale, walked.before as Walk, walked);
  const change = { working, workedThisTurn: true, moveEnded: true, carriesCaltrops: false };
  tale.tell({ type: 'unitsMarked', units: [unit.id], change, rules: ['CSW-CAL-02', 'CSW-CAL-04'] });
  if (working === 'placing')
    recordCaltrops(tale, cell, withMarker(tale.state, cell, 'inWork'), 'being laid', 'CSW-CAL-02');
  else
    recordCaltrops(
      tale,
      cell,
      withState(tale.state, cell, 'placed', 'inWork'),
      'being taken up',
      'CSW-CAL-02',
    );
  endMarch(tale, { ...walked, stopped: true });
};

export const placeCaltropsOrder: OrderRule<'placeCaltrops'> = {
  check: (battle, _side, order): Verdict => firstRefusal(PLACING, taskOf(battle, order)),
  decide: (tale, _side, order) => begin(tale, taskOf(tale.state, order), 'placing'),
  describe: (battle, { unit, hex }) => say`place caltrops in ${hex} with ${unitOf(battle, unit).name}`,
};

export const takeCaltropsOrder: OrderRule<'takeCaltrops'> = {
  check: (battle, _side, order): Verdict => firstRefusal(TAKING, taskOf(battle, order)),
  decide: (tale, _side, order) => begin(tale, taskOf(tale.state, order), 'taking'),
  describe: (battle, { unit, hex }) => say`take up the caltrops in ${hex} with ${unitOf(battle, unit).name}`,
};

/** What a unit may do with caltrops now. */
export function* caltropsOrdersOf(battle: Battle, unit: Unit): Generator<CaltropsOrder> {
  if (!unit.carriesCaltrops && battle.caltrops.length === 0) return;
  const board = boardIn(battle);
  for (const cell of cellsBeside(board, unit.cell)) {
    const order = { unit: unit.id, hex: idOf(board, cell) };
    const place = { type: 'placeCaltrops', ...order } as const;
    const take = { type: 'takeCaltrops', ...order } as const;
    if (firstRefusal(PLACING, taskOf(battle, place)).ok) yield place;
    if (firstRefusal(TAKING, taskOf(battle, take)).ok) yield take;
  }
}
