import { expect, test } from 'vitest';
import { halfPointsOf } from './armies.ts';
import { battleOf, battleWish, chooseDefender, chooseMap, grantPoints, hire, type Side } from './wish.ts';

const fresh = () => battleWish({ blue: 'Blue', red: 'Red' });
const spent = (wish: ReturnType<typeof fresh>, side: Side): number =>
  halfPointsOf(wish[side].counts.value) / 2;

test('[CSW-SCN-08] at the keep the attacker has three points to two, and the clause fixes the turns', () => {
  const wish = fresh();
  chooseMap(wish, 'keep');
  expect(battleOf(wish)).toMatchObject({ map: 'keep', points: { blue: 90, red: 60 }, defender: 'red' });
  expect(battleOf(wish)).not.toHaveProperty('turns');
  expect(battleOf(wish)).not.toHaveProperty('victory');
  expect(spent(wish, 'blue')).toBeGreaterThan(85);
  chooseMap(wish, 'board1');
  expect(battleOf(wish)).toMatchObject({ points: { blue: 60, red: 60 }, turns: 15 });
});

test('[CSW-R-131] where Blue holds the keep, Red has the points to storm it', () => {
  const wish = fresh();
  chooseMap(wish, 'keep');
  chooseDefender(wish, 'blue');
  expect(battleOf(wish)).toMatchObject({ points: { blue: 60, red: 90 }, defender: 'blue' });
});

test('[CSW-SET-03] who fights at home chooses who begins: nobody is named first', () => {
  const wish = fresh();
  wish.firstMover.value = 'redAtHome';
  expect(battleOf(wish)).toMatchObject({ home: 'red' });
  expect(battleOf(wish)).not.toHaveProperty('firstMover');
});

test('points agreed anew are spent by an army as it was mustered, not by one that somebody has made', () => {
  const wish = fresh();
  hire(wish.red, { HF: 3 });
  for (const side of ['blue', 'red'] as const)
    for (const typed of [1, 12, 120]) grantPoints(wish[side], typed);
  expect(spent(wish, 'blue')).toBeGreaterThan(115);
  expect(wish.red.counts.value).toEqual({ HF: 3 });
});
