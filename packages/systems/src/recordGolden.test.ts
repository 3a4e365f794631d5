import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnySystem } from '@warmoot/kernel';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { goldenNames, goldenVersions, readGoldenFile } from '../../../scripts/golden/goldenFiles.ts';
import { recordMissing } from '../../../scripts/recordGolden.ts';
import { practiceManifest } from './practice/manifest.ts';

const { id } = practiceManifest;
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'warmoot-golden-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Records with rules that are changed like this; returns the output and the faults. */
const record = async (changes: Partial<AnySystem> = {}) => {
  const door = await practiceManifest.load();
  const load = async () => ({ ...door, system: { ...door.system, ...changes } });
  const said: string[] = [];
  const faults = await recordMissing(root, [{ ...practiceManifest, load }], (line) => said.push(line));
  return { said, faults };
};

/** Every attack rolls one higher. */
const strongerAttacks = async (): Promise<Partial<AnySystem>> => {
  const { decide } = await practiceManifest.rules();
  return {
    decide: (...asked) =>
      decide(...asked).map((event) =>
        event.type === 'attackRolled' ? { ...event, total: event.total + 1 } : event,
      ),
  };
};

test('missing games are recorded once and then stay as they are', async () => {
  expect(await record()).toMatchObject({ faults: [], said: { 0: 'practice 1 ford-1: recorded, 1 KB' } });
  expect(goldenNames(root, id, 1).sort()).toEqual(['ford-1', 'ford-2', 'ford-3', 'ford-4']);
  expect(await record()).toMatchObject({ faults: [], said: { 0: 'practice 1 ford-1: unchanged' } });
});

test('changed rules must raise their version, and change no file', async () => {
  await record();
  const before = readGoldenFile(root, id, 1, 'ford-1');
  const { faults, said } = await record(await strongerAttacks());
  expect(faults.length).toBeGreaterThan(1);
  expect(faults.length + said.length).toBe(4);
  expect(faults[0]).toMatch(
    /^The golden game ford-1 of practice comes out differently under version 1 of its rules: line \d+ \(\w+: attack\): 0\.total: .*\. Raise rulesVersion to 2 and run this again; the file of version 1 stays as it is\.$/,
  );
  expect(readGoldenFile(root, id, 1, 'ford-1')).toEqual(before);
});

test('under a new version everything is recorded beside the old files', async () => {
  await record();
  const before = readGoldenFile(root, id, 1, 'ford-1');
  expect((await record({ ...(await strongerAttacks()), rulesVersion: 2 })).faults).toEqual([]);
  expect(goldenVersions(root, id)).toEqual([1, 2]);
  expect(readGoldenFile(root, id, 2, 'ford-1').record.rulesVersion).toBe(2);
  expect(readGoldenFile(root, id, 1, 'ford-1')).toEqual(before);
});
