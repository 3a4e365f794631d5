import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fine, newGuest, newMatch, playToEnd } from '../security/browser.ts';
import type { RunningServer } from '../start.ts';
import { sql } from '../store/statement.ts';
import { PowerCut } from '../testkit/powerCut.ts';
import { startTestServer } from '../testkit/server.ts';
import { eachStore } from '../testkit/stores.ts';

describe.each(eachStore)('on the $name store', ({ open }) => {
  const power = new PowerCut();
  let server: RunningServer;
  beforeAll(async () => {
    server = await startTestServer({ store: power.over(await open()) });
  });
  afterAll(() => server.stop());

  /** Simulates a power cut after this many more lines. */
  const cutAfter = async <T>(lines: number, work: () => Promise<T>): Promise<T> => {
    power.linesLeft = lines;
    try {
      return await work();
    } finally {
      power.linesLeft = Number.POSITIVE_INFINITY;
    }
  };
  const everything = () =>
    server.context.store.all(sql`
      select (select count(*) from matches) as matches, (select count(*) from seats) as seats,
        (select count(*) from log) as lines`);

  test('[MOT-05] a seat taken without the match beginning is not taken', async () => {
    const ann = await newGuest(server, 'Ann');
    const bob = await newGuest(server, 'Bob');
    const id = await newMatch(ann, { visibility: 'open' });
    expect(await cutAfter(0, () => bob.post(`/matches/${id}/seats/blue`))).toMatchObject({ status: 500 });
    const before = await server.context.matches.table(id);
    expect(before).toMatchObject({ status: 'gathering', chairs: [{}, { person: null }] });
    await fine(bob.post(`/matches/${id}/seats/blue`));
    expect(await server.context.matches.table(id)).toMatchObject({ status: 'playing' });
  });

  test('[MOT-05] a table with all seats taken that cannot begin is not made', async () => {
    const ann = await newGuest(server, 'Ann');
    const before = await everything();
    const request = { system: 'practice', chairs: { red: 'me', blue: 'me' } };
    expect(await cutAfter(0, () => ann.post('/matches', request))).toMatchObject({ status: 500 });
    expect(await everything()).toEqual(before);
    expect(await fine(ann.post('/matches', request))).toMatchObject({ id: expect.any(String) });
  });

  test('[MOT-05] an import that is interrupted leaves nothing', async () => {
    const ann = await newGuest(server, 'Ann');
    const played = await newMatch(ann, { chairs: { red: 'me', blue: 'me' } });
    await playToEnd(server, played);
    const file = await fine(ann.get(`/matches/${played}/record`));
    const before = await everything();
    for (const lines of [0, 1, file.record.log.length - 1])
      expect(await cutAfter(lines, () => ann.post('/imports', file))).toMatchObject({ status: 500 });
    expect(await everything()).toEqual(before);
    const { id } = await fine(ann.post('/imports', file));
    expect((await fine(ann.get(`/matches/${id}/record`))).record.log).toEqual(file.record.log);
  });
});
