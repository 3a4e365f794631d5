import { randomBytes } from 'node:crypto';
import { type Seat, SPECTATOR } from '@warmoot/kernel';
import type { AppContext } from '../api/appContext.ts';
import { Problem } from '../api/problem.ts';
import type { LiveMatch } from '../matches/liveMatch.ts';
import type { Seen } from '../matches/recentNews.ts';
import { type TableSeen, tableSeen } from '../matches/tableSeen.ts';
import { sql } from '../store/statement.ts';
import type { Store } from '../store/store.ts';

const noSuchShare = (): Problem =>
  new Problem(404, 'no-such-share', 'There is no shared match at this address, or it is no longer shared.');

/** MOT-18: the link of a match, the same for everybody. */
export const shareOf = (store: Store, match: string, person: string, at: number): Promise<string> =>
  store.transaction(async (db) => {
    const fresh = randomBytes(9).toString('base64url');
    await db.run(sql`insert into shares (match, token, made_by, created_at)
      values (${match}, ${fresh}, ${person}, ${at}) on conflict (match) do nothing`);
    const [row] = await db.all<{ token: string }>(sql`select token from shares where match = ${match}`);
    return (row as { token: string }).token;
  });

export const endShare = async (store: Store, match: string): Promise<void> => {
  await store.run(sql`delete from shares where match = ${match}`);
};

/** A match that somebody shared; it was over then, and stays so (MOT-01). */
export const sharedMatch = async ({ store, matches }: AppContext, token: string): Promise<LiveMatch> => {
  const [row] = await store.all<{ match: string }>(sql`select match from shares where token = ${token}`);
  const live = row && (await matches.open(row.match));
  if (live === undefined || !live.canBeSeen) throw noSuchShare();
  return live;
};

/** MOT-18: the table without its address, its chat, its proposals, its campaign, or who is there now. */
export const sharedTable = async (
  context: AppContext,
  live: LiveMatch,
  token: string,
): Promise<TableSeen> => {
  const table = await tableSeen(context, live.table, SPECTATOR);
  const chairs = table.chairs.map((chair) => ({ ...chair, isPresent: false }));
  return { ...table, id: token, chairs, proposals: [], deadlines: [], campaign: null, battles: [] };
};

/** The spectators' number for the moment that has this number for a seat. */
export const spectatorsNumber = async (live: LiveMatch, seat: Seat, number: number): Promise<number> => {
  for await (const { seen } of live.past.rows()) {
    const numbers = JSON.parse(seen) as Seen;
    if ((numbers[seat] ?? 0) >= number) return Math.max(1, numbers[SPECTATOR] ?? 0);
  }
  return live.numberOf(SPECTATOR);
};
