import {
  type Body,
  bodyAround,
  centreOf,
  depthOf,
  doesOverlap,
  doesStop,
  fitsCrossing,
  formed,
  HALF_TURN,
  type Heading,
  isLegalPose,
  type Obstacle,
  type Point,
  placedAlong,
  projectionOf,
  rayAlong,
  squareBetweenBodies,
  squareTo,
  toward,
  widthOf,
} from '@warmoot/tabletop';
import { DISTANCES } from '../../data/scales.ts';
import type { Side } from '../../state/options.ts';
import { type BloodState, bondsOf, isInMelee } from '../../state/state.ts';
import { ranksIn, type Unit } from '../../state/unit.ts';
import { commandersOf, standIn } from '../command/mayOrder.ts';
import { otherIn } from '../contact/contacts.ts';
import { bodyOf, presentUnits, standSize } from '../ground/bodies.ts';
import { groundFor, isClosed, mayStand, obstacleOf, slowGround } from '../ground/ground.ts';
import { lengthAt } from '../movement/allowance.ts';
import { nearestEnemy, standOffOf } from '../movement/march.ts';
import { rateOf } from '../movement/rate.ts';

/** Where a routed unit runs (BLD-R-72): to a point, or off its own edge. */
interface Goal {
  readonly point: Point;
  readonly isEdge: boolean;
}

const CAMP_RANGE = 24;

/** BLD-AFT-08, BLD-R-72: a free general within 18 inches, else the own camp within 24, else the own edge. */
const goalOf = (state: BloodState, unit: Unit, body: Body): Goal => {
  const within = (square: number, inches: number): boolean =>
    square <= lengthAt(state.options.scale, inches) ** 2;
  const [general] = commandersOf(state, unit.side)
    .filter((each) => each.attachedTo !== unit.id && !isInMelee(state, each))
    .map((each) => bodyOf(state, standIn(state, each)))
    .map((at) => ({ at, square: squareBetweenBodies(body, at) }))
    .filter(({ square }) => within(square, DISTANCES.control))
    .toSorted((a, b) => a.square - b.square);
  if (general !== undefined) return { point: centreOf(general.at), isEdge: false };
  const { shape, isLooted } = state.camps[unit.side];
  const campSquare = Math.min(...shape.corners.map((corner) => squareTo(body, corner)));
  const centre = centreOf(body);
  if (!isLooted && within(campSquare, CAMP_RANGE)) {
    const { west, east, south, north } = shape.bounds;
    return { point: { x: (west + east) / 2, y: (south + north) / 2 }, isEdge: false };
  }
  return { point: { x: centre.x, y: edgeOf(state, unit.side) }, isEdge: true };
};

export const edgeOf = ({ edges, table }: BloodState, side: Side): number =>
  edges[side] === 'south' ? 0 : table.height;

/** BLD-R-72: twice the rate less the penalties of the ground on the ray. */
const fleeLength = (state: BloodState, unit: Unit, from: Point, heading: Heading): number => {
  const full = lengthAt(state.options.scale, 2 * rateOf(state, unit));
  const ray = rayAlong(from, heading, full);
  const slow = slowGround(state, unit).filter(({ shape }) => doesStop(shape, ray));
  const kinds = new Set(slow.map(({ kind }) => kind)).size;
  return Math.max(
    lengthAt(state.options.scale, 1),
    full - kinds * lengthAt(state.options.scale, DISTANCES.penalty),
  );
};

export type Flight =
  | { readonly fate: 'left' }
  | { readonly fate: 'destroyed' }
  | { readonly fate: 'fled'; readonly pose: Unit['pose']; readonly stands: Unit['stands'] };

/** BLD-R-72: of the rear-most stands the one with the fewest castings, of equals the highest file. */
const afterAttrition = (unit: Unit): Unit['stands'] => {
  const order = unit.stands
    .flatMap((file, at) => file.map((left, rank) => ({ left, rank, file: at })))
    .toSorted((a, b) => b.rank - a.rank || a.left - b.left || b.file - a.file);
  const lost = order[0];
  return twoWide(order.filter((stand) => stand !== lost).map(({ left }) => left));
};

/** BLD-GEO-21: a column two stands wide, the fullest stands in front. */
const twoWide = (castings: readonly number[]): Unit['stands'] => {
  const stands = castings.toSorted((a, b) => b - a);
  if (stands.length === 0) return [];
  const counts = formed(stands.length, Math.min(2, stands.length));
  const files: number[][] = counts.map(() => []);
  let next = 0;
  for (let rank = 0; next < stands.length; rank++)
    for (const [file, count] of counts.entries())
      if (rank < count) files[file]?.push(stands[next++] as number);
  return files;
};

/** BLD-GEO-21: where a routed unit ends, as a column two wide, at least an inch from every enemy. */
export const flightOf = (state: BloodState, unit: Unit): Flight => {
  const stands = afterAttrition(unit);
  if (stands.length === 0) return { fate: 'destroyed' };
  const body = bodyOf(state, unit);
  const centre = centreOf(body);
  const goal = goalOf(state, unit, body);
  const heading = goal.isEdge
    ? state.edges[unit.side] === 'south'
      ? HALF_TURN
      : 0
    : toward(centre, goal.point, body.pose.heading);
  const length = fleeLength(state, unit, centre, heading);
  const projection = projectionOf(centre, heading, goal.point);
  const way = wayAlong(state, unit, stands, centre, heading);
  if (goal.isEdge && length >= projection && !way.isStopped(goal.point)) return { fate: 'left' };
  const placed = way.placed(Math.min(length, Math.max(0, projection)));
  if (placed === undefined) return { fate: 'destroyed' };
  return { fate: 'fled', pose: placed.pose, stands };
};

/** BLD-GEO-21: where a fleeing column may be put down along a heading. */
const wayAlong = (
  state: BloodState,
  unit: Unit,
  stands: Unit['stands'],
  centre: Point,
  heading: Heading,
): {
  readonly isStopped: (to: Point) => boolean;
  readonly placed: (furthest: number) => Body | undefined;
} => {
  const foes = bondsOf(state, unit.id).map((bond) => otherIn(bond, unit.id));
  const runner = { ...unit, stands, special: null };
  const ground = groundFor(state, runner, foes);
  const enemies = presentUnits(state.units).filter((each) => each.side !== unit.side && !each.isAirborne);
  const obstacles = [
    ...state.terrain.filter((piece) => isClosed(unit, piece)).map((piece) => obstacleOf(runner, piece)),
    ...enemies.filter(({ id }) => !foes.includes(id)).map((enemy) => ({ shape: bodyOf(state, enemy) })),
  ];
  const { width, depth } = standSize(unit, state.options.scale);
  const size = { width: stands.length * width, depth: ranksIn({ stands }) * depth };
  const fits = (obstacle: Obstacle): boolean =>
    fitsCrossing(bodyAround(centre, heading, size.width, size.depth), obstacle);
  const isStopped = (to: Point): boolean =>
    obstacles.some((obstacle) => !fits(obstacle) && doesStop(obstacle.shape, { from: centre, to }));
  const away = standOffOf(state);
  const placed = (furthest: number): Body | undefined =>
    placedAlong(
      { centre, heading, ...size, furthest },
      (at, ray) =>
        isLegalPose(ground, at) &&
        !enemies.some((enemy) => doesOverlap(at, bodyOf(state, enemy), away)) &&
        !isStopped(ray.to),
    )?.body;
  return { isStopped, placed };
};

/** BLD-R-47, BLD-GEO-21: its full move straight away from the charger, as a column two wide; nobody is left behind. */
export const rideOffTo = (
  state: BloodState,
  unit: Unit,
  charger: Unit,
): Pick<Unit, 'pose' | 'stands'> | undefined => {
  const stands = twoWide(unit.stands.flat());
  const body = bodyOf(state, unit);
  const centre = centreOf(body);
  const heading = toward(charger.pose ?? centre, centre, body.pose.heading);
  const full = lengthAt(state.options.scale, rateOf(state, unit));
  const placed = wayAlong(state, unit, stands, centre, heading).placed(full);
  return placed && { pose: placed.pose, stands };
};

/** BLD-AFT-09, BLD-GEO-21: turned on its centre toward the nearest enemy, if there is room. */
export const facedRound = (state: BloodState, unit: Unit): Unit['pose'] => {
  const body = bodyOf(state, unit);
  const enemy = nearestEnemy(state, unit, body);
  if (enemy === undefined) return body.pose;
  const heading = toward(centreOf(body), centreOf(bodyOf(state, enemy)), body.pose.heading);
  const turned = bodyAround(centreOf(body), heading, widthOf(body), depthOf(body));
  return mayStand(state, unit, turned) ? turned.pose : body.pose;
};
