import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guest } from '../packages/server/src/testkit/client.ts';
import { startPostgres } from '../packages/server/src/testkit/postgres.ts';
import { useBrowser } from './browser.ts';
import { buildImage, type Image } from './release/containerfile.ts';
import { Operator } from './release/operator.ts';
import { type Started, untilReady } from './release/started.ts';
import { complaintsOf } from './site.ts';
import { soon } from './soon.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const UNIT = readFileSync(join(ROOT, 'deploy/warmoot.service'), 'utf8');
const unitSays = (name: string): string => new RegExp(`^${name}=(.*)$`, 'm').exec(UNIT)?.[1] ?? '';

/** From a clean copy of the project to an installed release takes a while on a busy machine. */
const INSTALL_MS = 600_000;
const READY_MS = 5_000;

const place = mkdtempSync(join(tmpdir(), 'warmoot-release-'));
chmodSync(place, 0o755);
let operator: Operator;
let image: Image;
let app: string;

const allUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();

const setWritable = (folder: string, mode: 'a-w' | 'u+w'): void => {
  execFileSync('chmod', ['-R', mode, folder]);
};

/** Name, size and time of every file, to detect changes. */
const tracesIn = (folder: string): string[] =>
  allUnder(folder).map((path) => {
    const { size, mtimeMs } = statSync(join(folder, path));
    return `${path} ${size} ${mtimeMs}`;
  });

beforeAll(() => {
  operator = new Operator(join(place, 'home'));
  image = buildImage(ROOT, place, operator);
  app = join(image.root, image.folder);
  setWritable(app, 'a-w');
}, INSTALL_MS);

afterAll(() => {
  operator?.leave();
  if (app) setWritable(app, 'u+w');
  rmSync(place, { recursive: true, force: true });
});

/** A folder that the operator may write to. */
const folderOf = (name: string): string => {
  operator.makeFolder(join(place, name));
  return join(place, name);
};

/** The three ways in which a server is started: what is started, and with which environment. */
const WAYS = {
  'npm start': () => ({ command: ['npm', 'start'], env: { WARMOOT_DATA: folderOf('data-npm') } }),
  'the container': () => ({
    command: image.command,
    env: { ...image.env, WARMOOT_DATA: join(image.root, image.env.WARMOOT_DATA ?? '') },
  }),
  'the unit': () => ({
    command: unitSays('ExecStart').split(' '),
    env: { NODE_ENV: 'production', WARMOOT_DATA: folderOf('data-unit') },
  }),
} as const;

const start = (way: keyof typeof WAYS, more: Readonly<Record<string, string>> = {}): Promise<Started> => {
  const { command, env } = WAYS[way]();
  const own = { HOME: folderOf('empty'), TMPDIR: folderOf('empty'), npm_config_cache: folderOf('npm-notes') };
  return untilReady(
    operator.start(command, { folder: app, env: { ...env, ...own, HOST: '127.0.0.1', PORT: '0', ...more } }),
  );
};

test('where possible, the server runs as another user than the one who installed it', (context) => {
  if (!operator.isAnother)
    context.skip('only root can start a server as somebody else, and only if that user can run Node');
  expect(statSync(app).uid).toBe(process.getuid?.());
  expect(statSync(join(image.root, 'data')).uid).not.toBe(process.getuid?.());
});

test('the release contains the program, the page and the rulebooks, and no test, source or build tool', () => {
  const files = allUnder(app);
  for (const path of [
    'warmoot.mjs',
    'program/botWorker.mjs',
    'packages/web/dist/index.html',
    'rulebooks/csw.md',
  ])
    expect(files).toContain(path);
  expect(files.filter((path) => /\.(ts|tsx)$/.test(path) && !path.startsWith('node_modules'))).toEqual([]);
  const installed = readdirSync(join(app, 'node_modules'), { encoding: 'utf8' });
  expect(installed.filter((name) => !name.startsWith('.')).sort()).toEqual([
    '@node-rs',
    '@photostructure',
    'node-addon-api',
    'node-gyp-build',
  ]);
  expect(readFileSync(join(app, 'package-lock.json'), 'utf8')).not.toMatch(/"resolved": "http/);
});

describe.each(Object.keys(WAYS) as (keyof typeof WAYS)[])('started by %s', (way) => {
  test('it is ready in less than five seconds and writes to its data folder alone', async () => {
    const before = tracesIn(app);
    const server = await start(way);
    console.log(`${way}: ready after ${Math.round(server.readyAfterMs)} ms`);
    expect(server.readyAfterMs).toBeLessThan(READY_MS);
    expect(await server.stop()).toBe(way === 'npm start' ? null : 0);
    expect(tracesIn(app)).toEqual(before);
    expect(readdirSync(folderOf('empty'))).toEqual([]);
    expect(readdirSync(WAYS[way]().env.WARMOOT_DATA).length).toBeGreaterThan(0);
  });
});

const { newPage } = useBrowser();

test('the start page opens, and a battle against the computer begins', async () => {
  const server = await start('the container');
  try {
    const page = await newPage({ viewport: { width: 1440, height: 900 } });
    const complaints = complaintsOf(page);
    await page.goto(server.url);
    await page.getByRole('button', { name: 'Fight Hastings now' }).click();
    await page.locator('.board-canvas').waitFor();
    await page.locator('.prompt[data-acts=true]').waitFor();
    expect(complaints).toEqual([]);
  } finally {
    await server.stop();
  }
});

test('the image’s health check passes while the server is ready and fails when it is gone', async () => {
  const server = await start('the container');
  const [program = '', ...args] = image.healthCheck;
  const check = () => spawnSync(program, args, { env: { PATH: process.env.PATH, PORT: server.port } }).status;
  expect(check()).toBe(0);
  await server.stop();
  expect(check()).toBe(1);
});

test('on PostgreSQL two computer players play a match to its end', async () => {
  const postgres = await startPostgres();
  try {
    const server = await start('the container', { DATABASE_URL: await postgres.newDatabase() });
    const ann = await guest(server.url, 'Ann');
    const bot = { bot: 'greedy' };
    const { body } = await ann.post<{ id: string }>('/matches', {
      system: 'practice',
      chairs: { red: bot, blue: bot },
    });
    const table = async () =>
      (await ann.get<{ table: { status: string } }>(`/matches/${body.id}`)).body.table;
    await soon(async () => (await table()).status).toBe('over');
    await server.stop();
  } finally {
    await postgres.stop();
  }
});

test('the command line works: rules, cases, games on workers, backup', () => {
  const warmoot = (line: string) => operator.run(`node warmoot.mjs ${line}`, { folder: app });
  expect(warmoot('rules csw CSW-ZOC-04')).toContain('CSW-ZOC-04');
  expect(warmoot('adjudicate casebook/practice')).toMatch(/(\d+) cases: \1 pass/);
  expect(warmoot('sim practice --games 2 --seed 1')).toContain('A game lasted');
  const saved = join(folderOf('saved'), 'moot.backup');
  const { WARMOOT_DATA } = WAYS['the container']().env;
  operator.run(`WARMOOT_DATA=${WARMOOT_DATA} node ${app}/warmoot.mjs backup ${saved}`, {
    folder: folderOf('saved'),
  });
  expect(existsSync(saved)).toBe(true);
});

test('image and unit: a pinned base, no root, limits, and no complaint from systemd', (context) => {
  expect(readFileSync(join(ROOT, 'Containerfile'), 'utf8')).toMatch(/^ARG NODE=\S+:\d+\.\d+\.\d+-slim$/m);
  expect(image.user).toBe('node');
  expect(unitSays('User')).toBe('warmoot');
  for (const limit of ['MemoryMax', 'TasksMax', 'LimitNOFILE', 'CPUWeight'])
    expect(unitSays(limit)).not.toBe('');
  expect(unitSays('ReadWritePaths')).toBe('');
  const systemd = spawnSync('systemd-analyze', ['verify', join(ROOT, 'deploy/warmoot.service')], {
    encoding: 'utf8',
  });
  if (systemd.error) context.skip('systemd-analyze is not installed');
  expect(systemd).toMatchObject({ status: 0, stderr: '' });
});
