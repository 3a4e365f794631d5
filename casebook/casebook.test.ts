import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Case, readCases, runCase } from '@warmoot/casebook';
import { SYSTEMS, type SystemDoor } from '@warmoot/systems';
import { describe, expect, test } from 'vitest';

const CASEBOOK = fileURLToPath(new URL('.', import.meta.url));

const folders = readdirSync(CASEBOOK, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const caseFilesOf = (system: string): string[] =>
  readdirSync(join(CASEBOOK, system), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => `casebook/${system}/${name.split(sep).join('/')}`)
    .sort();

/** What a person reads when a case does not hold: a line for each difference. */
const complaints = (entry: Case, door: SystemDoor): string[] => {
  const run = runCase(entry, door);
  if (run.kind !== 'played') return [`${run.problem.file}:${run.problem.line}: ${run.problem.says}`];
  return run.report.findings.flatMap(({ line, differences }) =>
    differences.map(
      ({ path, expected, got }) => `${entry.file}:${line}: ${path}: expected ${expected}, got ${got}`,
    ),
  );
};

const doorOf = async (system: string): Promise<SystemDoor> => SYSTEMS.find(({ id }) => id === system)!.load();

test('every folder of cases belongs to a system', () => {
  expect(folders.length).toBeGreaterThan(0);
  expect(SYSTEMS.map(({ id }) => id)).toEqual(expect.arrayContaining(folders));
});

const GUIDES = ['docs/casebook.md', 'docs/csw-cases.md', 'docs/chronopia-cases.md'];

test.each(GUIDES)('the examples of %s hold', async (path) => {
  const guide = readFileSync(join(CASEBOOK, '..', path), 'utf8');
  const examples = [...guide.matchAll(/^```yaml\n(.*?)^```/gms)].map(([, text]) => text as string);
  const read = readCases(path, examples.join('---\n'));
  const cases = read.ok ? read.cases : [];
  expect(cases.length).toBeGreaterThan(0);
  for (const entry of cases) expect(complaints(entry, await doorOf(entry.system))).toEqual([]);
});

/** The orders in the table of a guide, each played for what it is: whether it can be read, not whether it is allowed. */
const tableOfOrders = (guide: string): string[] =>
  [...guide.matchAll(/^\|[^|]*\| `(\{ type: .*?\})` \|/gm)].map(([, order]) => order as string);

test('every order in docs/csw-cases.md is written as it is read', async () => {
  const orders = tableOfOrders(readFileSync(join(CASEBOOK, '..', 'docs', 'csw-cases.md'), 'utf8'));
  const names = ['the levy', 'the captain', 'the knights', 'the bows', 'the miners'];
  const units = names.map((name) => `${name}: { type: LF, side: blue, at: '0101' }`).join(', ');
  const text = orders.map(
    (order) => `case: It can be read\ngiven: { units: { ${units} } }\nwhen: [{ blue: ${order} }]\n`,
  );
  const read = readCases('docs/csw-cases.md', text.join('---\n'), 'csw');
  const cases = read.ok ? read.cases : [];
  expect(cases.length).toBeGreaterThan(30);
  for (const entry of cases) expect(complaints(entry, await doorOf(entry.system))).toEqual([]);
});

describe.each(SYSTEMS.filter(({ id }) => folders.includes(id)))('$name', ({ id, load }) => {
  for (const file of caseFilesOf(id)) {
    const read = readCases(file, readFileSync(join(CASEBOOK, '..', file), 'utf8'), id);
    if (!read.ok) test(file, () => expect(read.problems).toEqual([]));
    for (const entry of read.ok ? read.cases : [])
      test(`[${entry.clauses.join(', ')}] ${entry.sentence}`, async () => {
        expect(entry.clauses, 'a case of the casebook names its clauses').not.toEqual([]);
        expect(entry.expectations ?? [], 'a case of the casebook says what must hold').not.toEqual([]);
        expect(complaints(entry, await load())).toEqual([]);
      });
  }
});
