import type { Reading } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { readUnits } from './readUnits.ts';

const ORC = {
  code: 'ORC',
  name: 'Orc Foot',
  category: 'foot',
  race: 'orc',
  points: 2.5,
  melee: 5,
  defence: 1,
  movement: 4,
};
const CAPTAIN = { ...ORC, code: 'CAP', category: 'leader', level: 2, traits: ['warrior'] };

const faultOf = (reading: Reading<unknown>): string =>
  reading.ok ? 'read' : `${reading.at.join('.')}: ${reading.problem}`;
const changed = (change: object, unit: object = ORC): string => faultOf(readUnits([{ ...unit, ...change }]));

test('[CSW-UNT-01] a unit in the columns of the table is read; its category fills in the rest', () => {
  expect(readUnits([ORC])).toEqual({
    ok: true,
    value: [
      {
        code: 'ORC',
        name: 'Orc Foot',
        category: 'foot',
        race: 'orc',
        halfPoints: 5,
        melee: 5,
        defence: 1,
        missile: 0,
        rangeInHexes: 0,
        movement: 4,
        stacking: 1,
        hits: 1,
        men: 20,
        traits: [],
      },
    ],
  });
});

test('[CSW-CRE-04] a leader takes as many hits as its level', () => {
  const reading = readUnits([CAPTAIN]);
  expect(reading.ok && reading.value[0]).toMatchObject({ level: 2, hits: 2, stacking: 0, men: 1 });
  expect(changed({ hits: 3 }, CAPTAIN)).toContain('CSW-CRE-04');
});

test.each([
  ['CSW-UNT-01', { code: 'orc!' }, '0.code'],
  ['CSW-UNT-01', { points: 2.25 }, '0.points'],
  ['CSW-DEF-02', { melee: -1 }, '0.melee'],
  ['CSW-DEF-03', { defence: 5 }, '0.defence'],
  ['CSW-DEF-04', { missile: -2 }, '0.missile'],
  ['CSW-DEF-05', { missile: 4 }, '0.range'],
  ['CSW-DEF-05', { range: 4 }, '0.range'],
  ['CSW-DEF-06', { movement: -3 }, '0.movement'],
  ['CSW-DEF-06', { movement: 100 }, '0.movement'],
  ['CSW-CRU-05', { attackDie: -3 }, '0.attackDie'],
  ['CSW-CRU-05', { attackDie: 13 }, '0.attackDie'],
  ['CSW-STK-04', { stacking: 2 }, '0.stacking'],
  ['CSW-DEF-07', { hits: 0 }, '0.hits'],
  ['CSW-CBT-04', { hits: 2 }, '0.hits'],
  ['CSW-DEF-08', { men: 0 }, '0.men'],
  ['CSW-UNT-02', { level: 1 }, '0.level'],
  ['CSW-UNT-02', { category: 'leader', traits: ['warrior'] }, '0.level'],
  ['CSW-LDR-01', { traits: ['priest'] }, '0.traits'],
  ['CSW-DEF-10', { category: 'mounted', traits: ['pike'] }, '0.traits'],
  ['CSW-DEF-10', { traits: ['bow'] }, '0.traits'],
  ['CSW-RAM-01', { traits: ['elephant'] }, '0.traits'],
  ['CSW-LDR-08', { traits: ['giant'] }, '0.traits'],
  ['CSW-WAL-09', { traits: ['breaches'] }, '0.traits'],
  ['CSW-ENG-01', { traits: ['stonethrower'] }, '0.traits'],
])('[CSW-DEF-07] a column that breaks %s is named, with the clause: %j', (rule, change, at) => {
  const sentence = changed(change);
  expect(sentence.startsWith(`${at}: `)).toBe(true);
  expect(sentence.endsWith(`(${rule})`)).toBe(true);
});

test('[CSW-DEF-03] the sentence says what a Defence Class may be', () => {
  expect(changed({ defence: 9 })).toBe('0.defence: a Defence Class is 0 to 4 (CSW-DEF-03)');
});

test('[CSW-STK-01] no two types share a code, and none takes the code of a printed one', () => {
  expect(faultOf(readUnits([ORC, CAPTAIN, ORC]))).toBe(
    '2.code: the code ORC is taken by an earlier unit (CSW-STK-01)',
  );
  expect(changed({ code: 'HF' })).toBe(
    '0.code: HF is the Heavy Foot of the table: take another code (CSW-UNT-01)',
  );
});

test('[CSW-UNT-03] nobody can create a riderless mount', () => {
  expect(changed({ category: 'riderless' })).toContain('0.category: ');
});

test('data that is not a unit is refused where it goes wrong', () => {
  expect(faultOf(readUnits({}))).toContain('must be a list');
  expect(changed({ melee: '5' })).toBe('0.melee: a whole number is needed');
  expect(changed({ mele: 5 })).toBe('0: "mele" is not known here');
});

test('[CSW-DEF-02, CSW-DEF-03, CSW-DEF-05] each column has its smallest and largest value', () => {
  expect(changed({ points: 0, melee: 0, defence: 0, movement: 0 })).toBe('read');
  expect(changed({ points: 0.5, melee: 99, defence: 4, missile: 1, range: 1, men: 99 })).toBe('read');
  expect(changed({ melee: 100 })).toContain('CSW-DEF-02');
});

test('[CSW-DEF-08, CSW-STK-04] the category sets the rest', () => {
  const settled = (category: string) => {
    const reading = readUnits([{ ...ORC, category }]);
    return reading.ok && [reading.value[0]?.stacking, reading.value[0]?.men];
  };
  expect(['foot', 'mounted', 'large', 'creature', 'engine'].map(settled)).toEqual([
    [1, 20],
    [2, 10],
    [2, 10],
    [4, 1],
    [4, 5],
  ]);
});
