import { expect, test } from 'vitest';
import { makeLog } from './log.ts';
import { readSettings } from './settings.ts';

const logged = (env: Record<string, string>, write: (log: ReturnType<typeof makeLog>) => void): string => {
  const read = readSettings(env);
  if (!read.ok) throw new Error(read.problem);
  const lines: string[] = [];
  write(makeLog(read.value, { write: (line) => lines.push(line) }));
  return lines.join('');
};

test('a line is one JSON object with its time, level and facts', () => {
  const line = JSON.parse(logged({}, (log) => log.info({ match: 'abc', ms: 3 }, 'done')));
  expect(line).toMatchObject({ level: 30, match: 'abc', ms: 3, msg: 'done' });
  expect(line.time).toMatch(/^\d{4}-\d\d-\d\dT/);
});

test('only lines of the chosen level or above are written', () => {
  expect(logged({ WARMOOT_LOG: 'warn' }, (log) => log.info('nothing to see'))).toBe('');
});

test('an error is logged with its stack and its cause', () => {
  const cause = new Error('the disk is full');
  const line = JSON.parse(logged({}, (log) => log.error(new Error('not written', { cause }))));
  expect(line).toMatchObject({
    msg: 'not written',
    err: { type: 'Error', message: 'not written', cause: { message: 'the disk is full' } },
  });
  expect(line.err.stack).toContain('log.test.ts');
});

const failing = Object.assign(new Error('connect postgres://me:hunter2@db/x failed'), {
  parameters: { password: 'hunter2' },
});
const LEAKS: readonly (readonly [string, object])[] = [
  ['a cookie', { req: { headers: { cookie: 'session=hunter2' } } }],
  ['a new cookie', { headers: { 'set-cookie': ['session=hunter2; HttpOnly'] } }],
  ['a header', { headers: { authorization: 'Bearer hunter2' } }],
  ['a header as text', { raw: 'GET / authorization: Bearer hunter2' }],
  ['a password', { body: { name: 'Pia', password: 'hunter2', newPassword: 'hunter2' } }],
  ['an invitation', { url: '/api/v1/invitations/hunter2?as=red' }],
  ['an invitation in a page', { url: 'https://moot.example/#invitation=hunter2' }],
  ['a token in a query', { url: '/unsubscribe?token=hunter2&x=1' }],
  ['a token by name', { session: { tokenHash: 'hunter2' } }],
  ['the secret of the dice', { table: { secret: 'hunter2', chairs: [{ entropy: 'hunter2' }] } }],
  ['an error', { err: failing }],
];

for (const [what, facts] of LEAKS)
  test(`${what} does not get into the log`, () => {
    const text = logged({}, (log) => log.error(facts, 'about hunter-gatherers'));
    expect(text).toContain('about hunter-gatherers');
    expect(text).not.toContain('hunter2');
  });

test('passwords from the settings are masked wherever they appear', () => {
  const env = { DATABASE_URL: 'postgres://me:hunter%212@db/moot', SMTP_URL: 'smtp://me:swordfish@mail' };
  const text = logged(env, (log) =>
    log.child({ node: 1 }).warn({ says: 'hunter!2 or hunter%212' }, 'no swordfish'),
  );
  expect(text).toContain('[secret] or [secret]');
  expect(text).not.toMatch(/hunter|swordfish/);
});
