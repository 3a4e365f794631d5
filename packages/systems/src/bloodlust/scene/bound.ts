import { say } from '@warmoot/kernel';
import { type Hindrance, moved } from '@warmoot/tabletop';
import type { MoveOrder } from '../orders/commands.ts';
import { bodyOf, presentUnits } from '../rules/ground/bodies.ts';
import { enemiesOf, marchFor, stepsOf } from '../rules/movement/march.ts';
import type { BloodState } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';

/** What ends a move: in a few words, and by which clause. */
export interface Bound {
  readonly says: string;
  readonly rule: string;
}

/** The unit whose body stands in the way, if it is one. */
const unitInTheWay = (state: BloodState, unit: Unit, { which = -1 }: Hindrance): Unit | undefined => {
  const shape = marchFor(state, unit).closed[which]?.shape;
  return presentUnits(state.units).find((other) => bodyOf(state, other) === shape);
};

const said = (state: BloodState, unit: Unit, hindrance: Hindrance): Bound => {
  switch (hindrance.kind) {
    case 'edge':
      return { says: 'stopped by the edge of the table', rule: 'BLD-GEO-09' };
    case 'closed': {
      const other = unitInTheWay(state, unit, hindrance);
      return other === undefined
        ? { says: 'stopped by the ground', rule: 'BLD-MOV-06' }
        : { says: say`stopped by ${other.name}`, rule: 'BLD-R-30' };
    }
    case 'passable':
      return { says: 'it cannot end on a friendly unit', rule: 'BLD-R-30' };
    case 'standOff':
    case 'nearer': {
      const enemy = enemiesOf(state, unit).filter(({ isAirborne }) => !isAirborne)[hindrance.which ?? -1];
      return enemy === undefined
        ? { says: 'stopped 1 in from an enemy', rule: 'BLD-R-30' }
        : { says: say`stopped 1 in from ${enemy.name}`, rule: 'BLD-R-30' };
    }
    case 'away':
      return { says: 'half its rate, because it moves away from the enemy', rule: 'BLD-MOV-08' };
    case 'walk':
      return { says: 'a corner has gone as far as it can', rule: 'BLD-GEO-08' };
    default:
      return { says: 'as far as it can go', rule: 'BLD-MOV-01' };
  }
};

/** Why a move cannot go on by a tenth of a millimetre; none if it can. */
export const boundOf = (state: BloodState, unit: Unit, { legs, facing }: MoveOrder): Bound | undefined => {
  const last = legs.at(-1);
  if (last === undefined || last.length === 0 || facing !== undefined) return undefined;
  const further = { ...last, length: last.length + (last.length < 0 ? -1 : 1) };
  const { hindrance } = moved(marchFor(state, unit), stepsOf({ legs: [...legs.slice(0, -1), further] }));
  return hindrance && said(state, unit, hindrance);
};
