import { randomCommand, seededDice } from '@warmoot/kernel';
import { practice } from '@warmoot/systems/practice';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Sight } from '../matches/sight.ts';
import type { TableSeen } from '../matches/tableSeen.ts';
import type { RunningServer } from '../start.ts';
import type { Store } from '../store/store.ts';
import { type Client, guest } from '../testkit/client.ts';
import { startTestServer } from '../testkit/server.ts';
import { eachStore, type StoreKind } from '../testkit/stores.ts';

/** Other nodes' news never arrives here, as can happen briefly on any node. */
const deaf = (store: Store): Store =>
  new Proxy(store, {
    get: (target, name) => {
      if (name === 'onNews') return () => () => undefined;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

let nodes: readonly RunningServer[];
let ann: Client;
let bob: Client;
beforeEach(async () => {
  const place = await (eachStore[1] as StoreKind).newPlace();
  const start = async () => startTestServer({ store: deaf(await place.open()) });
  nodes = [await start(), await start()];
  [ann, bob] = [await guest(nodes[0]!.url, 'Ann'), await guest(nodes[1]!.url, 'Bob')];
});
afterEach(async () => {
  for (const node of nodes) await node.stop();
});

const on = (client: Client, node: number): Client => {
  client.url = nodes[node]!.url;
  return client;
};
const lots = seededDice('deaf nodes');

const newMatch = async (client: Client, chairs: object): Promise<string> =>
  (await client.post<{ id: string }>('/matches', { system: 'practice', visibility: 'open', chairs })).body.id;

const look = async (client: Client, id: string, seat: string) =>
  (await client.get<{ number: number; sight: Sight }>(`/matches/${id}/sight?as=${seat}`)).body;

test('a player who gave a command on one node sees it on the other and can continue there', async () => {
  const id = await newMatch(on(ann, 0), { red: 'me', blue: 'me' });
  for (let turn = 0; turn < 20; turn++) {
    on(ann, turn % 2);
    const { sight: of } = await look(ann, id, 'red');
    const seat = of.open[0]?.seat;
    if (seat === undefined) return;
    const { number: seen, sight } = await look(ann, id, seat);
    const command = randomCommand(practice, sight.view as never, seat, lots);
    if (command?.type === 'resign') continue;
    const { status, body } = await ann.post<{ number: number }>(`/matches/${id}/commands`, {
      as: seat,
      seen,
      commands: [command],
    });
    expect(status, JSON.stringify(body)).toBe(200);
    on(ann, (turn + 1) % 2);
    expect((await look(ann, id, seat)).number).toBe(body.number);
  }
});

test('a player who left a seat on one node can no longer command or look from it on the other', async () => {
  const id = await newMatch(on(ann, 0), { red: 'me' });
  expect((await on(bob, 1).post(`/matches/${id}/seats/blue`)).status).toBe(200);
  const chairs = async (client: Client) =>
    (await client.get<{ table: TableSeen }>(`/matches/${id}`)).body.table.chairs.map(({ name }) => name);
  expect(await chairs(on(ann, 0))).toEqual(['Ann', 'Bob']);
  expect((await on(bob, 0).get(`/matches/${id}/sight?as=blue`)).status).toBe(200);
  expect((await on(bob, 1).send('DELETE', `/matches/${id}/seats/blue`)).status).toBe(200);
  expect((await on(bob, 0).get(`/matches/${id}/sight?as=blue`)).status).toBe(403);
  const command = { as: 'blue', seen: 0, commands: [{ type: 'hide', at: '0502' }] };
  expect((await bob.post(`/matches/${id}/commands`, command)).status).toBe(403);
  expect(await chairs(on(ann, 0))).toEqual(['Ann', null]);
});
