import type { Mark } from '@warmoot/kernel';
import { centreOf, squareBetweenBodies } from '@warmoot/tabletop';
import { DISTANCES } from '../data/scales.ts';
import { controlPoints } from '../rules/command/controlPoints.ts';
import { commandersOf, freshControl, standIn } from '../rules/command/mayOrder.ts';
import { bodyOf, presentUnits } from '../rules/ground/bodies.ts';
import { lengthAt } from '../rules/movement/allowance.ts';
import type { Side } from '../state/options.ts';
import { type BloodState, isInMelee } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import { areaAround } from './areas.ts';
import { spotOf } from './tablePlace.ts';

/** BLD-PLY-11: one general: his points, and why they are halved. */
export interface General {
  readonly id: string;
  readonly name: string;
  readonly left: number;
  readonly full: number;
  readonly isHalved: boolean;
  readonly isInMelee: boolean;
  /** The nearest enemy, and how far it is. */
  readonly threat: { readonly name: string; readonly length: number } | undefined;
  readonly units: readonly string[];
}

const nearestTo = (state: BloodState, general: Unit): General['threat'] => {
  const body = bodyOf(state, standIn(state, general));
  const [first] = presentUnits(state.units)
    .filter(({ side }) => side !== general.side)
    .map((enemy) => ({ name: enemy.name, square: squareBetweenBodies(body, bodyOf(state, enemy)) }))
    .toSorted((a, b) => a.square - b.square);
  return first && { name: first.name, length: Math.floor(Math.sqrt(first.square)) };
};

/** The generals of a side, in order of rank. */
export const generalsOf = (state: BloodState, side: Side): readonly General[] => {
  const fresh = freshControl(state, side);
  return commandersOf(state, side).map((general) => {
    const steady = { isInMelee: false, isNearEnemy: false, isDisrupted: false };
    const full = controlPoints(general.profile.rank as Parameters<typeof controlPoints>[0], steady);
    return {
      id: general.id,
      name: general.name,
      left: state.control[general.id] ?? fresh[general.id] ?? 0,
      full,
      isHalved: (fresh[general.id] ?? full) < full,
      isInMelee: isInMelee(state, general),
      threat: nearestTo(state, general),
      units: Object.values(state.units)
        .filter((unit) => unit.commander === general.id && unit.id !== general.id)
        .map(({ name }) => name),
    };
  });
};

/** BLD-R-52: the radius of each general, and a line to each of his units on the table. */
export const commandMarks = (state: BloodState, side: Side, only?: string): readonly Mark[] =>
  commandersOf(state, side)
    .filter(({ id }) => only === undefined || id === only)
    .flatMap((general): Mark[] => {
      const body = bodyOf(state, standIn(state, general));
      const radius = lengthAt(state.options.scale, DISTANCES.control);
      const from = spotOf(state, centreOf(body));
      const led = presentUnits(state.units).filter(
        (unit) => unit.commander === general.id && unit.id !== general.id,
      );
      return [
        { kind: 'commandRange', places: [], areas: [areaAround(state, body, radius)], rule: 'BLD-R-52' },
        ...led.map(
          (unit): Mark => ({ kind: 'supply', places: [from, spotOf(state, centreOf(bodyOf(state, unit)))] }),
        ),
      ];
    });
