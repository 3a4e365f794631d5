import { sql } from '../store/statement.ts';
import type { Asks } from '../store/store.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** So far from our own time the wall clock is followed without ado: that is NTP at its work. */
export const SMALL_MS = 2 * SECOND;
/** Without a heartbeat for longer than this the server was closed, and nobody could play. */
export const CLOSED_MS = 10 * MINUTE;

/** One row for all nodes: what the server's time is, and when it was last corrected. */
export interface Heartbeat {
  /** The server's time when a node last said that it is open. */
  readonly alive: number;
  /** How far the wall clock was ahead of it (behind: less than zero). */
  readonly ahead: number;
  /** The server's time just after the last correction. */
  readonly since: number;
  /** By how much that correction moved every running deadline. */
  readonly moved: number;
}

export interface Reading {
  /** The server's time as this node has counted it; undefined after a start, or when another node has corrected it. */
  readonly own: number | undefined;
  readonly wall: number;
  /** Whether a jump of this size has lasted long enough to be believed. */
  readonly hasLasted: (drift: number) => boolean;
}

export interface Judgement extends Heartbeat {
  readonly closed: number;
  readonly jumped: number;
}

/**
 * What the server's time is now. It never begins before the last heartbeat, so a clock that was set back meanwhile is a
 * jump like any other. Whatever moves it, other than time that passed, moves the deadlines too: everybody keeps what
 * they had left.
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

export const lastHeartbeat = async (asks: Asks): Promise<Heartbeat | undefined> => {
  const [row] = await asks.all<{ value: string }>(sql`select value from keepsakes where name = ${NAME}`);
  return row === undefined ? undefined : (JSON.parse(row.value) as Heartbeat);
};

export const noteHeartbeat = (asks: Asks, { alive, ahead, since, moved }: Heartbeat): Promise<number> =>
  asks.run(sql`
    insert into keepsakes (name, value) values (${NAME}, ${JSON.stringify({ alive, ahead, since, moved })})
    on conflict (name) do update set value = excluded.value`);
