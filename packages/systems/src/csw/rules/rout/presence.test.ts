import { expect, test } from 'vitest';
import { withUnit } from '../../state/state.ts';
import { battle, foot, riderlessMount } from '../../testkit/drawn.ts';
import { hexesToEnemy } from './presence.ts';

test('[CSW-ROU-08] when the last enemy falls and its mount runs free, no enemy is on the map', () => {
  const stage = battle({ units: { u: foot('blue', '0505'), e: foot('red', '0508') } });
  const here = stage.cell('0505');
  expect(hexesToEnemy(stage.battle, 'blue', here)).toBe(3);
  const fallen = withUnit(stage.battle, stage.id('e'), { status: 'eliminated' });
  const mount = battle({ units: { m: riderlessMount('red', '0508') } }).unit('m');
  const after = { ...fallen, units: [...fallen.units, { ...mount, id: fallen.units.length }] };
  expect(hexesToEnemy(after, 'blue', here)).toBe(Number.POSITIVE_INFINITY);
});

test('[CSW-ROU-08] an enemy that has moved counts from where it stands now', () => {
  const stage = battle({ units: { u: foot('blue', '0505'), e: foot('red', '0508') } });
  const here = stage.cell('0505');
  expect(hexesToEnemy(stage.battle, 'blue', here)).toBe(3);
  const nearer = withUnit(stage.battle, stage.id('e'), { cell: stage.cell('0506') });
  expect(hexesToEnemy(nearer, 'blue', here)).toBe(1);
});
