import { removeTable } from '../matches/removeTable.ts';
import { tellTable } from '../seats/changeTable.ts';
import { sql } from '../store/statement.ts';
import type { Queryable } from '../store/store.ts';
import { containing } from './people.ts';
import { AdminFault, type AdminRoom } from './room.ts';

export interface ListedTable {
  readonly id: string;
  readonly system: string;
  readonly title: string;
  readonly status: string;
  readonly visibility: string;
  readonly createdAt: number;
  readonly movedAt: number;
  readonly lines: number;
  /** Names of the people seated; a computer player appears by its kind. */
  readonly seats: readonly string[];
}

type TableRow = Omit<ListedTable, 'seats'>;

/** Most recently moved first. */
export const listTables = async (
  { store }: AdminRoom,
  search: string,
  limit: number,
): Promise<ListedTable[]> => {
  const pattern = containing(search);
  const rows = await store.all<TableRow>(sql`
    select id, system, title, status, visibility, created_at as "createdAt", moved_at as "movedAt", version as lines
    from matches where lower(title) like ${pattern} escape '!' or id like ${pattern} escape '!'
      or system like ${pattern} escape '!'
    order by moved_at desc, id limit ${limit}`);
  return Promise.all(rows.map(async (row) => ({ ...row, seats: await seatsOf(store, row.id) })));
};

interface SeatRow {
  readonly seat: string;
  readonly name: string | null;
  readonly bot: string | null;
}

const seatsOf = async (db: Queryable, match: string): Promise<string[]> => {
  const rows = await db.all<SeatRow>(sql`
    select seats.seat, people.name, seats.bot from seats left join people on people.id = seats.person
    where seats.match = ${match} order by seats.position`);
  return rows.map(({ seat, name, bot }) => `${seat}: ${name ?? bot ?? 'open'}`);
};

export const showTable = async (room: AdminRoom, id: string): Promise<ListedTable> => {
  const found = (await listTables(room, id, 2)).find((table) => table.id === id);
  if (found === undefined)
    throw new AdminFault(`There is no table ${id}; "warmoot admin tables" lists them with their ids.`);
  return found;
};

/** Removes the table with its log and chat, and closes it for everyone watching. */
export const dropTable = async (room: AdminRoom, id: string): Promise<ListedTable> => {
  const table = await showTable(room, id);
  await room.store.transaction((db) => removeTable(db, room.store.jobs, id));
  await tellTable(room, id);
  return table;
};
