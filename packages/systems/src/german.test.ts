import { join } from 'node:path';
import type { Words } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { hasWords, placesIn, saidIn, sourcesBelow } from '../../../scripts/words/saidIn.ts';
import { SYSTEMS } from './registry.ts';

/** Functions whose plain arguments players read. */
const SPEAKERS = ['refuse', 'choiceOf', 'task', 'Fault'];

/** Not played in the browser: campaigns, lessons (germanInPlay.slow.test.ts), tests and what only they use. */
const ELSEWHERE = /(^|\/)(casebook|golden|testkit|ai|campaign|lessons|de)\/|readOrder\.ts$/;

const sourcesOf = (id: string): string[] => sourcesBelow(join(import.meta.dirname, id), ELSEWHERE);

const SPEAKING = SYSTEMS.filter(({ words }) => words !== undefined);

test.each(SPEAKING)('every sentence of $name has its German', async ({ id, words }) => {
  const german: Words = (await words?.de()) ?? {};
  const said = sourcesOf(id)
    .flatMap((source) => saidIn(source, SPEAKERS))
    .filter(hasWords);
  expect(said.length).toBeGreaterThan(10);
  expect([...new Set(said)].filter((sentence) => !Object.hasOwn(german, sentence))).toEqual([]);
});

test.each(SPEAKING)('the German of $name says every value of the English', async ({ words }) => {
  const german: Words = (await words?.de()) ?? {};
  const lacking = Object.entries(german).filter(([english, own]) => placesIn(english) !== placesIn(own));
  expect(lacking.map(([english]) => english)).toEqual([]);
});
