import { basename } from 'node:path';
import { Fault } from './fault.mjs';
import { withProgress } from './progress.mjs';
import { runTool } from './runTool.mjs';

/** npm's pages of error text, each as one sentence. The first match is shown. */
const REASONS = [
  [
    /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT)\b/,
    'the package registry cannot be reached; check the network connection and try again',
  ],
  [
    /\b(EACCES|EPERM|EROFS)\b/,
    'there is no permission to write; check who owns this folder and the npm cache',
  ],
  [/\bENOSPC\b/, 'the disk is full; about 500 MB are needed'],
  [/\bEBADENGINE\b/, 'a package does not accept this version of Node.js'],
  [/\bEUSAGE\b/, 'package.json and package-lock.json do not match; run npm install and commit the lock file'],
  [/\b(E404|ETARGET)\b/, 'the package registry in use lacks a package of the lock file'],
  [/\bEINTEGRITY\b/, 'a download is damaged; run npm cache clean --force and try again'],
];

const reasonIn = (words, code) =>
  REASONS.find(([sign]) => sign.test(words))?.[1] ?? `npm stopped with exit code ${code}`;

const LAST_LINES = 8;
const lastLinesOf = (words) =>
  words
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('npm warn'))
    .slice(-LAST_LINES);

/**
 * The npm that started this script, else the one on the path. (Under npx or yarn the variable names another program.)
 */
const npmProgram = () => {
  const started = process.env.npm_execpath ?? '';
  return basename(started) === 'npm-cli.js' ? [process.execPath, [started]] : ['npm', []];
};

/** A dead network is noticed in seconds, not minutes. */
const ARGUMENTS = ['ci', '--no-progress', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=4000'];

/** `extent` says whether development packages are included, whatever NODE_ENV says. */
export const npmCi = async (folder, what, extent) => {
  const [program, before] = npmProgram();
  const { code, words } = await withProgress(`Installing ${what}`, async () => {
    const run = await runTool(program, [...before, ...ARGUMENTS, extent], { folder });
    if (run.code === 127)
      throw new Fault('npm was not found; it comes with Node.js: install both and try again.');
    if (run.code !== 0)
      throw new Fault(`Cannot install ${what}: ${reasonIn(run.words, run.code)}.`, lastLinesOf(run.words));
    return run;
  });
  return { code, words };
};
