import { execFileSync, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { type Client, guest } from '../testkit/client.ts';
import { ServerNode } from '../testkit/serverNode.ts';
import { newTemporaryFolder } from '../testkit/stores.ts';

let node: ServerNode | undefined;
afterEach(() => node?.stop());

/** From this size on the operating system refuses to let files of the process grow. */
const limitFiles = (pid: number, bytes: number | 'unlimited'): void => {
  execFileSync('prlimit', [`--pid=${pid}`, `--fsize=${bytes}:unlimited`]);
};
const hasPrlimit = (): boolean => spawnSync('prlimit', ['--version']).status === 0;

const create = (client: Client) =>
  client.post<{ error: { code: string; says: string } }>('/matches', {
    system: 'practice',
    chairs: { red: 'me', blue: 'me' },
  });

test.skipIf(!hasPrlimit())(
  'a disk error: the answer says that the outcome is unknown, and afterwards everything works again',
  async () => {
    const data = newTemporaryFolder();
    node = await ServerNode.start({ WARMOOT_DATA: data });
    const ann = await guest(node.url, 'Ann');
    expect((await create(ann)).status).toBe(200);
    limitFiles(node.pid, statSync(join(data, 'warmoot.db-wal')).size);
    const { status, body } = await create(ann);
    expect([status, body.error]).toEqual([
      503,
      {
        code: 'not-known',
        says: 'We do not know whether this was saved; check before you repeat it.',
        retryAfterSeconds: 5,
      },
    ]);
    expect((await fetch(`${node.url}/readyz`)).status).toBe(503);
    limitFiles(node.pid, 'unlimited');
    await expect.poll(async () => (await create(ann)).status, { timeout: 20_000 }).toBe(200);
  },
);
