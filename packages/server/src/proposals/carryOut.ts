import type { AppContext } from '../api/appContext.ts';
import { pauseClocks, resumeClocks } from '../clock/pause.ts';
import type { Handlers } from '../jobs/jobs.ts';
import type { Agreement, LiveMatch } from '../matches/liveMatch.ts';
import { readTable, type Table } from '../matches/table.ts';
import { changeTable, tellTable } from '../seats/changeTable.ts';
import { sql } from '../store/statement.ts';
import type { Queryable } from '../store/store.ts';
import { KINDS, type Proposal, proposalKey, waitingFor, written } from './proposal.ts';
import { openRematch } from './rematch.ts';

type Services = Pick<AppContext, 'store' | 'matches' | 'now'>;

/** By then the line has been written, or its writer has died. */
const SOON_MS = 5_000;

/**
 * Inside a transaction: saves the proposal and, if everybody has agreed, carries it out. What becomes a line of the log
 * follows right after, by `writeAgreed`; the job makes up for a crash in between.
 */
export const settled = async (
  context: Services,
  db: Queryable,
  table: Table,
  proposal: Proposal,
): Promise<Proposal> => {
  const isAgreed = proposal.state === 'open' && waitingFor(table, proposal).length === 0;
  const next = isAgreed ? await effectOf(context, db, table, proposal) : proposal;
  await db.run(written(table.id, next));
  const key = proposalKey(table.id, proposal);
  if (next.state === 'done') await context.store.jobs.cancel(db, key);
  if (next.state === 'agreed')
    await context.store.jobs.add(db, {
      name: 'proposal',
      key,
      payload: { match: table.id, id: proposal.id, dueAt: context.now() },
      runAt: context.now() + SOON_MS,
    });
  return next;
};

const effectOf = async (
  context: Services,
  db: Queryable,
  table: Table,
  proposal: Proposal,
): Promise<Proposal> => {
  switch (proposal.terms.kind) {
    case 'takeback':
    case 'end':
      return { ...proposal, state: 'agreed' };
    case 'pause':
      await pauseClocks(context, db, table);
      return { ...proposal, state: 'done' };
    case 'resume':
      await resumeClocks(context, db, table);
      return { ...proposal, state: 'done' };
    case 'rematch':
      return { ...proposal, state: 'done', rematch: await openRematch(context, db, table) };
  }
};

/** Writes the line that everybody agreed to, once, however often it is tried. Returns what became of the proposal. */
export const writeAgreed = async (
  context: Services,
  match: string,
  id: string,
): Promise<Proposal | undefined> => {
  await context.matches.hear({ match, what: 'table' });
  const live = await context.matches.open(match);
  const proposal = live?.table.proposals.find((each) => each.id === id);
  if (live === undefined || proposal?.state !== 'agreed') return proposal;
  live.throwIfHalted();
  const agreement = agreementOf(live, proposal);
  const stopped = agreement && (await live.agree(agreement));
  if (stopped !== undefined) return fell(context, match, proposal);
  await tellTable(context, match);
  return { ...proposal, state: 'done' };
};

const agreementOf = (live: LiveMatch, proposal: Proposal): Agreement | undefined => {
  const { seat, terms, agreed } = proposal;
  const together = {
    also: [
      written(live.id, { ...proposal, state: 'done' }),
      sql`update matches set table_version = table_version + 1 where id = ${live.id}`,
    ],
    cancelled: [proposalKey(live.id, proposal)],
  };
  if (terms.kind === 'takeback')
    return { item: { kind: 'takeback', seat, to: terms.to, agreed }, shown: terms.shown, together };
  if (terms.kind === 'end')
    return { item: { kind: 'end', seat, how: 'agreed', winners: terms.winners, agreed }, together };
  return undefined;
};

/** Unless another try has written the line meanwhile. */
const fell = (context: Services, match: string, { id }: Proposal): Promise<Proposal | undefined> =>
  changeTable(context, match, async (db) => {
    const proposal = (await readTable(db, match))?.proposals.find((each) => each.id === id);
    if (proposal?.state !== 'agreed') return proposal;
    const fallen: Proposal = { ...proposal, state: 'fallen' };
    await db.run(written(match, fallen));
    await context.store.jobs.cancel(db, proposalKey(match, proposal));
    return fallen;
  });

/** How far the times of two nodes may differ. */
const EARLY_MS = 5_000;

/** A proposal's time is over, or a crash kept an agreed one from being written. */
export const proposalHandlers = (context: Services): Handlers => ({
  proposal: async (payload) => {
    const { match, id } = payload as { match: string; id: string };
    const table = await readTable(context.store, match);
    const proposal = table?.proposals.find((each) => each.id === id);
    if (proposal?.state === 'open') await timeOver(context, match, proposal);
    await writeAgreed(context, match, id);
  },
});

const timeOver = (context: Services, match: string, { id }: Proposal): Promise<void> =>
  changeTable(context, match, async (db) => {
    const table = (await readTable(db, match)) as Table;
    const proposal = table.proposals.find((each) => each.id === id);
    if (proposal?.state !== 'open') return;
    const { terms, dueAt } = proposal;
    if (dueAt > context.now() + EARLY_MS)
      return context.store.jobs.add(db, {
        name: 'proposal',
        key: proposalKey(match, proposal),
        payload: { match, id, dueAt },
        runAt: dueAt,
      });
    const { silenceAgrees, when } = KINDS[terms.kind];
    const takesEffect = silenceAgrees && when.includes(table.status);
    const next = takesEffect ? await effectOf(context, db, table, proposal) : proposal;
    await db.run(written(match, takesEffect ? next : { ...proposal, state: 'fallen' }));
  });
