import { resolve } from 'node:path';
import { runScript } from './fault.mjs';
import { withProgress } from './progress.mjs';
import { setUpToRun } from './setUp.mjs';

const [asked] = process.argv.slice(2);

/** `npm run release`, or `npm run release -- FOLDER`: the program in one folder that runs without being built. */
runScript(async () => {
  await setUpToRun();
  const { makeRelease, usualFolder } = await import('./release/makeRelease.mjs');
  const folder = asked === undefined ? usualFolder() : resolve(asked);
  await withProgress('The release', () => makeRelease(folder));
  console.log(`${folder} is ready. In it, run: npm ci --omit=dev && npm start`);
});
