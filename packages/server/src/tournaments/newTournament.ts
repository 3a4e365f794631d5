import type { Job, Jobs } from '../jobs/jobs.ts';
import { newId } from '../people/secret.ts';
import { sql } from '../store/statement.ts';
import type { Queryable } from '../store/store.ts';
import type { Tournament } from './tournament.ts';

/** A tournament somebody wants to hold. */
export type TournamentPlan = Pick<
  Tournament,
  'title' | 'system' | 'options' | 'form' | 'settings' | 'rounds' | 'opensAt' | 'startsAt'
> & { readonly keeper: string };

/** The times when entries close and when a round must be over: the handler checks what is due. */
export const dueJob = (tournament: string, runAt: number): Job => ({
  name: 'tournament',
  key: `tournament:${tournament}`,
  payload: { tournament, isDue: true },
  runAt,
});

/** Runs inside a transaction, with the job that closes entries. */
export const announce = async (
  db: Queryable,
  jobs: Jobs,
  plan: TournamentPlan,
  at: number,
): Promise<string> => {
  const id = newId();
  const { keeper, title, system, form, rounds, opensAt, startsAt } = plan;
  await db.run(sql`
    insert into tournaments (id, keeper, title, system, options, form, settings, status, round, rounds, opens_at,
      starts_at, created_at)
    values (${id}, ${keeper}, ${title}, ${system}, ${JSON.stringify(plan.options)}, ${form},
      ${JSON.stringify(plan.settings)}, ${'open'}, 0, ${rounds}, ${opensAt}, ${startsAt}, ${at})`);
  await jobs.add(db, dueJob(id, startsAt));
  return id;
};
