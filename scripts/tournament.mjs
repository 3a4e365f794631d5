import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runScript } from './fault.mjs';
import { ROOT, setUp } from './setUp.mjs';

/** Checks that every computer player of City State Warfare beats the next weaker one by the required margin. */
runScript(async () => {
  await setUp();
  const { bundle } = await import('../packages/cli/bin/bundle.mjs');
  const { CLONE } = await import('../packages/cli/bin/clone.mjs');
  const path = await bundle(join(ROOT, 'scripts', 'holdTournament.ts'), {
    into: join(ROOT, 'node_modules', '.cache', 'warmoot'),
  });
  const { holdTournament } = await import(pathToFileURL(path).href);
  return holdTournament(CLONE, process.argv.slice(2));
});
