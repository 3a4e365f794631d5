import { type Desk, hexSubject, ownUnit, TABLE, unitSubject } from '../../engine/decisions.ts';
import { cellOfId } from '../../state/board.ts';
import { hasModule, type Side } from '../../state/setup.ts';
import { type Battle, boardIn, isOnSurface, type Tunnel } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { collapsesOf } from './collapseOptions.ts';
import { startTunnelOrder } from './startTunnel.ts';
import { tunnelAt } from './systems.ts';

const ownTunnels = ({ tunnels }: Battle, side: Side): Tunnel[] =>
  tunnels.filter(({ knownTo }) => knownTo.includes(side));

const starting = (unit: number) => ({ type: 'startTunnel', unit }) as const;

/** CSW-P-16, CSW-TUN-01: units not yet entered, gone, or already underground cannot start a tunnel. */
const mayStart = (battle: Battle, unit: Unit): boolean =>
  isOnSurface(unit) && startTunnelOrder.check(battle, unit.side, starting(unit.id)).ok;

function* subjects(battle: Battle, side: Side): Generator<string> {
  if (hasModule(battle.setup, 'tunnels')) {
    const { ids } = boardIn(battle);
    for (const unit of battle.units)
      if (unit.side === side && mayStart(battle, unit)) yield unitSubject(unit.id);
    for (const { breaches } of ownTunnels(battle, side))
      yield hexSubject(ids[breaches[0]?.cell as number] as string);
  }
  yield TABLE;
}

/** CSW-P-14 6: collapses and new tunnels, before anything moves (CSW-SEQ-05 a). */
export const tunnelDesk: Desk = {
  task: 'begin or collapse tunnels',
  deadline: 'turn',
  accepts: ['startTunnel', 'collapse', 'done'],
  standIn: () => ({ type: 'done' }),
  subjects,
  *legal(battle, side, subject) {
    if (subject === TABLE) yield { type: 'done' };
    else if (subject.startsWith('h')) {
      const tunnel = tunnelAt(battle.tunnels, cellOfId(boardIn(battle), subject.slice(1)));
      if (tunnel?.knownTo.includes(side)) yield* collapsesOf(battle, side, tunnel);
    } else {
      const unit = ownUnit(battle, side, subject);
      if (unit !== undefined && mayStart(battle, unit)) yield starting(unit.id);
    }
  },
};
