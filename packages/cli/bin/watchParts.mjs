import { join } from 'node:path';
import { context } from 'esbuild';
import { externalPackages } from './bundle.mjs';
import { PARTS } from './parts.mjs';

/**
 * Calls `changed` once at the start and again whenever a source of these parts has changed and all of them can be
 * built.
 */
export const watchParts = async (root, names, changed) => {
  const tell = {
    name: 'report changes',
    setup: ({ onEnd }) => onEnd(({ errors }) => (errors.length === 0 ? changed() : undefined)),
  };
  const watched = await context({
    entryPoints: names.map((name) => join(root, PARTS[name])),
    outdir: root,
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
    logLevel: 'warning',
    plugins: [externalPackages, tell],
  });
  await watched.watch();
  return watched;
};
