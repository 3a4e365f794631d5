import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * Only the project's own packages are TypeScript and go into the bundle; others are found in node_modules at run
 * time, which is why the bundle must lie below it.
 */
export const othersStayOutside = {
  name: 'others stay outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@warmoot/') ? undefined : { path, external: true },
    );
  },
};

/**
 * TypeScript in, one script out.
 * @type {typeof import('./bundle.d.mts').bundleText}
 */
export const bundleText = async (entry, options) => {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    logLevel: 'silent',
    ...options,
  });
  return outputFiles[0].text;
};

/**
 * Makes a module that Node can import, named after what is in it: two runs at once never see half a file.
 * @type {typeof import('./bundle.d.mts').bundle}
 */
export const bundle = async (entry, { into, conditions = [] }) => {
  const text = await bundleText(entry, {
    platform: 'node',
    sourcemap: 'inline',
    plugins: [othersStayOutside],
    conditions,
  });
  const name = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const path = join(into, `${name}.mjs`);
  if (!existsSync(path)) writeWhole(into, path, text);
  return path;
};

const writeWhole = (folder, path, text) => {
  mkdirSync(folder, { recursive: true });
  dropOld(folder);
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, path);
};

const ONE_DAY = 24 * 60 * 60 * 1000;

const dropOld = (folder) => {
  const old = readdirSync(folder).map((name) => join(folder, name));
  for (const path of old.filter((each) => Date.now() - statSync(each).mtimeMs > ONE_DAY))
    rmSync(path, { force: true });
};
