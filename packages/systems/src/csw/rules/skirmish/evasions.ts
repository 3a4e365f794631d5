import type { Question } from '../../engine/decisions.ts';
import type { OrderOf } from '../../orders/orders.ts';
import { unitsAt } from '../../state/occupancy.ts';
import { type Battle, boardIn, isLeader } from '../../state/state.ts';
import type { Unit, UnitId } from '../../state/unit.ts';
import { pathOf } from '../movement/options.ts';
import { idsOf } from '../movement/path.ts';
import type { Walk } from '../movement/walk.ts';
import { waypoints } from '../movement/waypoints.ts';
import { couldStop } from '../stacking/stacks.ts';
import { isInContact, skirmishersNear } from './skirmishers.ts';

/** CSW-SKI-02: leaders in its hex may go with it. */
export const leadersWith = (battle: Battle, unit: Unit): Unit[] =>
  unitsAt(battle, unit.cell).filter((other) => isLeader(battle, other));

/** CSW-R-69: it cannot end next to an enemy. */
export const endsOutOfContact = (battle: Battle, { party, cell }: Walk): boolean =>
  !isInContact(battle, party.side, cell);

/** CSW-SKI-02, CSW-STK-08: it cannot move on to make room, so there must be room for it. */
export const findsRoom = (battle: Battle, { party, cell }: Walk): boolean =>
  couldStop(battle, party.units, cell);

/** One evasion to every hex that these units can get away to, by the cheapest path. */
export function* evasionsOf(
  battle: Battle,
  unit: Unit,
  leaders: readonly Unit[],
): Generator<OrderOf<'evade'>> {
  const reached = new Set<number>();
  for (const walk of waypoints(battle, [unit, ...leaders])) {
    if (reached.has(walk.cell)) continue;
    reached.add(walk.cell);
    if (endsOutOfContact(battle, walk) && findsRoom(battle, walk))
      yield {
        type: 'evade',
        unit: unit.id,
        path: pathOf(boardIn(battle), walk),
        leaders: leaders.map(({ id }) => id),
      };
  }
}

/** CSW-R-69: a unit that cannot get away may not evade. */
const canEvade = (battle: Battle, unit: Unit): boolean =>
  evasionsOf(battle, unit, []).next().value !== undefined;

type EvadeQuestion = Extract<Question, { kind: 'evade' }>;

/** CSW-SKI-02, CSW-P-14 9b: the next skirmisher in hex order who has not been asked and could get away. */
export const evasionAsked = (
  battle: Battle,
  walk: Walk,
  asked: readonly UnitId[],
): EvadeQuestion | undefined => {
  const next = skirmishersNear(battle, walk).find(
    (unit) => !asked.includes(unit.id) && canEvade(battle, unit),
  );
  if (next === undefined) return undefined;
  return { kind: 'evade', side: next.side, unit: next.id, movers: idsOf(walk) };
};

/** The question that is open now: evading is possible and offered only then. */
export const openEvasion = ({ questions }: Battle): EvadeQuestion => questions[0] as EvadeQuestion;
