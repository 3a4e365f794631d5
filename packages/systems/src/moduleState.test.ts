import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const PACKAGES = fileURLToPath(new URL('../../', import.meta.url));

/**
 * What a pure module may not hold at its top level: a variable, or a collection that starts empty and so gets filled.
 */
const MODULE_STATE = [
  /^(?:export )?let /m,
  /^(?:export )?const \w+[^=\n]*= new (?:Weak)?(?:Map|Set)(?:<[^\n]*>)?\(\);/m,
  /^(?:export )?const \w+: (?!readonly\b|Readonly)[^=\n]*\[\] = \[\];/m,
  /^(?:export )?const \w+: \{ (?!readonly\b)[^\n]*= \{/m,
];

/**
 * Values that follow from their key alone (memo.ts), and events that were applied when they were recorded
 * (chronicle.ts).
 */
const ALLOWED = ['kernel/src/memo.ts', 'kernel/src/chronicle.ts'];

const pureFiles = (): string[] =>
  ['kernel', 'hex', 'tabletop', 'systems', 'ai'].flatMap((name) =>
    readdirSync(`${PACKAGES}${name}/src`, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !/test/.test(path))
      .map((path) => `${name}/src/${path}`),
  );

test('pure packages hold no module state besides what memo.ts remembers', () => {
  const holding = pureFiles().filter((path) => {
    const text = readFileSync(PACKAGES + path, 'utf8');
    return MODULE_STATE.some((pattern) => pattern.test(text));
  });
  expect(holding.filter((path) => !ALLOWED.includes(path))).toEqual([]);
});

test.each([
  ['const KNOWN = new WeakMap<Board, Map<number, Disc>>();'],
  ['let last: Battle | undefined;'],
  ['const KNOWN: (Toll | undefined)[] = [];'],
  ['const LATEST: { chronicle: Chronicle | undefined } = { chronicle: undefined };'],
])('the check would detect %s', (line) => {
  expect(MODULE_STATE.some((pattern) => pattern.test(line))).toBe(true);
});
