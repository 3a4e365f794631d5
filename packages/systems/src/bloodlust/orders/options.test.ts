import { expect, test } from 'vitest';
import { armyUnits } from '../rules/setup/armies.ts';
import type { BloodOptions } from '../state/options.ts';
import { BloodOptionsSchema } from './options.ts';

const MOON = 'troops MOON | Moon guard | DRILL | 4 | HM | — | Metal | no | Elite | — | 0–8';
const army = (own: readonly string[]) => ({
  armies: {
    red: { list: 'orcs' },
    blue: {
      list: 'elves',
      own,
      commands: [{ commander: 'C-in-C', units: [{ entry: 'MOON', stands: 4, files: 2 }] }],
    },
  },
});

test("[BLD-PTS-01] a battle takes a player's own stands, at the price of the formula", () => {
  const options = BloodOptionsSchema.parse(army([MOON])) as unknown as BloodOptions;
  const unit = armyUnits(options, 'blue')[1];
  expect(unit).toMatchObject({ name: 'Moon guard', profile: { points: 44, melee: 'HM' } });
  expect(unit?.stands).toEqual([
    [4, 4],
    [4, 4],
  ]);
});

test('own stands that cannot be read are refused, and so are entries that nobody knows', () => {
  const problems = (own: readonly string[]) =>
    BloodOptionsSchema.safeParse(army(own)).error?.issues.map(({ message }) => message);
  expect(problems(['troops MOON | Moon guard'])?.[0]).toMatch(/cannot be read as lines of an army file/);
  expect(problems([])).toEqual(['no army list has MOON; look it up with warmoot rules bloodlust']);
});
