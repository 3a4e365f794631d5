import { type Clause, firstRefusal, permit, refuse, say } from '@warmoot/kernel';
import type { OrderRule } from '../../engine/decisions.ts';
import type { Tale } from '../../engine/tale.ts';
import { unitOf } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { hexName } from '../../words/describe.ts';
import { MAY_MOVE } from '../movement/mayMove.ts';
import { checkRoomBelow, isFoot, isFreeBelow, isHeldBelow, type Sapper, standsOnGround } from './below.ts';
import { hasBreach, knownBy, tellTunnels, tunnelAt, withBreach } from './systems.ts';

/** CSW-TUN-04: an existing breach is used instead of a new one; units of one stack start together. */
const opensItsOwn: Clause<Sapper> = ({ battle, unit }) =>
  hasBreach(battle.tunnels, unit.cell) && !tunnelAt(battle.tunnels, unit.cell)?.knownTo.includes(unit.side)
    ? refuse('CSW-TUN-04', say`there is a breach in ${hexName(battle, unit.cell)}: go down there`)
    : permit;

const hasRoom: Clause<Sapper> = (sapper) => checkRoomBelow(sapper, sapper.unit.cell);

/** CSW-TUN-01: it has tried already, or just left a collapsed tunnel; this prevents endless digging. */
const isFresh: Clause<Sapper> = ({ unit }) =>
  unit.movedThisTurn ? refuse('CSW-TUN-01', say`${unit.name} has moved this turn`) : permit;

const START_CLAUSES: readonly Clause<Sapper>[] = [
  isFoot,
  ...MAY_MOVE,
  isFresh,
  standsOnGround,
  opensItsOwn,
  isFreeBelow,
  hasRoom,
];

/** CSW-TUN-01, CSW-TUN-05: a breach marker on its hex; what lies below it was unknown before. */
const breakGround = (tale: Tale, { cell, side, name }: Unit): void => {
  const { tunnels } = tale.state;
  const stranger = tunnelAt(tunnels, cell)?.knownTo.includes(side) === false;
  const opened = knownBy(withBreach(tunnels, cell, side), cell, side);
  const hex = hexName(tale.state, cell);
  if (opened !== tunnels)
    tellTunnels(tale, opened, {
      what: stranger ? `${name} breaks into a tunnel under ${hex}` : `${name} opens a breach in ${hex}`,
      final: true,
      rules: stranger ? ['CSW-TUN-01', 'CSW-TUN-05'] : ['CSW-TUN-01'],
    });
};

/** CSW-TUN-01; CSW-R-93: above a hex that the enemy holds it stops, joined. */
export const startTunnelOrder: OrderRule<'startTunnel'> = {
  check: (battle, _side, { unit }) => firstRefusal(START_CLAUSES, { battle, unit: unitOf(battle, unit) }),
  decide: (tale, _side, order) => {
    const unit = unitOf(tale.state, order.unit);
    breakGround(tale, unit);
    const barred = isHeldBelow(tale.state, unit.side, unit.cell);
    const change = { underground: true, movedThisTurn: true, working: null } as const;
    tale.tell({
      type: 'unitsMarked',
      units: [unit.id],
      change: barred ? { movedThisTurn: true } : change,
      rules: barred ? ['CSW-R-93'] : ['CSW-TUN-01'],
    });
  },
  describe: (battle, { unit }) => {
    const { name, cell } = unitOf(battle, unit);
    return say`start a tunnel with ${name} in ${hexName(battle, cell)}`;
  },
};
