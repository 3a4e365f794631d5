import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { oneAtATime } from './oneAtATime.mjs';

/** The packages whose sources are part of the page. */
const SOURCES = ['web', 'kernel', 'hex', 'tabletop', 'systems'];

const NO_SOURCE = /^(node_modules|golden|dist(\..*)?)$|\.test\.ts$/;

const youngest = (folder) =>
  Math.max(
    0,
    ...readdirSync(folder, { withFileTypes: true })
      .filter(({ name }) => !NO_SOURCE.test(name))
      .map((entry) => {
        const path = join(folder, entry.name);
        return entry.isDirectory() ? youngest(path) : statSync(path).mtimeMs;
      }),
  );

const isFresh = (packages, built) => {
  const page = join(built, 'index.html');
  const sources = SOURCES.map((name) => youngest(join(packages, name)));
  return existsSync(page) && statSync(page).mtimeMs > Math.max(...sources);
};

const PACKED = /\.(js|css|html|svg|json)$/;

/** Compressed once, so that no request waits for it. */
const pack = (folder) => {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    if (!PACKED.test(name) || !statSync(path).isFile()) continue;
    const bytes = readFileSync(path);
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
  }
};

const build = async (packages, built, conditions) => {
  const { build: bundle, defaultClientConditions } = await import('vite');
  const draft = `${built}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  try {
    await bundle({
      configFile: join(packages, 'web', 'vite.config.ts'),
      logLevel: 'error',
      resolve: { conditions: [...conditions, ...defaultClientConditions] },
      build: { outDir: draft, emptyOutDir: true },
    });
    pack(draft);
    rmSync(built, { recursive: true, force: true });
    renameSync(draft, built);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
};

/**
 * Builds the page if it is missing or older than its sources: in a new folder, which then replaces the old one. Whoever
 * asks while another process is building gets that process's page.
 * @type {typeof import('./build.d.mts').buildPage}
 */
export const buildPage = async (root, { into, conditions = [] } = {}) => {
  const packages = join(root, 'packages');
  const built = into ?? join(packages, 'web', 'dist');
  if (isFresh(packages, built)) return;
  mkdirSync(dirname(built), { recursive: true });
  await oneAtATime(`${built}.lock`, async () => {
    if (!isFresh(packages, built)) await build(packages, built, conditions);
  });
};
