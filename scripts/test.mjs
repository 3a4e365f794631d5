import { runScript } from './fault.mjs';
import { withProgress } from './progress.mjs';
import { setUp } from './setUp.mjs';
import { checkTypes, lint, runTests } from './steps.mjs';

/** Everything, in the order in which a fault is found soonest. */
runScript(async () => {
  await setUp();
  const { findBrowser } = await import('./findBrowser.mjs');
  process.env.WARMOOT_BROWSER = await withProgress('A browser for the tests', findBrowser);
  await checkTypes();
  await lint();
  return runTests(...process.argv.slice(2));
});
