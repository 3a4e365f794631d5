import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Fault } from './fault.mjs';
import { npmCi } from './npmCi.mjs';

/** The folder of this project. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** Prepares a fresh clone for everything, with nothing but Node.js and npm; prints nothing when all is there. */
export const setUp = async () => {
  checkNode();
  await install(ROOT, 'what Warmoot and its tests need');
};

/** Prepares a fresh clone to build and run: no browser, no database and no tools for tests. */
export const setUpToRun = async () => {
  checkNode();
  await install(ROOT, 'what Warmoot needs', { toRun: true });
};

const checkNode = () => {
  const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const [major, minor] = engines.node.match(/\d+/g).map(Number);
  const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number);
  if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) return;
  throw new Fault(
    `Warmoot needs Node.js ${major}.${minor} or newer, this is ${process.versions.node}; install a newer one from nodejs.org.`,
  );
};

/**
 * Runs `npm ci` in a folder, unless what is installed matches its lock file. `toRun` leaves out the packages for
 * development; where they have been installed before, they stay.
 */
export const install = async (folder, what, { toRun = false } = {}) => {
  const before = installedIn(folder);
  if (before === ALL || (toRun && before === TO_RUN)) return;
  checkWritable(folder);
  const extent = toRun && stampIn(folder).extent !== ALL ? TO_RUN : ALL;
  await npmCi(folder, what, extent === TO_RUN ? '--omit=dev' : '--include=dev');
  writeFileSync(stampOf(folder), `${lockOf(folder)} ${MACHINE} ${extent}\n`);
};

const ALL = 'all';
const TO_RUN = 'to-run';

const stampOf = (folder) => join(folder, 'node_modules', '.warmoot-installed');

const stampIn = (folder) => {
  if (!existsSync(stampOf(folder))) return {};
  const [lock, machine, extent = ALL] = readFileSync(stampOf(folder), 'utf8').trim().split(' ');
  return { lock, machine, extent };
};

/** Some packages contain a program for one platform only. */
const MACHINE = `${process.platform}-${process.arch}`;

const lockOf = (folder) =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');

/** How much of the lock file is installed; nothing if it came from another lock file or platform. */
const installedIn = (folder) => {
  const { lock, machine = MACHINE, extent } = stampIn(folder);
  if (machine !== MACHINE) return undefined;
  return lock === lockOf(folder) ? extent : installedByHand(folder);
};

/** Somebody ran npm: its own record of the installation is newer than the lock file. */
const installedByHand = (folder) => {
  const note = join(folder, 'node_modules', '.package-lock.json');
  const isYounger =
    existsSync(note) && statSync(note).mtimeMs >= statSync(join(folder, 'package-lock.json')).mtimeMs;
  if (!isYounger) return undefined;
  const { devDependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const isThere = (name) => existsSync(join(folder, 'node_modules', name));
  return Object.keys(devDependencies).every(isThere) ? ALL : TO_RUN;
};

const checkWritable = (folder) => {
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    throw new Fault(`Cannot install in ${folder}: there is no permission to write there.`);
  }
};
