import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CLONE } from '../../bin/clone.mjs';
import { main } from '../main.ts';
import { projectRoot, streamsOf } from '../play/testkit.ts';

let folder: string;
let children: ChildProcess[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'warmoot-serve-'));
  children = [];
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** The command as somebody types it, in its own environment. */
const serve = (env: Record<string, string> = {}) => {
  const child = spawn(process.execPath, [join(projectRoot, 'packages/cli/bin/warmoot.mjs'), 'serve'], {
    env: { PATH: process.env.PATH ?? '', PORT: '0', WARMOOT_DATA: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const said = { out: '', err: '' };
  child.stdout?.on('data', (bytes: Buffer) => {
    said.out += bytes;
  });
  child.stderr?.on('data', (bytes: Buffer) => {
    said.err += bytes;
  });
  const ended = once(child, 'close').then(([code]) => code as number);
  const address = async (): Promise<string> => {
    await expect.poll(() => said.out, { timeout: 50_000 }).toContain('Open http');
    return /Open (\S+)/.exec(said.out)?.[1] as string;
  };
  return { child, said, ended, address };
};

test('the server prints its settings without secrets and its address, answers there, and stops on a signal', async () => {
  const { child, said, ended, address } = serve({
    SMTP_URL: 'smtp://moot:hunter2@127.0.0.1:1',
    WARMOOT_LOG: 'trace',
  });
  const url = await address();
  expect(said.out).toMatch(new RegExp(`WARMOOT_DATA +${folder}\\n`));
  expect(said.out).toContain('smtp://moot:***@127.0.0.1:1');
  expect((await fetch(`${url}/api/v1/openapi.json`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(said.err.trimEnd().split('\n').at(-1)).toContain('"stopped"');
  expect(said.out + said.err).not.toContain('hunter2');
});

test('a signal while the server starts also stops it cleanly', async () => {
  const { child, said, ended } = serve();
  await expect.poll(() => said.out, { timeout: 50_000, interval: 5 }).toContain('Warmoot starts');
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(said.err).toContain('"stopped"');
});

test('a folder in use and a port in use are each reported in a sentence', async () => {
  const { address } = serve();
  const { port } = new URL(await address());
  const sameFolder = serve();
  expect(await sameFolder.ended).toBe(1);
  expect(sameFolder.said.err).toMatch(/^The folder .* is in use by another Warmoot: .*\n$/);
  const samePort = serve({ PORT: port, WARMOOT_DATA: join(folder, 'other') });
  expect(await samePort.ended).toBe(1);
  expect(samePort.said.err).toBe(
    `Port ${port} is in use by another program: stop that one, or set PORT to another number.\n`,
  );
});

test('a wrong setting is reported in one sentence, and nothing is started', async () => {
  const { streams, text } = streamsOf('');
  const code = await main(['serve'], CLONE, { ...streams, env: { PORT: 'http' } });
  expect(code).toBe(2);
  expect(text()).toBe('PORT must be a whole number from 0 to 65535, not "http".\n');
});
