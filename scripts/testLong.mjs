import { runScript } from './fault.mjs';
import { setUp } from './setUp.mjs';
import { runTests } from './steps.mjs';

/** The long tests with the full numbers we promise: hours. `npm test` runs the same files with fewer rounds. */
runScript(async () => {
  await setUp();
  process.env.WARMOOT_LONG = '1';
  return runTests('--project', 'long', ...process.argv.slice(2));
});
