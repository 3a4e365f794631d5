import { forecastOf } from '../knowledge/forecast.ts';
import { presentUnits } from '../rules/ground/bodies.ts';
import { doubledLossOf, doubledScore } from '../rules/victory/score.ts';
import { otherSide, type Side } from '../state/options.ts';
import type { BloodState } from '../state/state.ts';
import { hitsLeft } from '../state/unit.ts';
import { meleeWorth } from './worth.ts';

/** A victory is worth more than any points beyond it. */
const VICTORY = 200;

/** Doubled: what castings are worth that are gone from stands that are not; in the score they do not count yet. */
const doubledWear = (state: BloodState, side: Side): number =>
  presentUnits(state.units)
    .filter((unit) => unit.side === side && !unit.isRouted)
    .reduce((sum, unit) => {
      const { points, full } = unit.profile;
      const worn = (2 * points * (unit.standsAtStart * full - hitsLeft(unit))) / full;
      return sum + worn - doubledLossOf(unit);
    }, 0);

const victory = ({ end }: BloodState, side: Side): number => {
  if (end === null || end.winner === null) return 0;
  return end.winner === side ? VICTORY : -VICTORY;
};

/** BLD-PLY-10: what the next round of every melee promises. */
const meleesWorth = (state: BloodState, side: Side): number =>
  state.bonds.reduce((sum, { a, b }) => sum + meleeWorth(state, side, forecastOf(state, a, b)), 0);

/** BLD-VIC-04, BLD-PLY-14: by how many points a side leads, as the score counts them and by what is worn. */
export const leadOf = (state: BloodState, side: Side): number => {
  const enemy = otherSide(side);
  const doubled =
    doubledScore(state, side) +
    doubledWear(state, enemy) -
    doubledScore(state, enemy) -
    doubledWear(state, side);
  return victory(state, side) + doubled / 2 + (state.end === null ? meleesWorth(state, side) : 0);
};
