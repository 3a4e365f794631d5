import pg from 'pg';
import { type Changed, StoreAway, StoreFault } from './fault.ts';

export const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '');

/** PostgreSQL's codes for its own faults rather than the statement's; a class is the first two characters. */
const AWAY: Readonly<Record<string, string>> = {
  '08': 'The connection to PostgreSQL failed.',
  '25006': 'PostgreSQL accepts no writes: it is read-only.',
  '53': 'PostgreSQL is out of resources.',
  '53100': 'The disk of PostgreSQL is full.',
  '53300': 'PostgreSQL accepts no more connections.',
  '57014': 'PostgreSQL is too slow.',
  '57P': 'PostgreSQL is shutting down or starting.',
  '58': 'PostgreSQL reports a system error.',
};

/** Codes that end a connection: a commit in progress may or may not have succeeded. */
const ENDS_CONNECTION = /^(08|57P|58)/;
/** The driver's messages for a connection that is lost, was never made, or does not answer. */
const LOST = /connection|timeout|not queryable|socket/i;

/**
 * A fault of PostgreSQL or of the connection as a `StoreAway`; any other error unchanged. `changed` is what we know if
 * the connection is lost while waiting for this answer.
 */
export const serverFault = (error: unknown, changed: Changed): unknown => {
  if (error instanceof StoreAway) return error;
  if (error instanceof pg.DatabaseError) return answeredFault(error, changed);
  const { message = '' } = error as Error;
  const isLost = /^E[A-Z]+$/.test(codeOf(error)) || LOST.test(message);
  return isLost ? new StoreAway('PostgreSQL cannot be reached.', changed, error) : error;
};

const answeredFault = (error: pg.DatabaseError, changed: Changed): unknown => {
  const code = codeOf(error);
  const says = AWAY[code] ?? AWAY[code.slice(0, 3)] ?? AWAY[code.slice(0, 2)];
  if (says === undefined) return error;
  return new StoreAway(says, ENDS_CONNECTION.test(code) ? changed : 'nothing', error);
};

/** Why PostgreSQL cannot be used, in one sentence without the password that is in the address. */
export const unusable = (error: unknown, url: string): unknown => {
  if (error instanceof StoreFault) return error;
  const { host, user, database } = partsOf(url);
  return new StoreFault(`PostgreSQL at ${host} cannot be used: ${whyOf(error, user, database)}.`, {
    cause: error,
  });
};

const partsOf = (url: string): { host: string; user: string; database: string } => {
  if (!URL.canParse(url)) return { host: 'DATABASE_URL', user: '', database: '' };
  const { host, username, pathname } = new URL(url);
  return { host, user: decodeURIComponent(username), database: decodeURIComponent(pathname.slice(1)) };
};

const whyOf = (error: unknown, user: string, database: string): string => {
  switch (codeOf(error)) {
    case 'ECONNREFUSED':
      return 'nothing is listening there; start PostgreSQL or correct DATABASE_URL';
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'there is no host of that name; correct DATABASE_URL';
    case '28P01':
    case '28000':
      return `it does not accept the user "${user}" with this password; correct DATABASE_URL`;
    case '3D000':
      return `there is no database "${database}"; create it (createdb ${database}) or correct DATABASE_URL`;
    case '42501':
      return `the user "${user}" may not create tables in the database "${database}"; make it the owner`;
    case '53100':
      return 'its disk is full; make room there';
    case '53300':
      return 'it accepts no more connections; raise its max_connections or stop another client';
    default:
      return wordsOf(error);
  }
};

const wordsOf = (error: unknown): string => {
  const { message = '' } = error as Error;
  return LOST.test(message) ? 'it does not answer; is DATABASE_URL right' : message || codeOf(error);
};
