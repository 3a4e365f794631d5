import { expect, test } from 'vitest';
import { readMatchFile } from './matchFile.ts';

const record = {
  format: 'warmoot-match/1',
  system: 'practice',
  rulesVersion: 1,
  options: {},
  dice: {},
  log: [],
};

test('a file with a seed and a bare record are both read', () => {
  expect(readMatchFile(JSON.stringify({ record, seed: 'abc' }))).toMatchObject({ seed: 'abc' });
  expect(readMatchFile(JSON.stringify(record))).toMatchObject({ record: { system: 'practice' }, seed: null });
});

test.each(['', '{', '[]', 'null', '{"record":{"format":"other"}}'])(
  '"%s" is refused with a message',
  (content) => {
    expect(() => readMatchFile(content)).toThrow(/match file/);
  },
);
