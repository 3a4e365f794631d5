import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadRulebook, loadSources } from './projectFiles.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'warmoot-rulebook-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (path: string, text = '') => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const paths = (files: readonly { path: string }[]) => files.map(({ path }) => path);

test('a rulebook of two files is read as one', () => {
  write('rulebooks/chronopia.md', '# Book\n\n- **CHR-A-01** One.');
  write('rulebooks/chronopia-data.md', '# Data\n\n## 1. Weapons\n\nSword.');
  const book = loadRulebook(root, 'chronopia');
  expect([book.clauses.length, book.sections.length]).toEqual([1, 3]);
});

test('a missing rulebook is reported in one sentence', () => {
  expect(() => loadRulebook(root, 'csw')).toThrow(
    'The rulebook rulebooks/csw.md is missing from the project.',
  );
});

test("code comes from the system, the bridges and the free table, tests from everywhere, cases from the system's folder", () => {
  for (const path of [
    'packages/systems/src/csw/rules/zoc.ts',
    'packages/systems/src/csw/rules/zoc.test.ts',
    'packages/systems/src/bridges/battle.ts',
    'packages/systems/src/grand/turn.ts',
    'packages/tabletop/src/gap.ts',
    'packages/server/src/match.test.ts',
    'packages/server/node_modules/dep/dep.test.ts',
    'casebook/csw/zoc/slip.yaml',
    'casebook/grand/turn.yaml',
    'e2e/play.test.ts',
  ])
    write(path);
  const sources = loadSources(root, 'csw');
  expect(paths(sources.code)).toEqual([
    'packages/systems/src/csw/rules/zoc.ts',
    'packages/systems/src/bridges/battle.ts',
    'packages/tabletop/src/gap.ts',
  ]);
  expect(paths(sources.tests)).toEqual([
    'packages/server/src/match.test.ts',
    'packages/systems/src/csw/rules/zoc.test.ts',
    'e2e/play.test.ts',
  ]);
  expect(paths(sources.cases)).toEqual(['casebook/csw/zoc/slip.yaml']);
  expect(sources.prose).toBeUndefined();
});

test('the prose file beside the rulebook is read if it exists', () => {
  write('rulebooks/csw.prose.yaml', 'CSW-A-01: why');
  expect(loadSources(root, 'csw').prose).toEqual({ path: 'rulebooks/csw.prose.yaml', text: 'CSW-A-01: why' });
});
