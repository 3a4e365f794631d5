import { checkArmy, UNITS } from '@warmoot/systems/csw/units';
import { expect, test } from 'vitest';
import { armyOf, halfPointsOf, MUSTERS, type Muster, mustered, withCount } from './armies.ts';

test.each(
  (Object.keys(MUSTERS) as Muster[]).flatMap((muster) =>
    [20, 60, 150].map((points) => [muster, points] as const),
  ),
)(
  '[CSW-SET-08] [CSW-SET-12] the %s army for %d points may be fielded and spends nearly all',
  (muster, points) => {
    const counts = mustered(muster, points * 2);
    expect(checkArmy({ types: UNITS, army: armyOf(counts), agreed: points * 2 })).toMatchObject({ ok: true });
    expect(halfPointsOf(counts)).toBeGreaterThan(points * 2 - 6);
  },
);

test('a unit with a count of zero is not in the list', () => {
  expect(armyOf(withCount({ HF: 2, LF: 1 }, 'LF', 0))).toEqual([{ code: 'HF', count: 2 }]);
});
