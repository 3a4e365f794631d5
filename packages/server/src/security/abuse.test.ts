import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reportsIn } from '../abuse/abuseReports.ts';
import type { RunningServer } from '../start.ts';
import { startTestServer } from '../testkit/server.ts';
import { eachStore } from '../testkit/stores.ts';
import { Browser, begunMatch, fine, newGuest } from './browser.ts';

describe.each(eachStore)('abuse reports, on the $name store', ({ open }) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startTestServer({ store: await open() });
  });
  afterAll(() => server.stop());

  const all = (match: string) =>
    reportsIn(server.context.store, true, 100).then((found) => found.filter((each) => each.match === match));
  const idOf = async (browser: Browser): Promise<string> => (await browser.get('/people/me')).body.person.id;
  const report = (browser: Browser, match: string, body: object) =>
    browser.post(`/matches/${match}/abuse-reports`, { reason: 'It is rude.', ...body });

  test('a chat message is reported with the messages around it; its author does not see the report', async () => {
    const [ann, bob] = [await newGuest(server, 'Ann'), await newGuest(server, 'Bob')];
    const id = await begunMatch(ann, bob);
    for (const text of ['hello', 'hi']) await fine(ann.post(`/matches/${id}/chat/seats`, { text }));
    await fine(bob.post(`/matches/${id}/chat/seats`, { text: 'you oaf' }));
    await fine(ann.post(`/matches/${id}/chat/seats`, { text: 'please' }));
    const before = [(await bob.get(`/matches/${id}`)).text, (await bob.get('/people/me')).text];
    const about = { offence: 'chat', channel: 'seats', number: 3 };
    expect(await fine(report(ann, id, about))).toEqual({});
    expect(await all(id)).toMatchObject([
      {
        offence: 'chat',
        title: expect.stringContaining('Ford'),
        reporter: await idOf(ann),
        reporterName: 'Ann',
        person: await idOf(bob),
        name: 'Bob',
        place: 'seats 3',
        reason: 'It is rude.',
        settledAt: null,
        context: [
          { name: 'Ann', text: 'hello', isReported: false },
          { name: 'Ann', text: 'hi', isReported: false },
          { name: 'Bob', text: 'you oaf', isReported: true },
          { name: 'Ann', text: 'please', isReported: false },
        ],
      },
    ]);
    expect([(await bob.get(`/matches/${id}`)).text, (await bob.get('/people/me')).text]).toEqual(before);
    await fine(report(ann, id, about));
    expect(await all(id)).toHaveLength(1);
  });

  test('a name or a player can be reported by seat, also by a spectator', async () => {
    const [cid, dot] = [await newGuest(server, 'Cid'), await newGuest(server, 'Dot')];
    const id = await begunMatch(cid, dot);
    const eve = await newGuest(server, 'Eve');
    expect(await report(eve, id, { offence: 'name', seat: 'red' })).toMatchObject({ status: 404 });
    const { link } = await fine(cid.post(`/matches/${id}/invitations`, { purpose: 'watch' }));
    await fine(eve.post(link));
    await fine(report(eve, id, { offence: 'name', seat: 'red' }));
    await fine(report(eve, id, { offence: 'player', seat: 'blue', reason: 'Never moves.' }));
    const found = await all(id);
    expect(found.map(({ offence, name, place }) => [offence, name, place]).sort()).toEqual([
      ['name', 'Cid', 'red'],
      ['player', 'Dot', 'blue'],
    ]);
    await fine(cid.post(`/matches/${id}/chat/seats`, { text: 'among ourselves' }));
    expect(await report(eve, id, { offence: 'chat', channel: 'seats', number: 1 })).toMatchObject({
      status: 403,
    });
  });

  test('reports about oneself, an empty seat, a missing message, or without a reason are refused', async () => {
    const [fay, gil] = [await newGuest(server, 'Fay'), await newGuest(server, 'Gil')];
    const id = await begunMatch(fay, gil);
    expect(await report(fay, id, { offence: 'player', seat: 'red' })).toMatchObject({
      status: 400,
      body: { error: { says: 'You cannot report yourself.' } },
    });
    await fine(gil.delete(`/matches/${id}/seats/blue`));
    expect(await report(fay, id, { offence: 'player', seat: 'blue' })).toMatchObject({ status: 404 });
    expect(await report(fay, id, { offence: 'chat', channel: 'seats', number: 9 })).toMatchObject({
      status: 404,
    });
    expect(await report(fay, id, { offence: 'name', seat: 'blue', reason: '  ' })).toMatchObject({
      status: 400,
    });
    expect(await report(new Browser(server), id, { offence: 'name', seat: 'red' })).toMatchObject({
      status: 404,
    });
    expect(await all(id)).toEqual([]);
  });

  test('at most ten reports an hour reach the operator from one person', async () => {
    const [hal, ida] = [await newGuest(server, 'Hal'), await newGuest(server, 'Ida')];
    const id = await begunMatch(hal, ida);
    for (let i = 0; i < 12; i++) await fine(ida.post(`/matches/${id}/chat/seats`, { text: `line ${i}` }));
    const statuses: number[] = [];
    for (let number = 1; number <= 11; number++)
      statuses.push((await report(hal, id, { offence: 'chat', channel: 'seats', number })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    expect(await all(id)).toHaveLength(10);
  });
});
