import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser, begunMatch, fine, newAccount, newGuest } from '../../../server/src/security/browser.ts';
import type { RunningServer } from '../../../server/src/start.ts';
import { startTestServer } from '../../../server/src/testkit/server.ts';
import { CLONE } from '../../bin/clone.mjs';
import { main } from '../main.ts';
import { streamsOf } from '../play/testkit.ts';

const data = mkdtempSync(join(tmpdir(), 'warmoot-admin-'));
let server: RunningServer;
let match: string;
beforeAll(async () => {
  server = await startTestServer({ settings: { data } });
  const ann = await newAccount(server, 'Ann');
  const bob = await newGuest(server, 'Bob');
  match = await begunMatch(ann, bob);
  await fine(bob.post(`/matches/${match}/chat/seats`, { text: 'you oaf' }));
  const about = { offence: 'chat', channel: 'seats', number: 1, reason: 'rude' };
  await fine(ann.post(`/matches/${match}/abuse-reports`, about));
});
afterAll(async () => {
  await server.stop();
  rmSync(data, { recursive: true, force: true });
});

/** As it is typed, while the server runs in the same folder. */
const admin = async (...args: readonly string[]) => {
  const { streams, text } = streamsOf('', { columns: 120 });
  const code = await main(['admin', ...args], CLONE, { ...streams, env: { WARMOOT_DATA: data } });
  return { code, text: text() };
};

test('people and tables are listed as text and as JSON', async () => {
  const people = await admin('people', '--search', 'ann');
  expect(people.code).toBe(0);
  expect(people.text).toMatch(
    /^id +kind +last seen \(UTC\) +seats +name, e-mail\n\S+ +account +\d{4}-\d\d-\d\d \d\d:\d\d +1 +Ann\n$/,
  );
  const json = await admin('people', '--search', 'ann', '--json');
  expect(JSON.parse(json.text)).toMatchObject([{ name: 'Ann', isGuest: false, seats: 1 }]);
  expect((await admin('people', '--search', 'nobody')).text).toBe('Nobody.\n');
  expect((await admin('person', 'Ann')).text).toContain('1 session, 0 open reports of abuse');
  expect((await admin('tables')).text).toContain(match);
});

test('a report shows who, what, why and the chat around it, and can be settled', async () => {
  const { text } = await admin('reports');
  expect(text).toMatch(
    /^\S+ {2}\d{4}-\d\d-\d\d \d\d:\d\d UTC\nAnn \(\S+\) reports something said by Bob \(\S+\)\n/,
  );
  expect(text).toContain(`(${match}, seats 1): rude\n  > `);
  expect(text).toContain('Bob: you oaf');
  const id = text.split(' ')[0] as string;
  expect(await admin('settle-report', id, '--note', 'warned')).toEqual({
    code: 0,
    text: `The report ${id} is settled.\n`,
  });
  expect((await admin('reports')).text).toBe('No reports.\n');
  expect((await admin('reports', '--all')).text).toContain('UTC: warned');
});

test('a password reset link is created', async () => {
  const { text } = await admin('reset-password', 'ann');
  expect(text).toMatch(/^Send this link to Ann, and to nobody else\. .*\nhttp:\/\/\S+\/reset#[\w-]{43}\n$/);
});

test('irreversible actions need --yes', async () => {
  const refused = await admin('close-account', 'Ann');
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.text).toMatch(
    /^Nothing was changed\. Add --yes to close the account Ann \(\S+\), which has 1 seat\.\n$/,
  );
  expect((await admin('person', 'Ann')).code).toBe(0);
  const kept = await admin('remove-table', match);
  expect(kept.text).toMatch(
    /^Nothing was changed\. Add --yes to remove “.*”, playing, \d+ lines? of log, red: Ann, blue: Bob\.\n$/,
  );
  expect((await admin('close-account', 'Ann', '--yes')).text).toMatch(
    /^The account Ann \(\S+\) is closed\.\n$/,
  );
  expect(await admin('free-name', 'Ann')).toEqual({ code: 0, text: 'The name Ann is available again.\n' });
  expect((await admin('remove-table', match, '--yes')).text).toMatch(/^Removed “/);
  expect((await new Browser(server).get(`/matches/${match}`)).status).toBe(404);
});

test('an error is one sentence', async () => {
  expect(await admin('person', 'Zoe')).toEqual({
    code: 1,
    text: 'There is nobody called "Zoe"; "warmoot admin people" lists names and ids.\n',
  });
  expect((await admin('people', '--limit', 'many')).code).toBe(2);
  expect((await admin('close-account', '--help')).text).toContain(
    'For example: warmoot admin close-account Ann --yes',
  );
  expect((await admin('--help')).text).toContain('whether the server is running or not');
});
