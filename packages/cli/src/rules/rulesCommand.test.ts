import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SYSTEM_NAMES } from '@warmoot/casebook';
import { CommanderError } from 'commander';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rulesCommand } from './rulesCommand.ts';
import type { OutputStream } from './terminal.ts';

const REAL = fileURLToPath(new URL('../../../..', import.meta.url));
const BOOK = `# City State Warfare

## 1. ZOC: zones of control

- **CSW-ZOC-01** Every unit exerts a **zone** into its three front hexes (R-16).
- **CSW-ZOC-02** A unit that enters an enemy zone must stop:

| Terrain | Cost |
|---|---|
| woods | 4 |
| clear | 2 |

# Optional rules

## 24. OPF: opportunity fire

- **CSW-OPF-01** Fire at movers, see CSW-ZOC-01.

## 25. NGT: night

- **CSW-NGT-01** It is dark.

# Rulings

## 50. R: rulings

- **CSW-R-16** Leaders exert zones. *Why:* units do.

## 51. Traceability

Where it comes from.
`;

let root: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'warmoot-rules-'));
  write('rulebooks/csw.md', BOOK);
});
afterEach(() => rmSync(root, { recursive: true }));

interface Run {
  readonly out: string;
  readonly err: string;
  readonly code: number;
}

const run = (args: readonly string[], tty: Partial<OutputStream> = {}, env = {}, projectRoot = root): Run => {
  let out = '';
  let err = '';
  const stdout = { ...tty, write: (text: string) => (out += text) };
  const stderr = { write: (text: string) => (err += text) };
  const command = rulesCommand(projectRoot, { stdout, stderr, env }).exitOverride();
  try {
    command.parse(args, { from: 'user' });
    return { out, err, code: 0 };
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return { out, err, code: error.exitCode };
  }
};

test('a system without a clause lists its chapters by part, with the number of clauses', () => {
  const { out, code } = run(['csw']);
  expect(code).toBe(0);
  expect(out.split('\n').map((line) => line.replace(/ +\.[ .]*/, ' ... '))).toEqual([
    'City State Warfare',
    '5 clauses in 4 chapters',
    '',
    '  CSW-ZOC  Zones of control ... 2',
    '',
    'Optional rules',
    '  CSW-OPF  Opportunity fire ... 1',
    '  CSW-NGT  Night ... 1',
    '',
    '  CSW-R    Rulings ... 1',
    '',
    'Can be read by title',
    '  Traceability',
    '',
    'To read a chapter: warmoot rules csw CSW-ZOC',
    '',
  ]);
});

test('a clause is printed with the rulings it cites; its id may be in lower case and without the prefix', () => {
  const expected = [
    'Zones of control',
    '',
    'CSW-ZOC-01  Every unit exerts a zone into its three front hexes (R-16).',
    '',
    'Rulings',
    'CSW-R-16  Leaders exert zones',
    '',
  ].join('\n');
  expect(run(['csw', 'CSW-ZOC-01']).out).toBe(expected);
  expect(run(['csw', 'csw-zoc-01']).out).toBe(expected);
  expect(run(['CSW', 'zoc-01']).out).toBe(expected);
});

test('only rulings are added below: another clause that is cited is not printed', () => {
  expect(run(['csw', 'OPF-01']).out).toBe(
    'Opportunity fire\n\nCSW-OPF-01  Fire at movers, see CSW-ZOC-01.\n',
  );
});

test('a chapter or a glob prints all its clauses, tables included', () => {
  const { out } = run(['csw', 'CSW-ZOC']);
  expect(out).toContain('CSW-ZOC-01  Every unit');
  expect(out).toContain('Terrain  Cost\n───────  ────\nwoods       4\nclear       2\n');
  expect(run(['csw', '*-01']).out.match(/^CSW-\w+-01/gm)).toEqual(['CSW-ZOC-01', 'CSW-OPF-01', 'CSW-NGT-01']);
  expect(run(['csw', 'CSW-ZOC-0?']).out).toBe(out);
  expect(run(['csw', 'csw']).out).toBe(run(['csw', '*']).out);
});

test('a part of the book without clauses can be read by its title', () => {
  expect(run(['csw', 'traceability']).out).toBe('Traceability\n\nWhere it comes from.\n');
});

test('lines fit the width of the terminal, or 80 columns if it is unknown', () => {
  write('rulebooks/csw.md', `- **CSW-A-01** ${'word '.repeat(60)}`);
  const widest = (columns?: number) =>
    Math.max(
      ...run(['csw', 'A'], columns ? { columns } : {})
        .out.split('\n')
        .map((line) => line.length),
    );
  expect([widest(), widest(60)]).toEqual([79, 59]);
});

test('colour is used only on a terminal, and not if NO_COLOR is set', () => {
  const colours = (tty: boolean, env = {}) =>
    run(['csw', 'ZOC'], { isTTY: tty }, env).out.includes('\u001b[');
  expect([
    colours(true),
    colours(false),
    colours(true, { NO_COLOR: '1' }),
    colours(true, { NO_COLOR: '' }),
  ]).toEqual([true, false, false, true]);
});

test('an unknown clause is answered in one sentence with the nearest ids, and exit code 2', () => {
  expect(run(['csw', 'CSW-ZOC-11'])).toEqual({
    out: '',
    err: 'The rulebook of csw has no clause CSW-ZOC-11; did you mean CSW-ZOC-01, CSW-ZOC-02 or CSW-ZOC?\n',
    code: 2,
  });
});

test('an unknown system is answered in one sentence, and exit code 2', () => {
  expect(run(['cws'])).toEqual({
    out: '',
    err: 'There is no system cws; did you mean csw? Choose from practice, csw, citystates, grand, bloodlust, chronopia.\n',
    code: 2,
  });
});

test('a missing rulebook is reported in one sentence too', () => {
  expect(run(['grand'])).toMatchObject({
    err: 'The rulebook rulebooks/grand.md is missing from the project.\n',
    code: 2,
  });
});

test('search lists the clauses that contain all words', () => {
  expect(run(['csw', '--search', 'ZONE', 'unit']).out).toBe(
    [
      '3 clauses mention “ZONE unit”',
      '',
      'CSW-ZOC-01  Every unit exerts a zone into its three front hexes (R-16).',
      '',
      'CSW-ZOC-02  A unit that enters an enemy zone must stop: Terrain · Cost woods ·',
      '            4…',
      '',
      'CSW-R-16    Leaders exert zones. Why: units do.',
      '',
    ].join('\n'),
  );
  expect(run(['csw', 'OPF', '--search', 'unit']).out).toBe('No clause of csw mentions “unit”.\n');
});

const withSources = () => {
  write('packages/systems/src/csw/zoc.ts', '/** CSW-ZOC-01 */\n/** CSW-ZOC-02 */');
  write('packages/systems/src/csw/zoc.test.ts', ['test', "('[CSW-ZOC-01] x', f)"].join(''));
  write('casebook/csw/night.yaml', 'clauses: [CSW-NGT-01]');
  write('rulebooks/csw.prose.yaml', 'CSW-R-16: It explains itself.');
};

test('coverage is totalled by chapter and says what each missing clause lacks', () => {
  withSources();
  expect(run(['csw', '--coverage']).out).toBe(`City State Warfare: clauses with code and tests

                                              clauses covered prose missing
CSW-ZOC   Zones of control                          2       1     0       1  50%
CSW-OPF   Opportunity fire                          1       0     0       1   0%
CSW-NGT   Night                                     1       0     0       1   0%
CSW-R     Rulings                                   1       0     1       0 100%
          Total                                     5       1     1       3  40%

Missing in CSW-ZOC
  CSW-ZOC-02  A unit that enters an enemy zone must stop                 no test

Missing in CSW-OPF
  CSW-OPF-01  Fire at movers, see CSW-ZOC-01                    no code, no test

Missing in CSW-NGT
  CSW-NGT-01  It is dark                                                 no code
`);
});

test('coverage as JSON links each clause to code and tests', () => {
  withSources();
  const report = JSON.parse(run(['csw', '--coverage', '--json']).out);
  expect(Object.keys(report)).toEqual(['system', 'clauses', 'missing', 'prose']);
  expect(report.clauses[0]).toEqual({
    id: 'CSW-ZOC-01',
    title: 'Every unit exerts a zone into its three front hexes',
    code: ['packages/systems/src/csw/zoc.ts:1'],
    tests: ['packages/systems/src/csw/zoc.test.ts:1'],
  });
  expect(report.missing).toEqual(['CSW-ZOC-02', 'CSW-OPF-01', 'CSW-NGT-01']);
  expect(report.prose).toEqual([{ id: 'CSW-R-16', why: 'It explains itself.' }]);
});

test('coverage reports ids that are cited but not defined, and a faulty prose file', () => {
  write('packages/systems/src/csw/zoc.ts', '// CSW-ZOC-77');
  expect(run(['csw', '--coverage']).out).toContain(
    'Cited but not defined\n  CSW-ZOC-77  packages/systems/src/csw/zoc.ts:1\n',
  );
  write('rulebooks/csw.prose.yaml', 'CSW-ZOC-78: why');
  expect(run(['csw', '--coverage'])).toMatchObject({
    err: 'rulebooks/csw.prose.yaml:1: the rulebook of csw has no clause CSW-ZOC-78.\n',
    code: 2,
  });
});

test('JSON without coverage gives the chapters, or the clauses asked for', () => {
  expect(JSON.parse(run(['csw', '--json']).out)).toMatchObject({
    system: 'csw',
    chapters: [{ id: 'CSW-ZOC', title: 'Zones of control', clauses: 2 }, {}, {}, {}],
  });
  expect(JSON.parse(run(['csw', 'NGT', '--json']).out)).toEqual([
    { id: 'CSW-NGT-01', title: 'It is dark', text: 'It is dark.', section: 'Night', line: 21 },
  ]);
});

test('a ruling of another book is given by its title', () => {
  write('rulebooks/grand.md', '- **GRD-A-01** As CSW-R-16 says.');
  expect(run(['grand', 'A']).out).toContain('\nCSW-R-16  Leaders exert zones\n');
});

test.each(SYSTEM_NAMES)('the whole rulebook of %s prints every clause within 80 columns', (system) => {
  const { out, code } = run([system, '*'], {}, {}, REAL);
  expect(code).toBe(0);
  expect(out.split('\n').filter((line) => [...line].length > 80)).toEqual([]);
  const clauses = JSON.parse(run([system, '*', '--json'], {}, {}, REAL).out) as { id: string }[];
  const printed = new Set(out.match(/^[A-Z]{3}-[A-Z0-9]+-\d+/gm));
  expect(clauses.filter(({ id }) => !printed.has(id))).toEqual([]);
});
