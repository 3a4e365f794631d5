import { once } from 'node:events';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, test } from 'vitest';
import { serve } from '../ops/serve.ts';
import { openEmbedded } from '../store/embedded.ts';
import { openPostgres } from '../store/postgres.ts';
import { freePort } from '../testkit/freePort.ts';
import { ROOT } from '../testkit/server.ts';
import { newDatabase, newTemporaryFolder } from '../testkit/stores.ts';

const now = Date.now;
const opening = (folder: string): Promise<unknown> => openEmbedded(folder, { now });

const NOBODY = 65_534;

/** Root can write anywhere, so if the tests run as root, this runs the work as another user. */
const unprivileged = async (work: () => Promise<void>): Promise<void> => {
  if (process.geteuid?.() !== 0) return work();
  process.seteuid?.(NOBODY);
  try {
    await work();
  } finally {
    process.seteuid?.(0);
  }
};

const noPermission = (folder: string) =>
  `There is no permission to write in the folder ${folder}: give it and its files to the user who runs Warmoot, or name another folder (WARMOOT_DATA).`;

test('a folder that cannot be created', async () => {
  const parent = newTemporaryFolder();
  chmodSync(parent, 0o555);
  await unprivileged(async () => {
    const folder = join(parent, 'data');
    await expect(opening(folder)).rejects.toThrow(noPermission(folder));
  });
});

test('a folder that is read-only', async () => {
  const folder = join(newTemporaryFolder(), 'data');
  mkdirSync(folder);
  chmodSync(folder, 0o555);
  await unprivileged(async () => {
    await expect(opening(folder)).rejects.toThrow(noPermission(folder));
  });
});

test('a database file that is read-only', async () => {
  const folder = newTemporaryFolder();
  await (await openEmbedded(folder, { now })).close();
  chmodSync(folder, 0o777);
  chmodSync(join(folder, 'warmoot.lock'), 0o666);
  chmodSync(join(folder, 'warmoot.db'), 0o444);
  await unprivileged(async () => {
    await expect(opening(folder)).rejects.toThrow(noPermission(folder));
  });
});

test('a file in place of the folder', async () => {
  const file = join(newTemporaryFolder(), 'data');
  writeFileSync(file, 'x');
  await expect(opening(file)).rejects.toThrow(`${file} is not a folder: name another (WARMOOT_DATA).`);
});

test('a file that is not a database', async () => {
  const folder = newTemporaryFolder();
  writeFileSync(join(folder, 'warmoot.db'), 'x'.repeat(9_000));
  await expect(opening(folder)).rejects.toThrow(
    `The database in ${folder} is damaged or is not a database: restore a backup into an empty folder.`,
  );
});

test('a database that another program has locked', async () => {
  const folder = newTemporaryFolder();
  await (await openEmbedded(folder, { now })).close();
  const other = new DatabaseSync(join(folder, 'warmoot.db'));
  other.exec('begin immediate');
  await expect(opening(folder)).rejects.toThrow(
    `The database in ${folder} is locked by another program: close that program, then start again.`,
  );
  other.close();
});

test('no room on the disk', async () => {
  const folder = newTemporaryFolder();
  const tables = [['create table big (x)', `insert into big values ('${'x'.repeat(100_000)}')`]];
  const full = [['pragma max_page_count = 4'], ...tables];
  await expect(openEmbedded(folder, { now, migrations: full })).rejects.toThrow(
    `The disk is full: make room for ${folder}, then start again.`,
  );
});

/** What the operator reads when a server with these settings cannot start. */
const complaintOf = async (env: Readonly<Record<string, string>>): Promise<string> => {
  let says = '';
  const writeError = (text: string) => {
    says += text;
  };
  const code = await serve({ env, root: ROOT, worker: '', write: () => undefined, writeError });
  expect(code).toBe(1);
  return says;
};

test('a port that another program uses', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  expect(
    await complaintOf({ HOST: '127.0.0.1', PORT: String(port), WARMOOT_DATA: newTemporaryFolder() }),
  ).toBe(`Port ${port} is in use by another program: stop that one, or set PORT to another number.\n`);
  other.close();
});

test('a folder that another Warmoot uses', async () => {
  const folder = newTemporaryFolder();
  const other = await openEmbedded(folder, { now });
  expect(await complaintOf({ WARMOOT_DATA: folder })).toBe(
    `The folder ${folder} is in use by another Warmoot: stop that one first, or name another folder (WARMOOT_DATA).\n`,
  );
  await other.close();
});

test('a host name that is not this machine’s', async () => {
  const env = { HOST: '192.0.2.1', PORT: '0', WARMOOT_DATA: newTemporaryFolder() };
  expect(await complaintOf(env)).toBe('HOST must be an address of this machine, not "192.0.2.1".\n');
});

const changed = (url: string, change: (url: URL) => void): string => {
  const other = new URL(url);
  change(other);
  return other.href;
};

test('PostgreSQL: nothing listens, a wrong password, no such database', async () => {
  const url = await newDatabase();
  const { host } = new URL(url);
  const port = await freePort();
  const at = (where: string) => openPostgres(where, { now });
  await expect(at(changed(url, (it) => (it.port = String(port))))).rejects.toThrow(
    `PostgreSQL at 127.0.0.1:${port} cannot be used: nothing is listening there; start PostgreSQL or correct DATABASE_URL.`,
  );
  await expect(at(changed(url, (it) => (it.password = 'hunter2')))).rejects.toThrow(
    `PostgreSQL at ${host} cannot be used: it does not accept the user "postgres" with this password; correct DATABASE_URL.`,
  );
  await expect(at(changed(url, (it) => (it.pathname = '/nowhere')))).rejects.toThrow(
    `PostgreSQL at ${host} cannot be used: there is no database "nowhere"; create it (createdb nowhere) or correct DATABASE_URL.`,
  );
});
