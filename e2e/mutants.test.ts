import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { markOf, withMarks } from '../scripts/mutate/marks.mjs';
import { changed, changesIn, isReadable, mutantsOf } from '../scripts/mutate/mutants.mjs';
import { withSwitches } from '../scripts/mutate/switches.mjs';

const mutationsOf = (text: string): string[] => changesIn(text).map((change) => changed(text, change));

test('a comparison is shifted by one and reversed, even beside a comment', () => {
  expect(mutationsOf('const x = a /* < */ < b;')).toEqual([
    'const x = a /* < */ <= b;',
    'const x = a /* < */ >= b;',
  ]);
  expect(mutationsOf('const é = "é" && a === b;')).toContain('const é = "é" && a !== b;');
});

test('each operand of a condition is removed by itself', () => {
  const mutations = mutationsOf('const x = a && !b && c;');
  expect(mutations).toEqual(
    expect.arrayContaining([
      'const x = (a && !b);',
      'const x = a && c;',
      'const x = (!b) && c;',
      'const x = a && b && c;',
    ]),
  );
  expect(mutations).not.toContain('const x = c;');
});

test('a list loses one element: first, last or only; a row of numbers changes its numbers instead', () => {
  expect(mutationsOf('const x = [a, b, c,];')).toEqual([
    'const x = [b, c,];',
    'const x = [a, c,];',
    'const x = [a, b,];',
  ]);
  expect(mutationsOf('const x = [a];')).toEqual(['const x = [];']);
  expect(mutationsOf('const x = [1, 0];')).toEqual(['const x = [2, 0];', 'const x = [1, 1];']);
});

test('a refusal becomes a permission, an event is left out, a filter lets everything through', () => {
  const clause =
    "const f = (u) => { if (u.routed) return refuse('CSW-X-01', 'it is routed'); return permit; };";
  expect(mutationsOf(`import { permit } from 'k'; ${clause}`).join('\n')).toContain(
    'return permit; return permit;',
  );
  expect(mutationsOf('const f = () => { tell(e); };')).toEqual(['const f = () => { ; };']);
  expect(mutationsOf('const x = units.filter(isAble).map(idOf);')).toEqual(['const x = units.map(idOf);']);
  expect(mutationsOf('const f = (): readonly Unit[] => all(b);')).toEqual([
    'const f = (): readonly Unit[] => [];',
  ]);
});

test('types, words for people, clause ids and imports stay as they are', () => {
  expect(mutationsOf("import a from 'a';\ntype T = 1 | true;\nconst x: readonly 2[] = y as 3;")).toEqual([]);
  expect(mutationsOf('const x = `$' + '{a + 1}`;')).toEqual([]);
  expect(mutationsOf("const x = a ? 'it is here' : 'it is there';")).toEqual([]);
  expect(mutationsOf("const x = { rules: ['CSW-MOV-01'] };")).toEqual([]);
});

test('a mutant has its line, the clause cited above it, and the lines before and after', () => {
  const text =
    '/** CSW-MOV-03: and more (CSW-R-12). */\nconst allowance = (unit) =>\n  unit.points + bonus;\n';
  expect(mutantsOf('allowance.ts', text)).toMatchObject([
    {
      file: 'allowance.ts',
      line: 3,
      clauses: ['CSW-MOV-03', 'CSW-R-12'],
      difference: { was: 'unit.points + bonus;', becomes: 'unit.points - bonus;' },
    },
  ]);
});

test('an instrumented program behaves the same and records each function it calls', () => {
  const text =
    'const f = (a) => ({ plus: (b) => a + b }); const g = () => { return 0; }; const x = f(1).plus(2);';
  const reached = new Set<string>();
  const marked = withMarks('f', text).replaceAll('globalThis.warmootReached', 'reached');
  expect(new Function('reached', `${marked} return x;`)(reached)).toBe(3);
  const called = ['(a)', '(b)'].map((head) => markOf('f', text.indexOf(head)));
  expect([...reached]).toEqual([markOf('f', null), ...called]);
});

const RULES = fileURLToPath(new URL('../packages/systems/src/practice/rules', import.meta.url));

test('every rules file still parses when instrumented, and so does each of its mutants', () => {
  const files = readdirSync(RULES, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const text = readFileSync(join(RULES, file), 'utf8');
    expect([withMarks(file, text), ...mutationsOf(text)].filter((mutation) => !isReadable(mutation))).toEqual(
      [],
    );
  }
});

/** The output of a program with each of its mutants active, and with none. */
const switchedRuns = (text: string): { readonly none: unknown; readonly each: unknown[] } => {
  const mutants = mutantsOf('f', text).map((mutant, number) => ({ ...mutant, number }));
  const switched = withSwitches(text, mutants);
  expect(isReadable(switched.text)).toBe(true);
  const run = (number: number | null): unknown => {
    (globalThis as { warmootAwake?: object }).warmootAwake = { number };
    return new Function(`${switched.text} return x();`)();
  };
  return { none: run(null), each: switched.numbers.map(run) };
};

test('with all mutants switched off the program is unchanged; with one on, only that one acts', () => {
  const text = [
    'const within = (a, b) => { const far = a > b; if (far) return 0; return [1, 2].filter((n) => n + a > b).length; };',
    'const x = () => within(2, 3) + within(1, 1);',
  ].join('\n');
  const { none, each } = switchedRuns(text);
  expect(none).toBe(new Function(`${text} return x();`)());
  const alone = changesIn(text).map((change) => new Function(`${changed(text, change)} return x();`)());
  expect(each.toSorted()).toEqual(alone.toSorted());
  expect(new Set(each).size).toBeGreaterThan(2);
});

test('code outside functions and unparsable code cannot be switched', () => {
  const text = 'const most = 6; const x = () => most - 1;';
  const mutants = mutantsOf('f', text).map((mutant, number) => ({ ...mutant, number }));
  const { numbers } = withSwitches(text, mutants);
  expect(numbers).toEqual(
    mutants.filter(({ change }) => change.start > text.indexOf('=>')).map(({ number }) => number),
  );
});
