import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../start.ts';
import { startTestServer } from '../testkit/server.ts';
import { eachStore } from '../testkit/stores.ts';
import { type Browser, begunMatch, fine, newGuest } from './browser.ts';

describe.each(eachStore)('oversized and malformed bodies, on the $name store', ({ open }) => {
  let server: RunningServer;
  let ann: Browser;
  let id: string;
  beforeAll(async () => {
    server = await startTestServer({ store: await open() });
    ann = await newGuest(server, 'Ann');
    id = await begunMatch(ann, await newGuest(server, 'Bob'));
  });
  afterAll(async () => {
    await fine(ann.get(`/matches/${id}/sight?as=red`)); // the server is still alive
    await server.stop();
  });

  const says = (text: unknown) => ({ error: { code: 'malformed', says: text } });

  test('a body that is too large is refused before it is read', async () => {
    const raw = JSON.stringify({ name: 'x'.repeat(70_000) });
    expect(await ann.send('PUT', '/people/me', undefined, { raw })).toMatchObject({
      status: 413,
      body: { error: { code: 'too-large', says: 'The body is larger than 64 KB: send less at once.' } },
    });
  });

  test('a body that is not JSON is refused with a message', async () => {
    for (const raw of ['{', '{"a":1,}', "{'a':1}", '\u0000', 'undefined', '[1,2', '{"a":01}', '\ufeff{}{}'])
      expect(await ann.send('PUT', '/people/me', undefined, { raw })).toMatchObject({
        status: 400,
        body: says('The body is not valid JSON.'),
      });
    expect(
      await ann.send('PUT', '/people/me', undefined, {
        raw: '',
        headers: { 'content-type': 'application/json' },
      }),
    ).toMatchObject({ status: 400, body: says('The body is empty; this request needs JSON.') });
  });

  test('JSON of the wrong shape is refused with the name of the field', async () => {
    for (const [body, text] of [
      [[], 'The request must be an object, not a list.'],
      ['x', 'The request must be an object, not text.'],
      [7, 'The request must be an object, not a number.'],
      [{ name: 7 }, 'The name must be text, not a number.'],
      [{ name: '' }, 'The name must not be empty.'],
      [{ admin: true }, '"admin" is not known here.'],
      [{ isGuest: false }, '"isGuest" is not known here.'],
      [{ settings: { mail: { turn: 'yes' } } }, '"turn" must be true or false, not text.'],
    ])
      expect(await ann.put('/people/me', body)).toMatchObject({ status: 400, body: says(text) });
  });

  test('no input reaches an object’s prototype', async () => {
    for (const raw of [
      '{"__proto__":{"isGuest":false}}',
      '{"constructor":{"prototype":{"isGuest":false}}}',
      '{"settings":{"__proto__":{"timeZone":"UTC"}}}',
    ])
      expect((await ann.send('PUT', '/people/me', undefined, { raw })).status).toBe(400);
    expect(({} as { isGuest?: boolean }).isGuest).toBeUndefined();
    for (const seat of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      expect((await ann.get(`/matches/${id}/sight?as=${seat}`)).status).toBe(403);
      expect((await ann.delete(`/matches/${id}/seats/${seat}`)).status).toBe(404);
      expect((await ann.post('/matches', { system: seat })).status).toBe(400);
    }
  });

  test('JSON as deep as a body can be does no harm', async () => {
    const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
    for (const raw of [
      `{"seen":1,"commands":[${deep}]}`,
      `{"as":"red","command":${deep}}`,
      `{"system":"practice","options":${deep}}`,
    ])
      for (const path of [`/matches/${id}/commands`, `/matches/${id}/check`, '/matches'])
        expect(await ann.send('POST', path, undefined, { raw })).toMatchObject({
          status: 413,
          body: {
            error: {
              code: 'too-large',
              says: 'The body is nested more than 32 levels deep: send a flatter one.',
            },
          },
        });
  });

  test('invalid numbers and places are refused', async () => {
    for (const path of [
      `/matches/${id}/replay?number=1e999`,
      `/matches/${id}/replay?number=-1`,
      `/matches/${id}/news?after=abc`,
      `/matches/${id}/news?limit=1000000`,
      `/matches/${id}/chat/seats?after=1.5`,
      `/matches/${id}/chat/admins`,
      `/matches?which=all`,
      `/matches?limit=0`,
    ])
      expect([path, (await ann.get(path)).status]).toEqual([path, 400]);
    for (const seen of [-1, 1.5, '1', null, 1e308])
      expect((await ann.post(`/matches/${id}/commands`, { seen, commands: [{}] })).status).toBe(400);
  });

  test('text that looks like SQL stays text', async () => {
    const name = `Robert'); drop table people; --`;
    await fine(ann.put('/people/me', { name }));
    expect((await fine(ann.get('/people/me'))).person.name).toBe(name);
    for (const bad of ["' or '1'='1", '%27', 'a%00b'])
      expect((await ann.get(`/matches/${encodeURIComponent(bad)}`)).status).toBe(404);
  });

  test('unreadable addresses are refused with a message', async () => {
    for (const path of [
      '/matches/%',
      '/matches/%c0%ae',
      `/matches/${'x'.repeat(5000)}`,
      '/%2e%2e/%2e%2e/etc/passwd',
    ])
      expect((await ann.get(path)).body).toMatchObject({ error: { says: expect.any(String) } });
  });

  test('input that is not HTTP is refused, and the server keeps working', async () => {
    const { hostname, port } = new URL(server.url);
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(Number(port), hostname, () => socket.end('\u0000\u0001 nonsense\r\n\r\n'));
      socket.on('data', (bytes) => {
        text += bytes;
      });
      socket.on('close', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });
});
