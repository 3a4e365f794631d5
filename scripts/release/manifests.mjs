/** Packages with native code: they cannot go into a bundle, so a release installs them. */
export const UNBUNDLED = ['@node-rs/argon2', '@photostructure/sqlite'];

/**
 * Matches keep their events: with too little room for young objects V8 copies them again and again (scripts/bench.mjs).
 */
const START = 'node --max-semi-space-size=64 warmoot.mjs serve';

/** The release's package.json and lock, cut from the project's own, so that both install the same packages. */
export const releaseManifests = (jsonAt) => {
  const project = jsonAt('package.json');
  const { packages } = jsonAt('package-lock.json');
  const dependencies = pick(jsonAt('packages/server/package.json').dependencies, UNBUNDLED);
  const { name, version, license, engines } = project;
  const manifest = {
    name,
    version,
    private: true,
    license,
    type: 'module',
    engines,
    bin: { warmoot: 'warmoot.mjs' },
    scripts: { start: START },
    dependencies,
    allowScripts: pick(project.allowScripts, UNBUNDLED),
  };
  const root = { name, version, license, dependencies, bin: manifest.bin, engines };
  const lock = {
    name,
    version,
    lockfileVersion: 3,
    requires: true,
    packages: { '': root, ...needed(packages) },
  };
  return { manifest, lock };
};

const pick = (record, names) =>
  Object.fromEntries(names.filter((name) => name in record).map((name) => [name, record[name]]));

/** The lock's entries that the unbundled packages need, directly or not. */
const needed = (packages) => {
  const found = new Map();
  const add = (name, from) => {
    const path = placeOf(packages, name, from);
    if (path === undefined || found.has(path)) return;
    const { dev, devOptional, ...entry } = packages[path];
    found.set(path, entry);
    const next = { ...entry.dependencies, ...entry.optionalDependencies };
    for (const each of Object.keys(next)) add(each, path);
  };
  for (const name of UNBUNDLED) add(name, '');
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
};

/** Where Node finds a package that `from` asks for: in its own node_modules, else in that of a folder above. */
const placeOf = (packages, name, from) => {
  const here = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (here in packages) return here;
  return from === ''
    ? undefined
    : placeOf(packages, name, from.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/, ''));
};
