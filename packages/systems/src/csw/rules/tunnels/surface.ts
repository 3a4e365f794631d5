import { type Dice, permit, refuse, say, type Verdict } from '@warmoot/kernel';
import type { Tale } from '../../engine/tale.ts';
import { holderOf, unitsAt } from '../../state/occupancy.ts';
import { isLeader, unitOf } from '../../state/state.ts';
import type { UnitId } from '../../state/unit.ts';
import { hexName } from '../../words/describe.ts';
import { emerge } from '../movement/march.ts';
import { MAX_POINTS, pointsOf } from '../stacking/stacks.ts';
import { groundAt, isRampart } from '../terrain/ground.ts';
import type { Sapper } from './below.ts';
import { hasBreach, tellTunnels, withBreach } from './systems.ts';

/** CSW-TUN-04, CSW-MOV-06, CSW-STK-06: whether a breach may be opened there and the unit come up by it. */
export const checkSurface = ({ battle, unit }: Sapper, cell: number): Verdict => {
  const hex = hexName(battle, cell);
  if ((holderOf(battle, cell)?.side ?? unit.side) !== unit.side)
    return refuse('CSW-TUN-04', say`the enemy holds ${hex}`);
  if (isRampart(battle, cell))
    return refuse('CSW-TUN-04', say`units cannot come up under the works in ${hex}`);
  if (groundAt(battle, cell) === 'impassable') return refuse('CSW-MOV-06', say`${hex} cannot be entered`);
  const full = pointsOf(battle, unitsAt(battle, cell)) >= MAX_POINTS && !isLeader(battle, unit);
  return full ? refuse('CSW-STK-06', say`${hex} is full`) : permit;
};

/** CSW-TUN-04: everybody sees the breach and who comes up by it. */
const openBreach = (tale: Tale, id: UnitId): void => {
  const { tunnels } = tale.state;
  const { cell, side } = unitOf(tale.state, id);
  if (!hasBreach(tunnels, cell))
    tellTunnels(tale, withBreach(tunnels, cell, side), {
      what: `A breach opens in ${hexName(tale.state, cell)}`,
      rules: ['CSW-TUN-04'],
    });
};

/**
 * CSW-TUN-04, CSW-R-93: its move is over; entering the hex has its usual effects (CSW-P-18). Its position is
 * revealed, so this cannot be undone (CSW-R-97).
 */
export const surface = (tale: Tale, id: UnitId, dice: Dice): void => {
  openBreach(tale, id);
  tale.tell({
    type: 'unitsMarked',
    units: [id],
    cell: unitOf(tale.state, id).cell,
    change: { underground: false, moveEnded: true, movedThisTurn: true },
    irrevocable: true,
    rules: ['CSW-TUN-04', 'CSW-R-93'],
  });
  emerge(tale, unitOf(tale.state, id), dice);
};
