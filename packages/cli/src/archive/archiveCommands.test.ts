import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openEmbedded } from '../../../server/src/store/embedded.ts';
import { sql } from '../../../server/src/store/statement.ts';
import { CLONE } from '../../bin/clone.mjs';
import { main } from '../main.ts';
import { streamsOf } from '../play/testkit.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'warmoot-archive-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = async (args: readonly string[], data: string) => {
  const { streams, text } = streamsOf('');
  const code = await main(args, CLONE, { ...streams, env: { WARMOOT_DATA: join(folder, data) } });
  return { code, text: text() };
};

test('a backup of a running server restores into another folder', async () => {
  const file = join(folder, 'moot.backup');
  const running = await openEmbedded(join(folder, 'old'), { now: Date.now });
  await running.run(sql`insert into people (id, name, settings, created_at) values ('p', 'Ann', '{}', 1)`);
  expect(await run(['backup', file], 'old')).toEqual({
    code: 0,
    text: `${file} contains everything in the folder ${join(folder, 'old')}: one row.\n`,
  });
  await running.close();
  expect((await run(['restore', file], 'new')).code).toBe(0);
  const restored = await openEmbedded(join(folder, 'new'), { now: Date.now });
  expect(await restored.all(sql`select name from people`)).toEqual([{ name: 'Ann' }]);
  await restored.close();
});

test('a failure is one sentence', async () => {
  const file = join(folder, 'moot.backup');
  expect(await run(['backup', file], 'nowhere')).toEqual({
    code: 1,
    text: `There is no Warmoot database in the folder ${join(folder, 'nowhere')}.\n`,
  });
  expect(await run(['restore', file], 'new')).toEqual({ code: 1, text: `There is no file ${file}.\n` });
});
