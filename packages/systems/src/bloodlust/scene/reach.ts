import { cachePerObject, type Mark, type TablePlace } from '@warmoot/kernel';
import {
  advanced,
  type Body,
  CANNOT_TURN,
  everyHeading,
  type Fan,
  fanOf,
  moved,
  partOf,
  pivoted,
  place,
  QUARTER_TURN,
  type Step,
  turnBetween,
} from '@warmoot/tabletop';
import type { CommandOf } from '../orders/commands.ts';
import { bodyOf } from '../rules/ground/bodies.ts';
import { checkMove, mayMoveAtAll } from '../rules/movement/checkMove.ts';
import { carriedOut, enemiesOf, gaitOf, marchFor, standOffOf, stepsOf } from '../rules/movement/march.ts';
import { allowanceFor } from '../rules/movement/rate.ts';
import type { BloodState } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import { areaAround } from './areas.ts';
import { spotOf } from './tablePlace.ts';

/** BLD-PLY-08: a unit's fan from where it stands; asked again with every move of the pointer. */
const fans = cachePerObject((_units: BloodState['units']): Map<string, Fan> => new Map());

const fanFor = (state: BloodState, unit: Unit, steps: readonly Step[]): Fan => {
  const known = fans(state.units);
  const key = `${unit.id} ${state.step} ${JSON.stringify(steps)}`;
  const fan = known.get(key) ?? fanOf(marchFor(state, unit), everyHeading(), steps);
  known.set(key, fan);
  return fan;
};

/** Where the middle of the front edge comes to: ahead about one anchor, behind about the other (BLD-GEO-08). */
const fanAreas = (state: BloodState, from: Body, fan: Fan): TablePlace[][] =>
  [true, false].flatMap((isAhead) => {
    const half = fan.filter(
      ({ heading }) => turnBetween(from.pose.heading, heading) <= QUARTER_TURN === isAhead,
    );
    const first = half.findIndex(
      ({ heading }, at) => turnBetween(heading, half.at(at - 1)?.heading ?? heading) > 1,
    );
    const inOrder = [...half.slice(Math.max(0, first)), ...half.slice(0, Math.max(0, first))];
    if (inOrder.every(({ length }) => length <= 0)) return [];
    const centre = pivoted(from, inOrder[0]?.heading ?? from.pose.heading).pose;
    const rim = inOrder.map(({ heading, length }) =>
      spotOf(state, place({ ...centre, heading }, 0, length === CANNOT_TURN ? 0 : length)),
    );
    return [[spotOf(state, centre), ...rim]];
  });

/** BLD-MOV-10: two lanes, ahead and straight back. */
const laneAreas = (state: BloodState, unit: Unit): readonly TablePlace[][] => {
  const body = bodyOf(state, unit);
  const march = marchFor(state, unit);
  const most = allowanceFor(state, unit)(0);
  const spent = (length: number): number => moved(march, [{ kind: 'leg', length }]).spent;
  const [ahead, back] = [spent(most), spent(-most)];
  const { pose, left, right, rear } = body;
  const lane = (from: number, to: number): TablePlace[] =>
    partOf(pose, left, right, from, to).corners.map((corner) => spotOf(state, corner));
  return [...(ahead > 0 ? [lane(0, ahead)] : []), ...(back > 0 ? [lane(rear - back, rear)] : [])];
};

/** Whether it could still move at all in this step. */
const mayStillMove = (state: BloodState, unit: Unit): boolean =>
  state.step === 'move' &&
  unit.pose !== null &&
  mayMoveAtAll(state, unit).ok &&
  unit.deeds.hasMoved === undefined &&
  unit.deeds.holds === undefined &&
  unit.special !== 'square';

/** BLD-PLY-08: exactly where a unit can come to, after the legs that are planned already. */
export const reachMarks = (state: BloodState, unit: Unit, planned?: CommandOf<'move'>): readonly Mark[] => {
  if (!mayStillMove(state, unit)) return [];
  const gait = gaitOf(unit);
  if (gait === 'line' || gait === 'mass')
    return [{ kind: 'reach', places: [], areas: laneAreas(state, unit), rule: 'BLD-MOV-10' }];
  const isLegal = planned !== undefined && checkMove({ state, unit, order: planned }).ok;
  const legs = isLegal ? planned.legs.slice(0, 1) : [];
  const from = legs.length > 0 ? carriedOut(state, unit, { unit: unit.id, legs }).body : bodyOf(state, unit);
  const areas = fanAreas(state, from, fanFor(state, unit, stepsOf({ legs })));
  return areas.length === 0 ? [] : [{ kind: 'reach', places: [], areas, rule: 'BLD-PLY-08' }];
};

/** BLD-R-30, BLD-GEO-09: an inch around every enemy that the unit could come near. */
export const standOffMarks = (state: BloodState, unit: Unit): readonly Mark[] => {
  if (!mayStillMove(state, unit) || unit.isAirborne) return [];
  const own = bodyOf(state, unit);
  const near = allowanceFor(state, unit)(0) + 3 * standOffOf(state);
  const areas = enemiesOf(state, unit)
    .filter(({ isAirborne }) => !isAirborne)
    .map((enemy) => bodyOf(state, enemy))
    .filter(
      ({ bounds }) =>
        bounds.west - own.bounds.east < near &&
        own.bounds.west - bounds.east < near &&
        bounds.south - own.bounds.north < near &&
        own.bounds.south - bounds.north < near,
    )
    .map((body) => [...areaAround(state, body, standOffOf(state))]);
  return areas.length === 0 ? [] : [{ kind: 'standOff', places: [], areas, rule: 'BLD-R-30' }];
};

/** The way of a planned move: from anchor to anchor, with its length written on it. */
export const wayMarks = (state: BloodState, unit: Unit, order: CommandOf<'move'>): readonly Mark[] => {
  const places: TablePlace[] = [spotOf(state, bodyOf(state, unit).pose)];
  for (let at = 1; at <= order.legs.length; at++) {
    const { body } = carriedOut(state, unit, { unit: unit.id, legs: order.legs.slice(0, at) });
    const leg = order.legs[at - 1];
    if (leg !== undefined)
      places.push(spotOf(state, advanced(body, -leg.length).pose), spotOf(state, body.pose));
  }
  return [{ kind: 'march', places }];
};
