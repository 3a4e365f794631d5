import { describe, expect, test } from 'vitest';
import { Clockwork, MINUTE } from '../testkit/clockwork.ts';
import { eachStore } from '../testkit/stores.ts';
import { Hub } from './hub.ts';
import { Presence } from './presence.ts';

describe.each(eachStore)('on the $name store', (kind) => {
  test('another node knows who is at a table, and forgets those who left', async () => {
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

describe.each(eachStore)('arrivals and departures, on the $name store', (kind) => {
  const failed = (problem: unknown): void => {
    throw problem;
  };
  const viewer = (match: string) => ({
    match,
    seat: 'red',
    person: 'ann',
    wake: () => undefined,
    end: () => undefined,
  });

  test('two pages of one person count once; the person is absent a moment after the last page closes', async () => {
    const clock = await Clockwork.in(kind);
    await clock.addPerson('ann', 'Ann');
    await clock.addPerson('bob', 'Bob');
    const { id } = await clock.match();
    const topics: string[] = [];
    clock.store.onNews(({ what }) => topics.push(what));
    const presence = new Presence(clock.store, clock.hub, () => clock.time, { graceMs: 100 });
    const [first, second] = [clock.hub.add(viewer(id)), clock.hub.add(viewer(id))];
    await presence.arrived(id, 'ann');
    first();
    presence.left(id, 'ann', failed);
    expect(presence.isHere(id, 'ann')).toBe(true);
    second();
    presence.left(id, 'ann', failed);
    expect(presence.isHere(id, 'ann')).toBe(true);
    const again = clock.hub.add(viewer(id)); // the page was reloaded
    await presence.arrived(id, 'ann');
    again();
    presence.left(id, 'ann', failed);
    await expect.poll(() => presence.isHere(id, 'ann')).toBe(false);
    await expect.poll(() => topics.filter((what) => what === 'presence').length).toBe(2);
    presence.keep(failed)();
    await clock.store.close();
  });
});

test('a person connected to a node that died is absent once its entry expires', async () => {
  const kind = eachStore.find(({ name }) => name === 'postgres') as (typeof eachStore)[number];
  const clock = await Clockwork.in(kind);
  await clock.addPerson('ann', 'Ann');
  await clock.addPerson('bob', 'Bob');
  const { id } = await clock.match();
  const now = () => clock.time;
  const dead = new Presence(clock.store, clock.hub, now);
  const hub = new Hub();
  const woken: string[] = [];
  hub.add({ match: id, seat: 'blue', person: 'bob', wake: (what) => woken.push(what), end: () => undefined });
  const alive = new Presence(clock.store, hub, now);
  clock.hub.add({ match: id, seat: 'red', person: 'ann', wake: () => undefined, end: () => undefined });
  await dead.arrived(id, 'ann');
  await alive.look(id);
  expect(alive.isHere(id, 'ann')).toBe(true);
  clock.time += MINUTE;
  await alive.note();
  expect(alive.isHere(id, 'ann')).toBe(false);
  expect(woken).toEqual(['presence']);
  await clock.store.close();
});
