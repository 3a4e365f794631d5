import { expect, test } from 'vitest';
import type { Terrain } from '../../state/field.ts';
import { typeOf } from '../../state/state.ts';
import { battle, type DrawnUnit, foot, riderlessMount, unit } from '../../testkit/drawn.ts';
import {
  countsAsPresent,
  elevationAt,
  groundAt,
  hasRoad,
  hasWater,
  isProhibited,
  isRampart,
  terrainHalfPoints,
} from './ground.ts';

type Words = Omit<Parameters<typeof battle>[0], 'units'>;

/** A unit of a type beside 0504, which has the terrain described. */
const before = (code: string, words: Words) => {
  const stage = battle({ units: { u: unit(code, 'blue', '0505') }, ...words });
  return { battle: stage.battle, type: typeOf(stage.battle, stage.unit('u')), cell: stage.cell('0504') };
};
const costOf = (code: string, words: Words): number => {
  const { battle: state, type, cell } = before(code, words);
  return terrainHalfPoints(state, type, cell);
};
const on = (terrain: Terrain, more: Words = {}): Words => ({ terrain: { '0504': terrain }, ...more });
const asIs = (work: NonNullable<Words['works']>[string]): Words => ({ works: { '0504': work } });

test('[CSW-TEC-01] each terrain has its cost, in half points', () => {
  const costs = (['clear', 'swamp', 'woods', 'building', 'hill1', 'hill2'] as const).map((terrain) =>
    costOf('HF', on(terrain)),
  );
  expect(costs).toEqual([2, 8, 8, 8, 4, 4]);
  expect(costOf('HF', on('building', asIs({ destroyed: true })))).toBe(2);
  expect(costOf('HF', on('wall', asIs({ destroyed: true })))).toBe(4);
  expect(costOf('HF', on('gate', asIs({ open: true })))).toBe(2);
});

test('[CSW-TEC-02] [CSW-ENG-06] [CSW-R-36] swamp costs eight points for hooves, wheels and great beasts', () => {
  const costs = (codes: readonly string[]) => codes.map((code) => costOf(code, on('swamp')));
  expect(costs(['LC', 'RM', 'BA', 'EL', 'TR'])).toEqual([16, 16, 16, 16, 16]);
  expect(costs(['HF', 'OG', 'HG', 'W1'])).toEqual([8, 8, 8, 8]);
});

test('[CSW-TEC-02] [CSW-MOA-01] a stream or a moat costs two points on top', () => {
  expect(costOf('HF', { streams: ['0504'] })).toBe(6);
  expect(costOf('HF', { moats: ['0504'] })).toBe(6);
  expect(costOf('HF', on('hill1', { streams: ['0504'] }))).toBe(8);
  const { battle: state, cell } = before('HF', { moats: ['0504'] });
  expect([hasWater(state, cell), hasWater(state, cell + 1)]).toEqual([true, false]);
});

test('[CSW-TEC-03] a road crosses only the sides it was drawn across, in both directions', () => {
  const { battle: state, cell } = before('HF', { roads: ['0505>0504'] });
  expect([0, 1, 2, 3, 4, 5].map((direction) => hasRoad(state, cell, direction))).toEqual([
    false,
    false,
    false,
    true,
    false,
    false,
  ]);
});

test('[CSW-MOV-06] [CSW-WAL-01] [CSW-R-62] foot, large units and leaders can stand on ramparts; nobody can on impassable terrain', () => {
  const barred = (code: string, words: Words): boolean => {
    const { battle: state, type, cell } = before(code, words);
    return isProhibited(state, type, cell);
  };
  for (const work of ['wall', 'tower', 'gate'] as const) {
    expect(['HF', 'OG', 'W1'].map((code) => barred(code, on(work)))).toEqual([false, false, false]);
    const others = ['LC', 'EL', 'HG', 'BA', 'RM'];
    expect(others.map((code) => barred(code, on(work)))).toEqual(others.map(() => true));
  }
  expect(barred('LC', on('wall', asIs({ destroyed: true })))).toBe(false);
  expect(barred('LC', on('gate', asIs({ open: true })))).toBe(false);
  expect(barred('W1', on('impassable'))).toBe(true);
});

test('[CSW-GEO-07] [CSW-WAL-11] [CSW-GAT-03] [CSW-HUT-02] a hex has its height, also when a construction is in ruins', () => {
  const seen = (words: Words) => {
    const { battle: state, cell } = before('HF', words);
    return [groundAt(state, cell), elevationAt(state, cell), isRampart(state, cell)];
  };
  expect(seen(on('woods'))).toEqual(['woods', 0, false]);
  expect(seen(on('hill1'))).toEqual(['hill1', 1, false]);
  expect(seen(on('hill2'))).toEqual(['hill2', 2, false]);
  for (const work of ['wall', 'tower', 'gate'] as const) {
    expect(seen(on(work))).toEqual([work, 1, true]);
    expect(seen(on(work, asIs({ destroyed: true })))).toEqual(['hill1', 1, false]);
  }
  expect(seen(on('gate', asIs({ open: true })))).toEqual(['clear', 0, false]);
  expect(seen(on('building', asIs({ destroyed: true })))).toEqual(['wreck', 0, false]);
});

test('[CSW-LOS-10] [CSW-R-70] a unit that is underground or off the map, and a riderless mount, block nobody', () => {
  const present = (u: DrawnUnit): boolean => {
    const stage = battle({ units: { u } });
    return countsAsPresent(stage.battle, stage.unit('u'));
  };
  expect(present(foot('blue', '0505'))).toBe(true);
  expect(present(foot('blue', '0505', { routed: true }))).toBe(true);
  expect(present(foot('blue', '0505', { underground: true }))).toBe(false);
  expect(present(foot('blue', '0505', { status: 'eliminated' }))).toBe(false);
  expect(present(riderlessMount('blue', '0505'))).toBe(false);
});
