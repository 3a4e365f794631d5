import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCases } from './readCases.ts';
import { AMBUSH, mutatedAmbush } from './testkit.ts';

const casesOf = (text: string, hint?: string) => {
  const read = readCases('a.yaml', text, hint);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.cases;
};
const problemsOf = (text: string, hint?: string): string[] => {
  const read = readCases('a.yaml', text, hint);
  return read.ok ? [] : read.problems.map(({ line, says }) => `${line}: ${says}`);
};

test('a case is read with all its parts', () => {
  expect(casesOf(AMBUSH)[0]).toMatchObject({
    file: 'a.yaml',
    line: 1,
    sentence: 'Archers in the woods strike first',
    clauses: ['PRC-FIG-02'],
    system: 'practice',
    when: [
      { seat: 'blue', command: { type: 'attack', band: 'archers', target: 'red-1' } },
      { seat: 'blue', command: 'endTurn' },
    ],
    dice: [3],
    expectations: [{ name: 'events: bandDestroyed' }, { name: 'odds of own lost for red' }],
  });
});

test('a file holds one case, a list, or several documents', () => {
  const one = '{ case: One, given: start }';
  const sentences = (text: string) => casesOf(text, 'practice').map(({ sentence, line }) => [sentence, line]);
  expect(sentences(one)).toEqual([['One', 1]]);
  expect(sentences(`- ${one}\n- ${one}`)).toEqual([
    ['One', 1],
    ['One', 2],
  ]);
  expect(sentences(`---\n${one}\n---\n- ${one}\n---\n`)).toEqual([
    ['One', 2],
    ['One', 4],
  ]);
});

test('a part can be written once and reused; keys that look like numbers stay text', () => {
  const [, second] = casesOf(
    '- case: One\n  given: &ford { 0402: ford }\n- case: Two\n  given: { <<: *ford, turn: 2 }',
    'practice',
  );
  expect(second?.given).toEqual({ '0402': 'ford', turn: 2 });
  expect(second?.lineOf(['given', 'turn'])).toBe(4);
});

test('every part has its own line number', () => {
  const [entry] = casesOf(AMBUSH);
  expect(entry?.lineOf(['given', 'bands', 'archers', 'at'])).toBe(9);
  expect(entry?.lineOf(['when', 1])).toBe(12);
  expect(entry?.lineOf(['dice'])).toBe(13);
  expect(entry?.lineOf(['then', 'events', 0])).toBe(16);
  expect(entry?.lineOf(['given', 'nowhere'])).toBe(5);
});

const HEAD = 'case: A\nsystem: practice\ngiven: start\n';
test.each([
  ['', '1: there is no case in this file'],
  ['case: [', /^1: this cannot be read as YAML: /],
  ['just words', '1: a case must be a map of keys and values'],
  ['given: start', '1: a case must begin with `case:` and a sentence'],
  ['case: A\ngiven: start', "1: outside a system's folder a case needs `system:`, such as practice"],
  ['case: A\nsystem: practice', '1: a case needs `given:`, the position it starts from'],
  [`${HEAD}case: B`, /^4: this cannot be read as YAML: Map keys must be unique/],
  [`${HEAD}thn: {}`, /^4: "thn" is not a key of a case; its keys are case, clauses, system, given, when/],
  [`${HEAD}clauses: [PRC-MOV-02,\n  mov-2]`, '5: a clause id looks like PRC-MOV-02'],
  [`${HEAD}when: { red: endTurn }`, '4: `when` must be a list'],
  [
    `${HEAD}when:\n  - { red: endTurn, blue: endTurn }`,
    '5: a line of `when` is one seat and one command, such as `- red: { type: … }`',
  ],
  [
    `${HEAD}dice: 5`,
    '4: `dice` is a list such as [5, 2], dice by name such as { corr:Karsk: 13 }, or the word any',
  ],
  [`${HEAD}dice: [5, 2.5]`, '4: die 2 is not a whole number of at least 1'],
  [`${HEAD}dice: { siege: [5, twenty] }`, '4: die 2 is not a whole number of at least 1'],
  [
    `${HEAD}dice: { siege: [20*, 5] }`,
    '4: die 1 is 20*, which is allowed only at the end of dice by name: it repeats from then on',
  ],
  [
    `${HEAD}dice: [5, 20*]`,
    '4: die 2 is 20*, which is allowed only at the end of dice by name: it repeats from then on',
  ],
  [
    `${HEAD}when:\n  - red: { type: move, to: 0403 }`,
    "5: 0403 without quotes is read as the number 403: write hex ids in quotes, '0403'",
  ],
  [`${HEAD}when:\n  - red: { at: .nan }`, '5: .nan is not a number that a case can use'],
  [`${HEAD}when: !!binary aGk=`, /^4: this cannot be read as YAML: Unresolved tag/],
  [`${HEAD}then:\n  evens: []`, /^5: "evens" is not a key of `then`; its keys are refused, events/],
  [`${HEAD}then:\n  events: []`, '5: an empty list tests nothing; write `events: none`'],
  [`${HEAD}then:\n  events: [moved]`, '5: an event must be a map of keys and values'],
  [
    `${HEAD}then:\n  refused: { clause: A }`,
    '5: "clause" is not a key of `refused`; its keys are rule, because, says',
  ],
  [`${HEAD}then:\n  view: { turn: 1 }`, '5: `seat` of `view` must be text'],
  [
    `${HEAD}then:\n  story: { seat: red }`,
    '5: `story` needs `says` or `never`: texts the story must contain, or must not',
  ],
  [
    `${HEAD}then:\n  pending: red`,
    '5: `pending` must be a list such as [{ seat: red, task: … }], or the word none',
  ],
  [
    `${HEAD}then:\n  outcome: { winner: red }`,
    '5: "winner" is not a key of `outcome`; its keys are winners, reason, rules; did you mean "winners"?',
  ],
  [
    `${HEAD}then:\n  odds: { seat: red, figure: x, chances: { 0: 0.5 } }`,
    '5: 0.5 is not a chance: write a fraction such as 1/6, or 16.7%',
  ],
  [
    `${HEAD}then:\n  odds: { seat: red, figure: x, chances: { 0: 50% } }`,
    '5: percentages are rounded, so give a tolerance, such as `within: 0.1%`',
  ],
])('a fault is reported with its line: %j', (text, problem) => {
  const problems = problemsOf(text);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toEqual(typeof problem === 'string' ? problem : expect.stringMatching(problem));
});

test('every faulty case of a file is reported', () => {
  expect(problemsOf('- { case: A }\n- { case: B, given: start }\n- { given: start }', 'practice')).toEqual([
    '1: a case needs `given:`, the position it starts from',
    '3: a case must begin with `case:` and a sentence',
  ]);
});

test('deep nesting and exponential aliases are refused', () => {
  expect(problemsOf('['.repeat(50_000))).toHaveLength(1);
  expect(problemsOf(`case: A\ngiven: ${'['.repeat(90)}${']'.repeat(90)}`)[0]).toContain('nested too deeply');
  const laughs = Array.from({ length: 9 }, (_, i) => `a${i + 1}: &a${i + 1} [${`*a${i},`.repeat(9)}]`);
  expect(problemsOf(`a0: &a0 x\n${laughs.join('\n')}`)).toHaveLength(1);
});

test('no text makes the reader throw, and every problem has a line and a sentence', () => {
  fc.assert(
    fc.property(mutatedAmbush, (text) => {
      const read = readCases('a.yaml', text);
      if (read.ok) return;
      expect(read.problems.length).toBeGreaterThan(0);
      for (const { line, says } of read.problems) {
        expect(line).toBeGreaterThanOrEqual(1);
        expect(says).toMatch(/^[^\n]+$/);
      }
    }),
    { numRuns: 600 },
  );
});
