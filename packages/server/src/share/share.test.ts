import { inflateSync } from 'node:zlib';
import { SPECTATOR } from '@warmoot/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LiveMatch } from '../matches/liveMatch.ts';
import { Browser, begunMatch, fine, newGuest, playToEnd } from '../security/browser.ts';
import type { RunningServer } from '../start.ts';
import { startTestServer } from '../testkit/server.ts';

let server: RunningServer;
let ann: Browser;
let bob: Browser;
let nobody: Browser;
let id: string;
beforeAll(async () => {
  server = await startTestServer();
  [ann, bob] = [await newGuest(server, 'Ann'), await newGuest(server, 'Bob')];
  nobody = new Browser(server);
  id = await begunMatch(ann, bob);
}, 60_000);
afterAll(() => server.stop());

test('[MOT-18] only its players can share a match, and only once it is over', async () => {
  expect((await ann.post(`/matches/${id}/share`)).status).toBe(409);
  await fine(ann.post(`/matches/${id}/chat/seats`, { text: 'a private word' }));
  await playToEnd(server, id);
  const eve = await newGuest(server, 'Eve');
  expect((await eve.post(`/matches/${id}/share`)).status).toBe(404);
  const first = await fine(ann.post(`/matches/${id}/share`));
  expect((await fine(bob.post(`/matches/${id}/share`))).token).toBe(first.token);
});

test('[MOT-18] the link shows what a spectator sees, and no more', async () => {
  const { token } = await fine(ann.post(`/matches/${id}/share`));
  const live = (await server.context.matches.open(id)) as LiveMatch;
  const shared = await nobody.get(`/shared/${token}`);
  expect(shared.body).toMatchObject({ last: live.numberOf(SPECTATOR), table: { id: token, status: 'over' } });
  const news = await nobody.get(`/shared/${token}/news`);
  expect(news.body.news).toEqual(JSON.parse(JSON.stringify(await spectatorsNews())));
  for (const secret of [id, live.table.secret, 'a private word'])
    expect(shared.text + news.text).not.toContain(secret);
  for (const path of ['', '/sight', '/news', '/record', '/dice', '/chat/seats', '/live'])
    expect((await nobody.get(`/matches/${token}${path}`)).status).toBe(404);
  expect((await nobody.get(`/matches/${id}`)).status).toBe(404);
});

const spectatorsNews = async () => (await fine(ann.get(`/matches/${id}/news?as=${SPECTATOR}`))).news;

test('[MOT-18] a moment is shared by its number in the sharer’s log and opens at its number for spectators', async () => {
  const live = (await server.context.matches.open(id)) as LiveMatch;
  const rows = await server.context.store.tail(id, 0);
  for (const at of [1, 5, live.numberOf('blue')]) {
    const { link } = await fine(bob.post(`/matches/${id}/share`, { at }));
    const row = rows.find(({ seen }) => JSON.parse(seen).blue >= at);
    expect(link).toMatch(new RegExp(`\\?at=${JSON.parse(row?.seen ?? '{}')[SPECTATOR]}$`));
  }
});

test('[MOT-18] the picture of a moment is a PNG and an SVG, the same for everybody', async () => {
  const { token } = await fine(ann.post(`/matches/${id}/share`));
  const svg = await nobody.get(`/shared/${token}/picture.svg?at=1`);
  expect(svg.headers['content-type']).toContain('image/svg+xml');
  expect(svg.text.match(/<polygon/g)?.length).toBeGreaterThan(35); // the hexes, and the counters
  const response = await fetch(`${server.url}/api/v1/shared/${token}/picture.png?at=1`);
  expect(response.headers.get('content-type')).toBe('image/png');
  const png = Buffer.from(await response.arrayBuffer());
  expect([...png.subarray(1, 4)].map((byte) => String.fromCharCode(byte)).join('')).toBe('PNG');
  const data = png.subarray(png.indexOf('IDAT') + 4, png.length - 16);
  const pixels = inflateSync(data);
  expect(pixels.length).toBe(630 * (1 + 3 * 1200));
  expect(pixels.includes(Buffer.from([0xb2, 0x3a, 0x2e]))).toBe(true); // red's counters
  const later = await nobody.get(`/shared/${token}/picture.svg`);
  expect(later.text).not.toBe(svg.text);
});

test('[MOT-18] a player can end the sharing', async () => {
  const { token } = await fine(ann.post(`/matches/${id}/share`));
  expect((await nobody.delete(`/matches/${id}/share`)).status).toBe(404);
  await fine(bob.delete(`/matches/${id}/share`));
  for (const path of ['', '/news', '/picture.png', '/picture.svg'])
    expect((await nobody.get(`/shared/${token}${path}`)).status).toBe(404);
});

test('a seven-character code leads to the seat, once', async () => {
  const request = { system: 'practice', chairs: { red: 'me' } };
  const { id: match } = await fine(ann.post('/matches', request));
  const { link } = await fine(ann.post(`/matches/${match}/invitations`, { purpose: 'seat', form: 'code' }));
  expect(link).toMatch(/^\/invitations\/[a-hj-km-np-z2-9]{7}$/);
  expect(await fine(nobody.get(link))).toMatchObject({ match, purpose: 'seat', from: 'Ann' });
  expect(await fine(bob.post(link))).toEqual({ match, seat: 'blue' });
  expect((await bob.post(link)).status).toBe(404);
});
