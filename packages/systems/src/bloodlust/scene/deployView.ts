import type { Mark, TablePlace } from '@warmoot/kernel';
import type { Bounds } from '@warmoot/tabletop';
import { toDeploy, zoneFor } from '../rules/setup/deploy.ts';
import type { Side } from '../state/options.ts';
import type { BloodState } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import { spotOf } from './tablePlace.ts';

const cornersOf = (state: BloodState, { west, east, south, north }: Bounds): readonly TablePlace[] =>
  (
    [
      [west, north],
      [east, north],
      [east, south],
      [west, south],
    ] as const
  ).map(([x, y]) => spotOf(state, { x, y }));

/** BLD-SET-05: where a unit may be deployed; without one, where any of the command may. */
export const zoneMarks = (state: BloodState, side: Side, unit?: Unit): readonly Mark[] => {
  if (state.step !== 'deploy' || !state.waiting.includes(side)) return [];
  const zones = (unit === undefined ? toDeploy(state) : [unit]).map((each) => zoneFor(state, each));
  const [widest] = zones.toSorted((a, b) => a.west - b.west);
  return widest === undefined
    ? []
    : [{ kind: 'entry', places: [], areas: [cornersOf(state, widest)], rule: 'BLD-SET-05' }];
};
