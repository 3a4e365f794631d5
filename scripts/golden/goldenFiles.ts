import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type Golden, printGolden, readGolden } from '../../packages/kernel/src/testkit/index.ts';

const ENDING = '.golden';

const folderOf = (root: string, system: string): string =>
  join(root, 'packages', 'systems', 'src', system, 'golden');

const fileOf = (root: string, system: string, version: number, name: string): string =>
  join(folderOf(root, system), String(version), name + ENDING);

/** The rules versions of which a system has golden games, oldest first. */
export const goldenVersions = (root: string, system: string): number[] => {
  const folder = folderOf(root, system);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^\d+$/.test(entry.name))
    .map(({ name }) => Number(name))
    .sort((a, b) => a - b);
};

export const goldenNames = (root: string, system: string, version: number): string[] => {
  const folder = join(folderOf(root, system), String(version));
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(ENDING))
    .map((file) => file.slice(0, -ENDING.length));
};

export const readGoldenFile = (root: string, system: string, version: number, name: string): Golden =>
  readGolden(gunzipSync(readFileSync(fileOf(root, system, version, name))).toString());

/** Refuses to overwrite a file: a golden game is recorded once. Gives its size in bytes. */
export const writeGoldenFile = (root: string, system: string, golden: Golden): number => {
  const file = fileOf(root, system, golden.record.rulesVersion, golden.name);
  const bytes = gzipSync(printGolden(golden), { level: 9 });
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, bytes, { flag: 'wx' });
  return bytes.length;
};
