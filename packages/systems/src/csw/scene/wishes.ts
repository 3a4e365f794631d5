import type { Place, Seat } from '@warmoot/kernel';
import { openDesk } from '../engine/desks.ts';
import { checkOrder } from '../orders/orderRules.ts';
import type { CswOrder } from '../orders/orders.ts';
import { constructionAt } from '../rules/combat/defence.ts';
import { forwardOf } from '../rules/setup/formation.ts';
import { type Board, cellsBeside, DIRECTION_NAMES, distance, idOf, NOWHERE } from '../state/board.ts';
import { holderOf } from '../state/occupancy.ts';
import type { Side } from '../state/setup.ts';
import { type Battle, boardIn } from '../state/state.ts';
import type { Unit, UnitId } from '../state/unit.ts';

const unitsNamed = ({ units }: Battle, subjects: readonly string[]): Unit[] =>
  subjects
    .filter((subject) => subject.startsWith('u'))
    .flatMap((subject) => units[Number(subject.slice(1))] ?? []);

/** The first unit's options, applied to all of them if the rules permit. */
export function* together(battle: Battle, seat: Seat, subjects: readonly string[]): Generator<CswOrder> {
  const open = openDesk(battle);
  const [first, ...others] = unitsNamed(battle, subjects);
  if (open?.side !== seat || first === undefined || others.length === 0) return;
  const units: UnitId[] = [first, ...others].map(({ id }) => id);
  for (const order of open.desk.legal(battle, open.side, `u${first.id}`)) {
    if (order.type === 'place' && turnsAll(battle, [first, ...others], order.hex)) yield order;
    if (!('units' in order)) continue;
    const joint = { ...order, units };
    if (checkOrder(battle, open.side, joint).ok) yield joint;
  }
}

/** CSW-FAC-06: turning one of them in place turns its whole hex. */
const turnsAll = (battle: Battle, units: readonly Unit[], hex: string): boolean =>
  units.every(({ cell }) => cell !== NOWHERE && idOf(boardIn(battle), cell) === hex);

/** What a player means by selecting his units and pointing at a hex, by step. */
export const orderMeant = (
  battle: Battle,
  seat: Seat,
  subjects: readonly string[],
  place: Place,
): CswOrder | undefined => {
  const open = openDesk(battle);
  const board = boardIn(battle);
  const cell = board.grid.hexes.findIndex((hex) => 'q' in place && hex.q === place.q && hex.r === place.r);
  const own = unitsNamed(battle, subjects).filter(({ side }) => side === seat);
  const [first] = own;
  if (open?.side !== seat || first === undefined || cell < 0) return undefined;
  const units = own.map(({ id }) => id);
  const hex = idOf(board, cell);
  const accepts = (type: CswOrder['type']): boolean => open.desk.accepts.includes(type);
  const aim = { units, hex, ...(isEmptyWork(battle, cell) && { construction: true }) };
  if (accepts('attack'))
    return first.underground ? { type: 'attack', units, hex, underground: true } : { type: 'attack', ...aim };
  if (accepts('fire')) return { type: 'fire', ...aim };
  const facing = forward(battle, seat as Side);
  if (accepts('place')) return { type: 'place', unit: first.id, hex, facing };
  if (!accepts('move') && accepts('opportunityFire')) return { type: 'opportunityFire', units, hex };
  if (!accepts('move') || cell === first.cell) return undefined;
  return first.cell === NOWHERE
    ? { type: 'enter', units, hex, facing, path: [] }
    : { type: 'move', units, path: straightOn(board, first.cell, cell) };
};

/** CSW-WAL-09: pointing at an empty wall means the wall. */
const isEmptyWork = (battle: Battle, cell: number): boolean =>
  constructionAt(battle, cell) !== undefined && holderOf(battle, cell) === undefined;

const forward = (battle: Battle, side: Side): (typeof DIRECTION_NAMES)[number] =>
  DIRECTION_NAMES[forwardOf(battle, side)] as (typeof DIRECTION_NAMES)[number];

/** Hex by hex, each time to the neighbour that is nearest to the goal. */
const straightOn = (board: Board, from: number, to: number): string[] => {
  const path: string[] = [];
  for (let cell = from; cell !== to; ) {
    const nearest = [...cellsBeside(board, cell)].sort(
      (a, b) => distance(board, a, to) - distance(board, b, to),
    );
    cell = nearest[0] as number;
    path.push(idOf(board, cell));
  }
  return path;
};
