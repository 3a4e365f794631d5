import { ledgerText, totalOf } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { killValue, type Strike, type Target } from './killValue.ts';
import { halvesLost, settled } from './losses.ts';

const target = (changes: Partial<Target> = {}): Target => ({
  armour: 'Light',
  lacksShield: false,
  isInRough: false,
  isInCover: false,
  isUphill: false,
  isDisrupted: false,
  ...changes,
});
const strike = (
  melee: Strike['melee'],
  changes: Partial<Target> = {},
  own: Partial<Strike> = {},
): Strike => ({
  melee,
  isDisrupted: false,
  isUphill: false,
  target: target(changes),
  ...own,
});
const sumOf = (one: Strike): number => totalOf(killValue(one));
const lost = (one: Strike, castings: number): number => halvesLost(sumOf(one), castings) / 2;

test('[BLD-EX-07] legion against a phalanx that holds', () => {
  expect(lost(strike('IM'), 32)).toBe(10);
  expect(lost(strike('LS', { armour: 'Metal' }), 32)).toBe(6.5);
  expect(settled(0, [13])).toEqual({ removed: 6, stored: 1 });
});

test('[BLD-EX-08] the phalanx counter-charges with 64 castings', () => {
  expect(lost(strike('LS', { armour: 'Metal' }), 64)).toBe(10);
});

test('[BLD-EX-09] [BLD-R-18] a stored half counts in the next turn', () => {
  expect(settled(0, [halvesLost(6, 26)])).toEqual({ removed: 8, stored: 1 });
  expect(settled(1, [halvesLost(1, 32)])).toEqual({ removed: 7, stored: 0 });
});

test('[BLD-EX-10] [BLD-R-17] two attackers are looked up separately, and their halves added', () => {
  const each = halvesLost(sumOf(strike('LM')), 6);
  expect(each).toBe(3);
  expect(settled(0, [each, each])).toEqual({ removed: 3, stored: 0 });
});

test('[BLD-EX-11] ten stands against eight', () => {
  expect([lost(strike('IM'), 40), lost(strike('LM', { armour: 'Metal' }), 32)]).toEqual([12.5, 7]);
});

test('[BLD-EX-12] a flank attack', () => {
  expect([lost(strike('IM'), 16), lost(strike('LM', { armour: 'Metal' }), 8)]).toEqual([7, 1.5]);
});

test('[BLD-EX-13] a wedge in its first, second and third turn', () => {
  const wedge = strike('IM');
  const phalanx = strike('LS', { armour: 'Metal', lacksShield: true });
  expect([lost(wedge, 12), lost(phalanx, 16), lost(wedge, 8), lost(wedge, 1)]).toEqual([5, 4, 3.5, 2]);
  expect(settled(1, [halvesLost(6, 1)])).toEqual({ removed: 2, stored: 1 });
});

test('[BLD-EX-14] an elephant against Disrupted pikes', () => {
  expect(lost(strike('LS', {}, { isDisrupted: true }), 4)).toBe(0.5);
  expect(lost(strike('IM', { isDisrupted: true }), 6)).toBe(2.5);
});

test('[BLD-EX-15] [BLD-MEL-13] modifiers add up, and the table has a first and a last row', () => {
  const high = strike('IM', { armour: 'None', lacksShield: true, isDisrupted: true }, { isUphill: true });
  expect([sumOf(high), lost(high, 16)]).toEqual([11, 11]);
  const low = strike('SM', { armour: 'Plate', isInCover: true, isUphill: true });
  expect([sumOf(low), lost(low, 20)]).toEqual([-5, 3.5]);
});

test('[BLD-MEL-13] nobody kills nobody, and 44 castings use the last column', () => {
  expect([halvesLost(10, 0), halvesLost(10, 43), halvesLost(10, 44), halvesLost(10, 400)]).toEqual([
    0, 32, 40, 40,
  ]);
});

test('[BLD-MEL-09] [BLD-R-43] cover counts instead of rough ground', () => {
  expect(ledgerText(killValue(strike('HM', { isInRough: true, isInCover: true })))).toBe(
    'HM +5 (BLD-WPN-02), target in protective cover −2 (BLD-MEL-09)',
  );
  expect(sumOf(strike('HM', { isInRough: true }))).toBe(4);
});

test('[BLD-MEL-08] [BLD-MEL-10] weapon, armour, shield and disruption', () => {
  expect(
    ledgerText(killValue(strike('LM', { armour: 'Plate', lacksShield: true }, { isDisrupted: true }))),
  ).toBe(
    'LM +3 (BLD-WPN-03), plate armour −3 (BLD-ARM-04), no shield +1 (BLD-ARM-05), Disrupted −2 (BLD-MEL-10)',
  );
});
