import { randomCommand, seededDice } from '@warmoot/kernel';
import { practice } from '@warmoot/systems/practice';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../start.ts';
import { type Client, guest } from '../testkit/client.ts';
import { startTestServer } from '../testkit/server.ts';
import type { News, Sight } from './sight.ts';

let server: RunningServer;
let ann: Client;
beforeAll(async () => {
  server = await startTestServer();
  ann = await guest(server.url, 'Ann');
});
afterAll(() => server.stop());

type Refusal = { error: { code: string; says: string; rule?: string; news?: News[]; die?: object } };

/** A match in which one person has both seats. */
const begin = async (more: object = {}): Promise<string> => {
  const request = { system: 'practice', visibility: 'open', chairs: { red: 'me', blue: 'me' }, ...more };
  const { status, body } = await ann.post<{ id: string }>('/matches', request);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.id;
};
const look = async (id: string, seat: string) =>
  (await ann.get<{ number: number; sight: Sight }>(`/matches/${id}/sight?as=${seat}`)).body;
const give = async <T = Refusal>(id: string, seat: string, commands: unknown[], more: object = {}) =>
  ann.post<T>(`/matches/${id}/commands`, {
    as: seat,
    seen: (await look(id, seat)).number,
    commands,
    ...more,
  });

const playOut = async (id: string): Promise<void> => {
  const lots = seededDice('out');
  for (;;) {
    const { sight } = await look(id, 'red');
    if (sight.outcome !== null) return;
    const seat = sight.open[0]?.seat as string;
    const { view } = (await look(id, seat)).sight;
    const { status } = await give(id, seat, [randomCommand(practice, view as never, seat, lots)]);
    expect(status).toBe(200);
  }
};

test('a refused command says why and by which clause, and changes nothing', async () => {
  const id = await begin();
  const { status, body } = await give(id, 'red', [{ type: 'endTurn' }]);
  expect(status).toBe(422);
  expect(body.error).toMatchObject({ code: 'refused', rule: expect.stringMatching(/^PRC-/) });
  expect(body.error.says).toContain(`(${body.error.rule}).`);
  expect((await look(id, 'red')).number).toBe(1);
});

test('the refusal of an unreadable command says which field', async () => {
  const id = await begin();
  expect((await give(id, 'blue', [{ type: 'hide', at: 7 }])).body.error).toMatchObject({ code: 'malformed' });
  expect((await give(id, 'blue', [])).body.error).toMatchObject({
    says: '"commands" must not be empty.',
    at: ['commands'],
  });
  expect(
    (await ann.post<Refusal>(`/matches/${id}/commands`, { as: 'blue', commands: [1] })).body.error.says,
  ).toBe('"seen" is missing.');
});

test('a stale command is refused with the news, and not applied', async () => {
  const id = await begin();
  const { number } = await look(id, 'blue');
  expect((await give(id, 'blue', [{ type: 'hide', at: '0502' }])).status).toBe(200);
  const again = await ann.post<Refusal>(`/matches/${id}/commands`, {
    as: 'blue',
    seen: number,
    commands: [{ type: 'hide', at: '0502' }],
  });
  expect(again.status).toBe(409);
  expect(again.body.error).toMatchObject({ code: 'stale', news: [{ number: number + 1 }] });
  expect((await look(id, 'blue')).number).toBe(number + 1);
});

test('[MOT-04] a batch stops at the first command that is refused; what was done stays done', async () => {
  const id = await begin();
  const { status, body } = await give<{ done: number; stopped: { why: string } }>(id, 'blue', [
    { type: 'hide', at: '0502' },
    { type: 'endTurn' },
  ]);
  expect(status).toBe(200);
  expect(body).toMatchObject({ done: 1, stopped: { why: 'waiting', waitingFor: ['red'] } });
});

test('[MOT-03] undo takes back the last command, over the API too', async () => {
  const id = await begin();
  await give(id, 'blue', [{ type: 'hide', at: '0502' }]);
  const before = (await look(id, 'red')).sight.view;
  expect((await give(id, 'red', [{ type: 'move', band: 'red-1', to: '0101' }])).status).toBe(200);
  const { number } = await look(id, 'red');
  const undone = await ann.post<{ done: number }>(`/matches/${id}/undo`, { as: 'red', seen: number });
  expect(undone.body).toMatchObject({ done: 1 });
  expect((await look(id, 'red')).sight.view).toEqual(before);
  const none = await ann.post<Refusal>(`/matches/${id}/undo`, { as: 'red', seen: number + 1 });
  expect(none.body.error).toMatchObject({ rule: 'MOT-03' });
});

test('[MOT-03] undo takes back several commands at once, as many as there are', async () => {
  const id = await begin();
  await give(id, 'blue', [{ type: 'hide', at: '0502' }]);
  const before = (await look(id, 'red')).sight.view;
  const moves = [
    { type: 'move', band: 'red-1', to: '0101' },
    { type: 'move', band: 'red-3', to: '0105' },
  ];
  expect((await give<{ done: number }>(id, 'red', moves)).body.done).toBe(2);
  const { number } = await look(id, 'red');
  const request = { as: 'red', seen: number, count: 5 };
  const undone = await ann.post<{ done: number; news: unknown[] }>(`/matches/${id}/undo`, request);
  expect(undone.body.done).toBe(2);
  expect(undone.body.news).toHaveLength(2);
  expect((await look(id, 'red')).sight.view).toEqual(before);
});

test('[MOT-06] players who roll their own dice are asked for each die, and only valid faces are accepted', async () => {
  let id = await begin({ ownDice: true });
  const lots = seededDice('own dice');
  for (let i = 0; i < 1_000; i++) {
    const { sight } = await look(id, 'red');
    if (sight.outcome !== null) {
      id = await begin({ ownDice: true });
      continue;
    }
    const seat = sight.open[0]?.seat as string;
    const { view } = (await look(id, seat)).sight;
    const command = randomCommand(practice, view as never, seat, lots);
    if (command?.type === 'resign') continue;
    const { status, body } = await give(id, seat, [command]);
    if (status === 200) continue;
    expect(status).toBe(428);
    expect(body.error).toMatchObject({ code: 'die-needed', rule: 'MOT-06', die: { sides: 6 } });
    expect((await give(id, seat, [command], { dice: [7] })).status).toBe(428);
    const rolled = await give<{ done: number; news: News[] }>(id, seat, [command], { dice: [5, 5, 5, 5] });
    expect(rolled.body.done).toBe(1);
    expect(JSON.stringify(rolled.body.news)).toContain('"value":5');
    return;
  }
  throw new Error('nobody fought');
});

test('[MOT-07] [MOT-09] a finished match can be verified, replayed as any seat, exported and imported', async () => {
  const id = await begin();
  expect((await ann.get<Refusal>(`/matches/${id}/record`)).body.error.says).toContain('MOT-09');
  expect((await ann.get<{ seed: unknown }>(`/matches/${id}/dice`)).body.seed).toBeNull();
  await playOut(id);
  const { body: dice } = await ann.get<{ verification: object }>(`/matches/${id}/dice`);
  expect(dice.verification).toMatchObject({ ok: true });
  const { body: taken } = await ann.get<{ record: { log: object[] }; seed: string }>(`/matches/${id}/record`);
  const back = await ann.post<{ id: string }>('/imports', taken);
  expect(back.status).toBe(200);
  const again = await ann.get<{ record: { log: object[] } }>(`/matches/${back.body.id}/record`);
  expect(again.body.record.log).toEqual(taken.record.log);
  const bob = await guest(server.url, 'Bob');
  const early = await bob.get<{ sight: Sight; last: number }>(`/matches/${id}/replay?as=blue&number=2`);
  expect(early.status).toBe(200);
  expect(JSON.stringify(early.body.sight.view)).toContain('archers');
});

test('an impossible record is refused with a message', async () => {
  const id = await begin();
  await playOut(id);
  const { body } = await ann.get<{ record: { log: object[] } }>(`/matches/${id}/record`);
  const forged = structuredClone(body.record);
  forged.log.splice(1, 1);
  for (const record of [forged, { ...body.record, log: [] }, { system: 'practice' }, null, 'x'])
    expect((await ann.post<Refusal>('/imports', { record })).body.error).toMatchObject({ code: 'malformed' });
});

test('the API describes every route with its input and output', async () => {
  const { body } = await ann.get<{ paths: Record<string, Record<string, { summary: string }>> }>(
    '/openapi.json',
  );
  const operations = Object.values(body.paths).flatMap((path) => Object.values(path));
  expect(operations.length).toBeGreaterThan(30);
  expect(operations.every(({ summary }) => summary.length > 5)).toBe(true);
});
