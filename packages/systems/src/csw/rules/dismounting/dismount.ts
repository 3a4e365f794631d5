import { type Clause, firstRefusal, permit, refuse, say } from '@warmoot/kernel';
import { DISMOUNTS } from '../../data/dismounts.ts';
import type { OrderRule } from '../../engine/decisions.ts';
import type { OrderOf } from '../../orders/orders.ts';
import { cellOfId } from '../../state/board.ts';
import { unitsAt } from '../../state/occupancy.ts';
import { hasModule, type Side } from '../../state/setup.ts';
import { type Battle, boardIn, typeOf } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { listed, namesOf } from '../../words/describe.ts';

/** CSW-DIS-06: all mounted units of a hex, together. */
export const ridersIn = (battle: Battle, side: Side, cell: number): Unit[] =>
  unitsAt(battle, cell).filter((unit) => unit.side === side && typeOf(battle, unit).category === 'mounted');

/** CSW-DIS-02; untrained riders dismount to their own type (CSW-DIS-04). */
const footFor = (battle: Battle, unit: Unit): readonly string[] => {
  const { rider } = typeOf(battle, unit);
  return rider === undefined ? (DISMOUNTS[unit.type] ?? []) : [rider];
};

/** CSW-DIS-01: it has done nothing this turn and can still act. */
export const isIdle = (unit: Unit): boolean => whyBusy(unit) === undefined;

/** The first reason why a unit cannot dismount. */
const whyBusy = (unit: Unit): string | undefined => {
  if (unit.routed) return 'is routed';
  if (unit.dormant) return 'is dormant';
  if (unit.movedThisTurn) return 'has moved this turn';
  if (unit.attackedInMelee) return 'has attacked this turn';
  return unit.firedThisTurn ? 'has fired this turn' : undefined;
};

interface Dismount {
  readonly battle: Battle;
  readonly hex: string;
  readonly riders: readonly Unit[];
  readonly as: string | undefined;
}

const dismountOf = (battle: Battle, side: Side, { hex, as }: OrderOf<'dismount'>): Dismount => ({
  battle,
  hex,
  riders: ridersIn(battle, side, cellOfId(boardIn(battle), hex)),
  as,
});

const isInPlay: Clause<Dismount> = ({ battle }) =>
  hasModule(battle.setup, 'dismounting')
    ? permit
    : refuse('CSW-DIS-01', 'units cannot dismount in this battle');

const someRide: Clause<Dismount> = ({ riders, hex }) =>
  riders.length > 0 ? permit : refuse('CSW-DIS-01', say`you have no mounted unit in ${hex}`);

/** CSW-DIS-01, CSW-DIS-06 */
const allAreIdle: Clause<Dismount> = ({ riders }) => {
  const busy = riders.find((unit) => !isIdle(unit));
  return busy === undefined ? permit : refuse('CSW-DIS-01', say`${busy.name} ${whyBusy(busy) as string}`);
};

/** CSW-DIS-02 */
const isOnTheChart: Clause<Dismount> = ({ battle, riders, as }) => {
  const [first] = riders as [Unit];
  const feet = footFor(battle, first);
  if (feet.length === 0) return refuse('CSW-DIS-02', say`${first.name} cannot fight on foot`);
  if (as === undefined)
    return feet.length === 1 ? permit : refuse('CSW-DIS-02', say`choose what they become: ${listed(feet)}`);
  return feet.includes(as) ? permit : refuse('CSW-DIS-02', say`they can only become ${listed(feet)}`);
};

const isNotUnderWay: Clause<Dismount> = ({ riders, as }) =>
  riders.every((unit) => unit.dismountsAs !== null && (as === undefined || unit.dismountsAs === as))
    ? refuse('CSW-DIS-01', 'they are already dismounting')
    : permit;

const DISMOUNT_CLAUSES: readonly Clause<Dismount>[] = [
  isInPlay,
  someRide,
  allAreIdle,
  isOnTheChart,
  isNotUnderWay,
];

export const dismountOrder: OrderRule<'dismount'> = {
  check: (battle, side, order) => firstRefusal(DISMOUNT_CLAUSES, dismountOf(battle, side, order)),
  decide: (tale, side, order) => {
    const { riders } = dismountOf(tale.state, side, order);
    const dismountsAs = order.as ?? (footFor(tale.state, riders[0] as Unit)[0] as string);
    tale.tell({
      type: 'unitsMarked',
      units: riders.map(({ id }) => id),
      change: { dismountsAs },
      rules: ['CSW-DIS-01', 'CSW-DIS-06'],
    });
  },
  describe: (battle, { hex, as }) => {
    const side = battle.phasing;
    const riders = ridersIn(battle, side, cellOfId(boardIn(battle), hex)).map(({ id }) => id);
    const who = riders.length === 0 ? hex : namesOf(battle, riders);
    return as === undefined
      ? say`dismount ${who}`
      : say`dismount ${who} as ${battle.setup.types.find(({ code }) => code === as)?.name ?? as}`;
  },
};

/** What the riders of a hex may become; a choice is offered only once. */
export function* dismountsOf(battle: Battle, side: Side, hex: string): Generator<OrderOf<'dismount'>> {
  if (!hasModule(battle.setup, 'dismounting')) return;
  const [first] = ridersIn(battle, side, cellOfId(boardIn(battle), hex));
  if (first === undefined || first.dismountsAs !== null) return;
  for (const as of footFor(battle, first)) {
    const order = { type: 'dismount', hex, as } as const;
    if (dismountOrder.check(battle, side, order).ok) yield order;
  }
}
