import { expect, test } from 'vitest';
import { firstDifference, firstNotJson } from './json.ts';
import { ledgerText, modifiers, totalOf } from './modifiers.ts';
import { firstRefusal, permit, refusalSentence, refuse } from './verdict.ts';

test('the first refusal in rulebook order is the one the player reads', () => {
  const clauses = [
    (n: number) => (n > 1 ? permit : refuse('A-1', 'it is too small')),
    (n: number) => (n > 2 ? permit : refuse('A-2', 'it is still too small')),
  ];
  expect(firstRefusal(clauses, 1)).toEqual(refuse('A-1', 'it is too small'));
  expect(firstRefusal(clauses, 2)).toEqual(refuse('A-2', 'it is still too small'));
  expect(firstRefusal(clauses, 3)).toBe(permit);
  expect(refusalSentence('move Light Foot 4 to 0307', refuse('CSW-MOV-07', 'an enemy unit holds it'))).toBe(
    'Cannot move Light Foot 4 to 0307: an enemy unit holds it (CSW-MOV-07).',
  );
});

test('a ledger keeps the rows that apply, adds them up and prints them', () => {
  const ledger = modifiers(
    [true, 'CSW-CHG-06', 'charge', -2],
    [false, 'X', 'night', 1],
    [true, 'CSW-TEC-04', 'swamp', 1],
  );
  expect(totalOf(ledger)).toBe(-1);
  expect(ledgerText(ledger)).toBe('charge −2 (CSW-CHG-06), swamp +1 (CSW-TEC-04)');
});

test('differences and values JSON would lose are reported with their path', () => {
  expect(firstDifference({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe('a.1.b: 2 against 3');
  expect(firstDifference({ a: 1 }, { a: 1, b: 2 })).toBe('b: undefined against 2');
  expect(firstDifference([1], [1])).toBeUndefined();
  expect(firstNotJson({ a: [1, undefined] })).toBe('value.a.1');
  expect(firstNotJson({ a: new Map() })).toBe('value.a');
  expect(firstNotJson({ a: [1, 'x', null, true] })).toBeUndefined();
});
