import { expect, test } from 'vitest';
import { z } from 'zod';
import { readerOf } from './schemaFault.ts';

const Order = z.strictObject({
  name: z.string().min(1).max(5),
  colour: z.enum(['red', 'blue']).default('red'),
  size: z.int().min(2).max(9).default(2),
  share: z.number().positive().default(1),
  hexes: z.array(z.string()).max(1).default([]),
  code: z
    .string()
    .regex(/^[a-z]$/, 'a code is one letter')
    .default('a'),
  plain: z
    .string()
    .regex(/^[a-z]$/)
    .default('a'),
});
const fault = (json: unknown, names = {}) => {
  const read = readerOf(Order, names)(json);
  return read.ok ? 'no fault' : read.problem;
};

test.each([
  [7, 'this must be an object, not a number'],
  [null, 'this must be an object, not nothing'],
  [{}, '"name" is missing'],
  [{ name: 7 }, '"name" must be text, not a number'],
  [{ name: '' }, '"name" must not be empty'],
  [{ name: 'Harold' }, '"name" must have at most 5 characters'],
  [{ name: 'A', colour: 'green' }, '"green" is not one of red, blue'],
  [{ name: 'A', size: 2.5 }, '"size" must be a whole number'],
  [{ name: 'A', size: 1 }, '"size" must be at least 2'],
  [{ name: 'A', size: 10 }, '"size" must be at most 9'],
  [{ name: 'A', share: 0 }, '"share" must be more than 0'],
  [{ name: 'A', hexes: ['x', 'y'] }, '"hexes" must have at most 1 item'],
  [{ name: 'A', hexes: [5] }, 'item 1 of "hexes" must be text, not a number'],
  [{ name: 'A', code: 'ab' }, 'a code is one letter'],
  [{ name: 'A', plain: 'ab' }, '"plain" is not valid'],
  [{ name: 'A', nmae: 'B' }, '"nmae" is not known here'],
  [{ name: 'A', one: 1, two: 2 }, '"one", "two" are not known here'],
])('%j is refused: %s', (json, problem) => {
  expect(fault(json)).toBe(problem);
});

test('a field is named as people know it', () => {
  expect(fault({ name: '' }, { name: 'the name' })).toBe('the name must not be empty');
  expect(fault([], { '': 'the request' })).toBe('the request must be an object, not a list');
});

const Command = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hide') }),
  z.object({ type: z.literal('move') }),
]);

test('a command is named by its type', () => {
  expect(readerOf(Command)({ type: 'fly' })).toMatchObject({ problem: '"fly" is not one of hide, move' });
  expect(readerOf(Command)({})).toMatchObject({ problem: '"type" is missing (choose from hide, move)' });
});
