import { runScript } from './fault.mjs';
import { setUp } from './setUp.mjs';
import { checkTypes, lint, runTests } from './steps.mjs';

/** What to run before every commit: types, lint and the quick tests, with the embedded store alone. */
runScript(async () => {
  await setUp();
  process.env.WARMOOT_STORES = 'embedded';
  await checkTypes();
  await lint();
  return runTests('--project', 'unit', ...process.argv.slice(2));
});
