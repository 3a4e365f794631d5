import { randomCommand, SPECTATOR, seededDice } from '@warmoot/kernel';
import { practice } from '@warmoot/systems/practice';
import { afterEach, describe, expect, test } from 'vitest';
import type { RunningServer } from './start.ts';
import { type Client, guest } from './testkit/client.ts';
import type { Follower } from './testkit/follower.ts';
import { startTestServer } from './testkit/server.ts';
import { eachStore } from './testkit/stores.ts';

const lots = seededDice('a whole match');

/** Plays for one seat whenever the match waits for it, until the match is over. */
const playFor = async (client: Client, id: string, follower: Follower): Promise<void> => {
  const { seat } = follower;
  for (;;) {
    await follower.until(
      () => follower.sight !== null && (follower.sight.outcome !== null || isWaitedFor(follower)),
    );
    if (follower.sight?.outcome !== null) return;
    const view = follower.sight?.view as never;
    const command = randomCommand(practice, view, seat, lots);
    if (command?.type === 'resign') continue;
    const { number } = follower;
    const { status, body } = await client.post(`/matches/${id}/commands`, {
      as: seat,
      seen: number,
      commands: [command],
    });
    expect([200, 409], JSON.stringify(body)).toContain(status);
    await follower.until(() => follower.number > number);
  }
};

const isWaitedFor = ({ sight, seat }: Follower): boolean =>
  sight?.open.some((open) => open.seat === seat) ?? false;

describe.each(eachStore)('on the $name store', ({ open }) => {
  let server: RunningServer;
  afterEach(() => server.stop());

  test('two guests play a whole match; one of them keeps losing the connection; both see the same match', async () => {
    server = await startTestServer({ store: await open() });
    const ann = await guest(server.url, 'Ann');
    const bob = await guest(server.url, 'Bob');
    const eve = await guest(server.url, 'Eve');
    const made = await ann.post<{ id: string }>('/matches', {
      system: 'practice',
      visibility: 'open',
      chairs: { red: 'me' },
    });
    expect(made.status).toBe(200);
    const { id } = made.body;
    const red = ann.follow(id, 'red');
    await red.until(() => red.table?.status === 'gathering');
    expect((await bob.post(`/matches/${id}/seats/blue`)).status).toBe(200);
    const blue = bob.follow(id, 'blue');
    const watching = eve.follow(id, SPECTATOR);
    await blue.until(() => blue.sight !== null);
    blue.drop();
    await blue.until(() => blue.connections > 1);
    const breaks = setInterval(() => blue.drop(), 40);
    await Promise.all([playFor(ann, id, red), playFor(bob, id, blue)]);
    clearInterval(breaks);
    await watching.until(() => watching.sight?.outcome !== null);
    const { body } = await ann.get<{ number: number; sight: unknown }>(`/matches/${id}/sight?as=red`);
    expect(red.sight).toEqual(body.sight);
    expect(blue.sight?.outcome).toEqual(red.sight?.outcome);
    expect([...red.faults, ...blue.faults, ...watching.faults]).toEqual([]);
    expect(blue.connections).toBeGreaterThan(1);
    const dice = await eve.get<{ verification: unknown }>(`/matches/${id}/dice`);
    expect(dice.body.verification).toMatchObject({ ok: true });
    for (const follower of [red, blue, watching]) follower.close();
  });

  test('a match against a computer player begins at once and is played to its end', async () => {
    server = await startTestServer({ store: await open() });
    const ann = await guest(server.url, 'Ann');
    const { body } = await ann.post<{ id: string }>('/matches', {
      system: 'practice',
      chairs: { red: 'me', blue: { bot: 'greedy' } },
    });
    const red = ann.follow(body.id, 'red');
    await playFor(ann, body.id, red);
    expect(red.faults).toEqual([]);
    expect(red.table?.status ?? '').not.toBe('gathering');
    red.close();
  });
});
