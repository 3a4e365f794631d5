import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { workerScript } from '../bots/testkit.ts';
import type { MachineClock } from '../clock/machineClock.ts';
import { readSettings, type Settings } from '../ops/settings.ts';
import { type RunningServer, startServer } from '../start.ts';
import type { Store } from '../store/store.ts';

export const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

export const testSettings = (more: Readonly<Record<string, string>> = {}): Settings => {
  const read = readSettings({ WARMOOT_BOT_SECONDS: '1', WARMOOT_WORKERS: '1', HOST: '127.0.0.1', ...more });
  if (!read.ok) throw new Error(read.problem);
  return { ...read.value, port: 0 };
};

/** A whole server in this process, on a free port; `stop` cleans up. */
export const startTestServer = async (
  options: {
    readonly store?: Store;
    readonly now?: () => number;
    readonly machine?: MachineClock;
    readonly settings?: Partial<Settings>;
    readonly logTo?: NodeJS.WritableStream;
    readonly page?: string;
    /** Conditions under which the worker's packages are resolved, such as `toys`. */
    readonly conditions?: string[];
    /** A script for the worker threads instead of the real one. */
    readonly worker?: string;
  } = {},
): Promise<RunningServer> => {
  const data = mkdtempSync(join(tmpdir(), 'warmoot-'));
  const { store, now, machine, settings, logTo, page, conditions, worker } = options;
  const log = logTo === undefined ? pino({ level: 'silent' }) : pino({ level: 'trace' }, logTo);
  const server = await startServer({
    settings: { ...testSettings(), data, ...settings },
    root: ROOT,
    worker: worker ?? (await workerScript(conditions)),
    log,
    ...(page === undefined ? {} : { page }),
    ...(store === undefined ? {} : { store }),
    ...(now === undefined ? {} : { now }),
    ...(machine === undefined ? {} : { machine }),
  });
  return {
    ...server,
    stop: async () => {
      await server.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
};
