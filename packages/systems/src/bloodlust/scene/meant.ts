import { type Place, type Planned, placeKey, type Seat, type TablePlace } from '@warmoot/kernel';
import { local, type Step, squareBetween, toward, turnedToward } from '@warmoot/tabletop';
import type { BloodCommand, CommandOf } from '../orders/commands.ts';
import { modesOf } from '../rules/fire/fireRow.ts';
import { checkFire, shooterOf } from '../rules/fire/targets.ts';
import { bodyOf, presentUnits } from '../rules/ground/bodies.ts';
import { carriedOut, gaitOf } from '../rules/movement/march.ts';
import type { BloodState } from '../state/state.ts';
import { isCommand, type Unit } from '../state/unit.ts';
import { poseAt, spotOf } from './tablePlace.ts';

type Move = CommandOf<'move'>;
type Leg = Move['legs'][number];
type Spot = ReturnType<typeof poseAt>;

/** The unit whose body a click has hit: surfaces point at the anchor of what is there. */
const unitAt = (state: BloodState, place: TablePlace): Unit | undefined =>
  presentUnits(state.units).find(
    (unit) => placeKey(spotOf(state, bodyOf(state, unit).pose)) === placeKey({ x: place.x, y: place.y }),
  );

const lengthBetween = (from: { x: number; y: number }, to: { x: number; y: number }): number =>
  Math.floor(Math.sqrt(squareBetween(from, to)));

/** What is left of an order that was cut short (BLD-GEO-10). */
const legsOf = ({ legs }: Move, steps: readonly Step[]): Leg[] => {
  const left = [...steps];
  return legs.flatMap(({ heading }): Leg[] => {
    const pivot = heading !== undefined && left[0]?.kind === 'pivot' ? left.shift() : undefined;
    const leg = left[0]?.kind === 'leg' ? left.shift() : undefined;
    if (pivot === undefined && leg === undefined) return [];
    return [
      {
        ...(pivot?.kind === 'pivot' ? { heading: pivot.heading } : {}),
        length: leg?.kind === 'leg' ? leg.length : 0,
      },
    ];
  });
};

/** Let go outside its reach, a unit slips to the farthest legal place on its way; what cannot even begin is refused. */
const slipped = (state: BloodState, unit: Unit, order: Move): Move => {
  const { hindrance, steps } = carriedOut(state, unit, order);
  if (hindrance === undefined) return order;
  const { facing: _, ...rest } = order;
  const legs = legsOf(order, steps);
  return legs.length === 0 ? order : { ...rest, legs };
};

const MOST_LEGS = 2;

/** The legs that stay when a plan is continued or its last leg is led elsewhere. */
const keptLegs = (plan: Planned<BloodCommand> | undefined): readonly Leg[] => {
  if (plan?.command.type !== 'move') return [];
  const { legs } = plan.command;
  return plan.adds ? legs.slice(0, MOST_LEGS - 1) : legs.slice(0, -1);
};

const isTurnOnly = (
  state: BloodState,
  unit: Unit,
  to: Spot,
  plan: Planned<BloodCommand> | undefined,
): boolean => {
  if (to.heading === undefined || plan?.adds) return false;
  const end =
    plan?.command.type === 'move'
      ? carriedOut(state, unit, plan.command).body.pose
      : bodyOf(state, unit).pose;
  return end.x === to.x && end.y === to.y;
};

/** BLD-GEO-08, BLD-R-29: a column wheels about its anchor, a single stand faces anywhere at its end. */
const turnMeant = (unit: Unit, heading: number, plan: Planned<BloodCommand> | undefined): Move => {
  const legs = plan?.command.type === 'move' ? plan.command.legs : [];
  const last = legs.at(-1);
  const isSingle = gaitOf(unit) === 'individual';
  if (isSingle && last !== undefined && last.length !== 0)
    return { type: 'move', unit: unit.id, legs: [...legs], facing: heading };
  return {
    type: 'move',
    unit: unit.id,
    legs: [...legs.slice(0, -1), { heading, length: last?.length ?? 0 }],
  };
};

/** A line goes as far as the point lies ahead; others turn there and go, by up to two legs. */
const moveMeant = (
  state: BloodState,
  unit: Unit,
  to: Spot,
  plan: Planned<BloodCommand> | undefined,
): Move => {
  const gait = gaitOf(unit);
  const body = bodyOf(state, unit);
  if (gait === 'line' || gait === 'mass')
    return slipped(state, unit, { type: 'move', unit: unit.id, legs: [{ length: local(body.pose, to).v }] });
  if (isTurnOnly(state, unit, to, plan))
    return slipped(state, unit, turnMeant(unit, to.heading as number, plan));
  const kept = keptLegs(plan);
  const from = kept.length === 0 ? body : carriedOut(state, unit, { unit: unit.id, legs: [...kept] }).body;
  const turned = turnedToward(from, to);
  const heading = toward(turned.pose, to, turned.pose.heading);
  const legs = [...kept, { heading, length: lengthBetween(turned.pose, to) }];
  const faces = gait === 'individual' && to.heading !== undefined && to.heading !== heading;
  return slipped(state, unit, {
    type: 'move',
    unit: unit.id,
    legs,
    ...(faces ? { facing: to.heading } : {}),
  });
};

/** The first way to shoot at a target that is allowed, else any, so that `check` says why not. */
const fireMeant = (state: BloodState, unit: Unit, target: Unit): BloodCommand => {
  const shooter = shooterOf(state, unit);
  if (shooter === undefined) return { type: 'fire', unit: unit.id, target: target.id };
  const modes = modesOf(shooter, target.isAirborne);
  const mode = modes.find((each) => checkFire({ state, unit, target, mode: each }).ok) ?? modes[0];
  return { type: 'fire', unit: unit.id, target: target.id, ...(mode === undefined ? {} : { mode }) };
};

const deployMeant = (state: BloodState, unit: Unit, { x, y, heading }: Spot): BloodCommand => ({
  type: 'deploy',
  unit: unit.id,
  x,
  y,
  heading: heading ?? (state.edges[unit.side] === 'south' ? 0 : 360),
});

/** What pointing somewhere means in the present step; `check` says whether it is allowed. */
export const meant = (
  state: BloodState,
  seat: Seat,
  picked: readonly string[],
  place: Place,
  plan?: Planned<BloodCommand>,
): BloodCommand | undefined => {
  const unit = picked.length === 1 ? state.units[picked[0] as string] : undefined;
  if (unit === undefined || unit.side !== seat || 'q' in place) return undefined;
  if (state.step === 'deploy') return deployMeant(state, unit, poseAt(state, place));
  if (unit.pose === null) return undefined;
  if (state.step === 'move') return moveMeant(state, unit, poseAt(state, place), plan);
  const other = unitAt(state, place);
  if (other === undefined || other.id === unit.id) return undefined;
  const isEnemy = other.side !== unit.side;
  if (state.step === 'fire' && isEnemy) return fireMeant(state, unit, other);
  if (state.step === 'charge' && isEnemy) return { type: 'charge', unit: unit.id, target: other.id };
  return state.step === 'strategic' && !isEnemy && isCommand(unit)
    ? { type: 'rally', general: unit.id, unit: other.id }
    : undefined;
};
