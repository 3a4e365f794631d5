import { expect, test } from 'vitest';
import type { Spell } from '../../data/spells.ts';
import { type Committed, fateOf, turnsOf } from './reveal.ts';

const cast = (spell: Spell, changes: Partial<Committed> = {}): Committed => ({
  spell,
  casterMoved: false,
  casterWasHit: false,
  ...changes,
});

test('[BLD-EX-28] [BLD-MAG-12] [BLD-R-57] Nullify against Sun Burst', () => {
  const burst = cast('Sun Burst');
  expect([fateOf(burst, cast('Nullify')), fateOf(cast('Nullify'), burst)]).toEqual(['nullified', 'works']);
  const hit = cast('Nullify', { casterWasHit: true });
  expect([fateOf(burst, hit), fateOf(hit, burst)]).toEqual(['works', 'fizzles']);
});

test('[BLD-MAG-02] a caster who moved casts nothing', () => {
  expect(fateOf(cast('Whirlwind', { casterMoved: true }), undefined)).toBe('fizzles');
});

test('[BLD-R-57] Nullify is wasted on nothing and on Nullify', () => {
  expect(fateOf(cast('Nullify'), undefined)).toBe('wasted');
  expect(fateOf(cast('Nullify'), cast('Nullify'))).toBe('wasted');
});

test('[BLD-MAG-10] [BLD-MAG-11] how long spells work', () => {
  expect(turnsOf('Choking Mist')).toBe(1);
  expect(turnsOf('Invincibility')).toBe(2);
  expect(turnsOf('Element Control')).toBe('rest of the battle');
});
