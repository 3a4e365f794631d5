import { beginFlight, stepsNearer } from '../../rules/rout/flight.ts';
import { leavesMap } from '../../rules/rout/routPath.ts';
import type { Battle } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import type { Band } from '../bands.ts';
import { chanceAbove } from '../odds.ts';

/** CSW-ROU-05: whether a unit routing from there could step towards the friendly edge. */
const isOpen = (battle: Battle, unit: Unit, cell: number): boolean => {
  const flight = beginFlight(battle, { ...unit, cell, routed: true });
  if (leavesMap(flight, flight.start)) return true;
  return stepsNearer(flight, flight.start).some(({ barredBy }) => barredBy === null);
};

/** The extra loss of routed units that cannot escape, beyond the usual cost of a rout (CSW-ROU-08). */
const TRAPPED_SHARE = 0.45;

/** CSW-P-13: the cost of a blocked way to the friendly edge for a band in contact. */
export const laneCost = (battle: Battle, band: Band, cell: number): number => {
  const [unit] = band.troops;
  const risk = TRAPPED_SHARE * band.ranksWorth * chanceAbove(band.morale);
  return unit === undefined || risk === 0 || isOpen(battle, unit, cell) ? 0 : risk;
};
