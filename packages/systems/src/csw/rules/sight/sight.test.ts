import { expect, test } from 'vitest';
import {
  battle,
  bow,
  field,
  foot,
  leader,
  riderlessMount,
  type Stage,
  type unit,
} from '../../testkit/drawn.ts';
import { lineOfSight, rearByMissile } from './sight.ts';

const from = (stage: Stage, a: string, b: string) => lineOfSight(stage.battle, stage.cell(a), stage.cell(b));

/** Both ways at once: sight is symmetric. */
const between = (stage: Stage, a: string, b: string): string => {
  const there = from(stage, a, b);
  const back = from(stage, b, a);
  expect(back.clear).toBe(there.clear);
  return there.clear ? 'clear' : there.rule;
};

type Terrain = Parameters<typeof battle>[0]['terrain'];
const ground = (terrain: NonNullable<Terrain>, units: Parameters<typeof battle>[0]['units'] = {}): Stage =>
  battle({ map: { columns: 9, rows: 12 }, terrain, units });

test('[CSW-LOS-01] terrain beside the line does not matter; terrain on it blocks', () => {
  const stage = ground({ '0306': 'woods', '0505': 'woods' });
  expect(from(stage, '0303', '0308')).toEqual({
    clear: false,
    blockedAt: stage.cell('0306'),
    rule: 'CSW-LOS-09',
  });
  expect(between(stage, '0403', '0408')).toBe('clear');
});

test('[CSW-LOS-02] neighbours always see each other', () => {
  const stage = ground({ '0303': 'woods', '0304': 'woods', '0404': 'hill2' });
  expect(between(stage, '0303', '0304')).toBe('clear');
  expect(between(stage, '0304', '0404')).toBe('clear');
});

test('[CSW-LOS-03] [CSW-R-40] anything next to the lower hex hides everything; next to the upper one it does not', () => {
  // Rule 5 alone would let the level 2 hill look over woods one hex away from both.
  expect(between(ground({ '0302': 'woods', '0301': 'hill2' }), '0301', '0303')).toBe('CSW-LOS-03');
  const slope = ground({ '0301': 'hill2', '0302': 'hill1' });
  expect(between(slope, '0301', '0308')).toBe('clear');
  expect(between(ground({ '0307': 'building' }), '0301', '0308')).toBe('CSW-LOS-03');
  expect(between(ground({ '0301': 'hill1', '0308': 'hill2', '0302': 'hill2' }), '0301', '0308')).toBe(
    'CSW-LOS-03',
  );
});

test('[CSW-LOS-04] [CSW-R-42] [CSW-LOS-12] ground to level 1: midway and nearer the ground blocks', () => {
  for (const low of ['woods', 'building', 'hill1'] as const) {
    const seenPast = (at: string) => between(ground({ '0301': 'hill1', [at]: low }), '0301', '0307');
    expect(seenPast('0303')).toBe('clear');
    expect(seenPast('0304')).toBe('CSW-LOS-04');
    expect(seenPast('0305')).toBe('CSW-LOS-04');
  }
});

test('[CSW-LOS-05] ground to level 2: low obstacles block in the nearer third, a level 2 hill in the nearer half', () => {
  const seenPast = (at: string, what: 'woods' | 'hill1' | 'hill2') =>
    between(ground({ '0301': 'hill2', [at]: what }), '0301', '0307');
  expect(seenPast('0304', 'woods')).toBe('clear');
  expect(seenPast('0305', 'woods')).toBe('CSW-LOS-05');
  expect(seenPast('0305', 'hill1')).toBe('CSW-LOS-05');
  expect(seenPast('0303', 'hill2')).toBe('clear');
  expect(seenPast('0304', 'hill2')).toBe('CSW-LOS-05');
});

test('[CSW-LOS-06] level 1 to level 2: only a level 2 hill blocks, midway or nearer the lower', () => {
  const seenPast = (at: string, what: 'woods' | 'hill1' | 'hill2') =>
    between(ground({ '0301': 'hill2', '0307': 'hill1', [at]: what }), '0301', '0307');
  expect(seenPast('0303', 'hill2')).toBe('clear');
  expect(seenPast('0304', 'hill2')).toBe('CSW-LOS-06');
  expect(seenPast('0306', 'hill1')).toBe('clear');
  expect(seenPast('0306', 'woods')).toBe('clear');
});

test('[CSW-LOS-07] [CSW-R-43] any unit on the line blocks at any elevation; a riderless mount does not', () => {
  const past = (who: ReturnType<typeof unit>) =>
    between(ground({ '0301': 'hill2', '0307': 'hill2' }, { who }), '0301', '0307');
  expect(past(foot('blue', '0304'))).toBe('CSW-LOS-07');
  expect(past(foot('red', '0304'))).toBe('CSW-LOS-07');
  expect(past(leader('red', '0304'))).toBe('CSW-LOS-07');
  expect(past(foot('red', '0304', { underground: true }))).toBe('clear');
});

test('[CSW-UNT-03] a riderless mount hides nothing; the rider beside it does', () => {
  const mount = { mount: riderlessMount('blue', '0304') };
  expect(between(ground({}, mount), '0301', '0307')).toBe('clear');
  expect(between(ground({}, { ...mount, rider: foot('blue', '0304') }), '0301', '0307')).toBe('CSW-LOS-07');
});

test('[CSW-LOS-08] over open ground sight reaches from one edge of the map to the other', () => {
  expect(between(ground({}), '0101', '0912')).toBe('clear');
});

test('[CSW-LOS-09] [CSW-R-41] the chart: what is higher than both ends always blocks', () => {
  const rows = [
    ['clear', 'clear', 'hill1', 'CSW-LOS-09'],
    ['clear', 'clear', 'hill2', 'CSW-LOS-09'],
    ['clear', 'clear', 'woods', 'CSW-LOS-09'],
    ['clear', 'clear', 'building', 'CSW-LOS-09'],
    ['hill1', 'clear', 'hill2', 'CSW-LOS-09'],
    ['hill1', 'hill1', 'hill2', 'CSW-LOS-09'],
    ['hill1', 'hill1', 'hill1', 'clear'],
    ['hill1', 'hill1', 'woods', 'clear'],
    ['hill2', 'hill2', 'hill2', 'clear'],
    ['hill2', 'hill2', 'building', 'clear'],
  ] as const;
  for (const [a, b, what, expected] of rows) {
    const stage = ground({ '0301': a, '0308': b, '0303': what });
    expect([a, b, what, between(stage, '0301', '0308')]).toEqual([a, b, what, expected]);
  }
});

test('[CSW-LOS-10] swamp, stream and road never block; walls, towers and closed gates do, open gates do not', () => {
  const past = (extra: Omit<Parameters<typeof battle>[0], 'units'>) =>
    between(battle({ map: { columns: 9, rows: 12 }, units: {}, ...extra }), '0301', '0307');
  expect(past({ terrain: { '0304': 'swamp' } })).toBe('clear');
  expect(past({ streams: ['0304'], roads: ['0303>0304>0305'] })).toBe('clear');
  for (const work of ['wall', 'tower', 'gate'] as const)
    expect(past({ terrain: { '0304': work } })).toBe('CSW-LOS-09');
  expect(past({ terrain: { '0304': 'gate' }, works: { '0304': { open: true } } })).toBe('clear');
});

test('[CSW-LOS-10] [CSW-R-44] walls, towers and gates are one level high: units on hills see over them', () => {
  for (const work of ['wall', 'tower', 'gate'] as const)
    expect(between(ground({ '0301': 'hill1', '0308': 'hill1', '0304': work }), '0301', '0308')).toBe('clear');
});

test('[CSW-LOS-10] impassable terrain does not block sight for that reason', () => {
  expect(between(ground({ '0304': 'impassable' }), '0301', '0307')).toBe('clear');
});

test('[CSW-R-44] [CSW-WAL-07] men on a wall see as from level 1', () => {
  const stage = ground({ '0301': 'wall', '0303': 'woods' });
  expect(between(stage, '0301', '0307')).toBe('clear');
  expect(between(ground({ '0303': 'woods' }), '0301', '0307')).toBe('CSW-LOS-09');
});

test('[CSW-HUT-02] a ruined building no longer blocks', () => {
  const wreck = { '0304': { destroyed: true } };
  const stage = battle({ terrain: { '0304': 'building' }, works: wreck, units: {} });
  expect(between(stage, '0301', '0307')).toBe('clear');
});

test('[CSW-LOS-11] [CSW-R-39] along a hexside both hexes must block, each by its own rule', () => {
  // 0305 to 0505 runs between 0404 and 0405.
  expect(between(ground({ '0404': 'woods' }), '0305', '0505')).toBe('clear');
  expect(between(ground({ '0404': 'woods', '0405': 'hill1' }), '0305', '0505')).toBe('CSW-LOS-03');
  const screened = ground({ '0404': 'woods' }, { u: foot('red', '0405') });
  expect(between(screened, '0305', '0505')).toBe('CSW-LOS-03');
  expect(between(ground({}, { u: foot('red', '0405') }), '0305', '0505')).toBe('clear');
});

test('[CSW-LOS-11] a corner that the line only touches does not count, nor does a hex off the map', () => {
  // 0203 to 0404 crosses 0304 alone and touches nothing else.
  expect(between(ground({ '0303': 'woods' }), '0203', '0404')).toBe('clear');
  expect(between(ground({ '0201': 'woods' }), '0101', '0301')).toBe('clear');
});

test('[CSW-LOS-13] sight is mutual, on any terrain', () => {
  const stage = field(
    `
    .   w   .   1   .
      2   .   b   .
    1   .   w   .   2
      .   1   .   .
    .   b   2   1   .
      w   .   .   .
    `,
    {},
  );
  const cells = stage.battle.setup.field.terrain.length;
  let blocked = 0;
  for (let a = 0; a < cells; a++)
    for (let b = 0; b < a; b++) {
      const there = lineOfSight(stage.battle, a, b).clear;
      expect(lineOfSight(stage.battle, b, a).clear).toBe(there);
      if (!there) blocked++;
    }
  expect(blocked).toBeGreaterThan(50);
});

const shotAt = (facing: 'N' | 'NE' | 'S', shooter: string, flags = {}) => {
  const stage = battle({ units: { t: foot('red', '0505', facing, flags), b: bow('blue', shooter) } });
  return rearByMissile(stage.battle, stage.cell(shooter), stage.cell('0505'));
};

test('[CSW-R-48] a missile is from the rear if its line enters through a rear flat', () => {
  expect(shotAt('N', '0501')).toBe(false);
  expect(shotAt('S', '0501')).toBe(true);
  expect(shotAt('N', '0509')).toBe(true);
  expect(shotAt('N', '0902')).toBe(false);
});

test('[CSW-R-48] along a hexside it is the front if either flat is; routed units have no front', () => {
  // From due east the line comes in between the NE and the SE flat.
  expect(shotAt('N', '0905')).toBe(false);
  expect(shotAt('S', '0905')).toBe(false);
  const west = battle({ units: { t: foot('red', '0505', 'SE'), b: bow('blue', '0105') } });
  expect(rearByMissile(west.battle, west.cell('0105'), west.cell('0505'))).toBe(true);
  expect(shotAt('N', '0501', { routed: true })).toBe(true);
});

test('[CSW-R-48] one routed unit in the hex is enough', () => {
  const stage = battle({
    units: { t: foot('red', '0505', 'N'), r: foot('red', '0505', 'N', { routed: true }) },
  });
  expect(rearByMissile(stage.battle, stage.cell('0501'), stage.cell('0505'))).toBe(true);
});

test('[CSW-R-48] [CSW-UNT-03] neither a riderless mount nor an empty hex has a front', () => {
  const led = battle({
    units: { mount: riderlessMount('red', '0505', 'N', { routed: true }), t: foot('red', '0505', 'N') },
  });
  expect(rearByMissile(led.battle, led.cell('0501'), led.cell('0505'))).toBe(false);
  expect(rearByMissile(led.battle, led.cell('0505'), led.cell('0501'))).toBe(false);
});
