import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPage } from '../../web/build.mjs';
import { bundle } from './bundle.mjs';
import { PARTS } from './parts.mjs';

const ROOT = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

/** Bundles are dropped after a day, except those of a server: it may need its worker after months. */
const SERVER = ['server', 'botWorker'];
const cacheOf = (name) =>
  join(ROOT, 'node_modules', '.cache', SERVER.includes(name) ? 'warmoot-server' : 'warmoot');

/**
 * The program built from the current sources.
 * @type {typeof import('./clone.d.mts').CLONE}
 */
export const CLONE = {
  root: ROOT,
  part: (name) => bundle(join(ROOT, PARTS[name]), { into: cacheOf(name) }),
  page: () => buildPage(ROOT),
};
