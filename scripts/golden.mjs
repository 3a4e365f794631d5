import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runScript } from './fault.mjs';
import { ROOT, setUp } from './setUp.mjs';

/** Records the golden games anew: only after a change of the rules that is meant, and said in the commit. */
runScript(async () => {
  await setUp();
  const { bundle } = await import('../packages/cli/bin/bundle.mjs');
  const path = await bundle(join(ROOT, 'scripts', 'recordGolden.ts'), {
    into: join(ROOT, 'node_modules', '.cache', 'warmoot'),
  });
  const { recordGolden } = await import(pathToFileURL(path).href);
  recordGolden(join(ROOT, 'packages', 'systems', 'src', 'csw', 'golden', 'games'));
});
