import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../start.ts';
import { startTestServer } from '../testkit/server.ts';
import { eachStore } from '../testkit/stores.ts';
import { Browser, fine, newGuest, newMatch } from './browser.ts';

const ORIGIN = 'https://play.test';

describe.each(eachStore)('requests forged by other sites, on the $name store', ({ open }) => {
  let server: RunningServer;
  let ann: Browser;
  let id: string;
  beforeAll(async () => {
    server = await startTestServer({ store: await open(), settings: { origins: [ORIGIN] } });
    ann = await newGuest(server, 'Ann');
    id = await newMatch(ann, { visibility: 'open', chairs: {} });
  });
  afterAll(() => server.stop());

  const refused = {
    status: 403,
    body: { error: { says: 'This request comes from another site and was not carried out.' } },
  };
  const chairs = async () => (await server.context.matches.table(id))?.chairs;

  test('another site’s page cannot act with the visitor’s cookie', async () => {
    for (const headers of [
      { origin: 'https://evil.test' },
      { origin: 'null' },
      { origin: 'http://play.test' },
      { origin: 'https://play.test.evil.test' },
      { origin: 'https://sub.play.test' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]) {
      expect(await ann.post(`/matches/${id}/seats/red`, {}, { headers })).toMatchObject(refused);
      expect(await ann.put('/people/me', { name: 'Pwned' }, { headers })).toMatchObject(refused);
      expect(await ann.send('DELETE', '/people/me', undefined, { headers })).toMatchObject(refused);
      expect(await ann.post('/people/sign-out', {}, { headers })).toMatchObject(refused);
    }
    expect(await chairs()).toMatchObject([{ person: null }, { person: null }]);
    expect((await fine(ann.get('/people/me'))).person.name).toBe('Ann');
  });

  test('another site cannot sign a visitor in as somebody else', async () => {
    const visitor = new Browser(server);
    const headers = { origin: 'https://evil.test' };
    for (const path of ['guests', 'sessions', 'accounts'])
      expect(
        await visitor.post(`/people/${path}`, { name: 'x', password: 'xxxxxxxxx' }, { headers }),
      ).toMatchObject(refused);
    expect(visitor.cookie).toBe('');
  });

  test('no kind of form is accepted, even without an Origin header', async () => {
    const raw = JSON.stringify({ name: 'Pwned' });
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      '',
    ])
      expect(
        await ann.send('PUT', '/people/me', undefined, { raw, headers: { 'content-type': type } }),
      ).toMatchObject({
        status: 415,
        body: { error: { says: 'The body must be JSON (content-type: application/json).' } },
      });
    expect((await fine(ann.get('/people/me'))).person.name).toBe('Ann');
  });

  test('our own pages and programs are accepted', async () => {
    await fine(ann.put('/people/me', { name: 'Ann 1' }, { headers: { origin: ORIGIN } }));
    await fine(
      ann.put(
        '/people/me',
        { name: 'Ann 2' },
        { headers: { origin: 'http://localhost:80', host: 'localhost:80' } },
      ),
    );
    await fine(ann.put('/people/me', { name: 'Ann 3' }, { headers: { 'sec-fetch-site': 'same-origin' } }));
    await fine(ann.put('/people/me', { name: 'Ann 4' }));
  });

  test('no answer invites other sites to read it', async () => {
    const { headers } = await ann.get('/people/me', { headers: { origin: 'https://evil.test' } });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers).toMatchObject({
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
  });

  test('a GET changes nothing: none takes a seat or uses an invitation', async () => {
    const { link } = await fine(ann.post(`/matches/${id}/invitations`, { purpose: 'seat' }));
    await fine(ann.get(link));
    await fine(ann.get(link));
    expect(await chairs()).toMatchObject([{ person: null }, { person: null }]);
    expect((await ann.get(`/matches/${id}/seats/red`)).status).toBe(404);
  });
});
