import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Fault, runScript } from './fault.mjs';
import { ROOT, setUp } from './setUp.mjs';

/** Records the golden games that the current rules lack, and fails if an existing one comes out differently. */
runScript(async () => {
  await setUp();
  const { bundle } = await import('../packages/cli/bin/bundle.mjs');
  const path = await bundle(join(ROOT, 'scripts', 'recordGolden.ts'), {
    into: join(ROOT, 'node_modules', '.cache', 'warmoot'),
  });
  const { recordMissing } = await import(pathToFileURL(path).href);
  const faults = await recordMissing(ROOT);
  if (faults.length > 0)
    throw new Fault('Golden games come out differently and were not recorded again:', faults);
});
