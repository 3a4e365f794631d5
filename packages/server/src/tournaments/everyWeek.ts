import type { Queryable } from '../store/store.ts';
import type { AdvanceRoom } from './advance.ts';
import { announce } from './newTournament.ts';
import type { Tournament } from './tournament.ts';

const WEEK = 7 * 24 * 3_600_000;

/** MOT-37: runs in the transaction that closes entries, so there is exactly one next tournament. */
export const announceNext = async (
  { store, now, mayKeep }: AdvanceRoom,
  db: Queryable,
  tournament: Tournament,
): Promise<void> => {
  const { keeper, keeperName, settings, startsAt, title, system, options, form, rounds } = tournament;
  if (!settings.isWeekly || keeper === null || keeperName === null || !mayKeep(keeperName)) return;
  const weeks = Math.max(1, Math.ceil((now() - startsAt + 1) / WEEK));
  const plan = { keeper, title, system, options, form, rounds, settings };
  const times = { opensAt: now(), startsAt: startsAt + weeks * WEEK };
  await announce(db, store.jobs, { ...plan, ...times }, now());
};
