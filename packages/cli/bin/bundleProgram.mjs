import { join } from 'node:path';
import { build } from 'esbuild';
import { PARTS } from './parts.mjs';

/** Some packages are CommonJS and ask for Node's own modules by `require`, which an ES module lacks. */
const BANNER = `import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);`;

/** `pg` loads this one only on request; we never ask for it. */
const NEVER_LOADED = ['pg-native'];

const ENTRIES = {
  warmoot: 'packages/cli/bin/release.mjs',
  ...Object.fromEntries(Object.entries(PARTS).map(([name, path]) => [`program/${name}`, path])),
};

/** Bundles every part with the packages it needs except those in `outside`; resolves with the folders it bundled. */
export const bundleProgram = async (root, { into, outside }) => {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ENTRIES,
    outdir: into,
    outExtension: { '.js': '.mjs' },
    chunkNames: 'program/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: [...outside, ...NEVER_LOADED],
    banner: { js: BANNER },
    metafile: true,
    logLevel: 'silent',
  });
  return packagesIn(Object.keys(metafile.inputs)).map((path) => join(root, path));
};

const PACKAGE = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/;

const packagesIn = (paths) => [...new Set(paths.flatMap((path) => PACKAGE.exec(path)?.[0] ?? []))].sort();
