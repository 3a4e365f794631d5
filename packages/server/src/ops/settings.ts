import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { type Reading, readingOf, unreadable } from '@warmoot/kernel';
import type { z } from 'zod';
import { DEFAULT_MEMORY, MEGABYTE } from '../matches/memory.ts';
import { Given, isSecret, NAMES, type Name } from './given.ts';

/** How this server runs, read once at the start. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** The folder that holds everything, if no other database is set. */
  readonly data: string;
  readonly databaseUrl: string | null;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** The server's public addresses: e-mails link to the first, and pages from any of them may send requests. */
  readonly origins: readonly [string, ...string[]];
  readonly log: z.infer<typeof Given>['WARMOOT_LOG'];
  /** How long a computer player may think about one decision. */
  readonly botSeconds: number;
  readonly workers: number;
  /** A request that has not fully arrived by then is cut off. */
  readonly requestSeconds: number;
  /** How many megabytes the matches in memory may take; others are read from the store on demand. */
  readonly memoryMb: number;
  /** `full`: an acknowledged command survives a power cut. `normal`: it survives a crash of the program. */
  readonly sync: 'full' | 'normal';
  /** Which proxies we trust to state the sender's address, in the HTTP server's terms. */
  readonly trustProxy: boolean | number | string;
  /** How many people share one address (a club, a school): its rate limits are multiplied by this. */
  readonly crowd: number;
  /** The token that gives access to the metrics; without one, nobody can read them. */
  readonly metricsToken: string | null;
  /** Whether webhooks may call this machine and its local network; otherwise only the public internet. */
  readonly privateHooks: boolean;
  /** Who may start tournaments: every account, nobody, or the accounts with these names (MOT-30). */
  readonly keepers: 'accounts' | 'nobody' | readonly string[];
  /** Days after which unused things are removed; null means never. */
  readonly keep: {
    /** Guests without a table who have not been seen. */
    readonly guestsDays: number | null;
    /** Tables that never began. */
    readonly waitingDays: number | null;
    /** Unfinished matches that nobody plays any more. */
    readonly abandonedDays: number | null;
    readonly finishedDays: number | null;
  };
}

type Environment = Readonly<Record<string, string | undefined>>;

/** From the environment, then from the file it names. */
export const readSettings = (env: Environment): Reading<Settings> => {
  const file = readFile(env.WARMOOT_CONFIG);
  if (!file.ok) return file;
  const given = { ...file.value, ...spoken(env) };
  const read = Given.safeParse(given);
  if (read.success) return readingOf(settingsOf(read.data));
  const issue = read.error.issues[0] as z.core.$ZodIssue;
  return wrong(issue.path[0] as Name, issue.message, given);
};

type Words = Readonly<Partial<Record<Name, string>>>;

/** An empty variable counts as not set: that is how a unit file or container leaves a setting out. */
const spoken = (env: Environment): Words =>
  Object.fromEntries(NAMES.map((name) => [name, env[name]?.trim()]).filter(([, text]) => text));

const wrong = (name: Name, must: string, given: Words): Reading<never> => {
  const shown = isSecret(name) ? '' : `, not "${given[name]}"`;
  return unreadable(`${name} must be ${must}${shown}.`, [name]);
};

const readFile = (path: string | undefined): Reading<Words> => {
  if (!path) return readingOf({});
  try {
    return wordsIn(path, JSON.parse(readFileSync(path, 'utf8')));
  } catch (problem) {
    const why = problem instanceof SyntaxError ? 'it is not JSON' : (problem as Error).message;
    return unreadable(`WARMOOT_CONFIG: ${path} cannot be read: ${why}.`, ['WARMOOT_CONFIG']);
  }
};

/** The file holds the same names as the environment: `{ "PORT": 80, "WARMOOT_LOG": "warn" }`. */
const wordsIn = (path: string, json: unknown): Reading<Words> => {
  const says = (problem: string) => unreadable(`WARMOOT_CONFIG: ${path} ${problem}`, ['WARMOOT_CONFIG']);
  if (json === null || typeof json !== 'object' || Array.isArray(json))
    return says('must be one JSON object of settings.');
  const unknown = Object.keys(json).find((name) => !NAMES.includes(name as Name));
  if (unknown !== undefined)
    return says(`has "${unknown}", which is not a setting; the settings are ${NAMES.join(', ')}.`);
  return readingOf(Object.fromEntries(Object.entries(json).map(([name, value]) => [name, String(value)])));
};

const keepersOf = (text: string): Settings['keepers'] =>
  text === 'accounts' || text === 'nobody' ? text : text.split(',').map((name) => name.trim());

const settingsOf = (given: z.infer<typeof Given>): Settings => {
  const origins = given.WARMOOT_ORIGIN ?? [`http://localhost:${given.PORT}`];
  return {
    port: given.PORT,
    host: given.HOST,
    data: resolve(given.WARMOOT_DATA),
    databaseUrl: given.DATABASE_URL ?? null,
    smtpUrl: given.SMTP_URL ?? null,
    mailFrom: given.WARMOOT_MAIL_FROM ?? `Warmoot <warmoot@${new URL(origins[0]).hostname}>`,
    origins,
    log: given.WARMOOT_LOG,
    botSeconds: given.WARMOOT_BOT_SECONDS,
    workers: given.WARMOOT_WORKERS ?? Math.max(1, availableParallelism() - 1),
    requestSeconds: given.WARMOOT_REQUEST_SECONDS,
    memoryMb: given.WARMOOT_MEMORY_MB ?? Math.floor(DEFAULT_MEMORY / MEGABYTE),
    sync: given.WARMOOT_SYNC,
    trustProxy: given.WARMOOT_TRUST_PROXY,
    crowd: given.WARMOOT_CROWD,
    metricsToken: given.WARMOOT_METRICS_TOKEN ?? null,
    privateHooks: given.WARMOOT_PRIVATE_HOOKS === 'yes',
    keepers: keepersOf(given.WARMOOT_KEEPERS),
    keep: {
      guestsDays: given.WARMOOT_KEEP_GUESTS,
      waitingDays: given.WARMOOT_KEEP_WAITING,
      abandonedDays: given.WARMOOT_KEEP_ABANDONED,
      finishedDays: given.WARMOOT_KEEP_FINISHED,
    },
  };
};
