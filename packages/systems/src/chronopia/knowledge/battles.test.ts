import { SPECTATOR } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { BATTLES } from '../testkit/staged.ts';
import { mine } from './testkit.ts';
import { view } from './view.ts';

test('[CHR-HID-09] when the other side would flee or yield is no part of the order one reads', () => {
  const [battle] = BATTLES.battles;
  const [a, b] = battle!.order.sides;
  const bold = { ...b, withdrawPolicy: { fleeBelowPct: 40, allowWithdraw: true, yieldAtEnd: true } };
  const secret = {
    ...BATTLES,
    battles: [{ ...battle!, order: { ...battle!.order, sides: [a, bold] as const } }],
  };
  expect(mine(secret)).toEqual(mine({ ...BATTLES, battles: [battle!] }));
  expect(view(secret, 'e2').battles[0]!.order.sides[1].withdrawPolicy).toEqual(bold.withdrawPolicy);
});

test('[CHR-HID-17] a battle is known to those who fight it', () => {
  expect(mine(BATTLES).battles.map(({ id }) => id)).toEqual(['T6-0402-1']);
  expect(view(BATTLES, 'e3').battles.map(({ id }) => id)).toEqual(['T6-1010-1']);
  expect(view(BATTLES, SPECTATOR).battles).toEqual([]);
  expect(view(BATTLES, SPECTATOR).encounters).toEqual([]);
});

test('[CHR-HID-27] the order of a battle names its parties by themselves and tells nothing of other numbers', () => {
  const { order } = mine(BATTLES).battles[0]!;
  const army = order.sides[1].armies[0]!;
  expect([army.armyId, army.individuals[0]!.id, army.warbands.length > 0]).toEqual([
    'army-2',
    'hero-2',
    true,
  ]);
  expect(JSON.stringify(order)).not.toMatch(/"(a|i|wb)-\d+"/);
  expect(JSON.stringify(order)).not.toContain('experience');
});
