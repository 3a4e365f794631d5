import type { AppContext } from '../api/appContext.ts';
import type { Handlers, Job } from '../jobs/jobs.ts';
import { tellTable } from '../seats/changeTable.ts';
import { sql } from '../store/statement.ts';
import type { Asks, Store } from '../store/store.ts';
import { gatherAgain, isOldImport, isUnplayed, markImported, oldImports } from './oldImports.ts';
import { removeTable } from './removeTable.ts';
import { isFull, readTable, type Table } from './table.ts';

const HOUR = 3_600_000;

type SweepRoom = Pick<AppContext, 'store' | 'matches' | 'hub' | 'now' | 'log'>;

/** A repair of a table that an older version of the server left half-done. */
type Mend = 'begun' | 'removed' | 'gathered' | 'marked';

const sweepJob = (runAt: number): Job => ({ name: 'sweep', key: 'sweep', payload: {}, runAt });

/** At every start. A second node's job replaces the first one's. */
export const scheduleSweep = (store: Store, at: number): Promise<void> =>
  store.transaction((asks) => store.jobs.add(asks, sweepJob(at)));

/** Repairs what older versions of the server left half-done; this version leaves nothing like it. */
export const sweepHandlers = (room: SweepRoom): Handlers => ({
  sweep: async () => {
    const { store, now, log } = room;
    await store.transaction((asks) => store.jobs.add(asks, sweepJob(now() + HOUR)));
    const mended = { begun: 0, removed: 0, gathered: 0, marked: 0 };
    for (const { id } of [...(await store.all<Id>(oldImports)), ...(await store.all<Id>(fullTables))]) {
      const mend = await mendTable(room, id).catch((problem) => failed(room, id, problem));
      if (mend !== undefined) mended[mend]++;
    }
    if (Object.values(mended).some((count) => count > 0))
      log.info(mended, 'repaired tables that an older version left half-done');
  },
});

interface Id {
  readonly id: string;
}

const fullTables = sql`
  select id from matches where status = 'gathering' and not exists
    (select 1 from seats where seats.match = matches.id and person is null and bot is null)`;

/** A failure does not stop the other repairs. */
const failed = ({ log }: SweepRoom, match: string, problem: unknown): undefined => {
  log.error({ match, err: problem }, 'a table that an older version left half-done could not be repaired');
};

/** Checked again inside the transaction: another node or the players may have repaired it. */
const mendTable = async (room: SweepRoom, id: string): Promise<Mend | undefined> => {
  const mended = await room.matches.whenSetUp(id, () =>
    room.store.transaction(async (asks) => {
      const table = await readTable(asks, id);
      const mend = table && (await mendFor(asks, table));
      if (mend !== undefined) await MENDS[mend](room, asks, table as Table);
      return mend && { mend, table };
    }),
  );
  if (mended === undefined) return undefined;
  await tellTable(room, id);
  for (const { seat, person } of mended.table.chairs)
    room.hub.clear(id, seat, mended.mend === 'gathered' ? null : person);
  if (mended.mend === 'begun') await room.matches.tellBegun(id);
  return mended.mend;
};

const mendFor = async (asks: Asks, table: Table): Promise<Mend | undefined> => {
  if (!(await isOldImport(asks, table))) return isFull(table) ? 'begun' : undefined;
  if (table.status === 'over') return 'marked';
  return (await isUnplayed(asks, table)) ? 'removed' : 'gathered';
};

const MENDS: Record<Mend, (room: SweepRoom, asks: Asks, table: Table) => Promise<unknown>> = {
  begun: ({ matches }, asks, table) => matches.begin(asks, table),
  removed: ({ store }, asks, { id }) => removeTable(asks, store.jobs, id),
  gathered: async ({ store, matches, now }, asks, table) => {
    await gatherAgain(asks, store.jobs, table, now());
    const gathered = (await readTable(asks, table.id)) as Table;
    if (isFull(gathered)) await matches.begin(asks, gathered); // computer players in every seat
  },
  marked: (_room, asks, table) => markImported(asks, table),
};
