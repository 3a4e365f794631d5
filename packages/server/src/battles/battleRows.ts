import type { Job } from '../jobs/jobs.ts';
import { type Statement, sql } from '../store/statement.ts';
import type { Queryable } from '../store/store.ts';

/** The match in which a battle is fought. */
export interface BattleRow {
  readonly match: string;
  readonly campaign: string;
  readonly battle: string;
  /** 1 once the campaign has its result, or needs it no longer. */
  readonly is_settled: number;
  readonly status: 'gathering' | 'playing' | 'paused' | 'over';
}

export const battleKey = (campaign: string): string => `battle:${campaign}`;

/** Does whatever is due about the battles of a campaign. */
export const battleJob = (campaign: string, runAt: number): Job => ({
  name: 'battle',
  key: battleKey(campaign),
  payload: { campaign },
  runAt,
});

/** Every match of a campaign's battles, the first opened first. */
export const battlesOf = (db: Queryable, campaign: string): Promise<BattleRow[]> =>
  db.all<BattleRow>(sql`
    select battles.*, matches.status from battles join matches on matches.id = battles.match
    where battles.campaign = ${campaign} order by matches.created_at, battles.match`);

/** The match in which this battle is fought now. */
export const isFought = async (db: Queryable, campaign: string, battle: string): Promise<boolean> => {
  const rows = await db.all(sql`
    select match from battles where campaign = ${campaign} and battle = ${battle} and is_settled = 0`);
  return rows.length > 0;
};

export const noteBattle = (match: string, campaign: string, battle: string): Statement =>
  sql`insert into battles (match, campaign, battle, is_settled) values (${match}, ${campaign}, ${battle}, 0)`;

export const noteSettled = (campaign: string, battle: string): Statement =>
  sql`update battles set is_settled = 1 where campaign = ${campaign} and battle = ${battle}`;
