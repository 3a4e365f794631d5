import { runScript } from './fault.mjs';
import { setUp } from './setUp.mjs';
import { runTests } from './steps.mjs';

const FULL = '--full';

/** The long tests; with `--full` at the scale we promise (100 kills, 2,000 tables), which takes hours. */
runScript(async () => {
  await setUp();
  const args = process.argv.slice(2);
  if (args.includes(FULL)) process.env.WARMOOT_LONG = '1';
  return runTests('--project', 'long', '--project', 'longToys', ...args.filter((each) => each !== FULL));
});
