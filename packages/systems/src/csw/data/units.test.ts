import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { UnitType } from '../units/unitType.ts';
import { DERIVATIONS } from './derivations.ts';
import { BASIC_UNITS, CALTROPS_HALF_POINTS, LEADERS, RIDERLESS_MOUNT, UNITS } from './units.ts';

const RULEBOOK = readFileSync(new URL('../../../../../rulebooks/csw.md', import.meta.url), 'utf8');

const printedRows = (clause: string): string[][] => {
  const [, after = ''] = RULEBOOK.split(`- **${clause}**`);
  const table = after.split('\n- **')[0] ?? '';
  const rows = table.split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(1).map((line) => line.slice(2, -2).split(' | '));
};

const traitsTagged = ({ category, traits }: UnitType): string =>
  [category, ...traits.filter((trait) => trait === 'pike' || trait === 'bow')].join(', ');

const isByName = (code: string) => (unit: UnitType) => unit.code === code;
const unit = (code: string): UnitType => UNITS.find(isByName(code)) as UnitType;
const withTrait = (trait: string): string[] =>
  UNITS.filter(({ traits }) => (traits as readonly string[]).includes(trait)).map(({ code }) => code);

test('[CSW-UNT-01, CSW-UNT-07, CSW-R-05] the basic units match the rulebook’s table, row by row', () => {
  const printed = printedRows('CSW-UNT-01');
  expect(printed).toHaveLength(28);
  const ours = BASIC_UNITS.map((each) => [
    each.code,
    each.name,
    traitsTagged(each),
    each.category === 'creature' && each.race === 'human' ? 'human crew' : each.race,
    ...[each.halfPoints / 2, each.melee, each.defence, each.missile, each.rangeInHexes].map(String),
    ...[each.movement, each.stacking, each.hits].map(String),
    each.men === 2 ? '2 beasts' : String(each.men),
    DERIVATIONS[each.code as keyof typeof DERIVATIONS],
  ]);
  expect(ours).toEqual(printed);
});

test('[CSW-UNT-02] the leaders match the rulebook’s table; they have no stacking value and take as many hits as their level', () => {
  const printed = printedRows('CSW-UNT-02');
  expect(printed).toHaveLength(9);
  const ours = LEADERS.map((each) => [
    each.code,
    each.name,
    ...[each.halfPoints / 2, each.melee, each.defence, each.missile, each.rangeInHexes].map(String),
    ...[each.movement, each.hits].map(String),
    DERIVATIONS[each.code as keyof typeof DERIVATIONS],
  ]);
  expect(ours).toEqual(printed);
  expect(LEADERS.map(({ level }) => level)).toEqual(LEADERS.map(({ hits }) => hits));
  expect(LEADERS.every(({ stacking, movement }) => stacking === 0 && movement === 10)).toBe(true);
});

test('[CSW-UNT-03] the riderless mount has no points, no actions and no stacking value', () => {
  const { halfPoints, melee, missile, stacking } = RIDERLESS_MOUNT;
  expect({ halfPoints, melee, missile, stacking }).toEqual({
    halfPoints: 0,
    melee: 0,
    missile: 0,
    stacking: 0,
  });
});

test('[CSW-UNT-04] a caltrop marker is worth two points', () => {
  expect(CALTROPS_HALF_POINTS).toBe(2 * 2);
});

test('[CSW-UNT-05] no cheaper unit equals or beats a more expensive one in everything', () => {
  const merits = (each: UnitType): number[] => [
    each.melee,
    each.defence,
    each.missile,
    each.rangeInHexes,
    each.movement,
    each.hits,
    -each.stacking,
  ];
  const asGood = (a: UnitType, b: UnitType): boolean =>
    merits(a).every((merit, at) => merit >= merits(b)[at]!);
  const dominated = BASIC_UNITS.flatMap((dear) =>
    BASIC_UNITS.filter((cheap) => cheap.halfPoints < dear.halfPoints && asGood(cheap, dear)).map(
      (cheap) => `${cheap.code} beats ${dear.code}`,
    ),
  );
  expect(dominated).toEqual([]);
  expect(asGood(unit('SB'), unit('GB')) && asGood(unit('GB'), unit('SB'))).toBe(true);
});

test('[CSW-UNT-06] no unit of the table modifies its attackers’ dice', () => {
  expect(UNITS.filter(({ attackDie }) => attackDie !== undefined)).toEqual([]);
});

test('[CSW-STK-04] stacking values depend on the category', () => {
  const STACKING = { leader: 0, foot: 1, mounted: 2, large: 2, creature: 4, engine: 4, riderless: 0 };
  expect(UNITS.filter(({ category, stacking }) => stacking !== STACKING[category])).toEqual([]);
});

test('[CSW-DEF-08] a counter stands for twenty on foot, ten mounted or large, and one leader or giant', () => {
  const men = (category: string) => [
    ...new Set(UNITS.filter((each) => each.category === category).map((each) => each.men)),
  ];
  expect([men('foot'), men('mounted'), men('large'), men('leader')]).toEqual([[20], [10], [10], [1]]);
  expect([unit('HG').men, unit('EL').men, unit('TR').men]).toEqual([1, 2, 2]);
});

test('[CSW-R-32] bows are all bows and crossbows, Warriors’ bows included; spells, boulders and engines are not', () => {
  expect(withTrait('bow')).toEqual('SB LB XB HX HB CT DB EB EC GB GC W2 W3'.split(' '));
});

test('[CSW-WAL-09] only some missiles breach walls', () => {
  expect(withTrait('breaches')).toEqual(['ON', 'HG', 'P3', 'Z2', 'Z3']);
});

test('[CSW-ENG-01] Onagers and Giants may shoot at siege machines, Ballistas may not', () => {
  expect(withTrait('stonethrower')).toEqual(['ON', 'HG']);
});

test('[CSW-MIS-09] among foot only Elf Bows both move and fire', () => {
  expect(withTrait('movesAndFires')).toEqual(['EB']);
});

test('[CSW-RAM-01, CSW-LDR-08, CSW-DEF-10] traits mark elephants, giants and pikes', () => {
  expect([withTrait('elephant'), withTrait('giant'), withTrait('pike')]).toEqual([
    ['EL', 'TR'],
    ['HG'],
    ['PK'],
  ]);
});

test('[CSW-LDR-01] leaders are warriors, priests and wizards of three levels', () => {
  expect([withTrait('warrior'), withTrait('priest'), withTrait('wizard')]).toEqual([
    ['W1', 'W2', 'W3'],
    ['P1', 'P2', 'P3'],
    ['Z1', 'Z2', 'Z3'],
  ]);
});
