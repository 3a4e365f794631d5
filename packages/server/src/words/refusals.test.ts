import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../start.ts';
import { guest } from '../testkit/client.ts';
import { startTestServer } from '../testkit/server.ts';

let server: RunningServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
  headers = (await guest(server.url, 'Ann')).headers;
}, 60_000);
afterAll(() => server.stop());

const refusal = async (language: string, path: string, body: unknown): Promise<string> => {
  const response = await fetch(`${server.url}/api/v1${path}`, {
    method: 'POST',
    headers: { ...headers, 'accept-language': language, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return ((await response.json()) as { error: { says: string } }).error.says;
};

const tooMany = {
  system: 'csw',
  title: 'Too many',
  options: {
    battle: { points: 10, blue: { army: [{ code: 'HC', count: 9 }] }, red: { army: [{ code: 'LF' }] } },
  },
};

test.each([
  [
    '/matches/nowhere/seats/red',
    {},
    'Unter dieser Adresse gibt es keine Partie, oder sie ist für dich nicht zugänglich.',
  ],
  ['/people/guests', { name: '' }, 'Der Name darf nicht leer sein.'],
  ['/people/guests', { name: 7 }, 'Der Name: Hier wird Text gebraucht, nicht eine Zahl.'],
  ['/matches', { ...tooMany, system: 'chess' }, 'Ein Spiel „chess“ gibt es hier nicht.'],
  ['/matches', tooMany, /^Blau: .*Punkte.* \(CSW-SET-08\)\.$/],
])('a reader of German reads in German why %s is refused', async (path, body, says) => {
  expect(await refusal('de-AT,de;q=0.9,en;q=0.8', path, body)).toMatch(says);
});

test('a reader of German reads in German why a command is refused', async () => {
  const chairs = { red: 'me', blue: 'me' };
  const { id } = (await (
    await fetch(`${server.url}/api/v1/matches`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ system: 'practice', title: 'The Ford', chairs }),
    })
  ).json()) as { id: string };
  const says = await refusal('de', `/matches/${id}/commands`, {
    as: 'red',
    seen: 1,
    commands: [{ type: 'endTurn' }],
  });
  expect(says).toBe('Nicht möglich: deinen Zug beenden. Denn: du bist nicht am Zug (PRC-SEQ-01).');
});

test('anybody else reads English', async () => {
  expect(await refusal('fr', '/people/guests', { name: '' })).toBe('The name must not be empty.');
});
