import { expect, test } from 'vitest';
import type { OrderOf } from '../orders/orders.ts';
import { NO_TROOPS } from '../state/army.ts';
import { BLANK, type Game, NEW_REALM } from '../state/game.ts';
import { attackOutlook, calendarOf, kingdomsOf } from './index.ts';

const army = (id: number, owner: number, at: number, regular: number, ability: number) => ({
  ...NO_TROOPS,
  id,
  owner,
  at,
  regular,
  commander: { id, ability, experience: 0 },
  subGenerals: [],
  hasActed: false,
  reasons: [],
  sitsOut: false,
});

const GAME: Game = {
  ...BLANK,
  map: { terrain: ['..', '..'], cities: [], blocks: [] },
  seatOrder: [0, 1, 2],
  order: [1, 0, 2],
  phase: 'week',
  week: 10,
  isTurnOpen: true,
  realms: [NEW_REALM, { ...NEW_REALM, stockpile: 35 }, { ...NEW_REALM, isOut: true }],
  armies: [army(1, 1, 0, 185, 2), army(2, 0, 1, 140, 3)],
};

const ATTACK: OrderOf<'attack'> = { type: 'attack', army: 1, hex: '0100', advance: true };

test('[GRD-PLY-12] the outlook counts all 10,000 pairs of dice, for both sides', () => {
  const outlook = attackOutlook(GAME, ATTACK);
  expect(outlook?.strengths).toEqual({ attacker: 185, defender: 140 });
  expect(outlook?.abilities).toEqual({ attacker: 2, defender: 3 });
  for (const side of ['attacker', 'defender'] as const)
    expect(outlook?.losses[side].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  expect(attackOutlook(GAME, { ...ATTACK, hex: '0001' })).toBeUndefined();
});

test('[GRD-PLY-10] kingdoms are in turn order with the fallen last; week 10 has a resource stage', () => {
  expect(kingdomsOf(GAME).map(({ seat, acts, isOut }) => [seat, acts, isOut])).toEqual([
    ['blue', true, false],
    ['red', false, false],
    ['gold', false, true],
  ]);
  expect(kingdomsOf(GAME)[0]?.stockpile).toBe(35);
  expect(calendarOf(GAME)).toHaveLength(30);
  expect(calendarOf(GAME)[9]).toEqual({ week: 10, isNow: true, isPast: false, hasStage: true });
});
