import { expect, test } from 'vitest';
import { mayShoot, modesOf, rangeOf, rowOf, type Shooter } from './fireRow.ts';

const shooter = (changes: Partial<Shooter> = {}): Shooter => ({
  class: 'SUPPORT',
  race: 'human',
  missile: 'LB',
  flags: [],
  isDisrupted: false,
  isReorganising: false,
  isInMelee: false,
  isImpaired: false,
  ...changes,
});
const refusal = (changes: Partial<Shooter>) => mayShoot(shooter(changes));

test('[BLD-FIR-17] [BLD-FIR-18] [BLD-R-65] who may not shoot', () => {
  expect(refusal({})).toMatchObject({ ok: true });
  expect(refusal({ class: 'HORDE' })).toMatchObject({ ok: false, rule: 'BLD-FIR-17' });
  expect(refusal({ isDisrupted: true })).toMatchObject({ ok: false, rule: 'BLD-FIR-18' });
  expect(refusal({ isReorganising: true })).toMatchObject({ ok: false, rule: 'BLD-FIR-18' });
  expect(refusal({ isInMelee: true })).toMatchObject({ ok: false, rule: 'BLD-FIR-18' });
  expect(refusal({ class: 'CHARIOT', isImpaired: true })).toMatchObject({ ok: false, rule: 'BLD-R-65' });
});

test('[BLD-FIR-06] [BLD-FIR-07] [BLD-FIR-20] ranges; a bow is weaker from the saddle, Elves select at any range', () => {
  const far = (changes: Partial<Shooter>) => rangeOf(shooter(changes), 'Volley', 15);
  expect([
    far({}),
    far({ missile: 'CB' }),
    far({ missile: 'BW' }),
    far({ missile: 'BW', class: 'LH' }),
  ]).toEqual([18, 18, 12, 9]);
  expect([far({ missile: 'HG' }), far({ missile: 'SK' })]).toEqual([9, 6]);
  expect([rangeOf(shooter(), 'Select', 15), rangeOf(shooter(), 'Select', 25)]).toEqual([6, 12]);
  expect(rangeOf(shooter({ race: 'elf' }), 'Select', 15)).toBe(18);
  expect(rangeOf(shooter({ missile: 'HG' }), 'Select', 25)).toBe(15);
});

test('[BLD-FIR-02] [BLD-FIR-03] [BLD-FIR-04] [BLD-FLY-04] which modes are open', () => {
  expect(modesOf(shooter(), false)).toEqual(['Volley', 'Select']);
  expect(modesOf(shooter(), true)).toEqual(['Volley']);
  expect(modesOf(shooter({ flags: ['vo'] }), false)).toEqual(['Volley']);
  expect(modesOf(shooter({ race: 'elf' }), true)).toEqual(['Select']);
});

test('[BLD-FIR-08] [BLD-R-33] [BLD-R-41] the rows of handguns and slings', () => {
  expect(rowOf(shooter(), 'Select', false).row).toBe('Longbow Select');
  expect(rowOf(shooter({ missile: 'HG' }), 'Select', false).row).toBe('Crossbow Select');
  expect(rowOf(shooter({ missile: 'HG' }), 'Select', true)).toEqual({
    row: 'Crossbow Volley',
    rule: 'BLD-R-41',
  });
  expect(rowOf(shooter({ missile: 'SK' }), 'Select', false)).toEqual({ row: 'Bow Volley', rule: 'BLD-R-33' });
});
