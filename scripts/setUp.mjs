import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Fault } from './fault.mjs';
import { npmCi } from './npmCi.mjs';

/** The folder this project lies in. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** Makes a fresh clone ready to run, with nothing but Node.js and npm; says nothing when all is there. */
export const setUp = async () => {
  checkNode();
  await install(ROOT, 'what Warmoot needs');
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

/** Runs `npm ci` in a folder, unless what is there fits its lock. */
export const install = async (folder, what) => {
  if (isInstalled(folder)) return;
  checkWritable(folder);
  await npmCi(folder, what);
  writeFileSync(stampOf(folder), fingerprintOf(folder));
};

const stampOf = (folder) => join(folder, 'node_modules', '.warmoot-installed');

/** Some packages bring a program for one kind of machine alone. */
const MACHINE = `${process.platform}-${process.arch}`;

const fingerprintOf = (folder) => {
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  return `${lock} ${MACHINE}\n`;
};

const isInstalled = (folder) => {
  const stamp = existsSync(stampOf(folder)) ? readFileSync(stampOf(folder), 'utf8') : undefined;
  if (stamp === fingerprintOf(folder)) return true;
  const elsewhere = stamp !== undefined && !stamp.endsWith(` ${MACHINE}\n`);
  return !elsewhere && installedByHand(folder);
};

/** Somebody ran npm: its own note of what it put there is younger than the lock. */
const installedByHand = (folder) => {
  const note = join(folder, 'node_modules', '.package-lock.json');
  return existsSync(note) && statSync(note).mtimeMs >= statSync(join(folder, 'package-lock.json')).mtimeMs;
};

const checkWritable = (folder) => {
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    throw new Fault(`Cannot install in ${folder}: there is no permission to write there.`);
  }
};
