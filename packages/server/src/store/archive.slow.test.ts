import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newDatabase, newTemporaryFolder, POSTGRES } from '../testkit/stores.ts';
import { makeBackup, restoreBackup } from './archive.ts';
import { sql } from './statement.ts';

const now = Date.now;
const newFile = (): string => join(newTemporaryFolder(), 'backup.gz');

test('from a database in use into an empty one', async () => {
  const [from, to, file] = [await POSTGRES.newPlace(), await newDatabase(), newFile()];
  const store = await from.open();
  await store.run(sql`insert into people (id, name, settings, created_at) values ('p', 'Ann', '{}', 1)`);
  const host = new URL(to).host;
  expect(await makeBackup({ env: from.env, file, now })).toEqual({
    ok: true,
    says: `${file} contains everything in the database at ${host}: one row.`,
  });
  await store.close();
  expect(await restoreBackup({ env: { DATABASE_URL: to }, file, now })).toEqual({
    ok: true,
    says: `Everything in ${file} is now in the database at ${host}: one row.`,
  });
  expect((await restoreBackup({ env: { DATABASE_URL: to }, file, now })).says).toMatch(
    /^There are already people or matches here/,
  );
});

test('a database without Warmoot, one that does not answer, and a wrong setting each get a one-sentence message', async () => {
  const says = async (url: string) =>
    (await makeBackup({ env: { DATABASE_URL: url }, file: newFile(), now })).says;
  expect(await says(await newDatabase())).toBe('There is no Warmoot data in the database of DATABASE_URL.');
  expect(await says('postgres://ann:hunter2@127.0.0.1:1/moot')).toMatch(
    /^PostgreSQL at 127\.0\.0\.1:1 cannot be used: nothing is listening there; /,
  );
  expect(await says('mysql://x')).toMatch(/^DATABASE_URL must be /);
});
