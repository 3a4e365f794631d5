import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { begunMatch, fine, newAccount, newGuest, newMatch, playToEnd } from '../security/browser.ts';
import type { RunningServer } from '../start.ts';
import { sql } from '../store/statement.ts';
import { startTestServer } from '../testkit/server.ts';
import { eachStore } from '../testkit/stores.ts';
import { redeemInvitation } from './invitations.ts';

const DAY = 24 * 60 * 60 * 1000;

describe.each(eachStore)('on the $name store', ({ open }) => {
  let server: RunningServer;
  let at = Date.now();
  beforeAll(async () => {
    server = await startTestServer({ store: await open(), now: () => at });
  });
  afterAll(() => server.stop());

  const tableOf = async (id: string) => (await server.context.matches.table(id)) as NonNullable<unknown>;
  const versionOf = async (id: string): Promise<number> =>
    ((await tableOf(id)) as { tableVersion: number }).tableVersion;

  test('taking a seat raises the table’s number, and the last seat begins the match', async () => {
    const ann = await newGuest(server, 'Ann');
    const bob = await newGuest(server, 'Bob');
    const id = await newMatch(ann, { visibility: 'open', chairs: {} });
    await fine(ann.post(`/matches/${id}/seats/red`));
    expect(await versionOf(id)).toBe(2);
    expect(await tableOf(id)).toMatchObject({ status: 'gathering' });
    await fine(bob.post(`/matches/${id}/seats/blue`));
    expect(await tableOf(id)).toMatchObject({
      status: 'playing',
      chairs: [{ personName: 'Ann' }, { personName: 'Bob' }],
    });
  });

  test('[MOT-07] each seat’s word becomes part of the promised seed, until the match begins', async () => {
    const ann = await newGuest(server, 'Ann');
    const bob = await newGuest(server, 'Bob');
    const id = await newMatch(ann, { visibility: 'open' });
    await fine(ann.put(`/matches/${id}/seats/red/word`, { word: 'heron' }));
    expect(await bob.put(`/matches/${id}/seats/red/word`, { word: 'mine' })).toMatchObject({ status: 403 });
    await fine(bob.post(`/matches/${id}/seats/blue`, { word: 'otter' }));
    expect(await tableOf(id)).toMatchObject({ dice: { entropy: { red: 'heron', blue: 'otter' } } });
    expect(await ann.put(`/matches/${id}/seats/red/word`, { word: 'late' })).toMatchObject({ status: 409 });
  });

  test('of many people who take one seat at the same moment exactly one gets it', async () => {
    const ann = await newGuest(server, 'Ann');
    const crowd = await Promise.all([1, 2, 3, 4, 5].map((n) => newGuest(server, `Crowd ${n}`)));
    const id = await newMatch(ann, { visibility: 'open' });
    const answers = await Promise.all(crowd.map((each) => each.post(`/matches/${id}/seats/blue`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(await tableOf(id)).toMatchObject({ chairs: [{}, { personName: `Crowd ${winner + 1}` }] });
  });

  test('nobody takes a second seat, except alone at a private table of their own', async () => {
    const ann = await newGuest(server, 'Ann');
    const id = await newMatch(ann, { visibility: 'open' });
    expect(await ann.post(`/matches/${id}/seats/blue`)).toMatchObject({ status: 409 });
    const alone = await newMatch(ann);
    await fine(ann.post(`/matches/${alone}/seats/blue`));
    expect(await tableOf(alone)).toMatchObject({ status: 'playing' });
  });

  test('[MOT-02] a moderator does not play', async () => {
    const ann = await newGuest(server, 'Ann');
    const id = await newMatch(ann, { chairs: {}, moderator: true });
    expect(await ann.post(`/matches/${id}/seats/red`)).toMatchObject({ status: 403 });
  });

  test('an unknown seat, a taken seat and a finished match are refused with a message', async () => {
    const ann = await newGuest(server, 'Ann');
    const bob = await newGuest(server, 'Bob');
    const id = await begunMatch(ann, bob);
    const open = await newMatch(ann, { visibility: 'open' });
    expect(await bob.post(`/matches/${open}/seats/green`)).toMatchObject({
      status: 404,
      body: { error: { says: 'The seats of this match are red, blue.' } },
    });
    expect(await bob.post(`/matches/${open}/seats/red`)).toMatchObject({ status: 409 });
    await playToEnd(server, id);
    expect(await ann.delete(`/matches/${id}/seats/red`)).toMatchObject({
      status: 409,
      body: { error: { says: 'This match is over (MOT-01).' } },
    });
  });

  test('leaving before the match begins opens the seat; only the keeper can remove others', async () => {
    const ann = await newGuest(server, 'Ann');
    const bob = await newGuest(server, 'Bob');
    const cid = await newGuest(server, 'Cid');
    const id = await newMatch(ann, { visibility: 'open', chairs: {} });
    await fine(bob.post(`/matches/${id}/seats/blue`, { word: 'x' }));
    expect(await cid.delete(`/matches/${id}/seats/blue`)).toMatchObject({ status: 403 });
    await fine(ann.delete(`/matches/${id}/seats/blue`));
    expect(await tableOf(id)).toMatchObject({ chairs: [{}, { person: null, entropy: null }] });
    await fine(cid.post(`/matches/${id}/seats/blue`));
    await fine(cid.delete(`/matches/${id}/seats/blue`));
    expect(await tableOf(id)).toMatchObject({ status: 'gathering', chairs: [{}, { person: null }] });
  });

  test('after the match begins nobody is removed; an empty seat can be taken or given to a computer player', async () => {
    const ann = await newGuest(server, 'Ann');
    const bob = await newGuest(server, 'Bob');
    const cid = await newGuest(server, 'Cid');
    const id = await newMatch(ann, { visibility: 'open' });
    await fine(bob.post(`/matches/${id}/seats/blue`));
    expect(await ann.delete(`/matches/${id}/seats/blue`)).toMatchObject({ status: 403 });
    await fine(bob.delete(`/matches/${id}/seats/blue`));
    await fine(cid.post(`/matches/${id}/seats/blue`));
    expect(await bob.get(`/matches/${id}/sight?as=blue`)).toMatchObject({ status: 403 });
    await fine(cid.get(`/matches/${id}/sight?as=blue`));
    await fine(cid.delete(`/matches/${id}/seats/blue`));
    expect(await cid.put(`/matches/${id}/seats/blue/bot`, { bot: 'random' })).toMatchObject({ status: 403 });
    expect(await ann.put(`/matches/${id}/seats/blue/bot`, { bot: 'nobody' })).toMatchObject({ status: 400 });
    await fine(ann.put(`/matches/${id}/seats/blue/bot`, { bot: 'random' }));
    expect(await tableOf(id)).toMatchObject({ chairs: [{}, { bot: 'random' }] });
  });

  test('a computer player that takes over an empty seat continues from the current position', async () => {
    const ann = await newGuest(server, 'Ann');
    const bob = await newGuest(server, 'Bob');
    const id = await begunMatch(ann, bob);
    const live = await server.context.matches.open(id);
    const first = live?.moment.pending[0]?.seat;
    const [mover, other] = first === 'red' ? [ann, bob] : [bob, ann];
    await fine(mover.delete(`/matches/${id}/seats/${first}`));
    await fine(other.put(`/matches/${id}/seats/${first}/bot`, { bot: 'random' }));
    at += 1000;
    await expect.poll(() => live?.version, { timeout: 20_000 }).toBeGreaterThan(1);
  });

  test('the clock keeps running between holders: leaving and coming back gains no time', async () => {
    const ann = await newGuest(server, 'Ann');
    const bob = await newGuest(server, 'Bob');
    const id = await newMatch(ann, {
      visibility: 'open',
      hours: { turn: 24, setup: 24, reply: 24, orders: 24 },
    });
    await fine(bob.post(`/matches/${id}/seats/blue`));
    const due = () =>
      server.context.store.all<{ seat: string; due_at: number }>(
        sql`select seat, due_at from deadlines where match = ${id} order by seat`,
      );
    const before = await due();
    expect(before.length).toBeGreaterThan(0);
    at += 60 * 60 * 1000;
    for (const { seat } of before) {
      const who = seat === 'red' ? ann : bob;
      await fine(who.delete(`/matches/${id}/seats/${seat}`));
      await fine(who.post(`/matches/${id}/seats/${seat}`));
    }
    expect(await due()).toEqual(before);
  });

  test('a private seat is taken by a link that works once', async () => {
    const ann = await newAccount(server, `Keeper ${server.context.store.kind}`);
    const bob = await newGuest(server, 'Bob');
    const cid = await newGuest(server, 'Cid');
    const id = await newMatch(ann);
    const { link } = await fine(ann.post(`/matches/${id}/invitations`, { purpose: 'seat', seat: 'blue' }));
    expect(link).toMatch(/^\/invitations\/[\w-]{32}$/);
    expect(await fine(bob.get(link))).toMatchObject({
      match: id,
      purpose: 'seat',
      seat: 'blue',
      openSeats: ['blue'],
    });
    expect(await fine(bob.post(link))).toEqual({ match: id, seat: 'blue' });
    expect(await tableOf(id)).toMatchObject({ status: 'playing' });
    for (const again of [await cid.get(link), await cid.post(link), await cid.get(`${link}x`)])
      expect(again).toMatchObject({ status: 404, body: { error: { code: 'no-such-invitation' } } });
    expect(await cid.get(`/matches/${id}`)).toMatchObject({ status: 404 });
  });

  test('two people follow one link at the same moment: one gets the seat', async () => {
    const ann = await newGuest(server, 'Ann');
    const crowd = await Promise.all([1, 2, 3].map((n) => newGuest(server, `Crowd ${n}`)));
    const id = await newMatch(ann, { chairs: {} });
    const { link } = await fine(ann.post(`/matches/${id}/invitations`, { purpose: 'seat' }));
    const answers = await Promise.all(crowd.map((each) => each.post(link)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });

  test('a link that was used a moment ago is refused, although it was valid when first checked', async () => {
    const ann = await newGuest(server, 'Ann');
    const id = await newMatch(ann, { chairs: {} });
    const { link } = await fine(ann.post(`/matches/${id}/invitations`, { purpose: 'seat' }));
    const secret = link.replace('/invitations/', '');
    const { store } = server.context;
    await redeemInvitation(store, at, secret, 'the first');
    await expect(redeemInvitation(store, at, secret, 'the second')).rejects.toMatchObject({
      code: 'no-such-invitation',
    });
  });

  test('links expire after thirty days, and their creator can withdraw them', async () => {
    const ann = await newGuest(server, 'Ann');
    const bob = await newGuest(server, 'Bob');
    const id = await newMatch(ann);
    const make = async () => (await fine(ann.post(`/matches/${id}/invitations`, { purpose: 'seat' }))).link;
    const withdrawn = await make();
    expect(await fine(ann.delete(`/matches/${id}/invitations`))).toEqual({ withdrawn: 1 });
    expect(await bob.post(withdrawn)).toMatchObject({ status: 404 });
    const old = await make();
    at += 29 * DAY;
    await fine(bob.get(old));
    at += 2 * DAY;
    expect(await bob.post(old)).toMatchObject({ status: 404 });
  });

  test('only the keeper invites to seats, and only the holder hands a seat over', async () => {
    const ann = await newGuest(server, 'Ann');
    const bob = await newGuest(server, 'Bob');
    const id = await begunMatch(ann, bob);
    expect(await bob.post(`/matches/${id}/invitations`, { purpose: 'seat' })).toMatchObject({ status: 403 });
    expect(await bob.post(`/matches/${id}/invitations`, { purpose: 'handOver', seat: 'red' })).toMatchObject({
      status: 403,
    });
    expect(await bob.post(`/matches/${id}/invitations`, { purpose: 'handOver' })).toMatchObject({
      status: 400,
    });
  });

  test('a seat that is handed over belongs to the new holder and no longer to the old one', async () => {
    const ann = await newGuest(server, 'Ann');
    const bob = await newGuest(server, 'Bob');
    const cid = await newGuest(server, 'Cid');
    const dot = await newGuest(server, 'Dot');
    const id = await begunMatch(ann, bob);
    const give = async () =>
      (await fine(bob.post(`/matches/${id}/invitations`, { purpose: 'handOver', seat: 'blue' }))).link;
    const [first, second] = [await give(), await give()];
    expect(await ann.post(first)).toMatchObject({ status: 409 });
    await fine(cid.post(first));
    await fine(cid.get(`/matches/${id}/sight?as=blue`));
    expect(await bob.get(`/matches/${id}/sight?as=blue`)).toMatchObject({ status: 404 });
    expect(await dot.post(second)).toMatchObject({ status: 409 });
    expect(await tableOf(id)).toMatchObject({ chairs: [{ personName: 'Ann' }, { personName: 'Cid' }] });
  });

  test('the holder names a substitute, who plays for the seat until removed', async () => {
    const ann = await newGuest(server, 'Ann');
    const bob = await newGuest(server, 'Bob');
    const name = `Sub ${server.context.store.kind}`;
    const sub = await newAccount(server, name);
    const id = await begunMatch(ann, bob);
    expect(await ann.put(`/matches/${id}/seats/blue/substitute`, { name })).toMatchObject({ status: 403 });
    expect(await bob.put(`/matches/${id}/seats/blue/substitute`, { name: 'Nobody At All' })).toMatchObject({
      status: 404,
    });
    await fine(bob.put(`/matches/${id}/seats/blue/substitute`, { name }));
    await fine(sub.get(`/matches/${id}/sight?as=blue`));
    expect(await sub.get(`/matches/${id}/sight?as=red`)).toMatchObject({ status: 403 });
    expect(await ann.put(`/matches/${id}/seats/red/substitute`, { name })).toMatchObject({ status: 409 });
    await fine(bob.put(`/matches/${id}/seats/blue/substitute`, { name: null }));
    expect(await sub.get(`/matches/${id}/sight?as=blue`)).toMatchObject({ status: 404 });
  });

  test('a spectator link can be passed on; it gives no seat', async () => {
    const ann = await newGuest(server, 'Ann');
    const bob = await newGuest(server, 'Bob');
    const id = await begunMatch(ann, bob);
    const { link } = await fine(bob.post(`/matches/${id}/invitations`, { purpose: 'watch' }));
    for (const name of ['Cid', 'Dot']) {
      const watcher = await newGuest(server, name);
      expect(await fine(watcher.post(link))).toEqual({ match: id, seat: null });
      await fine(watcher.get(`/matches/${id}/sight`));
      expect(await watcher.get(`/matches/${id}/sight?as=red`)).toMatchObject({ status: 403 });
      expect(await watcher.post(`/matches/${id}/invitations`, { purpose: 'watch' })).toMatchObject({
        status: 403,
      });
    }
  });
});
