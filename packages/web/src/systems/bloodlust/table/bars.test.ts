import { expect, test } from 'vitest';
import { meanOf, stretchesOf, verdictsOf } from './bars.ts';

test('many values become at most five stretches without a gap, and the mean stays', () => {
  const losses = new Map(Array.from({ length: 9 }, (_, lost) => [lost, 1 / 9] as const));
  const stretches = stretchesOf(losses);
  expect(stretches).toHaveLength(5);
  expect(stretches.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
  for (const [at, { from }] of stretches.entries())
    expect(from).toBe(at === 0 ? 0 : (stretches[at - 1]?.to ?? 0) + 1);
  expect(meanOf(losses)).toBeCloseTo(4, 9);
});

test('the graver fate decides what follows', () => {
  const forecast = {
    losses: {},
    fates: [
      { fates: { own: 'stands', enemy: 'rout' }, chance: 0.2 },
      { fates: { own: 'recoil', enemy: 'stands' }, chance: 0.3 },
      { fates: { own: 'stands', enemy: 'stands' }, chance: 0.5 },
    ],
  } as const;
  expect(Object.fromEntries(verdictsOf(forecast, 'own', 'enemy'))).toEqual({
    theyRout: 0.2,
    theyRecoil: 0,
    locked: 0.5,
    weRecoil: 0.3,
    weRout: 0,
  });
});
