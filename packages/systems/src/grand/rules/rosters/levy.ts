import { permit, refuse, say, type Verdict } from '@warmoot/kernel';
import { NO_TROOPS, type Troops } from '../../state/army.ts';
import { type Game, hasRosters, rosterIn } from '../../state/game.ts';
import {
  type Counts,
  GREEN,
  HIRED,
  hasLeadersEnough,
  leadersNeeded,
  muster,
  STARTING,
  type Unit,
  unitsFrom,
} from '../../state/roster.ts';

/** What an order says about troops that do not exist yet. */
interface Levied {
  readonly points?: number;
  readonly mounted?: number;
  readonly units?: Counts | undefined;
}

const KINDS = { starting: STARTING, green: GREEN, hired: HIRED } as const;

/** GRD-CSW-01, GRD-CSW-05: new troops; with rosters units numbered from `first`, else points. */
export const leviedTroops = (
  game: Game,
  { points = 0, mounted = 0, units = {} }: Levied,
  kind: keyof typeof KINDS,
  first = rosterIn(game).nextUnit,
): Troops => {
  if (hasRosters(game)) return muster(unitsFrom(units, first, KINDS[kind]));
  return kind === 'hired'
    ? { ...NO_TROOPS, mercenary: points, mountedMercenary: mounted }
    : { ...NO_TROOPS, regular: points, mounted };
};

const isEmpty = (counts: Counts): boolean => Object.keys(counts).length === 0;

/** GRD-CSW-01, GRD-GEN-09: with rosters by units, otherwise by points. */
export const checkLevied = (game: Game, { points = 0, mounted = 0, units }: Levied): Verdict => {
  if (hasRosters(game))
    return points === 0 && mounted === 0 && units !== undefined && !isEmpty(units)
      ? permit
      : refuse('GRD-CSW-01', 'with rosters, name the units instead of points');
  if (units !== undefined) return refuse('GRD-GEN-09', 'there are no units in this match');
  return points > 0 ? permit : refuse('GRD-GEN-02', 'say how many points');
};

/** GRD-CSW-03, GRD-R-66, GRD-R-132: when an army is built or bought into; a match without rosters has no leaders. */
export const checkLeaders = (game: Game, units: readonly Unit[] | undefined): Verdict => {
  if (!hasRosters(game) || units === undefined || units.length === 0 || hasLeadersEnough(units))
    return permit;
  const wanted = leadersNeeded(units);
  return refuse('GRD-R-66', say`an army of ${units.length} units has at least ${wanted} leaders`);
};
