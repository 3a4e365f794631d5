import { expect, test } from 'vitest';
import type { Rulebook } from '../rulebook.ts';
import { coverage, coverageOf, unknownCitations } from './coverage.ts';
import type { Sources } from './sources.ts';

const clause = (id: string) => ({ id, title: `title of ${id}`, text: '', section: '', line: 1 });
const book: Rulebook = {
  system: 'tst',
  prefix: 'TST',
  title: 'Test',
  clauses: ['TST-A-01', 'TST-A-02', 'TST-A-03', 'TST-A-04', 'TST-R-9', 'TST-R-97'].map(clause),
  sections: [],
};
const sources: Sources = {
  code: [
    { path: 'rules/a.ts', text: "/** TST-A-01, TST-A-01. */\nrefuse('TST-A-02');\n// TST-R-97, TST-A-03x" },
  ],
  tests: [{ path: 'rules/a.test.ts', text: "test('[TST-A-01, TST-A-03] x', f);\ntest('[TST-A-99] y', f);" }],
  cases: [{ path: 'casebook/tst/a.yaml', text: 'clauses: [TST-A-01]' }],
  prose: { path: 'rulebooks/tst.prose.yaml', text: 'TST-A-04: It only gives background.\n' },
};
const withProse = (text: string) => ({ ...sources, prose: { path: 'rulebooks/tst.prose.yaml', text } });

test('each clause is tied to the lines that cite it and the tests and cases named by it', () => {
  expect(coverage(book, sources).clauses[0]).toEqual({
    id: 'TST-A-01',
    title: 'title of TST-A-01',
    code: ['rules/a.ts:1'],
    tests: ['rules/a.test.ts:1', 'casebook/tst/a.yaml:1'],
  });
});

test('a clause is missing unless it is prose or has both code and a test', () => {
  const report = coverage(book, sources);
  expect(report.missing).toEqual(['TST-A-02', 'TST-A-03', 'TST-R-9', 'TST-R-97']);
  expect(report.prose).toEqual([{ id: 'TST-A-04', why: 'It only gives background.' }]);
});

test('ids are whole: TST-R-97 does not cite TST-R-9, nor TST-A-03x TST-A-03', () => {
  const codeOf = (id: string) => coverage(book, sources).clauses.find((each) => each.id === id)?.code;
  expect([codeOf('TST-R-9'), codeOf('TST-R-97'), codeOf('TST-A-03')]).toEqual([[], ['rules/a.ts:3'], []]);
});

test('without a file of prose clauses there are none', () => {
  expect(coverage(book, { ...sources, prose: undefined }).prose).toEqual([]);
  expect(coverage(book, withProse('# nothing yet\n')).prose).toEqual([]);
});

test.each([
  [
    'TST-A-04: why\nTST-A-77: why\n',
    'rulebooks/tst.prose.yaml:2: the rulebook of tst has no clause TST-A-77.',
  ],
  ['TST-A-04:\n', 'rulebooks/tst.prose.yaml:1: TST-A-04 needs a reason why no code implements it.'],
  ['TST-A-04: "  "\n', 'rulebooks/tst.prose.yaml:1: TST-A-04 needs a reason why no code implements it.'],
  ['- TST-A-04\n', 'rulebooks/tst.prose.yaml must map clause ids to reasons, such as CSW-DEF-09: why.'],
])('the prose file %j is refused in one sentence', (text, sentence) => {
  expect(() => coverage(book, withProse(text))).toThrow(sentence);
});

test('a report can be narrowed to some clauses', () => {
  const part = coverageOf(coverage(book, sources), new Set(['TST-A-02', 'TST-A-04']));
  expect(part.clauses.map(({ id }) => id)).toEqual(['TST-A-02', 'TST-A-04']);
  expect([part.missing, part.prose.length]).toEqual([['TST-A-02'], 1]);
});

test('an id that is cited but not defined is found', () => {
  expect(unknownCitations(book, sources)).toEqual([{ id: 'TST-A-99', places: ['rules/a.test.ts:2'] }]);
});
