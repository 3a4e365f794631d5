import { expect, test } from 'vitest';
import { halfPointsOf } from './armies.ts';
import {
  battleDraft,
  battleOf,
  chooseDefender,
  chooseMap,
  grantPoints,
  hire,
  type Side,
} from './battleDraft.ts';

const fresh = () => battleDraft({ blue: 'Blue', red: 'Red' });
const spent = (draft: ReturnType<typeof fresh>, side: Side): number =>
  halfPointsOf(draft[side].counts.value) / 2;

test('[CSW-SCN-08] at the keep the attacker has three points for every two, and the clause sets the turns', () => {
  const draft = fresh();
  chooseMap(draft, 'keep');
  expect(battleOf(draft)).toMatchObject({ map: 'keep', points: { blue: 90, red: 60 }, defender: 'red' });
  expect(battleOf(draft)).not.toHaveProperty('turns');
  expect(battleOf(draft)).not.toHaveProperty('victory');
  expect(spent(draft, 'blue')).toBeGreaterThan(85);
  chooseMap(draft, 'board1');
  expect(battleOf(draft)).toMatchObject({ points: { blue: 60, red: 60 }, turns: 15 });
});

test('[CSW-R-131] if Blue holds the keep, Red has the points to storm it', () => {
  const draft = fresh();
  chooseMap(draft, 'keep');
  chooseDefender(draft, 'blue');
  expect(battleOf(draft)).toMatchObject({ points: { blue: 60, red: 90 }, defender: 'blue' });
});

test('[CSW-SET-03] the side on home ground chooses who moves first: no side is named', () => {
  const draft = fresh();
  draft.firstMover.value = 'redAtHome';
  expect(battleOf(draft)).toMatchObject({ home: 'red' });
  expect(battleOf(draft)).not.toHaveProperty('firstMover');
});

test('new points are spent on a ready-made army, not on one the player has edited', () => {
  const draft = fresh();
  hire(draft.red, { HF: 3 });
  for (const side of ['blue', 'red'] as const)
    for (const typed of [1, 12, 120]) grantPoints(draft[side], typed);
  expect(spent(draft, 'blue')).toBeGreaterThan(115);
  expect(draft.red.counts.value).toEqual({ HF: 3 });
});
