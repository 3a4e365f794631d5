import { type Clause, permit, refuse, say, type Verdict } from '@warmoot/kernel';
import { SPADEWORK } from '../../data/spadework.ts';
import { idOf } from '../../state/board.ts';
import { unitsUnder } from '../../state/occupancy.ts';
import type { Side } from '../../state/setup.ts';
import { type Battle, boardIn, isLeader, type Tunnel, typeOf } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { hexName } from '../../words/describe.ts';
import { fullAllowance } from '../movement/allowance.ts';
import { isOverstacked, MAX_POINTS, pointsOf } from '../stacking/stacks.ts';
import { isRampart } from '../terrain/ground.ts';

/** A unit that wants to act underground, or go there. */
export interface Sapper {
  readonly battle: Battle;
  readonly unit: Unit;
}

/** CSW-TUN-06: other categories may not. */
export const fitsTunnels = (battle: Battle, unit: Unit): boolean => {
  const { category } = typeOf(battle, unit);
  return category === 'foot' || category === 'leader';
};

/** CSW-TUN-01, CSW-R-93: leaders walk but do not dig. */
export const isFoot: Clause<Sapper> = ({ battle, unit }) =>
  typeOf(battle, unit).category === 'foot'
    ? permit
    : refuse('CSW-TUN-01', say`${unit.name} cannot dig: only foot units do`);

export const isUnderground: Clause<Sapper> = ({ unit }) =>
  unit.underground ? permit : refuse('CSW-TUN-03', say`${unit.name} is not underground`);

/** CSW-TUN-04: there is no way down or up through an intact wall, tower or closed gate. */
export const standsOnGround: Clause<Sapper> = ({ battle, unit }) =>
  isRampart(battle, unit.cell)
    ? refuse(
        'CSW-TUN-04',
        say`units cannot go down from the top of the works in ${hexName(battle, unit.cell)}`,
      )
    : permit;

/** CSW-P-17 */
export const hasNotEnded: Clause<Sapper> = ({ unit }) =>
  unit.moveEnded ? refuse('CSW-P-17', say`${unit.name} has ended its move`) : permit;

/** CSW-TUN-06: whether an enemy, as far as this battle shows, holds the tunnel there. */
export const isHeldBelow = (battle: Battle, side: Side, cell: number): boolean =>
  unitsUnder(battle, cell).some((unit) => unit.side !== side);

/** CSW-TUN-06: refused where an enemy is known; otherwise a unit finds out on the way. */
export const checkFreeBelow = ({ battle, unit }: Sapper, cell: number): Verdict =>
  isHeldBelow(battle, unit.side, cell)
    ? refuse('CSW-TUN-06', say`the enemy holds the tunnel under ${hexName(battle, cell)}`)
    : permit;

export const isFreeBelow: Clause<Sapper> = (sapper) => checkFreeBelow(sapper, sapper.unit.cell);

/** CSW-TUN-09, CSW-STK-06: only leaders may enter a full tunnel hex. */
const hasRoomBelow = ({ battle, unit }: Sapper, cell: number): boolean =>
  isLeader(battle, unit) || pointsOf(battle, unitsUnder(battle, cell)) < MAX_POINTS;

export const checkRoomBelow = (sapper: Sapper, cell: number): Verdict =>
  hasRoomBelow(sapper, cell)
    ? permit
    : refuse('CSW-TUN-09', say`the tunnel under ${idOf(boardIn(sapper.battle), cell)} is full`);

/** CSW-TUN-09, CSW-STK-08: whether these units could stop in a tunnel hex beside its occupants. */
export const couldStopBelow = (battle: Battle, units: readonly Unit[], cell: number): boolean =>
  !isOverstacked(battle, [...unitsUnder(battle, cell), ...units]);

/** CSW-TUN-03: half the allowance for men, the whole one for underground races. */
export const tunnelAllowance = (battle: Battle, unit: Unit): number => {
  const whole = fullAllowance(battle, unit);
  return SPADEWORK[typeOf(battle, unit).race].movesFreely ? whole : Math.floor(whole / 2);
};

/** All units in a tunnel and everything joined to it. */
export const unitsIn = (battle: Battle, tunnel: Tunnel): Unit[] =>
  battle.units.filter((unit) => unit.underground && tunnel.cells.includes(unit.cell));
