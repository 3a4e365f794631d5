import type { Place } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { csw } from '../index.ts';
import { view } from '../knowledge/view.ts';
import { boardIn } from '../state/state.ts';
import { battle, foot, longBow } from '../testkit/drawn.ts';

const asked = (stage: ReturnType<typeof battle>, from: string, to: string) => {
  const place = (id: string): Place => boardIn(stage.battle).grid.hexes[stage.cell(id)] as Place;
  return csw.sightBetween?.(view(stage.battle, 'blue'), 'blue', place(from), place(to));
};

const field = (more: object = {}) =>
  battle({
    terrain: { '0304': 'woods' },
    units: { bows: longBow('blue', '0306', 'N'), friends: foot('blue', '0504', 'N') },
    ...more,
  });

test('[CSW-P-06] a clear line says so, with its length', () => {
  expect(asked(field(), '0306', '0305')).toMatchObject({ isClear: true, hexes: 1, rule: 'CSW-LOS-01' });
  expect(asked(field(), '0306', '0306')).toBeUndefined();
});

test('[CSW-P-06] a blocked line names the obstacle, its hex and the rule, and marks it', () => {
  const line = asked(field(), '0306', '0302');
  expect(line).toMatchObject({ isClear: false, hexes: 4, rule: 'CSW-LOS-09' });
  expect(line?.says).toBe('0302 cannot be seen from 0306: the line of sight meets woods in 0304.');
  expect(line?.marks.map(({ kind }) => kind)).toEqual(['lineOfSight', 'forbidden']);
});

test('[CSW-LOS-07] a unit in the way is named', () => {
  expect(asked(field(), '0506', '0502')?.says).toContain('meets friends in 0504');
});

test('[CSW-NGT-04] by night it may be too dark', () => {
  const night = field({ modules: ['night'], sky: 'overcast' });
  expect(asked(night, '0306', '0606')).toMatchObject({ isClear: false, rule: 'CSW-NGT-04' });
});
