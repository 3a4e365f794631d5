import { type Mark, say } from '@warmoot/kernel';
import { type FlightOutcome, flightOf } from '../rules/rout/flight.ts';
import { flightsOf, prospectOf } from '../rules/rout/routPath.ts';
import type { Side } from '../state/setup.ts';
import { type Battle, isOnSurface, typeOf } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import { placesOf } from './marks.ts';

const FATES: Readonly<Record<FlightOutcome, readonly [fate: string, rule: string]>> = {
  stops: ['flees this way', 'CSW-ROU-05'],
  goesOn: ['flees this way', 'CSW-ROU-05'],
  leaves: ['leaves the map', 'CSW-ROU-07'],
  lost: ['is trapped', 'CSW-ROU-08'],
};

/** CSW-P-10: the path each routed unit of a side will take in the present position, and whether it will be trapped. */
export const flightMarks = (battle: Battle, side: Side): Mark[] =>
  battle.units
    .filter((unit) => unit.side === side && unit.routed && isOnSurface(unit))
    .map((unit) => (runsWild(battle, unit) ? rampageMark(battle, unit) : flightMark(battle, unit)));

/** CSW-RAM-01: the die decides its first run, not its owner. */
const runsWild = (battle: Battle, unit: Unit): boolean =>
  unit.firstRoutMove && typeOf(battle, unit).traits.includes('elephant');

const rampageMark = (battle: Battle, { name, cell }: Unit): Mark => ({
  kind: 'warning',
  places: placesOf(battle, [cell]),
  label: say`${name} will run wild in a direction set by a die`,
  rule: 'CSW-RAM-01',
});

const flightMark = (battle: Battle, unit: Unit): Mark => {
  const flight = flightOf(battle, unit);
  const [stand] = flightsOf(flight);
  const [fate, rule] = FATES[stand === undefined ? 'lost' : prospectOf(flight, stand)];
  return {
    kind: 'flight',
    places: placesOf(battle, [unit.cell, ...(stand?.path ?? [])]),
    label: say`${unit.name} ${fate}`,
    rule,
  };
};
