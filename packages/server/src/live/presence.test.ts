import { describe, expect, test } from 'vitest';
import { Clockwork, MINUTE } from '../testkit/clockwork.ts';
import { eachStore } from '../testkit/stores.ts';
import { Hub } from './hub.ts';
import { Presence } from './presence.ts';

describe.each(eachStore)('on the $name store', (kind) => {
  test('another node knows who sits at a table, and forgets who has gone', async () => {
    const clock = await Clockwork.in(kind);
    await clock.addPerson('ann', 'Ann');
    await clock.addPerson('bob', 'Bob');
    const { id } = await clock.match();
    const now = () => clock.time;
    const here = new Presence(clock.store, clock.hub, now);
    const there = new Presence(clock.store, new Hub(), now);
    const viewer = { match: id, seat: 'red', person: 'ann', wake: () => undefined, end: () => undefined };
    const leave = clock.hub.add(viewer);
    expect(await here.isPresent(id, 'ann')).toBe(true);
    await here.note();
    expect(await there.isPresent(id, 'ann')).toBe(true);
    expect(await there.isPresent(id, 'bob')).toBe(false);
    leave();
    expect(await here.isPresent(id, 'ann')).toBe(true);
    clock.time -= 60 * MINUTE; // the clock was set back; earlier notes must not stay valid for an extra hour
    expect(await here.isPresent(id, 'ann')).toBe(false);
    clock.time += 63 * MINUTE;
    expect(await here.isPresent(id, 'ann')).toBe(false);
    await here.note();
    await clock.store.close();
  });
});
