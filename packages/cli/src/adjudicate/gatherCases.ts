import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { type Case, readCases } from '@warmoot/casebook';
import { didYouMean } from '@warmoot/kernel';
import type { SystemEntry } from '@warmoot/systems';

/** Something that cannot be read; a missing file has no line. */
export interface FileProblem {
  readonly file: string;
  readonly line?: number;
  readonly says: string;
}

export interface Gathered {
  readonly cases: readonly Case[];
  readonly problems: readonly FileProblem[];
}

/** Reads all files before anything is played. */
export const gatherCases = (paths: readonly string[], systems: readonly SystemEntry[]): Gathered => {
  if (paths.length === 0)
    return { cases: [], problems: [{ file: 'adjudicate', says: 'give at least one file of cases' }] };
  const gathered = paths.flatMap((path) => gatherFrom(path, systems));
  return {
    cases: gathered.flatMap(({ cases }) => cases),
    problems: gathered.flatMap(({ problems }) => problems),
  };
};

const nothingBut = (problem: FileProblem): Gathered => ({ cases: [], problems: [problem] });

const gatherFrom = (path: string, systems: readonly SystemEntry[]): Gathered[] => {
  try {
    if (!statSync(path).isDirectory()) return [gatherFile(path, systems)];
    const files = caseFilesUnder(path);
    if (files.length === 0)
      return [nothingBut({ file: path, says: 'there is no .yaml file in this folder' })];
    return files.map((file) => gatherFile(file, systems));
  } catch (problem) {
    return [nothingBut({ file: path, says: whyUnreadable(problem as NodeJS.ErrnoException) })];
  }
};

const whyUnreadable = ({ code, message }: NodeJS.ErrnoException): string =>
  code === 'ENOENT' ? 'there is no such file' : `this file cannot be read (${code ?? message})`;

const caseFilesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => join(folder, name));

const gatherFile = (file: string, systems: readonly SystemEntry[]): Gathered => {
  const read = readCases(file, readFileSync(file, 'utf8'), systemOfFolder(file));
  if (!read.ok) return { cases: [], problems: read.problems };
  return { cases: read.cases, problems: read.cases.flatMap((entry) => unknownSystem(entry, systems)) };
};

/** `casebook/<system>/…` */
const systemOfFolder = (file: string): string | undefined => {
  const folders = resolve(file).split(sep).slice(0, -1);
  const casebook = folders.lastIndexOf('casebook');
  return casebook < 0 ? undefined : folders[casebook + 1];
};

const unknownSystem = (entry: Case, systems: readonly SystemEntry[]): FileProblem[] => {
  const known = systems.map(({ id }) => id);
  if (known.includes(entry.system)) return [];
  const says = `there is no system "${entry.system}"; the systems are ${known.join(', ')}${didYouMean(entry.system, known)}`;
  return [{ file: entry.file, line: entry.lineOf(['system']), says }];
};
