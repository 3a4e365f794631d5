import { expect, test } from 'vitest';
import { citystates } from '../../index.ts';
import { place, position, seat } from '../../testkit/position.ts';

test('[CST-NAV-01] [CST-NAV-09] [CST-NAV-10] every offered course is accepted, and none ends at a bridge or an enemy', () => {
  let game = position({ boards: [{ board: 'S02', q: 0, r: 0, rotation: 0 }] });
  game = place(place(game, 0, 'Transport', '1,2'), 0, 'Corvette', '1,2');
  game = place(place(game, 0, 'Footmen', '1,2'), 1, 'Transport', '-3,2');
  const view = citystates.view(game, seat(0));
  const offers = [...citystates.legal(view, seat(0), '1,2')].filter(({ type }) => type === 'sail');
  expect(offers.filter((order) => !citystates.check(view, seat(0), order).ok)).toEqual([]);
  const ends = offers.map((order) => (order.type === 'sail' ? order.path.at(-1) : ''));
  expect(ends).toEqual(expect.arrayContaining(['-1,2', '-1,1:0', '0,0:2', '0,3']));
  expect(ends).not.toContain('-1,0:0');
  expect(ends).not.toContain('-3,2');
});
