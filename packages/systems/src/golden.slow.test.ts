import { fileURLToPath } from 'node:url';
import { readRecord } from '@warmoot/kernel';
import { divergenceFrom, faultInOlderGame } from '@warmoot/kernel/testkit';
import { describe, expect, test } from 'vitest';
import { goldenNames, goldenVersions, readGoldenFile } from '../../../scripts/golden/goldenFiles.ts';
import { SYSTEMS } from './registry.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const LOADED = await Promise.all(
  SYSTEMS.map(async ({ id, load, golden }) => ({ id, door: await load(), kit: await golden() })),
);

describe.each(LOADED)('$id', ({ id, door, kit }) => {
  const { system } = door;
  const names = goldenNames(ROOT, id, system.rulesVersion);
  const older = goldenVersions(ROOT, id).filter((version) => version !== system.rulesVersion);

  test('every game of its plan is recorded for the current rules version', () => {
    expect(names.sort()).toEqual(kit.games.map(({ name }) => name).sort());
    expect(Math.max(system.rulesVersion, ...older)).toBe(system.rulesVersion);
  });

  test.each(names)('%s comes out as it did, event by event', (name) => {
    const golden = readGoldenFile(ROOT, id, system.rulesVersion, name);
    expect(golden.outcome).not.toBeNull();
    expect(golden.record).toMatchObject({ system: id, rulesVersion: system.rulesVersion });
    expect(divergenceFrom(golden, door, kit.withoutWords)).toBeUndefined();
  });

  const olderGames = older.flatMap((version) =>
    goldenNames(ROOT, id, version).map((name) => ({ version, name })),
  );
  test.runIf(olderGames.length > 0).each(olderGames)(
    '$name of version $version is finished under upgrade, or refused in a sentence that names its version',
    ({ version, name }) => {
      const golden = readGoldenFile(ROOT, id, version, name);
      if (system.upgrade !== undefined) expect(faultInOlderGame(golden, system)).toBeUndefined();
      else
        expect(readRecord(system, golden.record)).toMatchObject({
          ok: false,
          problem: expect.stringContaining(`played with version ${version} of the rules of ${system.name}`),
        });
    },
  );
});
