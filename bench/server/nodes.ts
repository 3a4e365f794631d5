import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerNode } from '../../packages/server/src/testkit/serverNode.ts';

const TOKEN = 'token-of-the-benchmark';

/** In megabytes, as the container starts the server; boardgame.io's server gets as much. */
export const YOUNG_GENERATION = '--max-semi-space-size=64';

const ENV = {
  NODE_ENV: 'production',
  NODE_OPTIONS: YOUNG_GENERATION,
  WARMOOT_CROWD: '100000',
  WARMOOT_METRICS_TOKEN: TOKEN,
};

/** The server is a process of its own, the crowd is this one: on two cores each has about one. */
export const withNode = async <T>(
  env: Readonly<Record<string, string>>,
  work: (node: ServerNode) => Promise<T>,
): Promise<T> => {
  const node = await ServerNode.start({ ...ENV, ...env }, process.cwd());
  try {
    return await work(node);
  } finally {
    await node.kill();
  }
};

export const withFolder = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'warmoot-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** A server with a new, empty folder. */
export const withNewServer = <T>(work: (node: ServerNode) => Promise<T>): Promise<T> =>
  withFolder((folder) => withNode({ WARMOOT_DATA: folder }, work));

/** What the server itself reports about the matches it holds in memory. */
export const inMemory = async (url: string): Promise<{ matches: number; bytes: number }> => {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const text = await answer.text();
  const gauge = (name: string) => Number(new RegExp(`^warmoot_${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return { matches: gauge('matches_in_memory'), bytes: gauge('match_memory_bytes') };
};
