import { MODERATOR, type Seat, SPECTATOR } from '@warmoot/kernel';
import type { AppContext } from '../api/appContext.ts';
import { conflict, noSuchMatch, notAllowed, signInFirst } from '../api/problem.ts';
import type { Person } from '../people/person.ts';
import { sql } from '../store/statement.ts';
import type { LiveMatch } from './liveMatch.ts';
import { chairIn, type Table } from './table.ts';

/** The table, for people who may know that it exists. */
export const tableFor = async (
  context: AppContext,
  id: string,
  person: Person | undefined,
): Promise<Table> => {
  const table = await context.matches.table(id);
  if (table === undefined || !(await mayWatch(context, table, person))) throw noSuchMatch();
  return table;
};

const mayWatch = async (context: AppContext, table: Table, person: Person | undefined): Promise<boolean> => {
  if (table.visibility === 'open') return true;
  if (person === undefined) return false;
  if (belongsTo(table, person.id)) return true;
  if (await mayWatchCampaign(context, table, person)) return true;
  const found = await context.store.all(
    sql`select 1 as one from watchers where match = ${table.id} and person = ${person.id}`,
  );
  return found.length > 0;
};

/** MOT-08: a battle that is open to all is for whoever may watch its campaign. */
const mayWatchCampaign = async (
  context: AppContext,
  { settings: { battle } }: Table,
  person: Person | undefined,
): Promise<boolean> => {
  const campaign = battle?.openTo === 'all' ? await context.matches.table(battle.campaign) : undefined;
  return campaign !== undefined && mayWatch(context, campaign, person);
};

const belongsTo = ({ owner, settings, chairs }: Table, person: string): boolean =>
  owner === person ||
  settings.moderator === person ||
  chairs.some((chair) => chair.person === person || chair.substitute === person);

/** The seats somebody may use: their own, those they substitute for, and the moderator's. */
export const seatsOf = ({ chairs, settings }: Table, person: Person | undefined): Seat[] => {
  if (person === undefined) return [];
  const own = chairs.filter((chair) => chair.person === person.id || chair.substitute === person.id);
  return [...own.map(({ seat }) => seat), ...(settings.moderator === person.id ? [MODERATOR] : [])];
};

/** The seat a request acts for. If it names none: the sender's only seat, or else the spectators'. */
export const viewingSeat = (table: Table, person: Person | undefined, as: Seat | undefined): Seat => {
  const own = seatsOf(table, person);
  if (as === undefined) return own.length === 1 ? (own[0] as Seat) : SPECTATOR;
  if (as === SPECTATOR || own.includes(as)) return as;
  if (chairIn(table, as) === undefined && as !== MODERATOR)
    throw notAllowed('There is no seat with this name in this match (MOT-02).');
  // MOT-09: the record is open once the match is over.
  if (table.status === 'over') return as;
  throw notAllowed('This seat is not yours (MOT-02).');
};

/** The seat a command comes from: it must be the sender's own, and not the spectators'. */
export const commandingSeat = (table: Table, person: Person | undefined, as: Seat | undefined): Seat => {
  if (person === undefined) throw signInFirst();
  const own = seatsOf(table, person);
  const seat = as ?? own[0];
  if (seat === undefined || !own.includes(seat)) throw notAllowed('This seat is not yours (MOT-02).');
  return seat;
};

/** A match that has begun and that the sender may see. */
export const liveFor = async (
  context: AppContext,
  id: string,
  person: Person | undefined,
): Promise<LiveMatch> => {
  const table = await tableFor(context, id, person);
  if (table.status === 'gathering')
    throw conflict('This match has not begun: it is still waiting for its players.');
  const live = await context.matches.open(id);
  if (live === undefined) throw noSuchMatch();
  return live;
};
