import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { csw } from '@warmoot/systems/csw';
import { practice } from '@warmoot/systems/practice';
import { startPostgres } from '../packages/server/src/testkit/postgres.ts';
import { ServerNode } from '../packages/server/src/testkit/serverNode.ts';
import type { Comparison, Figure } from './rounds.ts';
import { boardgameRush } from './server/boardgame.ts';
import { idleViewers, rush, steady } from './server/load.ts';

const TABLES = 64;
const SECONDS = 8;
const HASTINGS = { options: { scenario: 'hastings', modules: [] } };

/** The server is a process of its own, the crowd is this one: on two cores each has about one. */
const withNode = async <T>(
  env: Record<string, string>,
  work: (node: ServerNode) => Promise<T>,
): Promise<T> => {
  const node = await ServerNode.start(
    { NODE_ENV: 'production', WARMOOT_CROWD: '100000', ...env },
    process.cwd(),
  );
  try {
    return await work(node);
  } finally {
    await node.kill();
  }
};

const withFolder = async <T>(work: (node: ServerNode) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'warmoot-bench-'));
  try {
    return await withNode({ WARMOOT_DATA: folder }, work);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const embedded = async () => {
  const resident = await withFolder((node) => idleViewers(node.url, node.pid, practice, 1_000));
  return withFolder(async (node) => ({
    resident,
    calm: await steady(node.url, practice, 200, SECONDS),
    rushed: await rush(node.url, practice, {}, TABLES, SECONDS),
    battles: await rush(node.url, csw, HASTINGS, 8, SECONDS),
  }));
};

const onPostgres = async (): Promise<number> => {
  const postgres = await startPostgres();
  const url = await postgres.newDatabase();
  const { perSecond } = await withNode({ DATABASE_URL: url }, (node) =>
    rush(node.url, practice, {}, TABLES, SECONDS),
  );
  await postgres.stop();
  return perSecond;
};

/** The whole way of a command: HTTP, rules, a durable line, the answer. boardgame.io's server keeps nothing on disk. */
export const serverBenchmarks = async (): Promise<{ compared: Comparison; figures: Figure[] }> => {
  const { resident, calm, rushed, battles } = await embedded();
  const peer = await boardgameRush(process.cwd(), TABLES, SECONDS);
  const postgres = await onPostgres();
  const figure = (name: string, unit: string, ours: number): Figure => ({ name, unit, ours });
  return {
    compared: {
      ...figure('the server: durable commands of 64 tables at once', 'commands/s', rushed.perSecond),
      peer,
      peerName: 'boardgame.io (in memory)',
    },
    figures: [
      figure('the server on PostgreSQL (at least 500)', 'commands/s', postgres),
      figure('p99 at 200 commands/s (under 50)', 'ms', calm.p99),
      figure('1,000 idle live connections (under 300)', 'MB resident', resident),
      figure('a command on the wire, practice game, median (at most 2,000)', 'bytes', rushed.bytesMedian),
      figure('a command on the wire, Hastings, median (at most 2,000)', 'bytes', battles.bytesMedian),
      figure('a command on the wire, Hastings, 95th percentile', 'bytes', battles.bytesP95),
      figure('durable commands of 8 battles of Hastings at once', 'commands/s', battles.perSecond),
    ],
  };
};
