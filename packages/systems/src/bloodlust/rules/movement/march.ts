import {
  aboutFaced,
  type Body,
  type March,
  type Moved,
  moved,
  QUARTER_TURN,
  type Step,
  squareBetweenBodies,
  turnBetween,
} from '@warmoot/tabletop';
import { DISTANCES } from '../../data/scales.ts';
import type { MoveOrder } from '../../orders/commands.ts';
import type { BloodState } from '../../state/state.ts';
import { type Formation, formationOf, type Unit } from '../../state/unit.ts';
import { bodyOf, presentUnits } from '../ground/bodies.ts';
import { groundFor, slowGround } from '../ground/ground.ts';
import { lengthAt } from './allowance.ts';
import { allowanceFor } from './rate.ts';

/** BLD-MOV-09, BLD-R-27, BLD-R-46, BLD-R-47: how a unit moves. */
export const gaitOf = (unit: Unit): Formation => {
  if (unit.special === 'circle' || unit.isAirborne) return 'individual';
  const formation = formationOf(unit);
  return formation === 'pair' ? 'column' : formation;
};

export const enemiesOf = (state: BloodState, unit: Unit): readonly Unit[] =>
  presentUnits(state.units).filter(({ side }) => side !== unit.side);

/** BLD-R-29: the nearest enemy on the ground, the lower id of equals. */
export const nearestEnemy = (state: BloodState, unit: Unit, body: Body): Unit | undefined => {
  let nearest: Unit | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const enemy of enemiesOf(state, unit)) {
    if (enemy.isAirborne) continue;
    const square = squareBetweenBodies(body, bodyOf(state, enemy));
    if (square > least || (square === least && enemy.id > (nearest as Unit).id)) continue;
    nearest = enemy;
    least = square;
  }
  return nearest;
};

export const standOffOf = ({ options }: BloodState): number => lengthAt(options.scale, DISTANCES.standOff);

/** BLD-GEO-08, BLD-GEO-09: everything that limits a move; a charge keeps no stand-off and may reach its target. */
export const marchFor = (state: BloodState, unit: Unit, target?: string): March => {
  const start = bodyOf(state, unit);
  const isCharge = target !== undefined;
  const keepsOff = !isCharge && !unit.isAirborne;
  const nearest = gaitOf(unit) === 'column' ? nearestEnemy(state, unit, start) : undefined;
  return {
    ...groundFor(state, unit, isCharge ? [target] : []),
    start,
    slow: slowGround(state, unit),
    allowance: allowanceFor(state, unit),
    keptOff: keepsOff
      ? enemiesOf(state, unit)
          .filter(({ isAirborne }) => !isAirborne)
          .map((enemy) => bodyOf(state, enemy))
      : [],
    standOff: standOffOf(state),
    ...(nearest === undefined ? {} : { awayFrom: bodyOf(state, nearest) }),
    hasWalkLimit: true,
  };
};

/** The pivots and legs of an order. */
export const stepsOf = ({ legs, facing }: Pick<MoveOrder, 'legs' | 'facing'>): readonly Step[] => [
  ...legs.flatMap(({ heading, length }): Step[] => [
    ...(heading === undefined ? [] : [{ kind: 'pivot' as const, heading }]),
    ...(length === 0 ? [] : [{ kind: 'leg' as const, length }]),
  ]),
  ...(facing === undefined ? [] : [{ kind: 'pivot' as const, heading: facing }]),
];

/** BLD-GEO-08: a unit that faces about has its files and ranks the other way round. */
export const reversed = (stands: Unit['stands']): Unit['stands'] =>
  stands.toReversed().map((file) => file.toReversed());

/** What a unit becomes by a move: its pose, and its stands if it faced about. */
export const afterMove = (
  unit: Unit,
  { body, steps }: Moved,
  aboutFace: boolean,
): Pick<Unit, 'pose' | 'stands'> => {
  let { heading } = unit.pose as NonNullable<Unit['pose']>;
  let { stands } = unit;
  for (const step of steps) {
    if (step.kind === 'leg') continue;
    if (turnBetween(heading, step.heading) > QUARTER_TURN) stands = reversed(stands);
    heading = step.heading;
  }
  return aboutFace ? { pose: aboutFaced(body).pose, stands: reversed(stands) } : { pose: body.pose, stands };
};

/** How far an order can be carried out (BLD-GEO-10). */
export const carriedOut = (state: BloodState, unit: Unit, order: MoveOrder): Moved =>
  moved(marchFor(state, unit), stepsOf(order));
