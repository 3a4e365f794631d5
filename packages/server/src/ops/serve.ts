import pino from 'pino';
import { startServer } from '../start.ts';
import { StoreFault } from '../store/fault.ts';
import { makeLog } from './log.ts';
import { printable } from './printable.ts';
import { readSettings, type Settings } from './settings.ts';
import { untilStopped } from './untilStopped.ts';

/** What the command line passes to the server. */
export interface Serving {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The project's folder. */
  readonly root: string;
  /** The workers' script, in a form Node can run. */
  readonly worker: string;
  /** Output for the person who started it; the log goes to standard error. */
  readonly write: (text: string) => unknown;
  readonly writeError: (text: string) => unknown;
}

/** Wrong settings; any other failure is 1. */
const USAGE = 2;

/** The whole life of a server, from its settings to the signal to stop; resolves with the exit code. */
export const serve = async (serving: Serving): Promise<number> => {
  const read = readSettings(serving.env);
  if (!read.ok) {
    serving.writeError(`${read.problem}\n`);
    return USAGE;
  }
  const settings = read.value;
  try {
    return await run(serving, settings);
  } catch (problem) {
    const says = sentenceOf(problem, settings);
    if (says === undefined) throw problem;
    serving.writeError(`${says}\n`);
    return 1;
  }
};

/** Signals are heard before anybody can reach the server: one that comes during the start also stops it cleanly. */
const run = async ({ root, worker, write }: Serving, settings: Settings): Promise<number> => {
  const log = makeLog(settings, pino.destination(2));
  const stopped = untilStopped({ stop: async () => (await starting).stop(), log });
  write(settingsText(settings));
  const starting = startServer({ settings, root, worker, log });
  const { url } = await starting;
  write(`\nOpen ${openAt(settings, url)}\nCtrl-C stops the server.\n`);
  return stopped;
};

const settingsText = (settings: Settings): string => {
  const rows = Object.entries(printable(settings));
  const widest = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, value]) => `  ${name.padEnd(widest)}  ${value}`);
  return `Warmoot starts with these settings (docs/self-hosting.md explains them):\n${lines.join('\n')}\n`;
};

/** The address people use; a default address is replaced by one with the actual port. */
const openAt = ({ origins: [first], port }: Settings, url: string): string => (port === 0 ? url : first);

/** A fault that the operator can fix, in one sentence. */
const sentenceOf = (problem: unknown, { port, host }: Settings): string | undefined => {
  if (problem instanceof StoreFault) return problem.message;
  const { code, syscall } = problem as { code?: string; syscall?: string };
  if (syscall !== 'listen' && syscall !== 'getaddrinfo') return undefined;
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program: stop that one, or set PORT to another number.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST must be an address of this machine, not "${host}".`;
  if (code === 'EACCES') return `You have no permission to listen on port ${port}: set PORT to 1024 or more.`;
  return undefined;
};
