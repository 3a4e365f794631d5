import { runScript } from './fault.mjs';
import { setUpToRun } from './setUp.mjs';

const asked = process.argv.slice(2);

/** `npm start` alone is the server; `npm start -- play csw` is any other command of `warmoot`. */
runScript(async () => {
  await setUpToRun();
  const { runWarmoot } = await import('../packages/cli/bin/runWarmoot.mjs');
  return runWarmoot(asked.length > 0 ? asked : ['serve']);
});
