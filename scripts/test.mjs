import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Fault, runScript } from './fault.mjs';
import { withProgress } from './progress.mjs';
import { ROOT, setUp } from './setUp.mjs';
import { checkSources, runTests } from './steps.mjs';

/** Found (and unpacked) once, before all tests ask for it at the same time. */
const findBrowser = async () => {
  const { bundle } = await import('../packages/cli/bin/bundle.mjs');
  const into = join(ROOT, 'node_modules', '.cache', 'warmoot');
  const path = await bundle(join(ROOT, 'e2e', 'findBrowser.ts'), { into });
  const finder = await import(pathToFileURL(path).href);
  return finder.findBrowser().catch(({ message }) => {
    throw new Fault(message);
  });
};

/** Built once, before all tests open it at the same time. */
const buildThePage = async () => {
  const { buildPage } = await import('../packages/web/build.mjs');
  await buildPage(ROOT);
};

const WHOLE = '--whole';

/** The long tests have a command of their own (testLong.mjs). */
const PROJECTS = ['unit', 'server', 'slow', 'browser', 'toys'];

/** What a contributor runs before every commit; with `--whole` also whole battles and releases in a browser, as CI does. */
runScript(async () => {
  await setUp();
  process.env.WARMOOT_BROWSER = await withProgress('A browser for the tests', findBrowser);
  await withProgress('Types, style, unused code and the page', () =>
    Promise.all([checkSources(), buildThePage()]),
  );
  const args = process.argv.slice(2);
  const projects = args.includes(WHOLE) ? [...PROJECTS, 'whole'] : PROJECTS;
  return runTests(
    ...projects.flatMap((name) => ['--project', name]),
    ...args.filter((each) => each !== WHOLE),
  );
});
