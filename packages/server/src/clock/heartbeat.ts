import { sql } from '../store/statement.ts';
import type { Queryable } from '../store/store.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Up to this difference we simply follow the wall clock: that is NTP at work. */
export const SMALL_MS = 2 * SECOND;
/** After a longer gap between heartbeats, the server was closed and nobody could play. */
export const CLOSED_MS = 10 * MINUTE;

/** One row for all nodes: what the server's time is, and when it was last corrected. */
export interface Heartbeat {
  /** The server's time when a node last reported that it is open. */
  readonly alive: number;
  /** How far the wall clock was ahead of it (negative if behind). */
  readonly ahead: number;
  /** The server's time just after the last correction. */
  readonly since: number;
  /** How far that correction moved every running deadline. */
  readonly moved: number;
}

export interface Reading {
  /** The server's time as counted by this node; undefined after a start, or after another node's correction. */
  readonly own: number | undefined;
  readonly wall: number;
  /** Whether a jump of this size has lasted long enough to be accepted. */
  readonly hasLasted: (drift: number) => boolean;
}

export interface Judgement extends Heartbeat {
  readonly closed: number;
  readonly jumped: number;
}

/**
 * The server's time now. It never starts before the last heartbeat, so a clock that was set back meanwhile is a jump
 * like any other. Any change other than elapsed time moves the deadlines too, so that everybody keeps the time they had
 * left.
 */
export const judge = (last: Heartbeat | undefined, { own, wall, hasLasted }: Reading): Judgement => {
  if (last === undefined) return { alive: wall, ahead: 0, since: wall, moved: 0, closed: 0, jumped: 0 };
  const expected = own ?? Math.max(wall - last.ahead, last.alive);
  const drift = wall - expected;
  const isSmall = Math.abs(drift) <= SMALL_MS;
  const away = expected - last.alive;
  const closed = away > CLOSED_MS ? away : 0;
  const jumped = !isSmall && hasLasted(drift) ? drift : 0;
  const alive = isSmall ? wall : expected + jumped;
  const isCorrected = closed + jumped !== 0;
  return {
    alive,
    ahead: wall - alive,
    since: isCorrected ? alive : last.since,
    moved: isCorrected ? closed + jumped : last.moved,
    closed,
    jumped,
  };
};

const NAME = 'clock';

export const lastHeartbeat = async (db: Queryable): Promise<Heartbeat | undefined> => {
  const [row] = await db.all<{ value: string }>(sql`select value from keepsakes where name = ${NAME}`);
  return row === undefined ? undefined : (JSON.parse(row.value) as Heartbeat);
};

export const noteHeartbeat = (db: Queryable, { alive, ahead, since, moved }: Heartbeat): Promise<number> =>
  db.run(sql`
    insert into keepsakes (name, value) values (${NAME}, ${JSON.stringify({ alive, ahead, since, moved })})
    on conflict (name) do update set value = excluded.value`);
