import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROUTES } from '../rooms.ts';
import type { RunningServer } from '../start.ts';
import { startTestServer } from '../testkit/server.ts';
import { eachStore } from '../testkit/stores.ts';
import { type Answer, Browser, begunMatch, fine, newGuest, newMatch, playToEnd } from './browser.ts';

/** Bodies that a member's request would have, so that a stranger's request gets as far as it can. */
const BODIES: Readonly<Record<string, unknown>> = {
  'POST /matches/:id/commands': { seen: 1, commands: [{ type: 'pass' }] },
  'POST /matches/:id/undo': { seen: 1 },
  'POST /matches/:id/orders': { seen: 1, text: 'EMPIRE Aldmark' },
  'POST /matches/:id/orders/check': { text: 'EMPIRE Aldmark' },
  'POST /matches/:id/check': { command: {} },
  'POST /matches/:id/odds': { command: {} },
  'POST /matches/:id/invitations': { purpose: 'seat' },
  'POST /matches/:id/chat/:channel': { text: 'hello' },
  'POST /matches/:id/deadlines': { seat: 'red', hours: 1 },
  'POST /matches/:id/abuse-reports': { offence: 'name', seat: 'red', reason: 'It is rude.' },
  'POST /matches/:id/proposals': { kind: 'pause' },
  'POST /matches/:id/proposals/:proposal': { answer: 'agree' },
  'PUT /matches/:id/notes': { text: 'hello' },
  'PUT /matches/:id/seats/:seat/bot': { bot: 'random' },
  'PUT /matches/:id/seats/:seat/word': { word: 'x' },
  'PUT /matches/:id/seats/:seat/substitute': { name: null },
};
const UNKNOWN = 'abcdefghijkmnpqrstuv';

/** Every current route that names a match: a route added later is tested without being listed here. */
const ABOUT_A_MATCH = ROUTES.filter(({ path }) => path.startsWith('/matches/:id'));

const request = (method: string, path: string, id: string): [string, string, unknown] => {
  const url = path.replace(':id', id).replace(':seat', 'red').replace(':channel', 'seats');
  return [method, path.endsWith('/replay') ? `${url}?number=1` : url, bodyOf(method, path)];
};

const bodyOf = (method: string, path: string): unknown =>
  BODIES[`${method} ${path}`] ?? (method === 'GET' || method === 'DELETE' ? undefined : {});

const allOf = ({ status, text, headers: { date: _, 'x-request-id': __, ...headers } }: Answer) => ({
  status,
  text,
  headers,
});

describe.each(eachStore)('private matches, on the $name store', ({ open }) => {
  let server: RunningServer;
  let owner: Browser;
  const matches: Record<string, string> = {};
  beforeAll(async () => {
    server = await startTestServer({ store: await open() });
    owner = await newGuest(server, 'Owner');
    const bob = await newGuest(server, 'Bob');
    matches.gathering = await newMatch(owner);
    matches.playing = await begunMatch(owner, bob);
    matches.over = await begunMatch(owner, bob);
    await playToEnd(server, matches.over);
  });
  afterAll(() => server.stop());

  test('there are routes to test', () => {
    expect(ABOUT_A_MATCH.length).toBeGreaterThan(20);
  });

  test.each(['signed in', 'nobody'])(
    'a stranger (%s) gets the same bytes as for a match that is not there',
    async (who) => {
      const stranger = new Browser(server);
      if (who === 'signed in') await fine(stranger.post('/people/guests', { name: 'Stranger' }));
      const seen: number[] = [];
      for (const { method, path } of ABOUT_A_MATCH) {
        const ask = (id: string): Promise<Answer> => {
          const fresh = new Browser(server); // another address each time, or the rate limit’s own count would differ
          fresh.cookie = stranger.cookie;
          return fresh.send(...request(method, path, id));
        };
        const unknown = allOf(await ask(UNKNOWN));
        seen.push(unknown.status);
        expect([method, path, unknown.text]).toEqual([
          method,
          path,
          expect.stringContaining('no-such-match'),
        ]);
        for (const [status, id] of Object.entries(matches))
          expect([method, path, status, allOf(await ask(id))]).toEqual([method, path, status, unknown]);
      }
      expect(new Set(seen)).toEqual(new Set([404]));
    },
  );

  test('the same requests from a member get other answers', async () => {
    for (const { method, path } of ABOUT_A_MATCH) {
      if (path.endsWith('/live')) continue;
      const { status, text } = await owner.send(...request(method, path, matches.over as string));
      expect([method, path, status, text.includes('no-such-match')]).toEqual([
        method,
        path,
        expect.any(Number),
        false,
      ]);
      expect(text).not.toContain('is not a known field');
    }
  });

  test('private matches appear only in their members’ lists', async () => {
    const stranger = await newGuest(server, 'Stranger');
    for (const which of ['open', 'watch', 'mine']) {
      const { matches: listed } = await fine(stranger.get(`/matches?which=${which}`));
      expect(listed).toEqual([]);
    }
    expect((await fine(owner.get('/matches?which=mine'))).matches).toHaveLength(3);
  });

  test('a removed or replaced player sees no more than a stranger', async () => {
    const ann = await newGuest(server, 'Ann');
    const match = await newMatch(owner, { chairs: {} });
    const { link } = await fine(
      owner.post(`/matches/${match}/invitations`, { purpose: 'seat', seat: 'blue' }),
    );
    await fine(ann.post(link));
    await fine(ann.get(`/matches/${match}`));
    await fine(owner.delete(`/matches/${match}/seats/blue`));
    expect(allOf(await ann.get(`/matches/${match}`))).toEqual(allOf(await ann.get(`/matches/${UNKNOWN}`)));
  });
});
