import { type Clause, firstRefusal, permit, refuse, say, type Verdict } from '@warmoot/kernel';
import { NOWHERE } from '../../state/board.ts';
import type { Side } from '../../state/setup.ts';
import type { Battle } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { hexName } from '../../words/describe.ts';
import { exposedIn, type Place } from '../combat/exposed.ts';
import { hasLeaderWithin, leadersWithin } from '../leaders/command.ts';
import { isOverstacked, overstackReason } from '../stacking/stacks.ts';

/**
 * An attempt to rally the routed units in a hex or in the tunnel under it: two places, rallied separately (CSW-TUN-07).
 */
export interface Attempt extends Place {
  readonly battle: Battle;
  readonly side: Side;
}

export const routedIn = ({ battle, side, cell, underground }: Attempt): Unit[] =>
  cell === NOWHERE
    ? []
    : exposedIn(battle, { cell, underground }).filter((unit) => unit.routed && unit.side === side);

/** CSW-RAL-01, CSW-LDR-03, CSW-LDR-08, CSW-BGL-08: stacked with them or adjacent; depth does not matter (CSW-TUN-07). */
export const ralliers = (attempt: Attempt): Unit[] =>
  routedIn(attempt).flatMap((unit) => leadersWithin(attempt.battle, unit, 1));

const holdsRouted: Clause<Attempt> = (attempt) =>
  routedIn(attempt).length > 0
    ? permit
    : refuse(
        'CSW-RAL-01',
        say`none of your units is routed ${attempt.underground ? 'under' : 'in'} that hex`,
      );

/** CSW-RAL-01 */
const hasALeader: Clause<Attempt> = (attempt) =>
  routedIn(attempt).some((unit) => hasLeaderWithin(attempt.battle, unit, 1))
    ? permit
    : refuse('CSW-RAL-01', say`no leader is with them or next to ${hexName(attempt.battle, attempt.cell)}`);

/** CSW-RAL-01 */
const isFirstTry: Clause<Attempt> = ({ battle, cell, underground }) =>
  battle.rallyTried.some((tried) => tried.cell === cell && tried.underground === underground)
    ? refuse('CSW-RAL-01', say`a rally in ${hexName(battle, cell)} was already tried this segment`)
    : permit;

/** CSW-RAL-05, CSW-STK-07, CSW-TUN-09 */
const isInOrder: Clause<Attempt> = (attempt) => {
  const units = exposedIn(attempt.battle, attempt);
  return isOverstacked(attempt.battle, units)
    ? refuse('CSW-RAL-05', say`they cannot rally together: ${overstackReason(attempt.battle, units)}`)
    : permit;
};

const RALLY_CLAUSES = [holdsRouted, hasALeader, isFirstTry, isInOrder];

export const checkAttempt = (attempt: Attempt): Verdict => firstRefusal(RALLY_CLAUSES, attempt);
