import { join } from 'node:path';
import { say } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { hasWords, placesIn, saidIn, sourcesBelow } from '../../../../scripts/words/saidIn.ts';
import { FIELD_NAMES } from '../api/fieldNames.ts';
import { german } from './de.ts';
import { languageOf, sayIn } from './language.ts';

/** Functions whose plain arguments people read. */
const SPEAKERS = [
  'Problem',
  'conflict',
  'badRequest',
  'notAllowed',
  'unreadable',
  'busy',
  'answered',
  'show',
  'ask',
  'askSeen',
];

/** Settings, backups and operators speak English; the rest are tests. */
const ELSEWHERE = /(^|\/)(ops|store|admin|testkit|endurance|security|words)\//;

/** `too-many`, `stale`: for programs. */
const isCode = (phrase: string): boolean => /^[a-z-]+$/.test(phrase);

const SERVER = join(import.meta.dirname, '..');
const sources = [
  ...sourcesBelow(SERVER, ELSEWHERE),
  ...sourcesBelow(join(SERVER, '../../systems/src'), /\//).filter((source) => source.includes('readerOf =')),
];
const said = sources.flatMap((source) => saidIn(source, SPEAKERS));

test('every sentence of the server has its German', () => {
  const all = [...said, ...Object.values(FIELD_NAMES)].filter((each) => hasWords(each) && !isCode(each));
  expect(all.length).toBeGreaterThan(150);
  expect([...new Set(all)].filter((each) => !Object.hasOwn(german, each))).toEqual([]);
});

test('the German of the server says every value of the English', () => {
  const lacking = Object.entries(german).filter(([english, own]) => placesIn(english) !== placesIn(own));
  expect(lacking.map(([english]) => english)).toEqual([]);
});

test('the first language of the reader that the server speaks is taken', () => {
  expect(languageOf('fr-FR, de-CH;q=0.9, en;q=0.8')).toBe('de');
  expect(languageOf('en-GB,de;q=0.5')).toBe('en');
  expect(languageOf('*')).toBe('en');
  expect(languageOf(undefined)).toBe('en');
});

test('a sentence is said in the language of its reader, with the words of the systems', () => {
  const sentence = say`${'red'} is already taken.`;
  expect(sayIn('en', sentence)).toBe('red is already taken.');
  expect(sayIn('de', sentence)).toBe('Rot ist schon besetzt.');
});
