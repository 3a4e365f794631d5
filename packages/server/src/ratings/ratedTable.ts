import type { Seat } from '@warmoot/kernel';
import type { SystemDoor } from '@warmoot/systems';
import { badRequest, notAllowed } from '../api/problem.ts';
import type { Plan } from '../matches/newTable.ts';
import { type Chair, chairIn, type Settings, type Table } from '../matches/table.ts';
import type { Person } from '../people/person.ts';
import { sql } from '../store/statement.ts';
import type { Queryable } from '../store/store.ts';

/** MOT-20: without an agreed time a match could be abandoned forever. */
const USUAL_HOURS = 7 * 24;

/** The same hours for each class of decision. */
export const hoursForAll = (hours: number): NonNullable<Settings['hours']> => ({
  setup: hours,
  turn: hours,
  reply: hours,
  orders: hours,
  battle: hours,
});

/** The result of this match counts, for ratings or in a tournament: the players who begin it must also end it. */
export const doesCount = ({ rated, tournament }: Settings): boolean =>
  rated === true || tournament !== undefined;

const NEEDS_ACCOUNT = 'A rated match is between accounts: create an account first (MOT-20).';

/** MOT-20: the settings of a rated match, or why it cannot be rated as requested. */
export const ratedSettings = (
  { system }: SystemDoor,
  person: Person,
  chairs: Plan['chairs'],
  seats: readonly Seat[],
  wished: Settings,
): Settings => {
  if (person.isGuest) throw notAllowed(NEEDS_ACCOUNT);
  if (seats.length < 2) throw badRequest('A rated match needs two players (MOT-20).');
  if (Object.values(chairs).some((chair) => 'bot' in chair))
    throw badRequest('Computer players are not rated (MOT-20).');
  if (Object.keys(chairs).length > 1) throw badRequest('Nobody is rated against themselves (MOT-20).');
  if (wished.ownDice) throw badRequest('A rated match uses the server’s dice (MOT-20).');
  if (wished.absence === 'bot' || wished.absence === 'substitute')
    throw badRequest('In a rated match nobody plays for an absent player (MOT-20).');
  return {
    ...wished,
    rated: true,
    takebacks: 'never',
    hours: { ...hoursForAll(USUAL_HOURS), ...wished.hours },
    absence: system.resignation === undefined ? 'default' : 'resign',
  };
};

/** MOT-20: checked inside the transaction that changes a seat, however its holder got it. */
export const checkSeatCounts = async (
  db: Queryable,
  before: Table,
  after: Table,
  seat: Seat,
): Promise<void> => {
  if (!doesCount(after.settings)) return;
  const chair = chairIn(after, seat) as Chair;
  if (chair.bot !== null)
    throw notAllowed('This match is rated: computer players cannot sit at this table (MOT-20).');
  if (chair.substitute !== null)
    throw notAllowed('This match is rated: nobody can play for somebody else (MOT-20).');
  if (before.status !== 'gathering' && chair.person !== chairIn(before, seat)?.person)
    throw notAllowed('This match is rated: resign instead of leaving the seat (MOT-20).');
  if (
    after.chairs.some(
      (other) => other.seat !== seat && other.person !== null && other.person === chair.person,
    )
  )
    throw notAllowed('Nobody is rated against themselves (MOT-20).');
  if (chair.person !== null && (await isGuest(db, chair.person))) throw notAllowed(NEEDS_ACCOUNT);
};

const isGuest = async (db: Queryable, person: string): Promise<boolean> => {
  const accounts = await db.all(
    sql`select 1 as one from people where id = ${person} and password is not null`,
  );
  return accounts.length === 0;
};
