import { expect, test } from 'vitest';
import { UNITS } from '../../data/units.ts';
import { unitTypeOf } from '../../units/unitType.ts';
import { d6 as dice } from '../testkit.ts';
import { checkTraining, train } from './training.ts';
import { billOf, outfitCost, type Service, sumOfBills, upkeepOf } from './upkeep.ts';

const upkeep = (code: string) => upkeepOf(unitTypeOf(UNITS, code));
const SERVICE: Service = {
  months: 3,
  battleMonths: 1,
  isNew: true,
  terms: { bonus: 'none', pay: 'ordinary' },
};
const bill = (code: string, change: Partial<Service> = {}, count = 1) =>
  billOf(upkeep(code)!, count, { ...SERVICE, ...change });

test('[CSW-MUS-18] [CSW-DEF-09] foot pay the line of ten twice; mounted units, engines and beasts pay it once', () => {
  expect(upkeep('LF')).toMatchObject({ line: 'Light Foot', times: 2, arms: 160, monthlyPay: 24 });
  expect(upkeep('LC')).toMatchObject({ line: 'Light Mounted', times: 1, equipment: 1200, monthlyPay: 30 });
  expect(upkeep('BA')).toMatchObject({ line: 'Ballista', times: 1 });
  expect(upkeep('EL')).toMatchObject({ line: 'Oliphant', times: 1, equipment: 6000 });
});

test('[CSW-MUS-18] other races use the nearest human line; a Giant needs no equipment', () => {
  const line = (code: string) => upkeep(code)?.line;
  expect(['EF', 'DF', 'GF', 'EB', 'DB', 'GB', 'EC', 'GC', 'OG', 'TL'].map(line)).toEqual([
    'Heavy Foot',
    'Heavy Foot',
    'Heavy Foot',
    'Long Bow',
    'Light Crossbow',
    'Short Bow',
    'Medium Mounted',
    'Light Mounted',
    'Armored Foot',
    'Armored Foot',
  ]);
  expect(upkeep('HG')).toMatchObject({ line: 'Oliphant', equipment: 0, monthlyPay: 40 });
  expect(upkeep('OG')?.times).toBe(1);
});

test('[CSW-MUS-18] every unit but a leader has its line; a created unit uses that of the nearest standard unit', () => {
  expect(
    UNITS.filter((type) => upkeepOf(type) === undefined).every(({ category }) =>
      /leader|riderless/.test(category),
    ),
  ).toBe(true);
  expect(upkeepOf({ ...unitTypeOf(UNITS, 'PK'), code: 'OWN' })?.line).toBe('Pike');
});

test('[CSW-MUS-18] outfit is paid once; battle cost replaces pay in a month with a battle; expenses are always due', () => {
  expect(bill('LF')).toEqual({ outfit: 300, bonus: 0, pay: 48, expenses: 96, battles: 40, total: 484 });
  expect(bill('LF', { isNew: false, battleMonths: 0 }, 2)).toMatchObject({ outfit: 0, pay: 144, battles: 0 });
  const generous = bill('LF', { terms: { bonus: 'triple', pay: 'ordinary' } });
  expect(sumOfBills([bill('LF'), generous])).toEqual({
    outfit: 600,
    bonus: 72,
    pay: 96,
    expenses: 192,
    battles: 80,
    total: 1040,
  });
  expect(sumOfBills([]).total).toBe(0);
});

test('[CSW-R-71] triple pay is three times the pay, a triple bonus three months of it in advance', () => {
  expect(bill('LF', { terms: { bonus: 'none', pay: 'triple' } }).pay).toBe(144);
  expect(bill('LF', { terms: { bonus: 'triple', pay: 'ordinary' } }).bonus).toBe(72);
  expect(bill('LF', { terms: { bonus: 'ordinary', pay: 'ordinary' } }).bonus).toBe(24);
});

test('[CSW-R-142] a reputation for poor pay saves no money', () => {
  expect(bill('LF', { terms: { bonus: 'none', pay: 'poor' } })).toEqual(bill('LF'));
});

test('[CSW-MUS-19] men can be armed piece by piece', () => {
  expect(outfitCost(['military pick', 'leather', 'small shield'], 20)).toEqual({ ok: true, value: 280 });
  expect(outfitCost(['sword', 'tin hat'], 20)).toMatchObject({ ok: false, at: [1] });
});

test('[CSW-MUS-20] each step of training follows the one before it, with its own cost and weeks', () => {
  expect(train({ from: 0, to: 2 }, dice(4, 3, 6))).toMatchObject({
    gold: 300,
    weeks: 13,
    steps: [
      { name: 'Drill', gold: 100, weeks: 4 },
      { name: 'Discipline', gold: 200, weeks: 9 },
    ],
  });
  expect(train({ from: 3, to: 4 }, dice(1, 2, 3, 4))).toMatchObject({ gold: 400, weeks: 10 });
});

test('[CSW-MUS-20] training never goes backwards or beyond Tactics', () => {
  expect([
    checkTraining({ from: 0, to: 4 }).ok,
    checkTraining({ from: 2, to: 2 }).ok,
    checkTraining({ from: 1, to: 5 }).ok,
  ]).toEqual([true, false, false]);
});
