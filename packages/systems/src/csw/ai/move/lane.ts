import { beginFlight, stepsNearer } from '../../rules/rout/flight.ts';
import { leavesMap } from '../../rules/rout/routPath.ts';
import type { Battle } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import type { Band } from '../bands.ts';
import { chanceAbove } from '../odds.ts';

/** CSW-ROU-05: whether a step towards the friendly edge would be open to one who ran from there. */
const isOpen = (battle: Battle, unit: Unit, cell: number): boolean => {
  const flight = beginFlight(battle, { ...unit, cell, routed: true });
  if (leavesMap(flight, flight.start)) return true;
  return stepsNearer(flight, flight.start).some(({ barredBy }) => barredBy === null);
};

/** What is lost of those who rout and cannot get away, beyond what a rout costs in any case (CSW-ROU-08). */
const TRAPPED_SHARE = 0.45;

/** CSW-P-13: what it would cost a band in contact that its way to the friendly edge is barred. */
export const laneCost = (battle: Battle, band: Band, cell: number): number => {
  const [unit] = band.troops;
  const risk = TRAPPED_SHARE * band.ranksWorth * chanceAbove(band.morale);
  return unit === undefined || risk === 0 || isOpen(battle, unit, cell) ? 0 : risk;
};
