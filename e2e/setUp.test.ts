import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const SCRIPTS = fileURLToPath(new URL('../scripts', import.meta.url));

/** A fake npm: records that it was called, then prints and does what the test wants. */
const NPM = `
  const { appendFileSync, mkdirSync, writeFileSync } = require('node:fs');
  appendFileSync('called.txt', process.argv.slice(2).join(' ') + '\\n');
  if (process.env.SHELL_PID) {
    process.kill(Number(process.env.SHELL_PID));
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  }
  if (process.env.NPM_SAYS) { console.error(process.env.NPM_SAYS); process.exit(1); }
  mkdirSync('node_modules', { recursive: true });
  writeFileSync('node_modules/.package-lock.json', '{}');
`;

let project = '';

const write = (path: string, text: string): void => writeFileSync(join(project, path), text);

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'warmoot-'));
  cpSync(SCRIPTS, join(project, 'scripts'), { recursive: true });
  mkdirSync(join(project, 'packages/cli/bin'), { recursive: true });
  write('package.json', '{ "type": "module", "engines": { "node": ">=20.19" } }');
  write('package-lock.json', '{ "lockfileVersion": 3 }');
  write(
    'packages/cli/bin/runWarmoot.mjs',
    'export const runWarmoot = async (args) => console.log("ran", ...args);',
  );
  mkdirSync(join(project, 'npm'));
  write('npm/package.json', '{}');
  write('npm/npm-cli.js', NPM);
});

afterEach(() => rmSync(project, { recursive: true }));

const run = (script: string, args: readonly string[] = [], env: Record<string, string> = {}) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}`, ...args], {
    cwd: project,
    env: { CI: 'true', PATH: '', npm_execpath: join(project, 'npm/npm-cli.js'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

const start = (args: readonly string[] = [], env: Record<string, string> = {}) => run('start.mjs', args, env);

/** Installs what tests need, and then fails: there is nothing to check here. */
const check = () => run('check.mjs');

const calls = (): string[] => {
  const notes = join(project, 'called.txt');
  return existsSync(notes) ? readFileSync(notes, 'utf8').trim().split('\n') : [];
};

const timesInstalled = (): number => calls().length;

/** What each call of npm installed besides the packages needed to run. */
const extents = (): (string | undefined)[] => calls().map((call) => /--(?:omit|include)=dev/.exec(call)?.[0]);

const changeLock = (): void => {
  write('package-lock.json', '{ "lockfileVersion": 3, "packages": {} }');
  const later = new Date(Date.now() + 60_000);
  utimesSync(join(project, 'package-lock.json'), later, later);
};

test('a fresh clone is installed once, and says so; then the server runs', () => {
  const first = start();
  expect(first).toMatchObject({ status: 0, stderr: '' });
  expect(first.stdout).toMatch(
    /^Installing what Warmoot needs \.\.\.\nInstalling what Warmoot needs: done \(.+ s\)\nran serve\n$/,
  );
  expect(start()).toEqual({ status: 0, stdout: 'ran serve\n', stderr: '' });
  expect(timesInstalled()).toBe(1);
});

test('arguments after -- are passed on', () => {
  expect(start(['rules', 'csw', '--search', 'a b']).stdout).toContain('ran rules csw --search a b\n');
});

test('a changed lock file is installed again', () => {
  start();
  changeLock();
  start();
  expect(timesInstalled()).toBe(2);
});

test('a manual install is left alone', () => {
  mkdirSync(join(project, 'node_modules'));
  write('node_modules/.package-lock.json', '{}');
  expect(start().stdout).toBe('ran serve\n');
  expect(timesInstalled()).toBe(0);
});

test('npm start installs only what running needs; npm run check adds the rest; then neither installs again', () => {
  start();
  expect(extents()).toEqual(['--omit=dev']);
  check();
  expect(extents()).toEqual(['--omit=dev', '--include=dev']);
  start();
  check();
  expect(timesInstalled()).toBe(2);
});

test('with a changed lock file, npm start keeps installed development packages', () => {
  check();
  changeLock();
  start();
  expect(extents()).toEqual(['--include=dev', '--include=dev']);
});

test('after a manual install without development packages, npm run check adds them', () => {
  write(
    'package.json',
    '{ "type": "module", "engines": { "node": ">=20.19" }, "devDependencies": { "vitest": "1.0.0" } }',
  );
  mkdirSync(join(project, 'node_modules'));
  write('node_modules/.package-lock.json', '{}');
  start();
  expect(timesInstalled()).toBe(0);
  check();
  expect(extents()).toEqual(['--include=dev']);
});

test('packages installed on another platform are installed again', () => {
  start();
  const stamp = join(project, 'node_modules/.warmoot-installed');
  writeFileSync(stamp, readFileSync(stamp, 'utf8').replace(process.platform, 'plan9'));
  start();
  expect(timesInstalled()).toBe(2);
});

test('a Node that is too old is reported in one sentence, before anything is installed', () => {
  write('package.json', '{ "type": "module", "engines": { "node": ">=99.1" } }');
  const { status, stderr } = start();
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^Warmoot needs Node\.js 99\.1 or newer, this is [\d.]+; install a newer one from nodejs\.org\.\n$/,
  );
  expect(timesInstalled()).toBe(0);
});

/** npm passes a signal to its shell, which ends without passing it on. */
test('a server whose npm was stopped while packages were being installed does not start', () => {
  const shell = spawnSync('/bin/sh', ['-c', `SHELL_PID=$$ "${process.execPath}" scripts/start.mjs; true`], {
    cwd: project,
    env: { CI: 'true', PATH: '', npm_execpath: join(project, 'npm/npm-cli.js') },
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  });
  expect(shell.signal).toBe('SIGTERM');
  expect(shell.stdout).toMatch(/^Installing what Warmoot needs: done/m);
  expect(shell.stdout).not.toContain('ran serve');
});

test('without npm there is a one-sentence message', () => {
  const { status, stderr } = start([], { npm_execpath: '' });
  expect(status).toBe(1);
  expect(stderr).toBe('npm was not found; it comes with Node.js: install both and try again.\n');
});

const TROUBLES = [
  ['npm error code ENOTFOUND\nnpm error network request failed', 'the package registry cannot be reached'],
  ['npm error code EACCES', 'there is no permission to write'],
  ['npm error code ENOSPC', 'the disk is full'],
  ['npm error code EUSAGE', 'package.json and package-lock.json do not match'],
  ['npm error something new', 'npm stopped with exit code 1'],
] as const;

for (const [says, reason] of TROUBLES)
  test(`"${says.split('\n')[0]}" is explained as: ${reason}`, () => {
    const { status, stdout, stderr } = start([], { NPM_SAYS: says });
    expect(status).toBe(1);
    expect(stdout).toContain('Installing what Warmoot needs: failed');
    const [sentence, ...lines] = stderr.trimEnd().split('\n');
    expect(sentence).toContain(`Cannot install what Warmoot needs: ${reason}`);
    expect(lines).toEqual(says.split('\n').map((line) => `  ${line}`));
    expect(existsSync(join(project, 'node_modules/.warmoot-installed'))).toBe(false);
  });
