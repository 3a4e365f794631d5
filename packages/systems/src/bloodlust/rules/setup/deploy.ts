import { permit, refuse, type Verdict } from '@warmoot/kernel';
import { type Body, type Bounds, formed, HALF_TURN, type Pose } from '@warmoot/tabletop';
import { DISTANCES } from '../../data/scales.ts';
import type { CommandOf } from '../../orders/commands.ts';
import { type BloodState, unitsOf } from '../../state/state.ts';
import { isCommand, isMounted, standsLeft, type Unit } from '../../state/unit.ts';
import { bodyOf } from '../ground/bodies.ts';
import { mayStand } from '../ground/ground.ts';
import { lengthAt } from '../movement/allowance.ts';

type DeployOrder = Pick<CommandOf<'deploy'>, 'x' | 'y' | 'heading' | 'files'>;

/** A unit as it would be deployed. */
export const deployed = (unit: Unit, { x, y, heading, files }: DeployOrder): Unit => ({
  ...unit,
  pose: { x, y, heading },
  stands:
    files === undefined || files > standsLeft(unit)
      ? unit.stands
      : formed(standsLeft(unit), files).map((count) =>
          Array.from({ length: count }, () => unit.profile.full),
        ),
});

/** BLD-SET-05: within 12 inches of the own edge; on foot 6 inches from the short edges. */
export const zoneFor = ({ table, edges, options }: BloodState, unit: Unit): Bounds => {
  const deep = lengthAt(options.scale, DISTANCES.deployment);
  const aside =
    isMounted(unit.profile) || isCommand(unit) ? 0 : lengthAt(options.scale, DISTANCES.fromShortEdge);
  const isSouth = edges[unit.side] === 'south';
  return {
    west: aside,
    east: table.width - aside,
    south: isSouth ? 0 : table.height - deep,
    north: isSouth ? deep : table.height,
  };
};

/** A body that hangs over the table's edge is refused by `mayStand`. */
const isInZone = (state: BloodState, unit: Unit, { bounds }: Body): boolean => {
  const { west, east, south, north } = zoneFor(state, unit);
  const isDeep = state.edges[unit.side] === 'south' ? bounds.north <= north : bounds.south >= south;
  return isDeep && bounds.west >= west && bounds.east <= east;
};

/** BLD-SET-05, BLD-SET-06. */
export const checkDeploy = (state: BloodState, unit: Unit, order: DeployOrder): Verdict => {
  if (unit.commander !== state.deploying) return refuse('BLD-SET-06', 'another command is being deployed');
  const placed = deployed(unit, order);
  const body = bodyOf(state, placed);
  if (!isInZone(state, unit, body)) return refuse('BLD-SET-05', 'it would stand outside the deployment zone');
  return mayStand(state, placed, body) ? permit : refuse('BLD-GEO-09', 'there is no room for it');
};

/** Units of the command that is being deployed which have no place yet. */
export const toDeploy = (state: BloodState): readonly Unit[] =>
  unitsOf(state).filter(({ commander, pose }) => commander === state.deploying && pose === null);

/** Distances of fronts from the own edge and steps along it, in inches at 15 mm. */
const FRONTS = [11, 8, 5, 2];
const STRIDE = 2;

/** Places that suit a unit, from the middle outwards and from the front back. */
export function* placesFor(state: BloodState, unit: Unit): Generator<Pose> {
  const { scale } = state.options;
  const isSouth = state.edges[unit.side] === 'south';
  const commands = unitsOf(state).filter((each) => each.side === unit.side && isCommand(each));
  const at = commands.findIndex(({ id }) => id === unit.commander);
  const middle = (state.table.width * (2 * at + 1)) / (2 * commands.length);
  const fronts = isCommand(unit) ? FRONTS.toReversed() : FRONTS;
  for (const front of fronts) {
    const depth = lengthAt(scale, front);
    const y = isSouth ? depth : state.table.height - depth;
    for (let away = 0; away <= state.table.width; away += lengthAt(scale, STRIDE))
      for (const x of away === 0 ? [middle] : [middle - away, middle + away]) {
        const pose = { x: Math.round(x), y, heading: isSouth ? 0 : HALF_TURN };
        if (checkDeploy(state, unit, pose).ok) yield pose;
      }
  }
}
