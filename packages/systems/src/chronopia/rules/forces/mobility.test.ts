import { expect, test } from 'vitest';
import { classOf } from './mobility.ts';
import { band, force, hero } from './testkit.ts';

test('[CHR-ARM-06] one model of MV 4 or less makes an army FOOT; an army with MV 5 or more throughout is CAV', () => {
  expect(classOf(force(hero('mounted-knight'), band('fb-light-horse', 3)))).toBe('CAV');
  expect(classOf(force(hero('judge'), band('fb-light-horse', 3)))).toBe('FOOT');
  expect(classOf(force(hero('mounted-knight'), band('fb-light-horse', 3), band('fb-levy', 8)))).toBe('FOOT');
  expect(classOf(force(hero('scythed-chariot'), band('sk-warhounds', 4)))).toBe('CAV');
});

test('[CHR-ARM-06, CHR-R-33] an army flies only if all its models fly', () => {
  expect(classOf(force(hero('flying-dragonbane')))).toBe('FLYER');
  expect(classOf(force(hero('blue-ice-dragon')))).toBe('FLYER');
  expect(classOf(force(hero('flying-dragonbane'), band('el-sun-horse', 3)))).toBe('CAV');
});

test('[CHR-ARM-06, CHR-EXP-03] a point of MV from training counts', () => {
  const walker = hero('soulflayer');
  expect(classOf(force(walker))).toBe('FOOT');
  expect(classOf(force({ ...walker, trained: { MV: 1 } }))).toBe('CAV');
});

test('[CHR-ARM-06] Barbarians are always FOOT', () => {
  expect(classOf(force(hero('barbarian-chief'), band('ba-axemen', 16)))).toBe('FOOT');
});
