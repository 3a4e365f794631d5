import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { bundleProgram } from '../../packages/cli/bin/bundleProgram.mjs';
import { buildPage } from '../../packages/web/build.mjs';
import { Fault } from '../fault.mjs';
import { ROOT } from '../setUp.mjs';
import { licencesOf } from './licences.mjs';
import { releaseManifests, UNBUNDLED } from './manifests.mjs';

/** What the program reads at run time, and what its operator needs. */
const COPIED = [
  '.npmrc',
  'LICENSE',
  'casebook',
  'deploy',
  'docs/self-hosting.md',
  'packages/web/dist',
  'rulebooks',
];

const jsonAt = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

export const usualFolder = () => join(ROOT, 'release', `warmoot-${jsonAt('package.json').version}`);

/**
 * Makes the release beside its folder first, so that the folder always holds a complete release, the new one or the
 * previous one.
 */
export const makeRelease = async (folder) => {
  checkReplaceable(folder);
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  try {
    await fill(draft);
    rmSync(folder, { recursive: true, force: true });
    renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
};

/** A mistyped folder is not deleted. */
const checkReplaceable = (folder) => {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return;
  if (existsSync(join(folder, 'warmoot.mjs')) && existsSync(join(folder, 'program'))) return;
  throw new Fault(
    `Cannot make the release in ${folder}: it holds something else. Name a new or empty folder.`,
  );
};

const fill = async (folder) => {
  await buildPage(ROOT);
  const packages = await bundleProgram(ROOT, { into: folder, outside: UNBUNDLED });
  for (const path of COPIED) copy(path, folder);
  const { manifest, lock } = releaseManifests(jsonAt);
  writeJson(join(folder, 'package.json'), manifest);
  writeJson(join(folder, 'package-lock.json'), lock);
  writeFileSync(join(folder, 'LICENCES-OF-OTHERS.txt'), licencesOf(packages));
};

const copy = (path, folder) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  cpSync(join(ROOT, path), join(folder, path), { recursive: true, filter: isShipped });
};

const isShipped = (path) => !/\.(test\.ts|map)$/.test(path);

const writeJson = (path, value) => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
