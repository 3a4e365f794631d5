import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

const TRIES = 720;
const PAUSE_MS = 250;

const untilItAnswers = async (url: string): Promise<void> => {
  for (let left = TRIES; left > 0; left--) {
    const isThere = await fetch(`${url}/api/v1/systems`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((next) => setTimeout(next, PAUSE_MS));
  }
  throw new Error('The server did not start.');
};

/** The server as everybody starts it, with an empty data folder. */
export const serve = async (root: string): Promise<{ readonly url: string; stop(): void }> => {
  const data = mkdtempSync(join(tmpdir(), 'warmoot-pictures-'));
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', WARMOOT_DATA: data };
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], { env, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  const stop = (): void => {
    child.once('exit', () => rmSync(data, { recursive: true, force: true }));
    child.kill();
  };
  await untilItAnswers(url).catch((why: Error) => {
    stop();
    throw why;
  });
  return { url, stop };
};
