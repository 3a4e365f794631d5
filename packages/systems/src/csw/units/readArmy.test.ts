import type { Reading } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { UNITS } from '../data/units.ts';
import { inPlainEnglish } from '../testkit/plainEnglish.ts';
import { armyFaults, checkArmy, type Offered } from './armyClauses.ts';
import { type ArmyList, armyValue, lineText } from './armyList.ts';
import { readArmy, readArmyFile } from './readArmy.ts';
import { unitTypeOf } from './unitType.ts';

const faultOf = (reading: Reading<unknown>): string =>
  reading.ok ? 'read' : `${reading.at.join('.')}: ${reading.problem}`;
const army = (...lines: ArmyList): Offered => ({ types: UNITS, army: lines });
const broken = (offered: Offered): string => {
  const verdict = checkArmy(offered);
  return verdict.ok ? 'fits' : verdict.rule;
};

const HASTINGS = [
  { code: 'LF', count: 20 },
  { code: 'HF', count: 20 },
  { code: 'AF', count: 10 },
  { code: 'W1', count: 2 },
  { code: 'W2', count: 1 },
];

test('[CSW-SET-08] an army is worth the points of its units: Harold’s has 98', () => {
  const reading = readArmy(UNITS, HASTINGS);
  expect(reading.ok && armyValue(UNITS, reading.value)).toEqual({
    units: 196,
    caltrops: 0,
    morale: 0,
    total: 196,
  });
});

test('[CSW-SET-08] more than the agreed points is refused, half points included', () => {
  const crossbows = army({ code: 'HX', count: 3 });
  expect(broken({ ...crossbows, agreed: 27 })).toBe('fits');
  expect(inPlainEnglish(checkArmy({ ...crossbows, agreed: 26 }))).toEqual({
    ok: false,
    rule: 'CSW-SET-08',
    because: 'it costs 13.5 points, and the agreed limit is 13',
  });
});

test('[CSW-SET-12, CSW-R-102] one leader is allowed for each seven other units or part of seven, if points are agreed', () => {
  const led = (others: number, leaders: number): Offered => ({
    ...army({ code: 'LF', count: others }, { code: 'W1', count: leaders }),
    agreed: 999,
  });
  expect([broken(led(7, 1)), broken(led(8, 2)), broken(led(7, 2)), broken(led(14, 3))]).toEqual([
    'fits',
    'fits',
    'CSW-SET-12',
    'CSW-SET-12',
  ]);
  expect(broken(army({ code: 'W1', count: 5 }))).toBe('fits');
});

test('[CSW-AMO-08] morale costs a point for each unit raised, up to a tenth of the army', () => {
  const raised = (count: number, morale: number): Offered =>
    army({ code: 'LF', count: 29 - count }, { code: 'LF', count, morale });
  expect(armyValue(UNITS, raised(2, 1).army)).toMatchObject({ units: 58, morale: 4, total: 62 });
  expect([broken(raised(2, 1)), broken(raised(3, 1)), broken(raised(1, 2)), broken(raised(1, 3))]).toEqual([
    'fits',
    'CSW-AMO-08',
    'fits',
    'CSW-AMO-08',
  ]);
});

test('[CSW-CAL-01, CSW-UNT-04] each foot unit may carry one caltrop marker, for two points', () => {
  expect(armyValue(UNITS, [{ code: 'LF', count: 3, caltrops: 2 }])).toMatchObject({ caltrops: 8, total: 14 });
  const knights = { code: 'HC', count: 20 };
  expect(broken(army({ code: 'LF', count: 3, caltrops: 3 }, knights))).toBe('fits');
  expect(broken(army({ code: 'LF', count: 3, caltrops: 4 }, knights))).toBe('CSW-CAL-01');
  expect(broken(army({ code: 'LC', count: 3, caltrops: 1 }))).toBe('CSW-CAL-01');
});

test('[CSW-R-122] caltrops cost up to another tenth, of the agreed total if there is one, whatever morale costs', () => {
  const markers = (caltrops: number, more: Partial<Offered> = {}): Offered => ({
    ...army({ code: 'HF', count: 18, caltrops }, { code: 'LF', count: 4, morale: 1 }),
    ...more,
  });
  expect([1, 2, 3].map((count) => broken(markers(count)))).toEqual(['fits', 'fits', 'CSW-R-122']);
  expect([2, 3, 4].map((count) => broken(markers(count, { agreed: 120 })))).toEqual([
    'fits',
    'fits',
    'CSW-R-122',
  ]);
  expect(broken(markers(3, { agreed: 120, ownValue: true }))).toBe('CSW-R-122');
  expect(inPlainEnglish(checkArmy(markers(4, { agreed: 120 })))).toMatchObject({
    because: 'caltrops take 8 points, and the limit is a tenth of the agreed total, 6',
  });
});

test('[CSW-AMO-08] [CSW-R-122] the tenth for morale is a tenth of the agreed total, if there is one', () => {
  const raised = (morale: number, more: Partial<Offered> = {}): string =>
    broken({ ...army({ code: 'HF', count: 1, morale }, { code: 'HF', count: 19 }), ...more });
  expect([4, 5].map((points) => raised(points))).toEqual(['fits', 'CSW-AMO-08']);
  expect([5, 6].map((points) => raised(points, { agreed: 100 }))).toEqual(['fits', 'CSW-AMO-08']);
  expect(raised(5, { agreed: 100, ownValue: true })).toBe('CSW-AMO-08');
});

test('[CSW-UND-02] only foot and mounted units may be lesser undead', () => {
  const undead = (code: string): string => broken(army({ code, count: 1, undead: true }));
  expect(['AF', 'HC', 'OG', 'EL', 'BA', 'W1'].map(undead)).toEqual([
    'fits',
    'fits',
    ...Array.from({ length: 4 }, () => 'CSW-UND-02'),
  ]);
});

test('[CSW-X-09] Armoured Foot raised as lesser undead keep every number and cost the same', () => {
  const reading = readArmy(UNITS, [{ code: 'AF', count: 2, undead: true }]);
  expect(reading).toEqual({ ok: true, value: [{ code: 'AF', count: 2, undead: true }] });
  expect(armyValue(UNITS, [{ code: 'AF', count: 2, undead: true }]).total).toBe(12);
});

test('[CSW-MER-01] a company either belongs to the guild or does not; its men cost the ordinary points', () => {
  const company = { code: 'HF', count: 10, company: 'Red Hand' };
  expect(armyValue(UNITS, [company]).total).toBe(armyValue(UNITS, [{ code: 'HF', count: 10 }]).total);
  expect(broken(army(company, { code: 'XB', count: 5, company: 'Red Hand' }))).toBe('fits');
  expect(broken(army(company, { code: 'XB', count: 5, company: 'Red Hand', guild: true }))).toBe(
    'CSW-MER-01',
  );
  expect(broken(army({ code: 'XB', count: 5, guild: true }))).toBe('CSW-MER-01');
});

test('[CSW-BGL-06] a player-character in the ranks counts as a leader', () => {
  expect(broken(army({ code: 'W1', count: 1, serves: true, charisma: 13 }))).toBe('fits');
  expect(broken(army({ code: 'LF', count: 1, serves: true }))).toBe('CSW-BGL-06');
});

test.each([
  ['mercenaries', 'CSW-MER-01', { company: 'Red Hand' }],
  ['caltrops', 'CSW-CAL-01', { caltrops: 1 }],
  ['advancedMorale', 'CSW-AMO-08', { morale: 1 }],
  ['undead', 'CSW-UND-02', { undead: true }],
] as const)('units and options of the module %s need it to be on', (module, rule, bought) => {
  const offered = army({ code: 'LF', count: 1, ...bought }, { code: 'HF', count: 10 });
  expect(broken({ ...offered, modules: [] })).toBe(rule);
  expect(broken({ ...offered, modules: [module] })).toBe('fits');
});

test('all faults of a list are reported at once', () => {
  const offered = { ...army({ code: 'EL', count: 9, undead: true, caltrops: 1 }), agreed: 40 };
  expect(armyFaults(offered).map(({ rule }) => rule)).toEqual(['CSW-SET-08', 'CSW-CAL-01', 'CSW-UND-02']);
});

test('[CSW-SCN-06, CSW-X-11] Goblin Cavalry counters with Horse Bow values are Horse Bows, and human', () => {
  const reading = readArmy(UNITS, [{ code: 'HB', count: 20, counters: 'GC' }]);
  const [line] = reading.ok ? reading.value : [];
  expect(unitTypeOf(UNITS, line?.code ?? '')).toMatchObject({
    melee: 5,
    defence: 2,
    missile: 2,
    rangeInHexes: 8,
    movement: 12,
    race: 'human',
  });
  expect(line && lineText(UNITS, line)).toBe('20 Horse Bow (Goblin Cavalry counters)');
});

test('a file holds custom units and an army of both kinds; a fault is reported with its place', () => {
  const orc = {
    code: 'ORC',
    name: 'Orc Foot',
    category: 'foot',
    points: 2,
    melee: 5,
    defence: 1,
    movement: 4,
  };
  const file = { name: 'Horde', points: 40, units: [orc], army: [{ code: 'ORC', count: 9 }, { code: 'W1' }] };
  const reading = readArmyFile(file);
  expect(reading.ok && reading.value).toMatchObject({
    name: 'Horde',
    agreed: 80,
    own: [{ code: 'ORC' }],
    army: [
      { code: 'ORC', count: 9 },
      { code: 'W1', count: 1 },
    ],
  });
  expect(faultOf(readArmyFile({ ...file, units: [{ ...orc, defence: 7 }] }))).toBe(
    'units.0.defence: a Defence Class is 0 to 4 (CSW-DEF-03)',
  );
  expect(faultOf(readArmyFile({ ...file, units: [] }))).toBe(
    'army.0.code: no unit has the code ORC (CSW-UNT-01)',
  );
});

test('[CSW-UNT-03] neither a riderless mount nor an unknown counter can be bought', () => {
  expect(faultOf(readArmy(UNITS, [{ code: 'RM' }]))).toBe('0.code: no unit has the code RM (CSW-UNT-01)');
  expect(faultOf(readArmy(UNITS, [{ code: 'HB', counters: 'QQ' }]))).toContain('0.counters');
  expect(faultOf(readArmy(UNITS, [{ code: 'HB', count: 0 }]))).toBe('0.count: at least one');
});

test('[CSW-AMO-02, CSW-AMO-03] experience ranges from 1 to 4, training from none', () => {
  const read = (line: object) => faultOf(readArmy(UNITS, [{ code: 'LF', ...line }]));
  expect([read({ experience: 1, training: 0 }), read({ experience: 4, training: 4 })]).toEqual([
    'read',
    'read',
  ]);
  expect([read({ experience: 0 }), read({ experience: 5 }), read({ training: 5 })]).not.toContain('read');
});
