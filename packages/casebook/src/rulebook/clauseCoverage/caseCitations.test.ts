import { expect, test } from 'vitest';
import { caseCitations } from './caseCitations.ts';

const cited = (text: string) =>
  caseCitations({ path: 'casebook/tst/a.yaml', text }).map(({ id, place }) => `${id} ${place}`);

test('the clauses of a case are cited at their own lines', () => {
  expect(cited('name: one\nclauses:\n  - TST-ZOC-04\n  - TST-MOV-03\n')).toEqual([
    'TST-ZOC-04 casebook/tst/a.yaml:3',
    'TST-MOV-03 casebook/tst/a.yaml:4',
  ]);
});

test('a file may hold many cases, in a list or as documents', () => {
  expect(cited('- clauses: [TST-A-01]\n- clauses: [TST-A-02]\n---\ncase: { clauses: [TST-A-03] }\n')).toEqual(
    ['TST-A-01 casebook/tst/a.yaml:1', 'TST-A-02 casebook/tst/a.yaml:2', 'TST-A-03 casebook/tst/a.yaml:4'],
  );
});

test('an id outside the list of clauses does not count as tested by the case', () => {
  expect(cited('then:\n  refused: TST-A-01\nclauses: []\n')).toEqual([]);
});

test('a file that is not YAML is reported in one sentence', () => {
  expect(() => cited('a: [1\nb: }')).toThrow(/^casebook\/tst\/a\.yaml is not YAML: [^\n]+$/);
});
