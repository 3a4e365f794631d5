import { firstOf, legalCommands } from '../choices.ts';
import type { Dice } from '../dice/dice.ts';
import type { Match } from '../match.ts';
import { MODERATOR, type Seat, SPECTATOR } from '../seats.ts';
import type { Any, AnyKit } from './kit.ts';

/** A point of a match at which the laws are checked. */
export interface Moment {
  readonly kit: AnyKit;
  readonly match: Match<Any, Any, Any, Any, Any>;
  /** For choosing what to look at; the match has its own. */
  readonly dice: Dice;
}

/** Says what is wrong, or nothing. */
export type Law = (moment: Moment) => string | undefined;

/** Lists may be endless: the laws check this many entries of each. */
const LISTED = 48;

export const listed = ({ kit, match }: Moment, seat: Seat): Any[] =>
  someLegal(kit.system, match.viewOf(seat), seat);

export const someLegal = (system: AnyKit['system'], view: Any, seat: Seat): Any[] =>
  firstOf(legalCommands(system, view, seat), LISTED);

/** All viewers: the seats and a spectator. The moderator sees everything, so nothing can leak to them. */
export const viewersWithoutModerator = ({ match }: Moment): Seat[] => [
  ...match.seats.filter((seat) => seat !== MODERATOR),
  SPECTATOR,
];
