import { expect, test } from 'vitest';
import { asItIs, inEnglish, inWords, say } from './said.ts';

const GERMAN = {
  '{1} is routed': '{1} ist auf der Flucht',
  '{1} attacks {2}.': '{2} wird angegriffen: {1}.',
  '{1} and {2}': '{1} und {2}',
  'Heavy Foot': 'Schweres Fußvolk',
  NE: 'NO',
  Warrior: 'Krieger',
  'The Rise': 'Die Anhöhe',
  'morale of': 'Moralprobe in',
  'the battle is over': 'die Schlacht ist vorbei',
};

test('a sentence without marks is plain English', () => {
  expect(inEnglish(say`${'Heavy Foot 4'} is routed`)).toBe('Heavy Foot 4 is routed');
  expect(inEnglish('the battle is over')).toBe('the battle is over');
});

test('a sentence is translated with its values, in the order of the other language', () => {
  expect(inWords(GERMAN, say`${'Heavy Foot 4'} attacks ${'0706'}.`)).toBe(
    '0706 wird angegriffen: Schweres Fußvolk 4.',
  );
});

test('values may be sentences, and sentences may be part of plain text', () => {
  const both = say`${'Heavy Foot 4'} and ${'Harald'}`;
  expect(inWords(GERMAN, say`${both} is routed`)).toBe('Schweres Fußvolk 4 und Harald ist auf der Flucht');
  expect(inWords(GERMAN, `(${both})`)).toBe('(Schweres Fußvolk 4 und Harald)');
});

test('a name is found beside its number, and a reason for dice by its first words', () => {
  expect(inWords(GERMAN, 'Warrior 1 A')).toBe('Krieger 1 A');
  expect(inWords(GERMAN, '0307 NE')).toBe('0307 NO');
  expect(inWords(GERMAN, 'morale of 1117 (The Rise)')).toBe('Moralprobe in 1117 (Die Anhöhe)');
  expect(inWords(GERMAN, 'Men of Ryne 2')).toBe('Men of Ryne 2');
});

test('a name that somebody gave stays as it is', () => {
  expect(inWords(GERMAN, say`${asItIs('Warrior')} is routed`)).toBe('Warrior ist auf der Flucht');
  expect(inEnglish(say`${asItIs('Warrior')} is routed`)).toBe('Warrior is routed');
});

test('a plain phrase is looked up as a whole; missing ones stay in English', () => {
  expect(inWords(GERMAN, 'the battle is over')).toBe('die Schlacht ist vorbei');
  expect(inWords(GERMAN, say`${'Heavy Foot 4'} is tired`)).toBe('Schweres Fußvolk 4 is tired');
  expect(inWords({}, say`${3} of ${4}`)).toBe('3 of 4');
  expect(inWords(GERMAN, 'constructor')).toBe('constructor');
});
