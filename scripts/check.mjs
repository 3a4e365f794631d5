import { runScript } from './fault.mjs';
import { setUp } from './setUp.mjs';
import { checkTypes, lint, runTests } from './steps.mjs';

/** What to run before every commit: types, lint and the quick tests, which start no server. */
runScript(async () => {
  await setUp();
  await checkTypes();
  await lint();
  return runTests('--project', 'unit', ...process.argv.slice(2));
});
