import { runScript } from './fault.mjs';
import { setUpToRun } from './setUp.mjs';

const asked = process.argv.slice(2);
const parent = process.ppid;
/** The exit code of a program ended by SIGTERM. */
const TERMINATED = 143;

/** `npm start` alone is the server; `npm start -- play csw` is any other command of `warmoot`. */
runScript(async () => {
  await setUpToRun();
  if (process.ppid !== parent) return TERMINATED; // npm was stopped while packages were being installed
  const { runWarmoot } = await import('../packages/cli/bin/runWarmoot.mjs');
  return runWarmoot(asked.length > 0 ? asked : ['serve']);
});
