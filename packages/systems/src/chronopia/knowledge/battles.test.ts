import { SPECTATOR } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { BATTLES } from '../testkit/staged.ts';
import { viewOfFirst } from './testkit.ts';
import { view } from './view.ts';

test('[CHR-HID-09] the battle order a side reads leaves out when the other side would flee or yield', () => {
  const [battle] = BATTLES.battles;
  const [a, b] = battle!.order.sides;
  const bold = { ...b, withdrawPolicy: { fleeBelowPct: 40, allowWithdraw: true, yieldAtEnd: true } };
  const secret = {
    ...BATTLES,
    battles: [{ ...battle!, order: { ...battle!.order, sides: [a, bold] as const } }],
  };
  expect(viewOfFirst(secret)).toEqual(viewOfFirst({ ...BATTLES, battles: [battle!] }));
  expect(view(secret, 'e2').battles[0]!.order.sides[1].withdrawPolicy).toEqual(bold.withdrawPolicy);
});

test('[CHR-HID-17] only those who fight a battle know of it', () => {
  expect(viewOfFirst(BATTLES).battles.map(({ id }) => id)).toEqual(['T6-0402-1']);
  expect(view(BATTLES, 'e3').battles.map(({ id }) => id)).toEqual(['T6-1010-1']);
  expect(view(BATTLES, SPECTATOR).battles).toEqual([]);
  expect(view(BATTLES, SPECTATOR).encounters).toEqual([]);
});

test('[CHR-HID-27] a battle order names its parties and reveals no other numbers', () => {
  const { order } = viewOfFirst(BATTLES).battles[0]!;
  const army = order.sides[1].armies[0]!;
  expect([army.armyId, army.individuals[0]!.id, army.warbands.length > 0]).toEqual([
    'army-2',
    'hero-2',
    true,
  ]);
  expect(JSON.stringify(order)).not.toMatch(/"(a|i|wb)-\d+"/);
  expect(JSON.stringify(order)).not.toContain('experience');
});
