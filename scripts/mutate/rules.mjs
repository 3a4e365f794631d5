import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { Fault } from '../fault.mjs';
import { mutantsOf } from './mutants.mjs';

const SYSTEMS = 'packages/systems/src';

/** Paths below a folder of the project, with forward slashes, in a fixed order. */
const filesBelow = (root, folder) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((name) => `${folder}/${name.split(sep).join('/')}`)
        .filter((path) => path.endsWith('.ts'))
        .sort()
    : [];

const isTest = (path) => path.endsWith('.test.ts') || path.endsWith('/testkit.ts');

const systemsWithRules = (root) =>
  readdirSync(join(root, SYSTEMS)).filter((name) => existsSync(join(root, SYSTEMS, name, 'rules')));

const chapterOf = (path) => path.split('/rules/')[1].split('/')[0].replace(/\.ts$/, '');

/** The rules of a system, or of some of its chapters, with every mutant of each. */
export const readRules = (root, system, chapters) => {
  const systems = systemsWithRules(root);
  if (!systems.includes(system))
    throw new Fault(`${system ?? 'No name'} is not a system with rules; there are ${systems.join(', ')}.`);
  const paths = filesBelow(root, `${SYSTEMS}/${system}/rules`).filter((path) => !isTest(path));
  const known = [...new Set(paths.map(chapterOf))];
  const strange = chapters.find((chapter) => !known.includes(chapter));
  if (strange !== undefined)
    throw new Fault(`${system} has no chapter ${strange}; it has ${known.join(', ')}.`);
  return paths
    .filter((path) => chapters.length === 0 || chapters.includes(chapterOf(path)))
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return { path, text, mutants: mutantsOf(path, text) };
    });
};

/** The tests that could notice: the system's own and the casebook; the long ones only when asked for. */
export const readTests = (root, system, isThorough) =>
  [
    ...filesBelow(root, `${SYSTEMS}/${system}`),
    ...filesBelow(root, 'casebook'),
    ...(isThorough ? readdirSync(join(root, SYSTEMS)).map((name) => `${SYSTEMS}/${name}`) : []),
  ]
    .filter((path) => path.endsWith('.test.ts'))
    .filter((path) => isThorough || !path.endsWith('.long.test.ts'));
