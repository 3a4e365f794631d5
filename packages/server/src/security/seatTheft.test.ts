import { SPECTATOR } from '@warmoot/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../start.ts';
import { startTestServer } from '../testkit/server.ts';
import { eachStore } from '../testkit/stores.ts';
import { Browser, begunMatch, fine, newGuest, newMatch, someCommand } from './browser.ts';

describe.each(eachStore)('seat theft on the $name store', ({ open }) => {
  let server: RunningServer;
  let ann: Browser;
  let bob: Browser;
  let eve: Browser;
  let id: string;
  beforeAll(async () => {
    server = await startTestServer({ store: await open() });
    [ann, bob, eve] = [
      await newGuest(server, 'Ann'),
      await newGuest(server, 'Bob'),
      await newGuest(server, 'Eve'),
    ];
    id = await newMatch(ann, { visibility: 'open' });
    await fine(bob.post(`/matches/${id}/seats/blue`));
  });
  afterAll(() => server.stop());

  const notYours = { status: 403, body: { error: { says: 'This seat is not yours (MOT-02).' } } };

  test('nobody commands from another’s seat: not the opponent, a spectator or a stranger', async () => {
    const { seat, seen, command } = await someCommand(server, id);
    const body = { as: seat, seen, commands: [command] };
    const opponent = seat === 'red' ? bob : ann;
    expect(await opponent.post(`/matches/${id}/commands`, body)).toMatchObject(notYours);
    expect(await eve.post(`/matches/${id}/commands`, body)).toMatchObject(notYours);
    expect(await eve.post(`/matches/${id}/commands`, { ...body, as: SPECTATOR })).toMatchObject(notYours);
    expect(await eve.post(`/matches/${id}/commands`, { ...body, as: undefined })).toMatchObject(notYours);
    expect(await new Browser(server).post(`/matches/${id}/commands`, body)).toMatchObject({ status: 401 });
    for (const path of ['undo', 'resign'])
      expect(
        await eve.post(`/matches/${id}/${path}`, path === 'undo' ? { as: seat, seen } : { as: seat }),
      ).toMatchObject(notYours);
    expect((await server.context.matches.open(id))?.version).toBe(1);
  });

  test('nobody looks from another’s seat, by any route', async () => {
    const { seat, command } = await someCommand(server, id);
    const opponent = seat === 'red' ? bob : ann;
    for (const thief of [opponent, eve, new Browser(server)]) {
      for (const path of ['sight', 'legal', 'news', 'replay?number=1', 'live'])
        for (const as of [seat, '@moderator']) {
          const joined = `/matches/${id}/${path}${path.includes('?') ? '&' : '?'}as=${as}`;
          const { status, text } = await thief.get(joined);
          expect([joined, status, text]).toEqual([joined, 403, expect.any(String)]);
        }
      for (const path of ['check', 'odds'])
        expect(await thief.post(`/matches/${id}/${path}`, { as: seat, command })).toMatchObject(notYours);
      expect(await thief.get(`/matches/${id}?as=${seat}`)).toMatchObject(notYours);
      expect(await thief.get(`/matches/${id}/record`)).toMatchObject({ status: 409 });
    }
  });

  test('nobody takes, empties, renames or hands over another’s seat', async () => {
    for (const [method, path, body, expected] of [
      ['POST', 'seats/red', {}, 409],
      ['DELETE', 'seats/red', undefined, 403],
      ['PUT', 'seats/red/bot', { bot: 'random' }, 403],
      ['PUT', 'seats/red/word', { word: 'mine' }, 403],
      ['PUT', 'seats/red/substitute', { name: null }, 403],
      ['POST', 'invitations', { purpose: 'handOver', seat: 'red' }, 403],
      ['POST', 'invitations', { purpose: 'seat', seat: 'red' }, 403],
    ] as const) {
      const { status } = await eve.send(method, `/matches/${id}/${path}`, body);
      expect([path, status]).toEqual([path, expected]);
    }
    expect(await server.context.matches.table(id)).toMatchObject({
      chairs: [{ personName: 'Ann', substitute: null, entropy: null }, { personName: 'Bob' }],
    });
  });

  test('a stream ends when its seat is handed over, and cannot be reopened', async () => {
    const match = await begunMatch(ann, bob);
    const stream = bob.follow(match, 'blue');
    await stream.until(() => stream.sight !== null);
    const { link } = await fine(
      bob.post(`/matches/${match}/invitations`, { purpose: 'handOver', seat: 'blue' }),
    );
    await fine(eve.post(link));
    expect(server.context.hub.isPresent(match, (await fine(bob.get('/people/me'))).person.id)).toBe(false);
    expect(await bob.get(`/matches/${match}/live?as=blue`)).toMatchObject({ status: 404 });
    stream.close();
  });

  test('a stream ends with its session', async () => {
    const match = await begunMatch(ann, bob);
    const cid = await newGuest(server, 'Cid');
    const { link } = await fine(
      ann.post(`/matches/${match}/invitations`, { purpose: 'handOver', seat: 'red' }),
    );
    await fine(cid.post(link));
    const stream = cid.follow(match, 'red');
    await stream.until(() => stream.sight !== null);
    expect(server.context.hub.isWatched(match)).toBe(true);
    await fine(cid.post('/people/sign-out'));
    expect(server.context.hub.isWatched(match)).toBe(false);
    stream.close();
  });
});
