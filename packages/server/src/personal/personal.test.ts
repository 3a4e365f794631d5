import { MODERATOR, SPECTATOR } from '@warmoot/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser, begunMatch, fine, newAccount, newGuest, PASSWORD, playToEnd } from '../security/browser.ts';
import type { RunningServer } from '../start.ts';
import { sql } from '../store/statement.ts';
import { startTestServer } from '../testkit/server.ts';

const SECRET = 'hold the ford until turn four';

let server: RunningServer;
let ann: Browser;
let bob: Browser;
let id: string;
beforeAll(async () => {
  server = await startTestServer();
  [ann, bob] = [await newAccount(server, 'Ann'), await newGuest(server, 'Bob')];
  id = await begunMatch(ann, bob);
}, 60_000);
afterAll(() => server.stop());

const rowsIn = async (table: 'notes' | 'lesson_progress'): Promise<number> => {
  const counting =
    table === 'notes' ? sql`select person from notes` : sql`select person from lesson_progress`;
  return (await server.context.store.all(counting)).length;
};

test('[MOT-19] notes are kept for the person who wrote them', async () => {
  expect(await fine(ann.get(`/matches/${id}/notes`))).toEqual({ text: '', changedAt: null });
  await fine(ann.put(`/matches/${id}/notes`, { text: SECRET }));
  expect(await fine(ann.get(`/matches/${id}/notes`))).toMatchObject({ text: SECRET });
  expect(await fine(bob.get(`/matches/${id}/notes`))).toEqual({ text: '', changedAt: null });
});

test('[MOT-19] nobody else can read them, by any address of the match', async () => {
  await fine(ann.put(`/matches/${id}/notes`, { text: SECRET }));
  const [eve, nobody] = [await newGuest(server, 'Eve'), new Browser(server)];
  expect((await eve.get(`/matches/${id}/notes`)).status).toBe(404);
  expect((await nobody.get(`/matches/${id}/notes`)).status).toBe(404);
  expect((await nobody.put(`/matches/${id}/notes`, { text: 'mine' })).status).toBe(404);
  for (const path of ['', '/notes', '/sight?as=blue', '/news?as=blue', '/chat', `/news?as=${SPECTATOR}`])
    expect((await bob.get(`/matches/${id}${path}`)).text).not.toContain(SECRET);
});

test('[MOT-19] not even after the match, when the record is public', async () => {
  const match = await begunMatch(ann, bob);
  await fine(ann.put(`/matches/${match}/notes`, { text: SECRET }));
  await playToEnd(server, match);
  const { token } = await fine(bob.post(`/matches/${match}/share`));
  const asked = ['/record', '/sight?as=red', '/news?as=red', `/sight?as=${MODERATOR}`].map(
    (path) => `/matches/${match}${path}`,
  );
  for (const path of [...asked, `/shared/${token}`, `/shared/${token}/news`])
    expect((await bob.get(path)).text).not.toContain(SECRET);
});

test('the length of notes is limited', async () => {
  expect((await ann.put(`/matches/${id}/notes`, { text: 'x'.repeat(20_001) })).status).toBe(400);
  await fine(ann.put(`/matches/${id}/notes`, { text: '' }));
  expect(await fine(ann.get(`/matches/${id}/notes`))).toEqual({ text: '', changedAt: null });
});

test('progress in a lesson goes with the account', async () => {
  const progress = { step: 3, acts: [{ kind: 'next' }] };
  await fine(ann.put('/people/me/lessons/first-battle', { progress }));
  expect(await fine(ann.get('/people/me/lessons'))).toMatchObject({
    lessons: [{ lesson: 'first-battle', progress }],
  });
  expect((await fine(bob.get('/people/me/lessons'))).lessons).toEqual([]);
  expect((await new Browser(server).get('/people/me/lessons')).status).toBe(401);
  expect((await ann.put('/people/me/lessons/No%20Such', { progress })).status).toBe(400);
});

test('[MOT-19] both are deleted with the account', async () => {
  const zoe = await newAccount(server, 'Zoe');
  const match = await begunMatch(zoe, bob);
  const before = [await rowsIn('notes'), await rowsIn('lesson_progress')];
  await fine(zoe.put(`/matches/${match}/notes`, { text: SECRET }));
  await fine(zoe.put('/people/me/lessons/first-battle', { progress: { step: 1 } }));
  expect([await rowsIn('notes'), await rowsIn('lesson_progress')]).toEqual(before.map((count) => count + 1));
  await fine(zoe.delete('/people/me', { password: PASSWORD }));
  expect([await rowsIn('notes'), await rowsIn('lesson_progress')]).toEqual(before);
});
