import { expect, test } from 'vitest';
import type { Race } from '../../data/races.ts';
import { findCharacter, findUnit } from '../../state/units.ts';
import { nth, place, placeCharacter, position } from '../../testkit/position.ts';
import { allowanceOf, characterAllowance, groupOf, type Member } from '../movement/group.ts';

const membersWith = (artifact: string, race: Race = 'Humans'): readonly Member[] => {
  const game = placeCharacter(
    place(position({ races: [race, 'Orcs'] }), 0, 'Footmen', '0,0'),
    0,
    'CC-B06',
    '0,0',
    {
      artifacts: [artifact],
    },
  );
  return groupOf(game, 0, game.units, game.characters).members;
};

test('[CST-MOV-03] EC-B30: the Swift Boots give 4 more movement points', () => {
  const game = placeCharacter(position(), 0, 'CC-B06', '0,0', { artifacts: ['EC-B30'] });
  expect(characterAllowance(game, findCharacter(game, 'CC-B06')!)).toBe(14);
});

test("[CST-MOV-01] EC-S17: the Navigator's Chart gives the ships of the bearer's fleet 3 more", () => {
  const boards = [{ board: 'B08', q: 0, r: 0, rotation: 0 }];
  const fleet = place(position({ boards }), 0, 'Corvette', '1,-2:1');
  const led = placeCharacter(fleet, 0, 'CC-B06', '1,-2:1', { artifacts: ['EC-S17'] });
  const corvette = findUnit(led, nth(0, 0))!;
  expect(allowanceOf(led, corvette) - allowanceOf(fleet, corvette)).toBe(3);
});

test.each([
  ['EC-S18', 'desert', 2],
  ['EC-S19', 'jungle', 4],
  ['EC-S23', 'minor', 1],
] as const)('[CST-R-94] %s: the bearer and the Units of his group pay for %s %i', (artifact, key, cost) => {
  for (const { terms } of membersWith(artifact)) expect(terms[key]).toBe(cost);
  for (const { terms } of membersWith(artifact, 'Undead'))
    expect(terms[key]).toBe(membersWith('EC-B26', 'Undead')[0]?.terms[key]);
});
