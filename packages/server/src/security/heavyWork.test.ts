import { randomCommand, seededDice } from '@warmoot/kernel';
import { SYSTEMS, type SystemDoor } from '@warmoot/systems';
import { standInFor } from '@warmoot/systems/chronopia/moderator';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { LiveMatch } from '../matches/liveMatch.ts';
import type { RunningServer } from '../start.ts';
import { momentAt, newsFromLog } from '../testkit/past.ts';
import { startTestServer } from '../testkit/server.ts';
import { type Browser, begunMatch, fine, newGuest, playToEnd, someCommand } from './browser.ts';

let server: RunningServer;
let ann: Browser;
let campaign: string;
let chronopia: SystemDoor;
let practice: SystemDoor;
const doorOf = (system: string) => SYSTEMS.find(({ id }) => id === system)?.load() as Promise<SystemDoor>;

beforeAll(async () => {
  [practice, chronopia] = await Promise.all([doorOf('practice'), doorOf('chronopia')]);
  server = await startTestServer();
  ann = await newGuest(server, 'Ann');
  const empires = [
    { name: 'Aldmark', race: 'FB' },
    { name: 'Brakka', race: 'BB' },
  ];
  const options = { empires, hexesPerEmpire: 40, calamities: false };
  const request = { system: 'chronopia', options, chairs: { e1: 'me', e2: { bot: 'steward' } } };
  campaign = (await fine(ann.post('/matches', request))).id;
  await untilOrders();
});
afterAll(() => server.stop());
afterEach(() => vi.restoreAllMocks());

const untilOrders = async (): Promise<void> => {
  const live = (await server.context.matches.open(campaign)) as LiveMatch;
  const view = () => live.sightOf('e1').view as Parameters<typeof standInFor>[0];
  while (view().window?.name !== 'orders') {
    const { seat } = live.moment.pending[0] as { seat: string };
    const own = live.sightOf(seat).view as Parameters<typeof standInFor>[0];
    await live.submit({ seat, commands: [standInFor(own, Number(seat.slice(1)) - 1)] });
  }
};

test('the server’s own thread reads no orders, writes no reports and lists no moves', async () => {
  const here = [
    vi.spyOn(chronopia.orders as NonNullable<SystemDoor['orders']>, 'read'),
    vi.spyOn(chronopia as { report: NonNullable<SystemDoor['report']> }, 'report'),
    vi.spyOn(chronopia.system, 'legal'),
    vi.spyOn(chronopia.system, 'subjects'),
  ];
  const text = 'TURN 1\nNobody - Mvoe 1';
  const { findings } = await fine(ann.post(`/matches/${campaign}/orders/check`, { as: 'e1', text }));
  expect(findings.length).toBeGreaterThan(0);
  const { subjects } = await fine(ann.get(`/matches/${campaign}/legal?as=e1`));
  const subject = encodeURIComponent(subjects[0]);
  expect((await fine(ann.get(`/matches/${campaign}/legal?as=e1&subject=${subject}`))).commands).not.toEqual(
    [],
  );
  expect(await fine(ann.get(`/matches/${campaign}/report?as=e1&format=json`))).toBeTruthy();
  for (const work of here) expect(work).not.toHaveBeenCalled();
});

test('the server’s own thread computes no odds', async () => {
  const bob = await newGuest(server, 'Bob');
  const id = await begunMatch(ann, bob);
  const { seat, command } = await someCommand(server, id);
  const here = [vi.spyOn(practice.system, 'decide'), vi.spyOn(practice.system, 'imagine')];
  const asker = seat === 'red' ? ann : bob;
  const { chances } = await fine(asker.post(`/matches/${id}/odds`, { as: seat, command }));
  expect(chances.length).toBeGreaterThan(0);
  for (const work of here) expect(work).not.toHaveBeenCalled();
});

test('the server’s own thread computes no old news, no old sight and no dice checks', async () => {
  const id = await begunMatch(ann, await newGuest(server, 'Bob'));
  await playToEnd(server, id);
  const live = (await server.context.matches.open(id)) as LiveMatch;
  const last = live.numberOf('red');
  const news = await newsFromLog(live, 'red', 0);
  const then = (await momentAt(live, 'red', 3)).sightOf('red');
  const here = [
    vi.spyOn(practice.system, 'apply'),
    vi.spyOn(practice.system, 'story'),
    vi.spyOn(practice.system, 'view'),
  ];
  const checked = vi.spyOn(server.context.workers, 'dice');
  expect(last).toBeGreaterThan(20); // more than memory keeps
  expect(await fine(ann.get(`/matches/${id}/news?as=red`))).toEqual(
    JSON.parse(JSON.stringify({ last, news: news })),
  );
  expect((await fine(ann.get(`/matches/${id}/news?as=red&after=2&limit=3`))).news).toHaveLength(3);
  expect((await fine(ann.get(`/matches/${id}/replay?as=red&number=3`))).sight).toEqual(
    JSON.parse(JSON.stringify(then)),
  );
  expect((await fine(ann.get(`/matches/${id}/dice`))).verification).toMatchObject({ ok: true });
  expect(checked).toHaveBeenCalledOnce();
  for (const work of here) expect(work).not.toHaveBeenCalled();
});

test('a command based on a very old sight costs the server’s own thread nothing', async () => {
  const id = await begunMatch(ann, await newGuest(server, 'Bob'));
  const live = (await server.context.matches.open(id)) as LiveMatch;
  while (live.numberOf('red') < 20) {
    const { seat, command } = await someCommand(server, id);
    await live.submit({ seat, commands: [command] });
  }
  const here = [vi.spyOn(practice.system, 'apply'), vi.spyOn(practice.system, 'story')];
  const late = { as: 'red', seen: 0, commands: [{ type: 'endTurn' }] };
  const { status, body } = await ann.post(`/matches/${id}/commands`, late);
  expect([status, body.error.code, body.error.news[0].number]).toEqual([409, 'stale', 1]);
  for (const work of here) expect(work).not.toHaveBeenCalled();
});

test('an imported match is replayed in another thread', async () => {
  const id = await begunMatch(ann, await newGuest(server, 'Bob'));
  await playToEnd(server, id);
  const { record } = await fine(ann.get(`/matches/${id}/record`));
  const decided = vi.spyOn(practice.system, 'decide');
  const brought = await fine(ann.post('/imports', { record }));
  expect(decided).not.toHaveBeenCalled();
  expect((await fine(ann.get(`/matches/${brought.id}/sight`))).number).toBeGreaterThan(1);
});

test('a long text gets a bounded answer', async () => {
  const junk = (lines: number) => Array.from({ length: lines }, () => 'x').join('\n');
  const check = (text: string) => ann.post(`/matches/${campaign}/orders/check`, { as: 'e1', text });
  expect((await check(junk(1_001))).body.error.says).toBe('Orders have at most 1,000 lines.');
  expect((await check('x'.repeat(64 * 1024 + 1))).body.error.says).toBe('Orders have at most 64 KB.');
  expect((await check(junk(1_001).replaceAll('\n', '\u2028'))).status).toBe(400);
  const { findings, leftOut } = await fine(check(junk(1_000)));
  expect([findings.length, leftOut]).toEqual([200, 800]);
});

test('a nonsensical import is refused with a message, whatever its form', async () => {
  const sent = (raw: string) => ann.send('POST', '/imports', undefined, { raw });
  const says = async (raw: string) => (await sent(raw)).body.error.says;
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const head =
    '"format":"warmoot-match/1","system":"practice","rulesVersion":1,"options":{},"dice":{"source":"seeded"}';
  expect(await says('{')).toBe('This is not valid JSON.');
  expect(await says('{"record":1,"more":1}')).toBe('"more" is not known here.');
  expect(await says(`{"record":${deep}}`)).toBe('This is not the record of a match that can be played here.');
  expect(await says(`{"record":{${head},"log":[${deep}]}}`)).toMatch(/^[A-Z][^:]*\.$/);
  expect(await sent(`{"record":"${'x'.repeat(17 * 1024 * 1024)}"}`)).toMatchObject({
    status: 413,
    body: { error: { says: 'The body is larger than 16 MB: send less at once.' } },
  });
});

test('a person who changes address is not treated as an attacker', async () => {
  const live = (await server.context.matches.open(campaign)) as LiveMatch;
  const { view } = live.sightOf('e1');
  const command = randomCommand(chronopia.system, view, 'e1', seededDice('any'));
  for (let i = 0; i < 15; i++)
    expect((await ann.post(`/matches/${campaign}/odds`, { as: 'e1', command })).status).not.toBe(429);
});
