import { runScript } from './fault.mjs';
import { withProgress } from './progress.mjs';
import { setUp } from './setUp.mjs';
import { checkSources, runTests } from './steps.mjs';

/** What to run before every commit: types, lint and the quick tests, which start no server. */
runScript(async () => {
  await setUp();
  await withProgress('Types, style and unused code', checkSources);
  return runTests('--project', 'unit', ...process.argv.slice(2));
});
