import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { printable } from './printable.ts';
import { readSettings, type Settings } from './settings.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'warmoot-settings-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const settings = (env: Record<string, string> = {}): Settings => {
  const read = readSettings(env);
  if (!read.ok) throw new Error(read.problem);
  return read.value;
};

const problem = (env: Record<string, string>): string => {
  const read = readSettings(env);
  return read.ok ? 'all is well' : read.problem;
};

const configOf = (text: string): { WARMOOT_CONFIG: string } => {
  const path = join(folder, 'warmoot.json');
  writeFileSync(path, text);
  return { WARMOOT_CONFIG: path };
};

test('by default the server listens on loopback only and writes durably', () => {
  const usual = settings();
  expect(usual).toMatchObject({
    port: 4040,
    host: '127.0.0.1',
    databaseUrl: null,
    smtpUrl: null,
    origins: ['http://localhost:4040'],
    log: 'info',
    botSeconds: 5,
    sync: 'full',
    trustProxy: false,
    metricsToken: null,
  });
  expect(isAbsolute(usual.data) && usual.data.endsWith('warmoot-data')).toBe(true);
  expect(usual.workers).toBeGreaterThanOrEqual(1);
});

test('an empty variable counts as not set', () => {
  expect(settings({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 4040, databaseUrl: null });
});

test('several origins can be ours; links in e-mails use the first', () => {
  const { origins, mailFrom } = settings({ WARMOOT_ORIGIN: 'https://moot.example/, http://lan:8080' });
  expect(origins).toEqual(['https://moot.example', 'http://lan:8080']);
  expect(mailFrom).toBe('Warmoot <warmoot@moot.example>');
});

test('a proxy is trusted by number, by address, or not at all', () => {
  const trust = (text: string) => settings({ WARMOOT_TRUST_PROXY: text }).trustProxy;
  expect([trust('no'), trust('yes'), trust('2'), trust('10.0.0.1, fd00::/8')]).toEqual([
    false,
    true,
    2,
    '10.0.0.1, fd00::/8',
  ]);
});

const WRONG = [
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not "http".'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000".'],
  [{ WARMOOT_WORKERS: '0' }, 'WARMOOT_WORKERS must be a whole number from 1 to 256, not "0".'],
  [{ WARMOOT_BOT_SECONDS: '-1' }, 'WARMOOT_BOT_SECONDS must be a number from 0.1 to 600, not "-1".'],
  [{ WARMOOT_SYNC: 'off' }, 'WARMOOT_SYNC must be one of full, normal, not "off".'],
  [
    { WARMOOT_ORIGIN: 'moot.example' },
    'WARMOOT_ORIGIN must be addresses such as https://warmoot.example, separated by commas, not "moot.example".',
  ],
  [
    { DATABASE_URL: 'mysql://me:hunter2@db/x' },
    'DATABASE_URL must be an address such as postgres://warmoot:password@localhost/warmoot.',
  ],
  [{ WARMOOT_METRICS_TOKEN: 'hunter2' }, 'WARMOOT_METRICS_TOKEN must be at least 16 characters long.'],
] as const;

for (const [env, sentence] of WRONG)
  test(`wrong: ${Object.entries(env).join(' ')}`, () => expect(problem(env)).toBe(sentence));

test('one file can hold all settings; the environment overrides it', () => {
  const config = configOf(
    '{ "PORT": 8080, "HOST": "::", "WARMOOT_ORIGIN": ["https://a.example", "https://b.example"] }',
  );
  expect(settings({ ...config, PORT: '9090' })).toMatchObject({
    port: 9090,
    host: '::',
    origins: ['https://a.example', 'https://b.example'],
  });
});

test('an unusable settings file is reported in one sentence', () => {
  expect(problem({ WARMOOT_CONFIG: join(folder, 'absent.json') })).toMatch(
    /^WARMOOT_CONFIG: .*absent\.json cannot be read: ENOENT/,
  );
  expect(problem(configOf('{ PORT'))).toMatch(/cannot be read: it is not JSON\.$/);
  expect(problem(configOf('[]'))).toMatch(/must be one JSON object of settings\.$/);
  expect(problem(configOf('{ "PROT": 1 }'))).toMatch(
    /has "PROT", which is not a setting; the settings are PORT, HOST/,
  );
  expect(problem(configOf('{ "PORT": "x" }'))).toMatch(/^PORT must be/);
});

test('the settings printed at the start contain no secret', () => {
  const shown = printable(
    settings({
      DATABASE_URL: 'postgres://me:hunter2@db/moot?sslpassword=hunter2&sslmode=require',
      SMTP_URL: 'smtps://me:hunter2@mail.example',
      WARMOOT_METRICS_TOKEN: 'hunter2-hunter2-hunter2',
    }),
  );
  expect(shown.DATABASE_URL).toBe('postgres://me:***@db/moot?sslpassword=***&sslmode=require');
  expect(shown.SMTP_URL).toBe('smtps://me:***@mail.example');
  expect(JSON.stringify(shown)).not.toContain('hunter2');
});
