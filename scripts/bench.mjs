import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { measureAgainst } from './bench/against.mjs';
import { Fault, runScript } from './fault.mjs';
import { runTool } from './runTool.mjs';
import { install, ROOT, setUp } from './setUp.mjs';

const FOLDER = join(ROOT, 'bench');

/**
 * In megabytes, as the container starts the server. A match keeps all its events; with V8's default of 16 they are
 * copied so often before they are promoted that it costs a sixth of the engine's time.
 */
const YOUNG_GENERATION = '--max-semi-space-size=64';

const AGAINST = '--against';

/** Every tree uses our installed packages. */
const bundled = async (tree) => {
  const main = join(tree, 'bench', 'main.ts');
  if (!existsSync(main)) throw new Fault('There are no benchmarks yet: bench/main.ts is missing.');
  const { bundle } = await import('../packages/cli/bin/bundle.mjs');
  return bundle(main, { into: join(FOLDER, 'node_modules', '.cache', 'warmoot') });
};

/**
 * The benchmarks have packages of their own, so that nobody else must install them; some of these are slow unless
 * NODE_ENV says production.
 */
runScript(async () => {
  await setUp();
  await install(FOLDER, 'what the benchmarks need');
  const [first, revision, ...parts] = process.argv.slice(2);
  if (first === AGAINST) {
    if (revision === undefined) throw new Fault(`${AGAINST} needs a revision, such as HEAD~10.`);
    return measureAgainst(revision, parts, { bundled, flags: [YOUNG_GENERATION] });
  }
  const path = await bundled(ROOT);
  const { code } = await runTool(process.execPath, [YOUNG_GENERATION, path, ...process.argv.slice(2)], {
    folder: ROOT,
    output: 'shown',
    env: { NODE_ENV: 'production' },
  });
  return code;
});
