import { MODERATOR } from '@warmoot/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RunningServer } from '../start.ts';
import { startTestServer } from '../testkit/server.ts';
import { eachStore } from '../testkit/stores.ts';
import { type Browser, begunMatch, fine, newAccount, newGuest, newMatch, someCommand } from './browser.ts';

const EMPIRES = [
  { name: 'Aldmark', race: 'FB' },
  { name: 'Brakka', race: 'BB' },
];

describe.each(eachStore)('[MOT-02] changing from seat to seat, on the $name store', ({ open }) => {
  let server: RunningServer;
  let ann: Browser;
  let bob: Browser;
  let cid: Browser;
  beforeAll(async () => {
    server = await startTestServer({ store: await open() });
  });
  beforeEach(async () => {
    [ann, bob, cid] = [
      await newGuest(server, 'Ann'),
      await newGuest(server, 'Bob'),
      await newGuest(server, 'Cid'),
    ];
  });
  afterAll(() => server.stop());

  const sit = (who: Browser, id: string, seat: string) => who.post(`/matches/${id}/seats/${seat}`);
  const leave = (who: Browser, id: string, seat: string) => who.delete(`/matches/${id}/seats/${seat}`);
  const linkTo = async (who: Browser, id: string, request: object): Promise<string> =>
    (await fine(who.post(`/matches/${id}/invitations`, request))).link;
  const refused = (name: string, seat: string) => ({
    status: 403,
    body: {
      error: {
        says: `${name} has seen this match from another seat and cannot play ${seat} as well (MOT-02).`,
      },
    },
  });
  const nobodyJoins = (name: string) => ({
    status: 403,
    body: {
      error: {
        says: `${name} has seen this match from more than one seat: nobody else can join until ${name} has left (MOT-02).`,
      },
    },
  });

  test('the keeper of an open table cannot remove a computer player and look from its seat', async () => {
    const id = await newMatch(ann, { visibility: 'open', chairs: { red: 'me', blue: { bot: 'random' } } });
    await fine(leave(ann, id, 'red'));
    await fine(leave(ann, id, 'blue'));
    expect(await sit(ann, id, 'blue')).toMatchObject(refused('Ann', 'blue'));
    expect(await ann.get(`/matches/${id}/sight?as=blue`)).toMatchObject({ status: 403 });
    await fine(sit(ann, id, 'red'));
    await fine(sit(bob, id, 'blue'));
  });

  test('a player who left can return to the same seat and to no other, by any route', async () => {
    const id = await begunMatch(ann, bob);
    await fine(leave(bob, id, 'blue'));
    await fine(leave(ann, id, 'red'));
    const red = await linkTo(ann, id, { purpose: 'seat', seat: 'red' });
    expect(await bob.post(red)).toMatchObject(refused('Bob', 'red'));
    await fine(sit(ann, id, 'red'));
    const handed = await linkTo(ann, id, { purpose: 'handOver', seat: 'red' });
    expect(await bob.post(handed)).toMatchObject(refused('Bob', 'red'));
    const blue = await linkTo(ann, id, { purpose: 'seat', seat: 'blue' });
    await fine(bob.post(blue));
    await fine(cid.post(handed));
    expect(await ann.get(`/matches/${id}/sight?as=red`)).toMatchObject({ status: 403 });
  });

  test('a substitute for one seat cannot play another', async () => {
    const dan = await newAccount(server, `Dan ${Math.random()}`.slice(0, 12));
    const { name } = (await fine(dan.get('/people/me'))).person;
    const id = await begunMatch(ann, bob);
    await fine(ann.put(`/matches/${id}/seats/red/substitute`, { name }));
    await fine(ann.put(`/matches/${id}/seats/red/substitute`, { name: null }));
    expect(await bob.put(`/matches/${id}/seats/blue/substitute`, { name })).toMatchObject(
      refused(name, 'blue'),
    );
    await fine(leave(bob, id, 'blue'));
    const blue = await linkTo(ann, id, { purpose: 'seat', seat: 'blue' });
    expect(await dan.post(blue)).toMatchObject(refused(name, 'blue'));
    const red = await linkTo(ann, id, { purpose: 'handOver', seat: 'red' });
    await fine(dan.post(red));
  });

  test('a player cannot take the moderator’s empty chair, nor the moderator a player’s', async () => {
    const options = { empires: EMPIRES, moderator: true, hexesPerEmpire: 40 };
    const id = (await fine(ann.post('/matches', { system: 'chronopia', visibility: 'open', options }))).id;
    await fine(sit(ann, id, 'e1'));
    await fine(sit(bob, id, 'e2'));
    await fine(sit(cid, id, MODERATOR));
    await fine(leave(cid, id, MODERATOR));
    await fine(leave(bob, id, 'e2'));
    expect(await sit(bob, id, MODERATOR)).toMatchObject(refused('Bob', MODERATOR));
    expect(await sit(cid, id, 'e2')).toMatchObject(refused('Cid', 'e2'));
    await fine(sit(cid, id, MODERATOR));
    await fine(sit(bob, id, 'e2'));
  });

  test('one person can play all sides of a private table, and then nobody else can join', async () => {
    const id = await newMatch(ann, { chairs: { red: 'me', blue: { bot: 'random' } } });
    await fine(leave(ann, id, 'blue'));
    await fine(sit(ann, id, 'blue'));
    await fine(ann.get(`/matches/${id}/sight?as=blue`));
    await fine(leave(ann, id, 'blue'));
    const blue = await linkTo(ann, id, { purpose: 'seat', seat: 'blue' });
    expect(await bob.post(blue)).toMatchObject(nobodyJoins('Ann'));
    const handed = await linkTo(ann, id, { purpose: 'handOver', seat: 'red' });
    await fine(bob.post(handed));
    await fine(cid.post(blue));
  });

  test('nobody begins with two seats at a shared table', async () => {
    const options = { empires: EMPIRES, lateSeats: 1, hexesPerEmpire: 40 };
    const chairs = { e1: 'me', e2: 'me' };
    const id = (await fine(ann.post('/matches', { system: 'chronopia', options, chairs }))).id;
    const third = await linkTo(ann, id, { purpose: 'seat', seat: 'e3' });
    expect(await bob.post(third)).toMatchObject(nobodyJoins('Ann'));
    await fine(leave(ann, id, 'e2'));
    await fine(bob.post(third));
    await fine(cid.post(await linkTo(ann, id, { purpose: 'seat', seat: 'e2' })));
  });

  test('before the match begins there is nothing to see, and seats can be changed freely', async () => {
    const id = await newMatch(ann, { visibility: 'open' });
    await fine(leave(ann, id, 'red'));
    await fine(sit(ann, id, 'blue'));
    await fine(sit(bob, id, 'red'));
  });

  /** A match that was played for a while, then resigned; and its record without the end. */
  const unfinishedRecord = async () => {
    const played = await begunMatch(ann, bob);
    const { seat, seen, command } = await someCommand(server, played);
    const mover = seat === 'red' ? ann : bob;
    await fine(mover.post(`/matches/${played}/commands`, { seen, commands: [command] }));
    await fine(ann.post(`/matches/${played}/resign`));
    const { record } = await fine(ann.get(`/matches/${played}/record`));
    return { ...record, log: record.log.slice(0, -1) };
  };

  test('the importer of a match has seen all of it, and plays alone or leaves it to others', async () => {
    const record = { ...(await unfinishedRecord()), dice: { source: 'seeded' } };
    const { id } = await fine(ann.post('/imports', { record }));
    await fine(sit(ann, id, 'red'));
    const blue = await linkTo(ann, id, { purpose: 'seat', seat: 'blue' });
    expect(await cid.post(blue)).toMatchObject(nobodyJoins('Ann'));
    await fine(leave(ann, id, 'red'));
    await fine(cid.post(blue));
    expect(await sit(ann, id, 'red')).toMatchObject(refused('Ann', 'red'));
  });

  test('[MOT-01] a continuation of a match that was over here is played alone', async () => {
    const { id } = await fine(ann.post('/imports', { record: await unfinishedRecord() }));
    expect((await fine(ann.get(`/matches/${id}`))).table.settings).toMatchObject({ isStudy: true });
    await fine(sit(ann, id, 'red'));
    await fine(sit(ann, id, 'blue'));
    for (const seat of ['red', 'blue']) await fine(leave(ann, id, seat));
    const red = await linkTo(ann, id, { purpose: 'seat', seat: 'red' });
    expect(await cid.post(red)).toMatchObject({
      status: 403,
      body: { error: { says: expect.stringContaining('one person plays it alone (MOT-01)') } },
    });
  });

  test('a moderator cannot copy a match in play', async () => {
    const id = await newMatch(cid, { visibility: 'open', moderator: true, chairs: {} });
    await fine(sit(ann, id, 'red'));
    await fine(sit(bob, id, 'blue'));
    const { record } = await fine(cid.get(`/matches/${id}/record`));
    expect(await cid.post('/imports', { record })).toMatchObject({
      status: 409,
      body: {
        error: { says: 'This match is still being played here: it can be imported when it is over.' },
      },
    });
  });

  test('if the system hides nothing, anybody may take any seat', async () => {
    const chairs = { red: 'me', blue: { bot: 'random' } };
    const match = (modules: string[]) => ({
      system: 'csw',
      visibility: 'open',
      options: { scenario: 'morgarten', modules },
      chairs,
    });
    for (const [modules, status] of [
      [[], 200],
      [['tunnels'], 403],
    ] as const) {
      const { id } = await fine(ann.post('/matches', match([...modules])));
      await fine(leave(ann, id, 'red'));
      await fine(leave(ann, id, 'blue'));
      expect(await sit(ann, id, 'blue')).toMatchObject({ status });
    }
  });
});
