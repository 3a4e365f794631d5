import { existsSync } from 'node:fs';
import { Hub } from '../live/hub.ts';
import { Matches } from '../matches/matches.ts';
import { readSettings, type Settings } from '../ops/settings.ts';
import { makeIdentify } from '../people/identify.ts';
import { openEmbedded } from '../store/embedded.ts';
import { databaseFile } from '../store/embeddedPicture.ts';
import { StoreFault } from '../store/fault.ts';
import { openPostgres } from '../store/postgres.ts';
import type { Store } from '../store/store.ts';
import { type AdminRequest, carryOutRequest, type Outcome } from './adminRequests.ts';
import { askServer } from './socket.ts';

export type { AbuseReport } from '../abuse/abuseReports.ts';
export type { AdminRequest } from './adminRequests.ts';
export type { CreatedReset, ListedPerson, PersonDetails } from './people.ts';
export type { ListedTable } from './tables.ts';

export interface Operator {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly now: () => number;
}

/**
 * Carries out a request on the store that the environment names. A server running in the folder does it; otherwise we
 * open the store ourselves. PostgreSQL accepts several clients at once, and its nodes are notified of every change.
 */
export const askAdmin = async (operator: Operator, request: AdminRequest): Promise<Outcome> => {
  const settings = readSettings(operator.env);
  if (!settings.ok) return { ok: false, says: settings.problem };
  try {
    return await ask(settings.value, operator.now, request);
  } catch (problem) {
    const says = sentenceOf(problem, settings.value);
    if (says === undefined) throw problem;
    return { ok: false, says };
  }
};

const ask = async (settings: Settings, now: () => number, request: AdminRequest): Promise<Outcome> => {
  const { databaseUrl, data } = settings;
  if (databaseUrl !== null) return onStore(await openPostgres(databaseUrl, { now }), settings, now, request);
  const answer = await askServer(data, request);
  if (answer !== undefined) return answer;
  if (!existsSync(databaseFile(data)))
    throw new StoreFault(`There is no Warmoot database in the folder ${data}.`);
  return onStore(await openEmbedded(data, { now }), settings, now, request);
};

const onStore = async (
  store: Store,
  settings: Settings,
  now: () => number,
  request: AdminRequest,
): Promise<Outcome> => {
  try {
    const matches = new Matches({ store, now, consequences: [], published: () => undefined });
    const room = { store, matches, now, settings, hub: new Hub(), identify: makeIdentify(store, now) };
    return await carryOutRequest(room, request);
  } finally {
    await store.close();
  }
};

const sentenceOf = (problem: unknown, { data }: Settings): string | undefined => {
  if (problem instanceof StoreFault) return problem.message;
  return (problem as { code?: string }).code === 'EACCES'
    ? `You have no permission to use the folder ${data}: run this as the user the server runs as.`
    : undefined;
};
