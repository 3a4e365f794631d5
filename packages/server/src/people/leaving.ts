import { MODERATOR } from '@warmoot/kernel';
import type { AppContext } from '../api/appContext.ts';
import type { Settings } from '../matches/table.ts';
import { bumpTable, tellTable } from '../seats/changeTable.ts';
import { sql } from '../store/statement.ts';
import type { Queryable } from '../store/store.ts';
import { dropConnections } from './dropConnections.ts';

interface SeatRow {
  readonly match: string;
  readonly seat: string;
}

/** The name shown with the chat messages of a person who has left. */
export const FORMER_PLAYER = 'a former player';

type Services = Pick<AppContext, 'store' | 'matches' | 'hub' | 'identify'>;

/**
 * Somebody leaves for good. Their games stay for the others; their seats become empty and their name is forgotten.
 * `first` runs in the same transaction, before they are removed.
 */
export const deletePerson = async (
  context: Services,
  person: string,
  first: (db: Queryable) => Promise<unknown> = async () => undefined,
): Promise<void> => {
  const left = await context.store.transaction(async (db) => {
    await first(db);
    return leaveEverything(db, person);
  });
  dropConnections(context, person);
  for (const { match, seat } of left) {
    await tellTable(context, match);
    context.hub.clear(match, seat, null);
  }
};

/** Runs inside a transaction; returns the seats that are now empty, the moderator's too. */
export const leaveEverything = async (db: Queryable, person: string): Promise<readonly SeatRow[]> => {
  const seats = await db.all<SeatRow>(sql`
    select match, seat from seats where person = ${person} or substitute = ${person} order by match, seat`);
  const left = [...seats, ...(await stopModerating(db, person))];
  for (const match of new Set(left.map((row) => row.match))) await bumpTable(db, match);
  await db.run(sql`update seats set person = null, substitute = null where person = ${person}`);
  await db.run(sql`update seats set substitute = null where substitute = ${person}`);
  await passOn(db, person);
  await db.run(sql`update chat set name = ${FORMER_PLAYER} where person = ${person}`);
  await db.run(sql`update abuse_reports set reporter_name = ${FORMER_PLAYER} where reporter = ${person}`);
  await db.run(sql`delete from invitations where made_by = ${person}`);
  await db.run(sql`delete from people where id = ${person}`);
  return left;
};

interface SettingsRow {
  readonly id: string;
  readonly settings: string;
}

/** Whoever moderates a table made it, and owns it until they leave (MOT-02). */
const stopModerating = async (db: Queryable, person: string): Promise<readonly SeatRow[]> => {
  const rows = await db.all<SettingsRow>(sql`select id, settings from matches where owner = ${person}`);
  const left: SeatRow[] = [];
  for (const { id, settings } of rows) {
    const before = JSON.parse(settings) as Settings;
    if (before.moderator !== person) continue;
    const after = JSON.stringify({ ...before, moderator: null });
    await db.run(sql`update matches set settings = ${after} where id = ${id}`);
    left.push({ match: id, seat: MODERATOR });
  }
  return left;
};

/** The first person seated at the table becomes its owner. */
const passOn = (db: Queryable, person: string): Promise<number> =>
  db.run(sql`
    update matches set owner = coalesce(
      (select seats.person from seats
       where seats.match = matches.id and seats.person is not null order by seats.position limit 1),
      owner)
    where owner = ${person}`);
