import { describe, expect, test } from 'vitest';
import { readTable } from '../matches/table.ts';
import { Clockwork, HOUR } from '../testkit/clockwork.ts';
import { eachStore } from '../testkit/stores.ts';

describe.each(eachStore)('on the $name store', (kind) => {
  const outcomeAfterMissing = async (absence: 'resign' | 'default') => {
    const clock = await Clockwork.in(kind);
    await clock.addPerson('ann', 'Ann');
    await clock.addPerson('bob', 'Bob');
    const { id } = await clock.match({ absence });
    await clock.pass(23 * HOUR);
    expect((await readTable(clock.store, id))?.status).toBe('playing');
    await clock.pass(2 * HOUR);
    const table = await readTable(clock.store, id);
    await clock.store.close();
    return table?.outcome ?? null;
  };

  test('[MOT-20] missing the deadline of a rated match is a resignation', async () => {
    expect(await outcomeAfterMissing('resign')).toMatchObject({ winners: ['red'] });
    expect(await outcomeAfterMissing('default')).toBeNull();
  });
});
