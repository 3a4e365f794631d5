import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Campaign } from '../state/state.ts';
import { GIVEN_WORDS, readPosition } from './casebook.ts';
import { showEvent } from './foughtWords.ts';

const GUIDE = readFileSync(new URL('../../../../../docs/chronopia-cases.md', import.meta.url), 'utf8');

test('the guide explains every word of a position', () => {
  const table = GUIDE.slice(GUIDE.indexOf('## The position'), GUIDE.indexOf('## Inside a battle'));
  expect(GIVEN_WORDS.filter((word) => !table.includes(`\`${word}\``))).toEqual([]);
});

const read = (troops: string) => readPosition({ armies: [{ name: 'Host', at: '0606', troops }] });

test('troops are written with single models, names and spells', () => {
  const given = read(
    '6 sg-grey-tribe-assassins +leader +plague-bringer, lotus-eater as Ilya knowing Sun Fire',
  );
  const [army] = (given.ok ? (given.value.state as Campaign) : { armies: [] }).armies;
  expect(army?.bands[0]?.models).toEqual({ trooper: 4, leader: 1, 'plague-bringer': 1 });
  expect(army?.heroes).toMatchObject([{ name: 'Ilya', spells: ['Sun Fire'] }]);
});

test.each([
  ['some men', '"some men" is not a troop; write "10 fb-swordsmen +leader"'],
  ['10 fb-sordsmen', 'there is no troop "fb-sordsmen" in the army lists'],
  [
    '6 sg-grey-tribe-assassins +bringer',
    'there is no "bringer" among Grey Tribe Assassins; their models are trooper, leader, plague-bringer',
  ],
  ['lotus-eater as Ilya knowing Sunfire', 'there is no spell "Sunfire"'],
])('troops that nobody can muster are reported in one sentence: %s', (troops, problem) => {
  expect(read(troops)).toMatchObject({ ok: false, problem: expect.stringContaining(problem) });
});

test('a case reads a battle turn by turn; a reported battle has no turns', () => {
  const fought = (log: readonly string[]) =>
    showEvent({ type: 'battleFought', rules: [], about: { battle: 'T1-0606-1', log } });
  expect(fought(['Turn 1.', 'A: Ruk falls.', 'Turn 2.', 'Turn 3.', 'B: Verian runs.'])).toMatchObject({
    about: { turns: { 1: ['A: Ruk falls.'], 2: [], 3: ['B: Verian runs.'] } },
  });
  expect(fought([])).toMatchObject({ about: { turns: {} } });
});
