import type { Side } from '../../state/setup.ts';
import { type Battle, typeOf } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import type { UnitType } from '../../units/unitType.ts';
import { fullAllowance } from './allowance.ts';

/** The units walking together and their fixed values, computed once for all steps. */
export interface Party {
  readonly units: readonly Unit[];
  readonly types: readonly UnitType[];
  readonly side: Side;
  /** CSW-MOV-03, in whole points, one for each unit; halved after an earlier step through a rear flat (CSW-R-12). */
  readonly allowances: readonly number[];
  /** CSW-FAC-03: the points left after a step through a rear flat; no unit is halved twice. */
  readonly halves: readonly number[];
  /** CSW-MOV-04: some are out of command. */
  readonly strays: boolean;
  /** CSW-MOV-09, CSW-CHG-01 */
  readonly rides: boolean;
  /** CSW-CHG-01 */
  readonly hasBeasts: boolean;
  /** CSW-STK-02 */
  readonly leadersOnly: boolean;
  /** Hexes that were entered before the move was interrupted (CSW-P-17). */
  readonly entered: readonly number[];
}

export const partyOf = (battle: Battle, units: readonly Unit[], entered: readonly number[]): Party => {
  const types: UnitType[] = [];
  const allowances: number[] = [];
  const halves: number[] = [];
  let strays = false;
  let rides = false;
  let hasBeasts = false;
  let leadersOnly = true;
  for (const unit of units) {
    const type = typeOf(battle, unit);
    const allowance = fullAllowance(battle, unit);
    const half = Math.floor(allowance / 2);
    types.push(type);
    allowances.push(unit.steppedRear ? half : allowance);
    halves.push(half);
    if (!unit.inCommand) strays = true;
    if (type.category === 'mounted') rides = true;
    if (type.category === 'creature') hasBeasts = true;
    if (type.category !== 'leader') leadersOnly = false;
  }
  const { side } = units[0] as Unit;
  return { units, types, side, allowances, halves, strays, rides, hasBeasts, leadersOnly, entered };
};

/** CSW-FAC-03, CSW-R-12: one step through a rear flat halves the whole segment's allowance. */
export const allowanceIn = ({ allowances, halves }: Party, index: number, rear: boolean): number =>
  (rear ? halves : allowances)[index] as number;

export const partyName = ({ units }: Party): string =>
  units.length === 1 ? (units[0] as Unit).name : 'the stack';
