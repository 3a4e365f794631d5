import { expect, test } from 'vitest';
import { type Fighter, type FighterClass, type Front, fightingCastings, fightingDepth } from './fighters.ts';

const fighter = (changes: Partial<Fighter> = {}): Fighter => ({
  class: 'DRILL',
  melee: 'IM',
  isDisrupted: false,
  isRecoiled: false,
  isCharging: false,
  movedForward: false,
  isOnItsFront: true,
  isWedge: false,
  ...changes,
});
const front = (inContact: number, overlaps: number, ranks: number, stands: number): Front => ({
  inContact,
  overlaps,
  ranks,
  stands,
  castingsPerStand: 4,
});
const ranksOf = (changes: Partial<Fighter>) => fightingDepth(fighter(changes)).ranks;

test('[BLD-EX-07] [BLD-EX-08] [BLD-MEL-07] pikes fight four deep if they moved forward', () => {
  const phalanx = fighter({ melee: 'LS' });
  expect(fightingCastings(fighter(), front(4, 0, 2, 8))).toBe(32);
  expect(fightingCastings(phalanx, front(4, 0, 4, 16))).toBe(32);
  expect(fightingCastings({ ...phalanx, movedForward: true }, front(4, 0, 4, 16))).toBe(64);
  expect(ranksOf({ class: 'MASS', melee: 'LS', movedForward: true })).toBe(2);
});

test('[BLD-EX-11] [BLD-MEL-03] [BLD-MEL-04] overlap stands fight without their second rank', () => {
  expect(fightingCastings(fighter(), front(4, 2, 2, 12))).toBe(40);
  expect(fightingDepth(fighter()).rules).toEqual(['BLD-MEL-04', 'BLD-MEL-06']);
});

test('[BLD-EX-12] [BLD-R-16] a unit struck on its flank fights only with the stands in contact', () => {
  expect(fightingCastings(fighter(), front(1, 2, 2, 8))).toBe(16);
  expect(fightingCastings(fighter({ isOnItsFront: false }), front(2, 2, 2, 12))).toBe(8);
});

test('[BLD-EX-13] [BLD-FRM-09] [BLD-R-46] a wedge fights with four stands, a spent one with its first', () => {
  const wedge = fighter({ class: 'MCO', isCharging: true, isWedge: true });
  expect(fightingCastings(wedge, { ...front(1, 0, 4, 4), castingsPerStand: 3 })).toBe(12);
  const spent = fighter({ class: 'MCO' });
  expect(fightingCastings(spent, { ...front(1, 0, 4, 4), castingsPerStand: 3 })).toBe(3);
});

test('[BLD-MEL-05] [BLD-MEL-06] [BLD-R-15] who fights in one rank, and who in two', () => {
  const two: FighterClass[] = ['LF', 'FLEXIBLE', 'DRILL', 'SUPPORT', 'MASS'];
  const one: FighterClass[] = ['HORDE', 'EQUIPMENT', 'CREATURE', 'WAGON'];
  const mounted: FighterClass[] = ['LH', 'MLO', 'MCO', 'CHARIOT'];
  for (const of of two) expect(ranksOf({ class: of })).toBe(2);
  for (const of of one) expect(ranksOf({ class: of, isCharging: true })).toBe(1);
  for (const of of mounted) {
    expect(ranksOf({ class: of })).toBe(1);
    expect(ranksOf({ class: of, isCharging: true })).toBe(2);
  }
  expect(fightingDepth(fighter({ class: 'COMMAND' }))).toMatchObject({ ranks: 1, hasOverlaps: false });
});

test('[BLD-DIS-03] [BLD-R-48] [BLD-AFT-05] Disrupted units fight in contact only, recoiled pikes in two ranks', () => {
  expect(fightingDepth(fighter({ isDisrupted: true }))).toMatchObject({ ranks: 1, hasOverlaps: false });
  const pikes = fighter({ melee: 'LS', isDisrupted: true, isRecoiled: true, movedForward: true });
  expect(fightingDepth(pikes)).toMatchObject({ ranks: 2, hasOverlaps: false });
});
