import { seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { type Game, groundIn, withCentre } from '../state/game.ts';
import { idOfSpot } from '../state/places.ts';
import { position } from '../testkit/position.ts';
import { setUpOrders } from './setUp.ts';
import { awayFrom } from './travel.ts';

/** Three boards in a row. */
const row = (): Game => ({
  ...position({
    boards: [
      { board: 'B01', q: 0, r: 0, rotation: 0 },
      { board: 'B02', q: 4, r: 3, rotation: 0 },
      { board: 'B03', q: 8, r: 6, rotation: 0 },
    ],
  }),
  phase: 'homes',
});

const citiesOf = (game: Game) =>
  groundIn(game).centres.flatMap(({ hex, isCity }, centre) => (isCity ? [{ hex, centre }] : []));

const chosen = (game: Game, seed: number): string | undefined => {
  const [first] = setUpOrders(game, seededDice(seed));
  return first?.order.type === 'chooseHome' ? first.order.city : undefined;
};

test('[CST-SET-04] a nation settles far from the others, and anywhere if nobody has settled yet', () => {
  const free = row();
  const seeds = Array.from({ length: 30 }, (_, seed) => seed);
  expect(new Set(seeds.map((seed) => chosen(free, seed))).size).toBe(3);
  const [first] = citiesOf(free) as [{ hex: number; centre: number }];
  const taken = withCentre(free, first.centre, { controller: 1 });
  const farthest = citiesOf(free).sort(
    (a, b) => awayFrom(free, b.hex, first.hex) - awayFrom(free, a.hex, first.hex),
  )[0] as { hex: number };
  for (const seed of seeds) expect(chosen(taken, seed)).toBe(idOfSpot(free, farthest.hex));
});
