import { expect, test } from 'vitest';
import { battle, bow, elfBow, foot, giant, leader, onager, troll, unit } from '../../testkit/drawn.ts';
import { inPlainEnglish } from '../../testkit/plainEnglish.ts';
import { blockedRefusal, outlookOn } from './outlook.ts';
import { sightLimit } from './sight.ts';

type Words = Parameters<typeof battle>[0];
const BY_DAY = 99;

const looking = (words: Partial<Words>, to = '0307') => {
  const stage = battle({ map: { columns: 9, rows: 12 }, units: {}, ...words });
  return outlookOn(stage.battle, stage.cell('0301'), stage.cell(to), BY_DAY);
};
const over = (words: Partial<Words>, to = '0307') => looking({ modules: ['indirectFire'], ...words }, to).how;

test('[CSW-IND-01] a hex blocked only by units, level 1 hills or buildings can still be shot at', () => {
  expect(over({ units: { u: foot('red', '0304') } })).toBe('indirect');
  expect(over({ terrain: { '0304': 'hill1', '0303': 'building' } })).toBe('indirect');
  expect(looking({ terrain: { '0304': 'hill1' } }).how).toBe('blocked');
  expect(over({})).toBe('seen');
});

test('[CSW-IND-02] [CSW-R-65] indirect fire never goes over woods, high hills or walls, whatever else is in the way', () => {
  for (const high of ['woods', 'hill2', 'wall', 'tower', 'gate'] as const)
    expect(over({ terrain: { '0303': 'hill1', '0304': high } })).toBe('blocked');
});

test('[CSW-IND-02] indirect fire fails if any blocking hex is next to the target', () => {
  expect(over({ units: { u: foot('red', '0306') } })).toBe('blocked');
  expect(over({ units: { u: foot('red', '0304'), v: foot('red', '0306') } })).toBe('blocked');
  expect(over({ units: { u: foot('red', '0305') } })).toBe('indirect');
});

test('[CSW-R-65] if the line runs between two hexes, each must be low enough', () => {
  const along = (terrain: NonNullable<Words['terrain']>) => {
    const stage = battle({ terrain, units: {}, modules: ['indirectFire'] });
    return outlookOn(stage.battle, stage.cell('0305'), stage.cell('0705'), BY_DAY).how;
  };
  expect(along({ '0404': 'hill1', '0405': 'building' })).toBe('indirect');
  expect(along({ '0404': 'hill1', '0405': 'woods' })).toBe('blocked');
});

test('[CSW-HUT-01] woods in which only a unit blocks can be shot over', () => {
  // From a hill the woods near it hide nothing (CSW-LOS-04); the unit in them does.
  const terrain = { '0301': 'hill1', '0303': 'woods' } as const;
  expect(over({ terrain })).toBe('seen');
  expect(over({ terrain, units: { u: foot('red', '0303') } })).toBe('indirect');
});

test('[CSW-P-06] a blocked line names the hex and the rule, in words and for the overlay', () => {
  const stage = battle({ terrain: { '0303': 'woods' }, units: { Guard: foot('red', '0504') } });
  const [from, to] = [stage.cell('0301'), stage.cell('0307')];
  const outlook = outlookOn(stage.battle, from, to, BY_DAY);
  expect(outlook).toEqual({
    how: 'blocked',
    blocked: { clear: false, blockedAt: stage.cell('0303'), rule: 'CSW-LOS-09' },
  });
  if (outlook.how !== 'blocked') throw new Error('it is blocked');
  expect(inPlainEnglish(blockedRefusal(stage.battle, from, to, outlook.blocked).because)).toBe(
    'the line of sight meets woods in 0303',
  );
  expect(outlookOn(stage.battle, stage.cell('0501'), stage.cell('0507'), BY_DAY)).toMatchObject({
    blocked: { blockedAt: stage.cell('0504'), rule: 'CSW-LOS-07' },
  });
});

const SKIES = ['overcast', 'no moon', 'half moon', 'full moon'] as const;
const seenByNight = (who: ReturnType<typeof unit>): number[] =>
  SKIES.map((sky) => {
    const stage = battle({ modules: ['night'], sky, units: { who } });
    return sightLimit(stage.battle, stage.unit('who'));
  });

test('[CSW-NGT-01] [CSW-NGT-04] [CSW-X-13] each race has its range of sight under each sky', () => {
  expect(seenByNight(bow('blue', '0101'))).toEqual([1, 2, 4, 10]);
  expect(seenByNight(leader('blue', '0101'))).toEqual([2, 4, 6, 12]);
  expect(seenByNight(unit('GB', 'blue', '0101'))).toEqual([3, 6, 10, 15]);
  expect(seenByNight(unit('OG', 'blue', '0101'))).toEqual([3, 6, 10, 15]);
  expect(seenByNight(elfBow('blue', '0101'))).toEqual([4, 7, 12, 24]);
  expect(seenByNight(unit('DB', 'blue', '0101'))).toEqual([4, 7, 12, 24]);
  expect(seenByNight(giant('blue', '0101'))).toEqual([5, 8, 15, 30]);
  expect(seenByNight(troll('blue', '0101'))).toEqual([5, 8, 15, 30]);
});

test('[CSW-NGT-06] [CSW-R-64] human crews see as humans', () => {
  expect(seenByNight(onager('blue', '0101'))).toEqual([1, 2, 4, 10]);
  expect(seenByNight(unit('EL', 'blue', '0101'))).toEqual([1, 2, 4, 10]);
});

test('[CSW-NGT-05] night vision doubles the range; a leader of a sharp-eyed race uses its own row', () => {
  expect(seenByNight(bow('blue', '0101', { nightVision: true }))).toEqual([2, 4, 8, 20]);
  const stage = battle({ modules: ['night'], sky: 'no moon', units: { who: leader('blue', '0101') } });
  const types = stage.battle.setup.types.map((type) => ({ ...type, race: 'elf' as const }));
  const elven = { ...stage.battle, setup: { ...stage.battle.setup, types } };
  expect(sightLimit(elven, stage.unit('who'))).toBe(7);
  const human = types.map((type) => ({ ...type, race: 'human' as const }));
  expect(sightLimit({ ...elven, setup: { ...elven.setup, types: human } }, stage.unit('who'))).toBe(4);
});

test('[CSW-NGT-04] beyond the limit it is dark, for indirect fire too (CSW-IND-03)', () => {
  const stage = battle({ units: { u: foot('red', '0303') }, modules: ['night', 'indirectFire'] });
  const at = (to: string) => outlookOn(stage.battle, stage.cell('0301'), stage.cell(to), 5).how;
  expect(at('0306')).toBe('indirect');
  expect(at('0307')).toBe('dark');
  expect(
    sightLimit({ ...stage.battle, setup: { ...stage.battle.setup, modules: [] } }, stage.unit('u')),
  ).toBe(Number.MAX_SAFE_INTEGER);
});
