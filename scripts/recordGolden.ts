import { divergenceFrom, type GoldenPlan, recordGolden } from '../packages/kernel/src/testkit/index.ts';
import { SYSTEMS, type SystemManifest } from '../packages/systems/src/registry.ts';
import { goldenNames, readGoldenFile, writeGoldenFile } from './golden/goldenFiles.ts';

type Manifest = Pick<SystemManifest, 'id' | 'load' | 'golden'>;

/**
 * Records the golden games that the current rules version of a system lacks. An existing game is never recorded again:
 * it must still come out the same.
 */
export const recordMissing = async (
  root: string,
  manifests: readonly Manifest[] = SYSTEMS,
  say: (line: string) => void = console.log,
): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const manifest of manifests) {
    const { games } = await manifest.golden();
    for (const plan of games) {
      const fault = await recordOrCompare(root, manifest, plan, say);
      if (fault !== undefined) faults.push(fault);
    }
  }
  return faults;
};

const recordOrCompare = async (
  root: string,
  { id, load, golden }: Manifest,
  plan: GoldenPlan,
  say: (line: string) => void,
): Promise<string | undefined> => {
  const [door, { withoutWords }] = [await load(), await golden()];
  const { rulesVersion } = door.system;
  const { name } = plan;
  if (!goldenNames(root, id, rulesVersion).includes(name)) {
    const bytes = writeGoldenFile(root, id, recordGolden(door, plan));
    say(`${id} ${rulesVersion} ${name}: recorded, ${Math.ceil(bytes / 1024)} KB`);
    return undefined;
  }
  const departure = divergenceFrom(readGoldenFile(root, id, rulesVersion, name), door, withoutWords);
  if (departure === undefined) say(`${id} ${rulesVersion} ${name}: unchanged`);
  return departure && changedRules(id, rulesVersion, name, departure);
};

const changedRules = (id: string, version: number, name: string, departure: string): string =>
  `The golden game ${name} of ${id} comes out differently under version ${version} of its rules: ${departure}. Raise rulesVersion to ${version + 1} and run this again; the file of version ${version} stays as it is.`;
