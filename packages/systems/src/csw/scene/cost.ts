import { type Seat, say } from '@warmoot/kernel';
import type { CswOrder } from '../orders/orders.ts';
import { entranceOf } from '../rules/movement/enter.ts';
import { allowanceIn } from '../rules/movement/party.ts';
import { walkPath } from '../rules/movement/path.ts';
import { beginWalk, type Walk, type Walked } from '../rules/movement/walk.ts';
import { type Battle, unitOf } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import { pointsInWords, pointsText } from '../units/unitType.ts';

/** CSW-MOV-02: what a move costs, and what the slowest has left. */
export const costOf = (battle: Battle, _seat: Seat, order: CswOrder): string | undefined => {
  if (order.type !== 'move' && order.type !== 'enter') return undefined;
  const start = startOf(battle, order);
  const walk = start.ok ? walkPath(battle, start, order.path) : start;
  return walk.ok ? inWords(battle, walk) : undefined;
};

const startOf = (battle: Battle, order: Extract<CswOrder, { type: 'move' | 'enter' }>): Walked => {
  if (order.type === 'enter') return entranceOf(battle, order);
  const units = order.units.map((id) => unitOf(battle, id));
  return beginWalk(battle, units, (units[0] as Unit).facing);
};

const inWords = (battle: Battle, { party, spentHalf, steppedRear }: Walk): string => {
  const spent = spentHalf.map((half, at) => half - unitOf(battle, (party.units[at] as Unit).id).spentHalf);
  const left = spentHalf.map((half, at) => 2 * allowanceIn(party, at, steppedRear) - half);
  return say`${pointsInWords(Math.max(...spent))}, ${pointsText(Math.max(0, Math.min(...left)))} left`;
};
