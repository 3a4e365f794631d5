import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CampaignFixture } from './systems/chronopia/campaign/testkit.ts';
import { writePrivate } from './writePrivate.ts';

let folder: string;
let umask: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'warmoot-private-'));
  umask = process.umask(0);
});
afterEach(() => {
  process.umask(umask);
  rmSync(folder, { recursive: true });
});

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

test('a file with secrets is readable by its owner alone, whether it is new or was open to others', () => {
  const file = join(folder, 'match.json');
  writePrivate(file, 'the seed');
  expect(modeOf(file)).toBe('600');
  writeFileSync(file, 'an older and longer text');
  chmodSync(file, 0o666);
  writePrivate(file, 'the seed');
  expect([modeOf(file), readFileSync(file, 'utf8')]).toEqual(['600', 'the seed']);
});

test('a campaign’s record, reports and folders are readable by the referee alone', async () => {
  const fixture = new CampaignFixture();
  try {
    expect(await fixture.begin()).toMatchObject({ code: 0 });
    await fixture.run('turn', fixture.war);
    const files = readdirSync(fixture.war, { recursive: true, withFileTypes: true });
    const open = files
      .map((each) => [each.isDirectory() ? '700' : '600', join(each.parentPath, each.name)] as const)
      .filter(([mode, path]) => modeOf(path) !== mode);
    expect(open).toEqual([]);
    expect(files.length).toBeGreaterThan(10);
  } finally {
    rmSync(fixture.path, { recursive: true });
  }
});
