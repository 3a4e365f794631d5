import { type Mark, type Seat, say } from '@warmoot/kernel';
import { centreOf } from '@warmoot/tabletop';
import type { BloodCommand } from '../orders/commands.ts';
import { bodyOf } from '../rules/ground/bodies.ts';
import { carriedOut } from '../rules/movement/march.ts';
import { otherSide, SIDES, type Side } from '../state/options.ts';
import type { BloodState } from '../state/state.ts';
import { sideName } from '../words/names.ts';
import { areaOf } from './areas.ts';
import { wayMarks } from './reach.ts';
import { spotOf } from './tablePlace.ts';

const isSide = (seat: Seat): seat is Side => (SIDES as readonly string[]).includes(seat);

/** One order as pencil: a way and where it ends, or a line to its target. */
const markOf = (state: BloodState, order: BloodCommand): readonly Mark[] => {
  const unit = 'unit' in order ? state.units[order.unit] : undefined;
  if (unit?.pose == null) return [];
  if (order.type === 'move')
    return [
      ...wayMarks(state, unit, order),
      { kind: 'room', places: [], areas: [areaOf(state, carriedOut(state, unit, order).body)] },
    ];
  const target = order.type === 'charge' || order.type === 'fire' ? state.units[order.target] : undefined;
  if (target?.pose == null) return [];
  const places = [unit, target].map((each) => spotOf(state, centreOf(bodyOf(state, each))));
  return [{ kind: order.type === 'charge' ? 'charge' : 'fire', places }];
};

/** BLD-PLY-06: a seat's own sealed orders; of the enemy's only the number is known. */
export const sealedMarks = (state: BloodState, seat: Seat): readonly Mark[] =>
  isSide(seat) ? state.sealed[seat].orders.flatMap((order) => markOf(state, order)) : [];

/** How many orders lie sealed on both sides; nothing where nobody seals any. */
export const sealedText = (state: BloodState, seat: Seat): string | undefined => {
  if (!isSide(seat) || state.options.order !== 'SIMULTANEOUS') return undefined;
  const enemy = otherSide(seat);
  const [own, name, theirs] = [
    state.sealed[seat].count,
    sideName(state.options, enemy),
    state.sealed[enemy].count,
  ];
  return own === 1
    ? say`1 of your orders is sealed; ${name}: ${theirs}.`
    : say`${own} of your orders are sealed; ${name}: ${theirs}.`;
};
