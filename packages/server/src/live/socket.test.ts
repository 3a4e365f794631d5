import { type Seat, SPECTATOR, withChanges } from '@warmoot/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { LiveMatch } from '../matches/liveMatch.ts';
import { type Browser, begunMatch, fine, newGuest, newMatch, someCommand } from '../security/browser.ts';
import type { RunningServer } from '../start.ts';
import { startTestServer } from '../testkit/server.ts';
import { SocketClient } from '../testkit/socketClient.ts';
import { eachStore } from '../testkit/stores.ts';

describe.each(eachStore)('a socket at a match, on the $name store', ({ newPlace }) => {
  let server: RunningServer;
  let other: RunningServer;
  let ann: Browser;
  let bob: Browser;
  beforeAll(async () => {
    const place = await newPlace();
    server = await startTestServer({ store: await place.open() });
    other =
      place.env.DATABASE_URL === undefined ? server : await startTestServer({ store: await place.open() });
    [ann, bob] = [await newGuest(server, 'Ann'), await newGuest(server, 'Bob')];
  });
  afterAll(async () => {
    await server.stop();
    if (other !== server) await other.stop();
  });

  const speakers: SocketClient[] = [];
  afterEach(() => {
    for (const speaker of speakers.splice(0)) speaker.cut();
  });
  const speak = async (
    who: Browser,
    id: string,
    as?: Seat,
    from?: string,
    at = server,
  ): Promise<SocketClient> => {
    const how = { ...(as === undefined ? {} : { as }), ...(from === undefined ? {} : { from }) };
    const speaker = new SocketClient(at.url, id, { headers: { cookie: who.cookie }, ...how });
    speakers.push(speaker);
    expect(await speaker.opened()).toBeUndefined();
    return speaker;
  };
  const commandIn = async (id: string) => {
    const { seat, seen, command } = await someCommand(server, id);
    return { seat, body: { as: seat, seen, commands: [command] } };
  };
  const versionOf = async (id: string): Promise<number> =>
    ((await server.context.matches.open(id)) as LiveMatch).version;

  test('sends a seat the same news as its stream', async () => {
    const id = await begunMatch(ann, bob);
    const blue = bob.follow(id, 'blue');
    const speaker = await speak(bob, id, 'blue');
    await speaker.until(() => speaker.events('sight').length > 0);
    await blue.until(() => blue.sight !== null);
    for (let i = 0; i < 4; i++) {
      const { seat, body } = await commandIn(id);
      await fine((seat === 'red' ? ann : bob).post(`/matches/${id}/commands`, body));
    }
    await fine(ann.post(`/matches/${id}/chat/seats`, { text: 'well played' }));
    await speaker.until(() => speaker.events('chat').length > 0);
    await blue.until(() => blue.chat.length > 0);
    expect(speaker.events('news')).toEqual(blue.news);
    expect(speaker.events('table').at(-1)).toEqual(blue.table);
    expect(speaker.events('chat')).toEqual(blue.chat);
    const [{ sight }] = speaker.events('sight');
    const held = speaker.events('news').reduce((now, { changes }) => withChanges(now, changes), sight);
    expect(held).toEqual(blue.sight);
    expect(new Set(speaker.said.map(({ as }) => as))).toEqual(new Set(['blue']));
    blue.close();
  });

  test('a command, an undo and every refusal are answered as over HTTP', async () => {
    const id = await begunMatch(ann, bob);
    const live = (await server.context.matches.open(id)) as LiveMatch;
    const { seat, body } = await commandIn(id);
    const [mover, waiting] = seat === 'red' ? [ann, bob] : [bob, ann];
    const speaker = await speak(mover, id, seat);
    const done = await speaker.ask('commands', body);
    expect(done).toMatchObject({ status: 200, body: { done: 1, number: live.numberOf(seat) } });
    const now = live.numberOf(seat);
    for (const [what, request] of [
      ['commands', body],
      ['commands', { as: seat, seen: now, commands: [{ type: 'dance' }] }],
      ['commands', { as: seat, seen: now, commands: [{ type: 'move', band: 'archers', to: '9999' }] }],
      ['commands', { as: seat, seen: now, commands: [] }],
      ['commands', { as: seat, seen: now, commands: body.commands, more: 1 }],
      ['commands', { seen: -1, commands: body.commands }],
      ['commands', { as: 'nobody', seen: now, commands: body.commands }],
      ['commands', { as: seat === 'red' ? 'blue' : 'red', seen: now, commands: body.commands }],
      ['undo', { as: seat, seen: body.seen }],
      ['undo', { as: SPECTATOR, seen: now }],
    ] as const) {
      const { status, body: answer } = await mover.post(`/matches/${id}/${what}`, request);
      expect(status).not.toBe(200);
      expect(await speaker.ask(what, request)).toEqual({ status, body: answer });
    }
    const undo = await speaker.ask('undo', { as: seat, seen: now });
    expect([200, 422]).toContain(undo.status);
    const stranger = await speak(waiting, id);
    expect(await stranger.ask('commands', { ...body, seen: live.numberOf(seat) })).toMatchObject({
      status: 403,
      body: { error: { says: 'This seat is not yours (MOT-02).' } },
    });
  });

  test('the news of one’s own command comes once: as an event, or with the answer if the seat is not watched', async () => {
    const id = await newMatch(ann, { chairs: { red: 'me', blue: 'me' } });
    const { seat, body } = await commandIn(id);
    const [watching, absent] = [await speak(ann, id, seat), await speak(ann, id, SPECTATOR)];
    await watching.until(() => watching.events('sight').length > 0);
    expect((await watching.ask('commands', body)).body).toMatchObject({ done: 1, news: [] });
    const after = async (seen: number, as: Seat) =>
      (await fine(ann.get(`/matches/${id}/news?as=${as}&after=${seen}`))).news;
    await watching.until(() => watching.events('news').length > 0);
    expect(watching.events('news')).toEqual(await after(body.seen, seat));
    const next = await commandIn(id);
    const reply = await absent.ask('commands', next.body);
    expect(reply.body.news).toEqual(await after(next.body.seen, next.seat));
    expect(reply.body.news).toHaveLength(1);
  });

  test('one socket serves every seat its owner has', async () => {
    const id = await newMatch(ann, { chairs: { red: 'me', blue: 'me' } });
    const speaker = await speak(ann, id, 'red');
    expect(await speaker.ask('watch', { as: 'blue' })).toEqual({ status: 200, body: {} });
    expect(await speaker.ask('watch', { as: 'blue' })).toEqual({ status: 200, body: {} });
    await speaker.until(
      () => speaker.events('sight', 'red').length + speaker.events('sight', 'blue').length === 2,
    );
    for (let i = 0; i < 3; i++) {
      const { body } = await commandIn(id);
      expect((await speaker.ask('commands', body)).status).toBe(200);
    }
    const live = (await server.context.matches.open(id)) as LiveMatch;
    for (const seat of ['red', 'blue'])
      await speaker.until(() => speaker.events('news', seat).at(-1)?.number === live.numberOf(seat));
    expect(speaker.events('sight')).toHaveLength(2);
    expect((await speaker.ask('watch', { as: 'green' })).status).toBe(403);
  });

  test('resumes after a lost connection without gap or repeat', async () => {
    const id = await begunMatch(ann, bob);
    const before = await speak(ann, id, 'red');
    await before.until(() => before.events('sight').length > 0);
    before.cut();
    const { seat, body } = await commandIn(id);
    await fine((seat === 'red' ? ann : bob).post(`/matches/${id}/commands`, body));
    const after = await speak(ann, id, 'red', before.place);
    const [news] = await after.until(() => after.events('news').length > 0 && after.events('news'));
    expect(news.number).toBe(before.events('sight')[0].number + 1);
    expect(after.events('sight')).toEqual([]);
  });

  test('a command sent again after its answer was lost takes effect once', async () => {
    const id = await begunMatch(ann, bob);
    const { seat, body } = await commandIn(id);
    const mover = seat === 'red' ? ann : bob;
    const version = await versionOf(id);
    const first = await speak(mover, id, seat);
    first.socket.pause(); // the answer never arrives
    first.socket.send(JSON.stringify({ id: 1, do: 'commands', ...body }));
    await expect.poll(() => versionOf(id)).toBe(version + 1);
    first.cut();
    const again = await speak(mover, id, seat);
    expect(await again.ask('commands', body)).toMatchObject({
      status: 409,
      body: { error: { code: 'stale', news: [{ number: body.seen + 1 }] } },
    });
    expect(await versionOf(id)).toBe(version + 1);
  });

  test('a command given on one node is announced on the other', async () => {
    const id = await begunMatch(ann, bob);
    const { seat, body } = await commandIn(id);
    const [mover, waiting] = seat === 'red' ? [ann, bob] : [bob, ann];
    const theirs = await speak(waiting, id, seat === 'red' ? 'blue' : 'red', undefined, other);
    await theirs.until(() => theirs.events('sight').length > 0);
    const mine = await speak(mover, id, seat);
    expect((await mine.ask('commands', body)).status).toBe(200);
    await theirs.until(() => theirs.events('news').length > 0);
    expect((await theirs.ask('undo', { as: seat, seen: 99 })).status).toBe(403);
  });

  test('a player who left a seat gets no more news of it', async () => {
    const id = await begunMatch(ann, bob);
    const speaker = await speak(bob, id, 'blue');
    await speaker.until(() => speaker.events('sight').length > 0);
    await fine(bob.delete(`/matches/${id}/seats/blue`));
    expect(await speaker.closed).toBe(1000);
  });

  test('a stopping server answers the requests it has and redirects everybody', async () => {
    const place = await newPlace();
    const stopping = await startTestServer({ store: await place.open() });
    const [eve, fay] = [await newGuest(stopping, 'Eve'), await newGuest(stopping, 'Fay')];
    const id = await begunMatch(eve, fay);
    const { seat, seen, command } = await someCommand(stopping, id);
    const speaker = await speak(seat === 'red' ? eve : fay, id, seat, undefined, stopping);
    await speaker.until(() => speaker.events('sight').length > 0);
    const answer = speaker.ask('commands', { as: seat, seen, commands: [command] });
    const live = (await stopping.context.matches.open(id)) as LiveMatch;
    const { version } = live;
    await expect.poll(() => live.version, { interval: 1 }).toBe(version + 1);
    const stopped = stopping.stop();
    expect((await answer).status).toBe(200);
    expect(await speaker.closed).toBe(1012);
    const [{ waitMs }] = speaker.events('restart');
    expect(waitMs).toBeGreaterThanOrEqual(200);
    await stopped;
  });
});
