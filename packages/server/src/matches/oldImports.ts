import { type ImportedRolls, importedRollsOf, MODERATOR, rollsOfLog } from '@warmoot/kernel';
import { botKey } from '../bots/botsAfter.ts';
import { carryOut, dropDeadline } from '../clock/deadlines.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { addWatcher } from '../seats/invitations.ts';
import { seatsSeen } from '../seats/viewers.ts';
import { type Statement, sql } from '../store/statement.ts';
import { type LogRow, linesAfter, type Queryable } from '../store/store.ts';
import { withImported } from './importedTable.ts';
import { newPromise } from './newTable.ts';
import { originsOf } from './origin.ts';
import type { AnyItem } from './sight.ts';
import { chairIn, isOpen, type Table } from './table.ts';

/** The end of the title that older versions gave an import. */
export const OLD_TITLE = ', brought from elsewhere';

/**
 * Older versions started an import as a match in play, with dice that its importer could know. They wrote it line by
 * line, so a crash left part of it. Today's imports say which rolls they brought; these do not.
 */
export const oldImports: Statement = sql`
  select id from matches where dice not like '%"brought":%' and (dice = '{"source":"seeded"}'
    or (status <> 'gathering' and title like ${`%${OLD_TITLE}`})
    or (settings like '%"moderator":null%'
      and exists (select 1 from viewers where viewers.match = matches.id and viewers.seat = ${MODERATOR})))`;

/**
 * If nobody moderates, neither by the table's settings nor in a seat of the game, only an importer is noted as seeing
 * everything. Before that was noted, the title showed that it was an import.
 */
export const isOldImport = async (db: Queryable, table: Table): Promise<boolean> => {
  const { dice, status, title } = table;
  if (dice.brought !== undefined) return false;
  if (dice.source === 'seeded') return true;
  if (!hasModerator(table) && (await isSeenWhole(db, table))) return true;
  const isTitled = title.endsWith(OLD_TITLE);
  return isTitled && status !== 'gathering' && (await isUnplayed(db, table));
};

const hasModerator = (table: Table): boolean =>
  table.settings.moderator !== null || chairIn(table, MODERATOR) !== undefined;

const isSeenWhole = async (db: Queryable, { id }: Table): Promise<boolean> =>
  [...(await seatsSeen(db, id)).values()].some((seats) => seats.has(MODERATOR));

/** Nobody sits here, and nobody has sat here. */
export const isUnplayed = async (db: Queryable, { id, chairs }: Table): Promise<boolean> => {
  const seen = [...(await seatsSeen(db, id)).values()].flatMap((seats) => [...seats]);
  return chairs.every(isOpen) && seen.every((seat) => seat === MODERATOR);
};

/** A finished import, marked as today's are: none of its rolls was promised here (MOT-07). */
export const markImported = async (db: Queryable, table: Table): Promise<void> => {
  const { dice, begunAt } = withImported(table, await rollsBrought(db, table));
  await db.run(sql`
    update matches set dice = ${JSON.stringify(dice)}, begun_at = coalesce(begun_at, ${begunAt}),
      table_version = table_version + 1 where id = ${table.id}`);
};

/**
 * MOT-07: the match waits for its seats again, under a new promise. All players must sit down again to add their words;
 * until then they can still see the table.
 */
export const gatherAgain = async (db: Queryable, jobs: Jobs, table: Table, at: number): Promise<void> => {
  const { id, chairs } = table;
  const rolls = await rollsBrought(db, table);
  const { secret, dice } = withImported({ ...table, ...newPromise() }, rolls);
  await db.run(sql`
    update matches set dice = ${JSON.stringify(dice)}, secret = ${secret}, status = 'gathering', begun_at = null,
      moved_at = ${at}, table_version = table_version + 1 where id = ${id}`);
  await noteStudy(db, table);
  await db.run(noteKeeperSeesAll(id));
  for (const person of chairs.flatMap((chair) => [chair.person, chair.substitute]))
    if (person !== null) await addWatcher(db, id, person);
  await db.run(sql`
    update seats set person = null, substitute = null, entropy = null where match = ${id}`);
  for (const { seat } of chairs) await carryOut(db, jobs, dropDeadline(table, seat));
  await jobs.cancel(db, botKey(id));
};

/**
 * MOT-01: the record of a match played here is open, so its copy is for one person alone. By now the copy has its own
 * promise.
 */
const noteStudy = async (db: Queryable, { id, dice, settings }: Table): Promise<void> => {
  if ((await originsOf(db, dice)).length === 0) return;
  await db.run(sql`
    update matches set settings = ${JSON.stringify({ ...settings, isStudy: true })} where id = ${id}`);
};

/** MOT-02: the importer knows the file. An owner who has left the server is not noted. */
const noteKeeperSeesAll = (match: string): Statement => sql`
  insert into viewers (match, seat, person)
  select matches.id, ${MODERATOR}, people.id from matches join people on people.id = matches.owner
  where matches.id = ${match} on conflict (match, seat, person) do nothing`;

/** Every roll so far. Its seed is known if the file included one. */
const rollsBrought = async (
  db: Queryable,
  { id, dice, secret }: Table,
): Promise<readonly ImportedRolls[]> => {
  const rows = await db.all<LogRow>(linesAfter(id, 0));
  const items = rows.map(({ item }) => JSON.parse(item) as AnyItem);
  const rolls = rollsOfLog(items);
  return importedRollsOf(dice, dice.source === 'verifiable' ? secret : null, rolls.length) ?? [];
};
