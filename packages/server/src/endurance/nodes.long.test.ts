import { setTimeout as pause } from 'node:timers/promises';
import { randomCommand, seededDice } from '@warmoot/kernel';
import { practice } from '@warmoot/systems/practice';
import { expect, test } from 'vitest';
import { type Client, guest } from '../testkit/client.ts';
import type { Follower } from '../testkit/follower.ts';
import { ServerNode } from '../testkit/serverNode.ts';
import { eachStore } from '../testkit/stores.ts';
import { auditMatch } from './audit.ts';
import type { Acknowledged } from './receipts.ts';

const lots = seededDice('two nodes');
const SECOND_IN_HOURS = 1 / 3600;

/** Players whose node is dead go to the other one. */
const commandBy = async (client: Client, path: string, body: unknown) => {
  const { url } = client;
  try {
    return await client.post<{ done?: number }>(path, body);
  } catch {
    if (client.url === url) client.switchNode();
    return client.post<{ done?: number }>(path, body);
  }
};

const isWaitedFor = ({ sight, seat }: Follower): boolean =>
  sight?.open.some((open) => open.seat === seat) ?? false;
const isOver = ({ sight }: Follower): boolean => sight !== null && sight.outcome !== null;

const playOut = async (client: Client, id: string, follower: Follower): Promise<Acknowledged[]> => {
  const acknowledged: Acknowledged[] = [];
  const { seat } = follower;
  while (!isOver(follower)) {
    await follower.until(() => isOver(follower) || isWaitedFor(follower), 60_000);
    if (isOver(follower)) break;
    const command = randomCommand(practice, follower.sight?.view as never, seat, lots);
    if (command?.type === 'resign') continue;
    const { number: seen } = follower;
    const { status, body } = await commandBy(client, `/matches/${id}/commands`, {
      as: seat,
      seen,
      commands: [command],
    });
    if (status === 200 && body.done === 1) acknowledged.push({ match: id, seat, number: seen + 1, command });
    else expect(status, JSON.stringify(body)).toBe(409);
    await pause(60);
    await follower.until(() => follower.number > seen, 5_000).catch(() => undefined);
  }
  return acknowledged;
};

test('two nodes on one PostgreSQL: seats on both play to the end, with a computer player and deadlines, though one node dies', async () => {
  const [, postgres] = eachStore;
  const place = await (postgres as (typeof eachStore)[number]).newPlace();
  const [first, second] = [await ServerNode.start(place.env), await ServerNode.start(place.env)];
  const ann = await guest(first.url, 'Ann');
  const bob = await guest(second.url, 'Bob');
  ann.otherUrl = second.url;
  const make = async (client: Client, request: object): Promise<string> =>
    (await client.post<{ id: string }>('/matches', { system: 'practice', visibility: 'open', ...request }))
      .body.id;

  const duel = await make(ann, { chairs: { red: 'me' } });
  expect((await bob.post(`/matches/${duel}/seats/blue`)).status).toBe(200);
  const solo = await make(ann, { chairs: { red: 'me', blue: { bot: 'greedy' } } });
  const hours = { setup: SECOND_IN_HOURS, turn: SECOND_IN_HOURS, reply: SECOND_IN_HOURS };
  const lonely = await make(bob, { chairs: { blue: 'me' }, hours });
  expect((await ann.post(`/matches/${lonely}/seats/red`)).status).toBe(200);

  const followers = [
    ann.follow(duel, 'red'),
    bob.follow(duel, 'blue'),
    ann.follow(solo, 'red'),
    bob.follow(lonely, 'blue'),
  ];
  const [red, blue, againstBot, alone] = followers as [Follower, Follower, Follower, Follower];
  const death = pause(1_500).then(() => first.kill());
  const acknowledged = (
    await Promise.all([
      playOut(ann, duel, red),
      playOut(bob, duel, blue),
      playOut(ann, solo, againstBot),
      playOut(bob, lonely, alone),
    ])
  ).flat();
  await death;
  const faults = (await Promise.all(followers.map((each) => each.differences()))).flat();
  for (const follower of followers) follower.close();
  await second.stop();
  const store = await place.open();
  for (const id of [duel, solo, lonely])
    faults.push(
      ...(await auditMatch(store, id, { commands: acknowledged.filter(({ match }) => match === id) })),
    );
  const standIns = (await store.tail(lonely, 0)).filter(({ item }) => item.includes('"seat":"red"'));
  await store.close();
  expect(faults).toEqual([]);
  expect(red.connections).toBeGreaterThan(1);
  expect(standIns.length).toBeGreaterThan(3);
}, 180_000);
