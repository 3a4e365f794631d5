import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runOf } from '../csw/muster/testkit.ts';
import { armyCommand } from './armyCommand.ts';

const run = runOf(armyCommand);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'warmoot-army-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const check = (text: string, ...options: string[]) => {
  const path = join(folder, 'army.txt');
  writeFileSync(path, text);
  const { out, err, code } = run('check', path, ...options);
  return { out, err: err.replace(path, 'army.txt'), code };
};

test('a starter army is printed as a file, checked and priced', () => {
  const { out } = check(run('starter', 'elves').out);
  expect(out).toContain('Elves, Elves: 1442 of 1500 points');
  expect(out).toContain('It is legal.');
});

test('an army over its points is told by how much', () => {
  const { out, code } = check(run('starter', 'elves').out, '--points', '1440');
  expect(code).toBe(1);
  expect(out).toContain('Not allowed: the army is 2 points over the limit of 1440 (BLD-PTS-05).');
});

test('a file that cannot be read is one sentence with its line', () => {
  expect(check('list elves\nfoo')).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^The file army\.txt line 2: "foo" is not understood;/),
  });
});
