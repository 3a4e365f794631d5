import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../packages/server/src/testkit/freePort.ts';
import { useBrowser } from './browser.ts';
import { copyCleanly } from './release/cleanCopy.ts';
import { soon } from './soon.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'warmoot-dev-'));
let child: ChildProcess;
let url: string;
let output = '';
const SERVER_BEHIND = /"Server listening at (\S+)"/;

/** The packages of this project are those of the copy; the others are ours. */
const borrowPackages = (): void => {
  const [ours, theirs] = [join(ROOT, 'node_modules'), join(copy, 'node_modules')];
  mkdirSync(join(theirs, '@warmoot'), { recursive: true });
  for (const name of readdirSync(ours).filter((each) => !each.startsWith('.') && each !== '@warmoot'))
    symlinkSync(join(ours, name), join(theirs, name));
  for (const name of readdirSync(join(copy, 'packages')))
    symlinkSync(join(copy, 'packages', name), join(theirs, '@warmoot', name));
  copyFileSync(join(ours, '.package-lock.json'), join(theirs, '.package-lock.json'));
};

const edit = (path: string, change: (text: string) => string): void => {
  const before = readFileSync(join(copy, path), 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(join(copy, path), after);
};

beforeAll(async () => {
  copyCleanly(ROOT, copy);
  borrowPackages();
  const port = await freePort();
  url = `http://localhost:${port}`;
  child = spawn(process.execPath, ['scripts/dev.mjs'], {
    cwd: copy,
    env: { PATH: process.env.PATH ?? '', PORT: String(port), WARMOOT_DATA: join(copy, 'data') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (bytes: Buffer) => {
      output += bytes;
    });
});

const isUp = () => soon(() => output).toContain('"ready"');

afterAll(async () => {
  if (child?.exitCode === null && child.signalCode === null) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  rmSync(copy, { recursive: true, force: true });
});

const { newPage } = useBrowser();

test('an open page reloads when its sources change', async () => {
  await isUp();
  const page = await newPage();
  await page.goto(url);
  await page.getByRole('button', { name: 'Fight Hastings now' }).waitFor();
  edit('packages/web/src/text/en/lobby.ts', (text) =>
    text.replace('Fight Hastings now', 'Fight Hastings at once'),
  );
  await page.getByRole('button', { name: 'Fight Hastings at once' }).waitFor();
});

const answers = (): Promise<boolean> =>
  fetch(SERVER_BEHIND.exec(output)?.[1] ?? '').then(
    () => true,
    () => false,
  );

test('the server starts again when its sources change, and keeps its data', async () => {
  await isUp();
  const person = await fetch(`${url}/api/v1/people/guests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ann' }),
  });
  const cookie = person.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const starts = output.split('"ready"').length;
  edit('packages/server/src/ops/healthRoutes.ts', (text) => `${text}\nconsole.log('edited');\n`);
  await soon(() => output.split('"ready"').length).toBeGreaterThan(starts);
  expect(output).toContain('edited');
  const me = await fetch(`${url}/api/v1/people/me`, { headers: { cookie } });
  expect(await me.json()).toMatchObject({ person: { name: 'Ann' } });
});

test('stopping it stops the server behind it too', async () => {
  await isUp();
  expect(await answers()).toBe(true);
  child.kill('SIGTERM');
  await soon(answers).toBe(false);
});
