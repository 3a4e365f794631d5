import { expect, test } from 'vitest';
import { newTemporaryFolder } from '../testkit/stores.ts';
import { openEmbedded } from './embedded.ts';

const now = Date.now;

test('a folder has one process at a time; the second is told so in one sentence', async () => {
  const folder = newTemporaryFolder();
  const store = await openEmbedded(folder, { now });
  await expect(openEmbedded(folder, { now })).rejects.toThrow(
    `The folder ${folder} is in use by another Warmoot: stop that one first, or name another folder (WARMOOT_DATA).`,
  );
  await store.close();
  await (await openEmbedded(folder, { now })).close();
});
