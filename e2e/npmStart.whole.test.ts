import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { untilReady } from './release/started.ts';

const WARMOOT = fileURLToPath(new URL('../packages/cli/bin/warmoot.mjs', import.meta.url));

test('SIGTERM to `npm start` alone shuts the server down in an orderly way', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'warmoot-npm-start-'));
  const data = join(folder, 'data');
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'moot', version: '1.0.0', scripts: { start: `node "${WARMOOT}" serve` } }),
  );
  const { npm_lifecycle_event: _, ...env } = process.env;
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', WARMOOT_DATA: data },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let said = '';
  child.stderr.on('data', (bytes: Buffer) => {
    said += bytes;
  });
  try {
    const server = await untilReady(child);
    await server.stop();
    expect(said).toContain('"msg":"stopped"');
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
  } finally {
    if (isAlive(-(child.pid as number))) process.kill(-(child.pid as number), 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}, 120_000);

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
