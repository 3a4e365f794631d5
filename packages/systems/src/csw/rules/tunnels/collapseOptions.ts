import type { OrderOf } from '../../orders/orders.ts';
import type { Side } from '../../state/setup.ts';
import { type Battle, boardIn, type Tunnel } from '../../state/state.ts';
import { unitsIn } from './below.ts';
import { collapseOrder, couldComeUp, type Placement, placedAt } from './collapse.ts';
import { tunnelDistances } from './systems.ts';

type Collapse = OrderOf<'collapse'>;

/** Each unit by the nearest breach with room; a named breach comes first. */
const placedBy = (battle: Battle, tunnel: Tunnel, first: number): Placement[] => {
  const placements: Placement[] = [];
  for (const unit of unitsIn(battle, tunnel)) {
    const ways = tunnelDistances(battle, unit.cell);
    const far = (cell: number): number => (cell === first ? -1 : (ways.get(cell)?.length ?? 0));
    const cell = tunnel.breaches
      .map((breach) => breach.cell)
      .sort((a, b) => far(a) - far(b) || a - b)
      .find((at) => couldComeUp(battle, tunnel, [unit, ...placedAt(placements, at)], at));
    if (cell !== undefined) placements.push({ unit, cell });
  }
  return placements;
};

/** For every system that may collapse: each breach once as the preferred way up. */
export function* collapsesOf(battle: Battle, side: Side, tunnel: Tunnel): Generator<Collapse> {
  const { ids } = boardIn(battle);
  const listed = new Set<string>();
  for (const { cell } of tunnel.breaches) {
    const order: Collapse = {
      type: 'collapse',
      hex: ids[tunnel.breaches[0]?.cell as number] as string,
      placements: placedBy(battle, tunnel, cell).map(({ unit, cell: at }) => ({
        unit: unit.id,
        hex: ids[at] as string,
      })),
    };
    const name = JSON.stringify(order.placements);
    if (!listed.has(name) && collapseOrder.check(battle, side, order).ok) yield order;
    listed.add(name);
  }
}
