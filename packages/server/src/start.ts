import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { listenForOperator } from './admin/socket.ts';
import { makeApp } from './api/app.ts';
import type { AppContext } from './api/appContext.ts';
import { scheduleBattles } from './battles/battleHandlers.ts';
import { LongTurns } from './bots/longTurns.ts';
import { playersOf } from './bots/players.ts';
import { Pool } from './bots/pool.ts';
import { Workers } from './bots/workers.ts';
import { type MachineClock, machineClock } from './clock/machineClock.ts';
import { ServerClock } from './clock/serverClock.ts';
import { ConnectionLimits } from './live/connectionLimits.ts';
import { Hub } from './live/hub.ts';
import { Presence } from './live/presence.ts';
import { Matches } from './matches/matches.ts';
import { MEGABYTE } from './matches/memory.ts';
import { ReplayCheck } from './matches/replayCheck.ts';
import { scheduleSweep } from './matches/sweep.ts';
import { addHealthRoutes } from './ops/healthRoutes.ts';
import { Metrics } from './ops/metrics.ts';
import type { Settings } from './ops/settings.ts';
import { makeIdentify } from './people/identify.ts';
import { scheduleDigest } from './post/digest.ts';
import { scheduleTidy } from './retention/tidy.ts';
import { CONSEQUENCES, handlersOf, ROUTES } from './rooms.ts';
import { previewOf } from './share/previewOf.ts';
import { openEmbedded } from './store/embedded.ts';
import { Health } from './store/health.ts';
import { openPostgres } from './store/postgres.ts';
import { tightenedSays } from './store/privateFiles.ts';
import type { Announcement, Store } from './store/store.ts';
import { scheduleTournaments } from './tournaments/tournamentHandlers.ts';

/** What the surrounding program passes to the server. */
export interface StartOptions {
  readonly settings: Settings;
  /** The project's folder. */
  readonly root: string;
  /** The folder of the built page, if it is not in its usual place below the root. */
  readonly page?: string;
  /** The workers' script, in a form Node can run. */
  readonly worker: string;
  readonly log: FastifyBaseLogger;
  /** The machine's own clock by default. */
  readonly machine?: MachineClock;
  /** Replaces the server's own time. */
  readonly now?: () => number;
  /** An open store; by default the settings say where it is. */
  readonly store?: Store;
}

export interface RunningServer {
  readonly url: string;
  readonly context: AppContext;
  readonly app: FastifyInstance;
  readonly clock: ServerClock;
  /** Answers the requests that have begun, hands unfinished jobs back to the queue, then closes everything. */
  stop(): Promise<void>;
}

/** How long requests, and then jobs, may take to finish when the server stops: together less than `untilStopped` waits. */
const REQUESTS_MS = 4_000;
const JOBS_MS = 2_500;

/** Assembles the server and starts listening. */
export const startServer = async (premises: StartOptions): Promise<RunningServer> => {
  const { settings, log, machine = machineClock() } = premises;
  const clock = new ServerClock({ machine, log });
  const { now = clock.now } = premises;
  const metrics = new Metrics();
  const health = new Health();
  const opened = premises.store ?? (await openStore(settings, now, log));
  const store = health.watching(metrics.timing(opened));
  await clock.beat(store);
  const hub = new Hub();
  const turns = new Pool(premises.worker, 1);
  const rulesThread = new LongTurns(turns);
  const matches = new Matches(
    {
      store,
      rulesThread,
      now,
      consequences: CONSEQUENCES,
      published: (live) => hub.wake({ match: live.id, what: 'log' }, live),
      halted: (match, { cause }) => log.error({ match, err: cause }, 'a match is halted'),
    },
    settings.memoryMb * MEGABYTE,
  );
  const pool = new Pool(premises.worker, settings.workers);
  const imports = new Pool(premises.worker, 1);
  const presence = new Presence(store, hub, now);
  const context: AppContext = {
    ...premises,
    store,
    hub,
    presence,
    room: new ConnectionLimits(settings.crowd),
    matches,
    now,
    metrics,
    identify: makeIdentify(store, now),
    players: async (system) => (await playersOf(system)).map(({ name }) => name),
    workers: new Workers(pool, imports),
    rulesThread,
  };
  const deafen = listen(context);
  metrics.watch('viewers', 'Live connections', () => hub.size);
  metrics.watch('matches_in_memory', 'Matches in memory', () => matches.inMemory.matches);
  metrics.watch('match_memory_bytes', 'Estimated memory of those matches', () => matches.inMemory.bytes);
  const app = await makeApp(context, ROUTES, previewOf);
  let isStopping = false;
  addHealthRoutes(app, {
    trouble: () => health.trouble(store),
    metrics,
    metricsToken: settings.metricsToken,
    isStopping: () => isStopping,
  });
  await app.listen({ port: settings.port, host: settings.host });
  const hangUp = await listenForOperator(context, log);
  await scheduleDigest(store, now());
  await scheduleTidy(store, now());
  await scheduleSweep(store, now());
  await scheduleTournaments(store, now());
  await scheduleBattles(store, now());
  const forget = presence.keep((problem) => log.error({ err: problem }, 'presence could not be saved'));
  const rest = await store.jobs.work(metrics.counting(handlersOf(context, pool, presence)), {
    failed: ({ name }, problem) =>
      log.warn({ job: name, why: (problem as Error).message }, 'a job failed and will be tried again'),
  });
  const stopChecking = new ReplayCheck(context).keep();
  const stopClock = clock.keep(store, () => void lookAgain(context));
  log.info({ address: urlOf(app) }, 'ready');
  const stop = async (): Promise<void> => {
    isStopping = true;
    forget();
    stopChecking();
    stopClock();
    const rested = rest();
    hub.close();
    await imports.close(); // nobody will wait that long now, so refuse at once
    await hangUp();
    await closeDoor(app);
    await pool.close();
    await turns.close();
    await Promise.race([rested, setTimeout(JOBS_MS, undefined, { ref: false })]);
    deafen();
    await store.close();
  };
  return { url: urlOf(app), context, app, clock, stop };
};

/** Answers requests that have begun; cuts off one that takes too long or whose sender is too slow. */
const closeDoor = async (app: FastifyInstance): Promise<void> => {
  const patience = globalThis.setTimeout(() => app.server.closeAllConnections(), REQUESTS_MS);
  await app.close().finally(() => clearTimeout(patience));
};

const openStore = (
  { databaseUrl, data, sync }: Settings,
  now: () => number,
  log: FastifyBaseLogger,
): Promise<Store> => {
  const tightened = (path: string): void => log.warn({ path }, tightenedSays(path));
  return databaseUrl === null
    ? openEmbedded(data, { now, sync, tightened })
    : openPostgres(databaseUrl, { now });
};

const hearNews = async ({ matches, hub, presence }: AppContext, news: Announcement): Promise<void> => {
  if (await matches.isOwnLine(news)) return;
  if (news.what === 'presence' && hub.isWatched(news.match)) await presence.look(news.match);
  await matches.hear(news);
  hub.wake(news);
};

/** Passes changes made on other nodes to people watching here. */
const listen = (context: AppContext): (() => void) => {
  return context.store.onNews(
    (news) => void hearNews(context, news).catch(failIn(context)),
    () => void lookAgain(context),
  );
};

/** Anything may have changed. */
const lookAgain = (context: AppContext): Promise<void> =>
  context.matches.hearAll().then(() => context.hub.wakeAll(), failIn(context));

const failIn =
  ({ log }: AppContext) =>
  (problem: unknown): void =>
    log.error({ err: problem }, 'news could not be read');

const urlOf = (app: FastifyInstance): string => {
  const { address, port } = app.server.address() as AddressInfo;
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
};
