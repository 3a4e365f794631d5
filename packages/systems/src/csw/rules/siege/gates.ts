import { type Clause, firstRefusal, permit, refuse, say } from '@warmoot/kernel';
import { type Desk, hexSubject, type OrderRule, TABLE } from '../../engine/decisions.ts';
import type { OrderOf } from '../../orders/orders.ts';
import { cellOfId, idOf } from '../../state/board.ts';
import { unitsAt } from '../../state/occupancy.ts';
import type { Side } from '../../state/setup.ts';
import { type Battle, boardIn, typeOf } from '../../state/state.ts';
import { hexName } from '../../words/describe.ts';
import { mayStandOnRampart, workAt } from '../terrain/ground.ts';
import { constructionState, controllerOf, gatesOf } from './control.ts';

interface Gate {
  readonly battle: Battle;
  readonly side: Side;
  readonly cell: number;
  readonly hex: string;
  readonly open: boolean;
}

const gateOf = (battle: Battle, side: Side, { hex, open }: OrderOf<'setGate'>): Gate => ({
  battle,
  side,
  cell: cellOfId(boardIn(battle), hex),
  hex,
  open,
});

/** CSW-GAT-01, CSW-GAT-04 */
const isAGate: Clause<Gate> = ({ battle, cell, hex }) =>
  gatesOf(battle).includes(cell) && !workAt(battle, cell)?.destroyed
    ? permit
    : refuse('CSW-GAT-02', say`no gate stands in ${hex}`);

/** CSW-GAT-02 */
const isItsDefender: Clause<Gate> = ({ battle, side, cell }) =>
  controllerOf(battle, cell) === side ? permit : refuse('CSW-GAT-02', 'only the defender can work the gate');

/** CSW-GAT-02: at the beginning of his half it is opened or closed, not both. */
const isAChange: Clause<Gate> = ({ battle, cell, hex, open }) => {
  const { open: isOpen, setInTurn } = constructionState(battle, cell);
  if (isOpen === open) return refuse('CSW-GAT-02', say`the gate in ${hex} is ${open ? 'open' : 'closed'}`);
  return setInTurn === battle.turn
    ? refuse('CSW-GAT-02', say`the gate in ${hex} has been moved this turn`)
    : permit;
};

/** CSW-R-92 */
const holdsNoEnemy: Clause<Gate> = ({ battle, side, cell }) => {
  const enemy = unitsAt(battle, cell).find((unit) => unit.side !== side);
  return enemy === undefined ? permit : refuse('CSW-R-92', say`${enemy.name} stands in it`);
};

/** CSW-R-92, CSW-WAL-01 */
const liftsOnlyClimbers: Clause<Gate> = ({ battle, cell, open }) => {
  const heavy = unitsAt(battle, cell).find((unit) => !mayStandOnRampart(typeOf(battle, unit)));
  return open || heavy === undefined ? permit : refuse('CSW-R-92', say`${heavy.name} stands in the way`);
};

const GATE_CLAUSES: readonly Clause<Gate>[] = [
  isAGate,
  isItsDefender,
  isAChange,
  holdsNoEnemy,
  liftsOnlyClimbers,
];

export const setGateOrder: OrderRule<'setGate'> = {
  check: (battle, side, order) => firstRefusal(GATE_CLAUSES, gateOf(battle, side, order)),
  decide: (tale, side, order) => {
    const { cell, open } = gateOf(tale.state, side, order);
    const work = { ...constructionState(tale.state, cell), open, setInTurn: tale.state.turn };
    const what = open ? 'opened' : 'closed';
    tale.tell({ type: 'workChanged', work, what, rules: ['CSW-GAT-02', 'CSW-SEQ-04'] });
  },
  describe: (battle, { hex, open }) =>
    say`${open ? 'open' : 'close'} the gate in ${hexName(battle, cellOfId(boardIn(battle), hex))}`,
};

function* choicesFor(battle: Battle, side: Side): Generator<OrderOf<'setGate'>> {
  for (const cell of gatesOf(battle)) {
    const open = !constructionState(battle, cell).open;
    const order = { type: 'setGate', hex: idOf(boardIn(battle), cell), open } as const;
    if (setGateOrder.check(battle, side, order).ok) yield order;
  }
}

/** CSW-P-14 4, CSW-SEQ-04 */
export const gateDesk: Desk = {
  task: 'open or close gates',
  deadline: 'turn',
  accepts: ['setGate', 'done'],
  standIn: () => ({ type: 'done' }),
  isOpen: (battle, side) => !choicesFor(battle, side).next().done,
  *subjects(battle, side) {
    for (const { hex } of choicesFor(battle, side)) yield hexSubject(hex);
    yield TABLE;
  },
  *legal(battle, side, subject) {
    if (subject === TABLE) yield { type: 'done' };
    for (const order of choicesFor(battle, side)) if (hexSubject(order.hex) === subject) yield order;
  },
};
