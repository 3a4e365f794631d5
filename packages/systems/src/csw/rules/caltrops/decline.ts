import { type Clause, firstRefusal, permit, refuse, say } from '@warmoot/kernel';
import { type Desk, type OrderRule, type Question, unitSubject } from '../../engine/decisions.ts';
import type { Tale } from '../../engine/tale.ts';
import type { OrderOf } from '../../orders/orders.ts';
import { cellOfId, cellsBeside, idOf } from '../../state/board.ts';
import { holderOf } from '../../state/occupancy.ts';
import { enemyOf } from '../../state/setup.ts';
import { type Battle, boardIn, isOnSurface, typeOf, unitOf } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { hexNames } from '../../words/describe.ts';
import { facingOnArrival, leadersWhoTurn } from '../movement/arrival.ts';
import { crossesOutside } from '../siege/control.ts';
import { isInContact } from '../skirmish/skirmishers.ts';
import { couldStop } from '../stacking/stacks.ts';
import { isProhibited } from '../terrain/ground.ts';
import { inEnemyZone } from '../zones/zones.ts';
import { afterEntering } from './entering.ts';

type DeclineQuestion = Extract<Question, { kind: 'declineMelee' }>;

/** The question that is open now: declining is possible and offered only then. */
const asked = ({ questions }: Battle): DeclineQuestion => questions[0] as DeclineQuestion;

/** CSW-CAL-05: one hex, outside every enemy zone; otherwise as any retreat (CSW-STK-08, CSW-WAL-13). */
const couldFallBackTo = (battle: Battle, unit: Unit, to: number): boolean =>
  (holderOf(battle, to)?.side ?? unit.side) === unit.side &&
  !inEnemyZone(battle, unit.side, to) &&
  !isProhibited(battle, typeOf(battle, unit), to) &&
  !crossesOutside(battle, unit.side, unit.cell, to) &&
  couldStop(battle, [unit], to);

const hexesBehind = (battle: Battle, unit: Unit): number[] =>
  cellsBeside(boardIn(battle), unit.cell).filter((to) => couldFallBackTo(battle, unit, to));

/** CSW-SEQ-05 g, CSW-CAL-05: workers reached by the enemy, in hex order; those who cannot get away are not asked. */
export const declinersOf = (battle: Battle): DeclineQuestion[] => {
  const side = enemyOf(battle.phasing);
  return battle.units
    .filter((unit) => unit.working !== null && unit.side === side && isOnSurface(unit))
    .filter((unit) => isInContact(battle, side, unit.cell))
    .sort((a, b) => a.cell - b.cell)
    .map((unit): DeclineQuestion => {
      const choices = hexesBehind(battle, unit);
      return { kind: 'declineMelee', side, unit: unit.id, choices };
    })
    .filter(({ choices }) => choices.length > 0);
};

export const askDecliners = (tale: Tale): void => {
  const questions = declinersOf(tale.state);
  if (questions.length > 0) tale.tell({ type: 'asked', questions, rules: ['CSW-CAL-05', 'CSW-SEQ-05'] });
};

interface Decline {
  readonly battle: Battle;
  readonly order: OrderOf<'declineMelee'>;
}

/** CSW-CAL-05 */
const isAsked: Clause<Decline> = ({ battle, order }) =>
  asked(battle).unit === order.unit
    ? permit
    : refuse('CSW-CAL-05', say`${unitOf(battle, order.unit).name} has nothing to decide now`);

/** Asked again, because another worker may have filled the hex. */
const isOffered: Clause<Decline> = ({ battle, order }) => {
  const choices = hexesBehind(battle, unitOf(battle, order.unit));
  if (choices.includes(cellOfId(boardIn(battle), order.hex))) return permit;
  return choices.length === 0
    ? refuse('CSW-CAL-05', 'there is no hex left to fall back to')
    : refuse('CSW-CAL-05', say`it can only fall back to ${hexNames(battle, choices)}`);
};

/** The caltrops stay behind, stacked; the unit stops working. */
export const declineMeleeOrder: OrderRule<'declineMelee'> = {
  check: (battle, _side, order) => firstRefusal([isAsked, isOffered], { battle, order }),
  decide: (tale, _side, { unit, hex }, dice) => {
    const to = cellOfId(boardIn(tale.state), hex);
    const facing = facingOnArrival(tale.state, [unit], to, unitOf(tale.state, unit).facing);
    const turning = leadersWhoTurn(tale.state, [unit], to, facing);
    tale.tell({ type: 'answered', rules: ['CSW-CAL-05'] });
    tale.tell({
      type: 'unitsWent',
      how: 'retreat',
      units: [unit],
      path: [to],
      facing,
      rules: ['CSW-CAL-05'],
    });
    if (turning.length > 0) tale.tell({ type: 'hexTurned', units: turning, facing, rules: ['CSW-FAC-05'] });
    afterEntering(tale, [unit], to, dice);
  },
  describe: (battle, { unit, hex }) =>
    say`decline melee with ${unitOf(battle, unit).name} by going to ${hex}`,
};

/** CSW-P-14 10 */
export const declineMeleeDesk: Desk = {
  task: 'decline melee or stand',
  deadline: 'reply',
  accepts: ['declineMelee', 'stand'],
  standIn: (battle) => ({ type: 'stand', unit: asked(battle).unit }),
  subjects: (battle) => [unitSubject(asked(battle).unit)],
  *legal(battle) {
    const { unit } = asked(battle);
    for (const to of hexesBehind(battle, unitOf(battle, unit)))
      yield { type: 'declineMelee', unit, hex: idOf(boardIn(battle), to) };
    yield { type: 'stand', unit };
  },
};
