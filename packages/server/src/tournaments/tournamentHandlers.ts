import type { AppContext } from '../api/appContext.ts';
import type { Handlers } from '../jobs/jobs.ts';
import type { Consequence } from '../matches/liveMatch.ts';
import { sql } from '../store/statement.ts';
import type { Store } from '../store/store.ts';
import { type AdvanceRoom, advance } from './advance.ts';
import { callTime } from './callTime.ts';
import { mayKeep } from './keepers.ts';
import { dueJob } from './newTournament.ts';
import { openGames } from './openGames.ts';
import { readTournament } from './tournament.ts';

/** The job is written with the line that ends a match, so a crash between the two cannot lose the result. */
export const tournamentsAfter: Consequence = ({ table, before, after, at }) => {
  const { tournament } = table.settings;
  if (tournament === undefined || after.outcome === undefined || before?.outcome !== undefined) return {};
  const key = `tournament:${tournament}:${table.id}`;
  return { jobs: [{ name: 'tournament', key, payload: { tournament }, runAt: at }] };
};

export type TournamentRoom = Pick<AppContext, 'store' | 'matches' | 'now'> & {
  readonly settings: Pick<AppContext['settings'], 'keepers'>;
};

export const tournamentHandlers = (room: TournamentRoom): Handlers => ({
  tournament: async (payload) => {
    const { tournament, isDue } = payload as { readonly tournament: string; readonly isDue?: boolean };
    await continueTournament(room, tournament);
    if (isDue === true) await putBack(room, tournament);
  },
});

/** A queue whose clock has jumped hands out jobs too early: the round's time is not up by the server's clock. */
const putBack = ({ store, now }: TournamentRoom, id: string): Promise<void> =>
  store.transaction(async (db) => {
    const tournament = await readTournament(db, id);
    if (tournament?.status === 'running' && (tournament.roundDueAt ?? 0) > now())
      await store.jobs.add(db, dueJob(id, tournament.roundDueAt as number));
  });

/** Does whatever is due in a tournament: entries, results, rounds, matches, and the end of a round's time. */
export const continueTournament = async (room: TournamentRoom, id: string): Promise<void> => {
  const { store, now, settings } = room;
  const services: AdvanceRoom = {
    store,
    now,
    mayKeep: (name) => mayKeep(settings, { name, isGuest: false }),
  };
  const forward = async (): Promise<void> => {
    do await store.transaction((db) => advance(services, db, id));
    while (await openGames(room, id));
  };
  await forward();
  if (await callTime(room, id)) await forward();
};

/**
 * At every start. A job may have moved with the clock, but entries close at the announced time. A tournament in play goes
 * on at once: a server that died may have taken the job of its last result, and on PostgreSQL nobody else gets that job
 * before the next server has been up for some seconds. `putBack` then restores the end of the round's time.
 */
export const scheduleTournaments = (store: Store, at: number): Promise<void> =>
  store.transaction(async (db) => {
    const rows = await db.all<{ id: string; status: string; starts_at: number }>(
      sql`select id, status, starts_at from tournaments where status in ('open', 'running')`,
    );
    for (const { id, status, starts_at } of rows)
      await store.jobs.add(db, dueJob(id, status === 'open' ? starts_at : at));
  });
