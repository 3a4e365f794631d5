import { type ImportedRolls, importedRollsOf, MODERATOR, rollsOfLog } from '@warmoot/kernel';
import { botKey } from '../bots/botsAfter.ts';
import { carryOut, dropDeadline } from '../clock/deadlines.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { addWatcher } from '../seats/invitations.ts';
import { seatsSeen } from '../seats/viewers.ts';
import { type Statement, sql } from '../store/statement.ts';
import { type Asks, type LogRow, linesAfter } from '../store/store.ts';
import { withImported } from './importedTable.ts';
import { newPromise } from './newTable.ts';
import { originsOf } from './origin.ts';
import type { AnyItem } from './sight.ts';
import { chairIn, isOpen, type Table } from './table.ts';

/**
 * Older versions started an import as a match in play, with dice that its importer could know. They wrote it line by
 * line, so a crash left part of it. Today's imports say which rolls they brought; these do not.
 */
export const oldImports: Statement = sql`
  select id from matches where dice not like '%"brought":%' and (dice = '{"source":"seeded"}'
    or (status <> 'gathering' and title like '%, brought from elsewhere')
    or (settings like '%"moderator":null%'
      and exists (select 1 from viewers where viewers.match = matches.id and viewers.seat = ${MODERATOR})))`;

/**
 * If nobody moderates, neither by the table's settings nor in a seat of the game, only an importer is noted as seeing
 * everything. Before that was noted, the title showed that it was an import.
 */
export const isOldImport = async (asks: Asks, table: Table): Promise<boolean> => {
  const { dice, status, title } = table;
  if (dice.brought !== undefined) return false;
  if (dice.source === 'seeded') return true;
  if (!hasModerator(table) && (await isSeenWhole(asks, table))) return true;
  const isTitled = title.endsWith(', brought from elsewhere');
  return isTitled && status !== 'gathering' && (await isUnplayed(asks, table));
};

const hasModerator = (table: Table): boolean =>
  table.settings.moderator !== null || chairIn(table, MODERATOR) !== undefined;

const isSeenWhole = async (asks: Asks, { id }: Table): Promise<boolean> =>
  [...(await seatsSeen(asks, id)).values()].some((seats) => seats.has(MODERATOR));

/** Nobody sits here, and nobody has sat here. */
export const isUnplayed = async (asks: Asks, { id, chairs }: Table): Promise<boolean> => {
  const seen = [...(await seatsSeen(asks, id)).values()].flatMap((seats) => [...seats]);
  return chairs.every(isOpen) && seen.every((seat) => seat === MODERATOR);
};

/** A finished import, marked as today's are: none of its rolls was promised here (MOT-07). */
export const markImported = async (asks: Asks, table: Table): Promise<void> => {
  const { dice, begunAt } = withImported(table, await rollsBrought(asks, table));
  await asks.run(sql`
    update matches set dice = ${JSON.stringify(dice)}, begun_at = coalesce(begun_at, ${begunAt}),
      table_version = table_version + 1 where id = ${table.id}`);
};

/**
 * MOT-07: the match waits for its seats again, under a new promise. All players must sit down again to add their words;
 * until then they can still see the table.
 */
export const gatherAgain = async (asks: Asks, jobs: Jobs, table: Table, at: number): Promise<void> => {
  const { id, chairs } = table;
  const rolls = await rollsBrought(asks, table);
  const { secret, dice } = withImported({ ...table, ...newPromise() }, rolls);
  await asks.run(sql`
    update matches set dice = ${JSON.stringify(dice)}, secret = ${secret}, status = 'gathering', begun_at = null,
      moved_at = ${at}, table_version = table_version + 1 where id = ${id}`);
  await noteStudy(asks, table);
  await asks.run(noteKeeperSeesAll(id));
  for (const person of chairs.flatMap((chair) => [chair.person, chair.substitute]))
    if (person !== null) await addWatcher(asks, id, person);
  await asks.run(sql`
    update seats set person = null, substitute = null, entropy = null where match = ${id}`);
  for (const { seat } of chairs) await carryOut(asks, jobs, dropDeadline(table, seat));
  await jobs.cancel(asks, botKey(id));
};

/**
 * MOT-01: the record of a match played here is open, so its copy is for one person alone. By now the copy has its own
 * promise.
 */
const noteStudy = async (asks: Asks, { id, dice, settings }: Table): Promise<void> => {
  if ((await originsOf(asks, dice)).length === 0) return;
  await asks.run(sql`
    update matches set settings = ${JSON.stringify({ ...settings, isStudy: true })} where id = ${id}`);
};

/** MOT-02: the importer knows the file. An owner who has left the server is not noted. */
const noteKeeperSeesAll = (match: string): Statement => sql`
  insert into viewers (match, seat, person)
  select matches.id, ${MODERATOR}, people.id from matches join people on people.id = matches.owner
  where matches.id = ${match} on conflict (match, seat, person) do nothing`;

/** Every roll so far. Its seed is known if the file included one. */
const rollsBrought = async (asks: Asks, { id, dice, secret }: Table): Promise<readonly ImportedRolls[]> => {
  const rows = await asks.all<LogRow>(linesAfter(id, 0));
  const items = rows.map(({ item }) => JSON.parse(item) as AnyItem);
  const rolls = rollsOfLog(items);
  return importedRollsOf(dice, dice.source === 'verifiable' ? secret : null, rolls.length) ?? [];
};
