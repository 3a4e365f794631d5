import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, resolve } from 'node:path';

/**
 * Only the project's own packages are TypeScript and go into the bundle; others are found in node_modules at run
 * time, which is why the bundle must lie below it.
 */
export const externalPackages = {
  name: 'external packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@warmoot/') ? undefined : { path, external: true },
    );
  },
};

const build = async (entry, options) => {
  const esbuild = await import('esbuild');
  return esbuild.build({
    entryPoints: [entry],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    logLevel: 'silent',
    ...options,
  });
};

/**
 * TypeScript in, one script out.
 * @type {typeof import('./bundle.d.mts').bundleText}
 */
export const bundleText = async (entry, options) => {
  const { outputFiles } = await build(entry, options);
  return outputFiles[0].text;
};

/**
 * Makes a module that Node can import, named after its content, so that two runs at once never see half a file. As long
 * as its sources have not changed, the module made last time is used again.
 * @type {typeof import('./bundle.d.mts').bundle}
 */
export const bundle = async (entry, { into, conditions = [] }) => {
  const note = join(into, `${digest(`${resolve(entry)} ${conditions.join(' ')}`)}.json`);
  return madeBefore(note) ?? (await make(entry, { into, conditions, note }));
};

const make = async (entry, { into, conditions, note }) => {
  const { outputFiles, metafile } = await build(entry, {
    platform: 'node',
    sourcemap: 'inline',
    plugins: [externalPackages],
    conditions,
    metafile: true,
  });
  const { text } = outputFiles[0];
  const path = join(into, `${digest(text)}.mjs`);
  mkdirSync(into, { recursive: true });
  removeOld(into);
  if (!existsSync(path)) writeWhole(path, text);
  const sources = Object.keys(metafile.inputs).map((source) => stamped(resolve(source)));
  writeWhole(note, JSON.stringify({ path: relative(into, path), sources }));
  return path;
};

const digest = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Detects a changed file without reading it. */
const stamped = (file) => {
  const { mtimeMs, size } = statSync(file);
  return [file, mtimeMs, size];
};

/** The bundle that a note names, if no source of it has changed since. */
const madeBefore = (note) => {
  try {
    const { path, sources } = JSON.parse(readFileSync(note, 'utf8'));
    const bundled = resolve(note, '..', path);
    const isSame = sources.every((source) => String(stamped(source[0])) === String(source));
    if (!isSame || !existsSync(bundled)) return undefined;
    for (const used of [note, bundled]) utimesSync(used, new Date(), new Date());
    return bundled;
  } catch {
    return undefined; // no note yet, or a source was removed
  }
};

const writeWhole = (path, text) => {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, path);
};

const ONE_DAY = 24 * 60 * 60 * 1000;

const removeOld = (folder) => {
  const old = readdirSync(folder).map((name) => join(folder, name));
  for (const path of old.filter((each) => Date.now() - statSync(each).mtimeMs > ONE_DAY))
    rmSync(path, { force: true });
};
