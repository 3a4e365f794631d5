import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runScript } from './fault.mjs';
import { ROOT, setUp } from './setUp.mjs';

/** Takes the screenshots for the README and the gallery from the current page; `-- gallery` takes only the latter. */
runScript(async () => {
  await setUp();
  const { bundle } = await import('../packages/cli/bin/bundle.mjs');
  const path = await bundle(join(ROOT, 'scripts', 'takePictures.ts'), {
    into: join(ROOT, 'node_modules', '.cache', 'warmoot'),
  });
  const { takePictures } = await import(pathToFileURL(path).href);
  await takePictures(ROOT, process.argv.slice(2));
});
