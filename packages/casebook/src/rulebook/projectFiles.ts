import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { SourceFile, Sources } from './clauseCoverage/sources.ts';
import { readRulebook } from './readRulebook.ts';
import type { Rulebook } from './rulebook.ts';
import { RulebookError } from './rulebookError.ts';
import { bookOf, type RulebookName, type SystemName } from './systems.ts';

/** Reads `rulebooks/<system>.md` (and its data part) of the project. */
export const loadRulebook = (projectRoot: string, system: RulebookName): Rulebook => {
  const paths = bookOf(system).files.map((file) => `rulebooks/${file}`);
  const absent = paths.find((path) => !existsSync(join(projectRoot, path)));
  if (absent) throw new RulebookError(`The rulebook ${absent} is missing from the project.`);
  return readRulebook(
    system,
    paths.map((path) => readSource(projectRoot, path).text),
  );
};

/** Reads everything that a system's rulebook is checked against. */
export const loadSources = (projectRoot: string, system: SystemName): Sources => {
  const rules = [
    `packages/systems/src/${system}`,
    'packages/systems/src/bridges',
    'packages/tabletop/src',
  ].flatMap((folder) => filesUnder(projectRoot, folder, '.ts'));
  const tests = ['packages', 'casebook', 'e2e'].flatMap((folder) =>
    filesUnder(projectRoot, folder, '.test.ts'),
  );
  const cases = filesUnder(projectRoot, `casebook/${system}`, '.yaml');
  const prose = `rulebooks/${system}.prose.yaml`;
  const read = (path: string) => readSource(projectRoot, path);
  return {
    code: rules.filter((path) => !path.endsWith('.test.ts')).map(read),
    tests: tests.map(read),
    cases: cases.map(read),
    prose: existsSync(join(projectRoot, prose)) ? read(prose) : undefined,
  };
};

const readSource = (projectRoot: string, path: string): SourceFile => ({
  path,
  text: readFileSync(join(projectRoot, path), 'utf8'),
});

/** Paths from the project root, sorted, so that a report does not depend on the file system. */
const filesUnder = (projectRoot: string, folder: string, ending: string): string[] => {
  if (!existsSync(join(projectRoot, folder))) return [];
  return readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.split(sep).join('/')}`)
    .filter((path) => path.endsWith(ending) && !path.includes('/node_modules/'))
    .sort();
};
