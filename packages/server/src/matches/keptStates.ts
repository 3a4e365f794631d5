import type { AnySystem, Seat } from '@warmoot/kernel';
import { type Statement, sql } from '../store/statement.ts';
import type { Queryable } from '../store/store.ts';
import { programOf } from './program.ts';
import type { Seen } from './recentNews.ts';

/**
 * A match after some line of its log at which nothing can be undone: reading starts here instead of at the first line.
 * This is only a cache; without it everything works the same, but slower.
 */
export interface KeptState {
  readonly version: number;
  readonly seen: Seen;
  /** How many dice have been rolled. */
  readonly rolls: number;
  /** As JSON. */
  readonly state: string;
}

interface Row {
  readonly version: number;
  readonly seen: string;
  readonly rolls: number;
  readonly state: string;
}

export const keepStatement = (
  system: AnySystem,
  match: string,
  { version, seen, rolls, state }: KeptState,
): Statement => sql`
  insert into kept_states (match, version, program, seen, rolls, state)
  values (${match}, ${version}, ${programOf(system)}, ${JSON.stringify(seen)}, ${rolls}, ${state})
  on conflict (match, version) do update set program = excluded.program, seen = excluded.seen,
    rolls = excluded.rolls, state = excluded.state`;

export const forgetKeptStates = (match: string): Statement =>
  sql`delete from kept_states where match = ${match}`;

/** The latest one of this program, up to `version`. */
export const lastKept = async (
  db: Queryable,
  system: AnySystem,
  match: string,
  version = Number.MAX_SAFE_INTEGER,
): Promise<KeptState | undefined> => {
  const [row] = await db.all<Row>(sql`
    select version, seen, rolls, state from kept_states
    where match = ${match} and version <= ${version} and program = ${programOf(system)} order by version desc limit 1`);
  return row && { ...row, seen: JSON.parse(row.seen) as Seen };
};

/** All of this program, latest first; one at a time, because they may be large. */
export async function* keptStates(
  db: Queryable,
  system: AnySystem,
  match: string,
): AsyncGenerator<KeptState> {
  for (let kept = await lastKept(db, system, match); kept !== undefined; ) {
    yield kept;
    kept = await lastKept(db, system, match, kept.version - 1);
  }
}

/** The last one at which a seat had at most this many news items. */
export const keptBefore = async (
  db: Queryable,
  system: AnySystem,
  match: string,
  seat: Seat,
  number: number,
): Promise<KeptState | undefined> => {
  const rows = await db.all<Pick<Row, 'version' | 'seen'>>(sql`
    select version, seen from kept_states where match = ${match} and program = ${programOf(system)} order by version`);
  const found = rows.findLast(({ seen }) => ((JSON.parse(seen) as Seen)[seat] ?? 0) <= number);
  return found && lastKept(db, system, match, found.version);
};
