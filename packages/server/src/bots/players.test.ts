import { SYSTEMS } from '@warmoot/systems';
import { expect, test } from 'vitest';
import { playerOf, playersOf } from './players.ts';

test('every system lists its computer players, and each of them can be loaded', async () => {
  for (const { id, load } of SYSTEMS) {
    const door = await load();
    const entries = await playersOf(id);
    expect(entries.length).toBeGreaterThan(1);
    for (const { name, says } of entries) {
      expect((await playerOf(door, name))?.name).toBe(name);
      expect(says).toMatch(/^[A-Z].*\.$/);
    }
  }
});

test('unknown names are not found', async () => {
  const door = await SYSTEMS[0]?.load();
  if (door === undefined) throw new Error('no systems');
  for (const name of ['nobody', 'toString', '__proto__']) expect(await playerOf(door, name)).toBeUndefined();
  expect(await playersOf('nothing')).toEqual([]);
});
