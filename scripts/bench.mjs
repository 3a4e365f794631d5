import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Fault, runScript } from './fault.mjs';
import { install, ROOT, setUp } from './setUp.mjs';

const FOLDER = join(ROOT, 'bench');

/** The benchmarks have packages of their own, so that nobody else must install them. */
runScript(async () => {
  await setUp();
  const main = join(FOLDER, 'main.ts');
  if (!existsSync(main)) throw new Fault('There are no benchmarks yet: bench/main.ts is missing.');
  await install(FOLDER, 'what the benchmarks need');
  const { bundle } = await import('../packages/cli/bin/bundle.mjs');
  const path = await bundle(main, { into: join(FOLDER, 'node_modules', '.cache', 'warmoot') });
  await import(pathToFileURL(path).href);
});
