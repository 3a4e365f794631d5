import { expect, test } from 'vitest';
import { NEW_RACES, RACES } from '../../data/races.ts';
import { groundIn } from '../../state/game.ts';
import { spotIn } from '../../state/places.ts';
import { position } from '../../testkit/position.ts';
import { BARRED, stepCost, termsOfRace } from './stepCost.ts';

test('[CST-RAC-26] the base races move in the same way', () => {
  const base = RACES.filter((race) => !NEW_RACES.includes(race)).map((race) => termsOfRace(race, false, 0));
  for (const terms of base) expect(terms).toEqual(termsOfRace(null, false, 0));
});

/** The cost of leaving a hex of a board in a direction, for a race without special rules. */
const cost = (board: string, at: string, direction: number): number => {
  const game = position({ boards: [{ board, q: 0, r: 0, rotation: 0 }] });
  return stepCost(game, groundIn(game), termsOfRace('Humans', false, 0), spotIn(game, at), direction);
};

test('[CST-TER-01] every terrain costs what the table says', () => {
  expect(cost('B01', '-1,0', 4)).toBe(2); // plains
  expect(cost('S04', '-2,2', 0)).toBe(3); // desert
  expect(cost('B01', '0,0', 2)).toBe(3); // rough
  expect(cost('B01', '0,0', 0)).toBe(3); // scrub
  expect(cost('B05', '1,-1', 1)).toBe(4); // hills
  expect(cost('B03', '0,-2', 4)).toBe(4); // forest
  expect(cost('S05', '2,-3', 0)).toBe(5); // jungle
  expect(cost('B04', '0,0', 0)).toBe(5); // swamp
  expect(cost('B02', '1,-1', 1)).toBe(BARRED); // mountain
});

test('[CST-TER-09] the best crossing of a hexside counts', () => {
  expect(cost('B01', '0,2', 2)).toBe(5); // minor river into plains
  expect(cost('B01', '-1,2', 1)).toBe(2); // ford on a road
  expect(cost('B08', '1,-2', 1)).toBe(1); // bridge
});
