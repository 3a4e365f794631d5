import { armyAt, type Game, groundIn } from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import { type Counts, hasLeadersEnough, type Unit, valueOfCounts } from '../../state/roster.ts';
import { leviedTroops } from '../rosters/levy.ts';
import { mixedForce } from '../rosters/standard.ts';

/** GRD-R-66, and the value of a Warrior 1 in half points. */
const UNITS_PER_LEADER = 20;
const LEADER_HALF = 4;

/** With rosters: a mixed force worth so much for the garrison of a city, with the leaders it lacks. */
export const unitsFor = (game: Game, city: number, half: number): Counts | undefined => {
  const there = armyAt(game, groundIn(game).citySpots[city] as Spot)?.units ?? [];
  const isLed = (counts: Counts): boolean =>
    hasLeadersEnough([...there, ...(leviedTroops(game, { units: counts }, 'green', 1).units as Unit[])]);
  const force = [mixedForce(half, false), mixedForce(half), withLeaders(there, half)].find(isLed);
  return force === undefined || valueOfCounts(force) === 0 ? undefined : force;
};

/** GRD-R-66: leaders first for an army that has too few. */
const withLeaders = (there: readonly Unit[], half: number): Counts => {
  const lacking = Math.ceil((there.length + 1) / UNITS_PER_LEADER);
  const leaders = Math.min(lacking, Math.floor(half / LEADER_HALF));
  return leaders === 0 ? {} : { ...mixedForce(half - leaders * LEADER_HALF, false), W1: leaders };
};
