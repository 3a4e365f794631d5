import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../start.ts';
import { sql } from '../store/statement.ts';
import { startTestServer } from '../testkit/server.ts';
import { eachStore } from '../testkit/stores.ts';
import { type Browser, begunMatch, fine, newGuest, someCommand } from './browser.ts';

describe.each(eachStore)('[MOT-01] a match that is over, on the $name store', ({ open }) => {
  let server: RunningServer;
  let ann: Browser;
  let bob: Browser;
  beforeAll(async () => {
    server = await startTestServer({ store: await open() });
    [ann, bob] = [await newGuest(server, 'Ann'), await newGuest(server, 'Bob')];
  });
  afterAll(() => server.stop());

  const statusOf = async (id: string): Promise<unknown> =>
    (await server.context.store.all<{ status: string }>(sql`select status from matches where id = ${id}`))[0]
      ?.status;

  test('stays over: a resignation cannot be taken back once seed and record are public', async () => {
    const id = await begunMatch(ann, bob);
    const { seat } = await someCommand(server, id);
    const loser = seat === 'red' ? ann : bob;
    await fine(loser.post(`/matches/${id}/resign`, { as: seat }));
    const { number, sight } = await fine(loser.get(`/matches/${id}/sight?as=${seat}`));
    expect(sight).toMatchObject({ mayUndo: false, outcome: { winners: [expect.any(String)] } });
    expect((await fine(loser.get(`/matches/${id}/dice`))).seed).toEqual(expect.any(String));
    expect(await loser.post(`/matches/${id}/undo`, { as: seat, seen: number })).toMatchObject({
      status: 422,
      body: { error: { rule: 'MOT-01' } },
    });
    expect(await loser.post(`/matches/${id}/resign`, { as: seat })).toMatchObject({
      status: 422,
      body: { error: { rule: 'MOT-01' } },
    });
    expect(await statusOf(id)).toBe('over');
  });

  test('stays over even if an older version let it continue', async () => {
    const id = await begunMatch(ann, bob);
    const { seat, seen, command } = await someCommand(server, id);
    const mover = seat === 'red' ? ann : bob;
    await server.context.store.run(sql`update matches set status = ${'over'} where id = ${id}`);
    await server.context.matches.hear({ match: id, what: 'table' });
    for (const [path, body] of [
      ['commands', { as: seat, seen, commands: [command] }],
      ['undo', { as: seat, seen }],
      ['resign', { as: seat }],
    ] as const)
      expect(await mover.post(`/matches/${id}/${path}`, body)).toMatchObject({
        status: 422,
        body: { error: { rule: 'MOT-01' } },
      });
    expect((await server.context.matches.open(id))?.version).toBe(1);
    for (const kind of ['takeback', 'end', 'pause', 'resume'])
      expect((await mover.post(`/matches/${id}/proposals`, { as: seat, kind })).status).toBeGreaterThan(400);
    expect(await statusOf(id)).toBe('over');
  });

  test('cannot be imported with an undo after its end', async () => {
    const id = await begunMatch(ann, bob);
    const { seat } = await someCommand(server, id);
    await fine((seat === 'red' ? ann : bob).post(`/matches/${id}/resign`, { as: seat }));
    const { record } = await fine(ann.get(`/matches/${id}/record`));
    const reopened = { ...record, log: [...record.log, { kind: 'undo', seat }] };
    expect(await ann.post('/imports', { record: reopened })).toMatchObject({ status: 400 });
  });
});
