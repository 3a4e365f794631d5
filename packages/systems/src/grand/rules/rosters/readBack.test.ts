import { dice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { onBoard } from '../../testkit/onBoard.ts';

/** Any number is a board. */
const BOARD = 7;
const NO_CARD = 4;
/** The dice of recovery: two and twenty-nine for each unit whose men may come back. */
const recovered = (...rolls: readonly (readonly [number, number])[]): number[] =>
  rolls.flatMap(([a, b]) => [a, b, ...Array.from({ length: 29 }, () => 1)]);
const cards = ['clubs', 'diamonds', 'hearts', 'spades'];
const faces = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const card = (face: string, suit: string): number => 13 * cards.indexOf(suit) + faces.indexOf(face) + 1;

const HEAVY = { red: { HF: 4, W1: 1 }, blue: { HF: 4, W2: 1 } };
const ELIMINATED = 'eliminated' as const;

test('[GRD-PLY-24] [GRD-CSW-15] the fallen are gone, survivors have a battle more, the generals learn', () => {
  const war = onBoard(HEAVY, dice(BOARD)).report(
    { 1: ELIMINATED, 6: ELIMINATED, 7: ELIMINATED },
    dice(NO_CARD, ...recovered([1, 1], [1, 1], [1, 1])),
  );
  const [read] = war.told('fieldRead');
  expect(read).toMatchObject({ winner: 'attacker', line: 4, damage: { attacker: 8, defender: 4 } });
  const over = war.withDefaults(dice());
  expect(over.army(1)).toMatchObject({ regular: 16, commander: { experience: 2 } });
  expect(over.army(1)?.units?.map(({ battles }) => battles)).toEqual([2, 2, 2, 2]);
  expect(over.army(2)).toMatchObject({
    regular: 16,
    commander: { experience: 1 },
    lastBattle: { isWon: false },
  });
  expect(over.game.roster?.fields).toEqual([]);
  expect(over.game.roster?.pools.map(({ lost }) => lost.length)).toEqual([1, 2]);
});

test('[GRD-R-92] [GRD-PLY-26] after a battle all survivors are whole: only units are counted', () => {
  const over = onBoard(HEAVY, dice(BOARD)).report({ 2: 'leftField' }, dice(NO_CARD)).withDefaults(dice());
  expect(over.army(1)?.units?.map((unit) => Object.keys(unit).sort())).toEqual(
    Array.from({ length: 5 }, () => ['battles', 'code', 'isMercenary', 'uid']),
  );
  expect(over.army(1)).toMatchObject({ regular: 20 });
});

test('[GRD-CSW-17] [GRD-R-71] [GRD-CSW-33] hearts bring back some of those who fell on the board', () => {
  const fates = { 6: ELIMINATED, 7: ELIMINATED, 8: ELIMINATED, 9: ELIMINATED };
  const war = onBoard(HEAVY, dice(BOARD)).report(
    fates,
    dice(NO_CARD - 3, card('10', 'hearts'), 1, 1, 1, ...recovered([1, 1], [1, 1])),
  );
  expect(war.told('casualtiesChanged')[0]).toMatchObject({ casualties: { attacker: 0, defender: 8 } });
  expect(war.told('unitsFell')[0]?.units.map(({ uid }) => uid)).toEqual([8, 9]);
});

test('[GRD-R-71] [GRD-CSW-33] clubs take further survivors, and a leader so drawn twice is dead', () => {
  const war = onBoard({ red: { HF: 2, W1: 1 }, blue: { HF: 4, W2: 1 } }, dice(BOARD)).report(
    { 1: ELIMINATED, 2: ELIMINATED },
    dice(1, card('10', 'clubs'), ...recovered([1, 1], [1, 1])),
  );
  const fell = war.told('unitsFell')[0];
  expect(fell?.units.map(({ uid }) => uid)).toEqual([1, 2, 3]);
  expect(war.told('leaderRolled')).toEqual([]);
  expect(war.army(1)).toBeUndefined();
});

test('[GRD-R-113] [GRD-R-91] spades that take the last unit of a winner by withdrawal do not turn the result', () => {
  const withdrew = { ending: 'withdrew', withdrew: 'defender' } as const;
  const war = onBoard({ red: { HF: 2 }, blue: { HF: 4, W2: 1 } }, dice(BOARD)).report(
    { 1: ELIMINATED, 3: 'leftField', 4: 'leftField', 5: 'leftField', 6: 'leftField', 7: 'leftField' },
    dice(1, card('10', 'spades'), ...recovered([1, 1], [1, 1])),
    withdrew,
  );
  expect(war.told('fieldRead')[0]).toMatchObject({ winner: 'attacker', line: 1 });
  expect(war.told('casualtiesChanged')[0]).toMatchObject({ winner: 'attacker' });
  expect(war.withDefaults(dice()).army(2)?.at).toBe(war.army(2)?.at);
});

test('[GRD-EX-29] [GRD-CSW-14] [GRD-R-88] of 40 units 3 are caught: the battle is lost, 37 are still an army', () => {
  const fates = Object.fromEntries(
    Array.from({ length: 40 }, (_, at) => [21 + at, at < 3 ? ELIMINATED : ('leftField' as const)]),
  );
  const war = onBoard({ red: { HF: 19, W1: 1 }, blue: { HF: 38, W1: 2 } }, dice(BOARD)).report(
    { ...fates, 1: ELIMINATED, 2: ELIMINATED, 3: ELIMINATED, 4: ELIMINATED },
    dice(NO_CARD, ...recovered(...Array.from({ length: 7 }, () => [1, 1] as const))),
    { ending: 'withdrew', withdrew: 'defender' },
  );
  expect(war.told('fieldRead')[0]).toMatchObject({ winner: 'attacker', line: 1, damage: { defender: 16 } });
  expect(war.withDefaults(dice()).army(2)?.units).toHaveLength(37);
});

test('[GRD-PLY-23] routed, off the board or on it: who is not eliminated survives', () => {
  const war = onBoard(HEAVY, dice(BOARD)).report(
    { 6: 'leftField', 7: 'leftField', 8: 'leftField', 9: 'leftField', 10: 'leftField' },
    dice(NO_CARD),
    { ending: 'noUnits' },
  );
  expect(war.told('fieldRead')[0]).toMatchObject({ winner: 'attacker', line: 3 });
  expect(war.withDefaults(dice()).army(2)?.units).toHaveLength(5);
});

test('[GRD-EX-26] [GRD-CSW-25] [GRD-R-77] a general who fell with a Ballista shares its 7: 25 RP to get him back', () => {
  const war = onBoard(
    { red: { HF: 4, W1: 1 }, blue: { HF: 4, BA: 1, W1: 1 }, more: { kingdoms: { blue: { stockpile: 30 } } } },
    dice(BOARD),
  ).report({ 10: ELIMINATED, 11: ELIMINATED }, dice(NO_CARD, 3, 4), { fellWith: { u11: ['u10'] } });
  expect(war.told('casualtyRolled')[0]).toMatchObject({ roll: 7, pool: null });
  expect(war.told('leaderRolled')[0]).toMatchObject({ roll: 7, is: 'ransom' });
  expect(war.game.battle?.asks).toMatchObject({ question: 'defenderRedeems', kingdom: 1 });
  expect(war.verdict('blue', { type: 'redeem', leaders: [4] })).toMatchObject({ rule: 'GRD-R-77' });
  const paid = war.give('blue', { type: 'redeem', leaders: [11] }, dice());
  expect(paid.told('ransomPaid')[0]).toMatchObject({ from: 1, to: 0, rp: 25 });
  expect(paid.army(2)).toMatchObject({ commander: { ability: 2, experience: 0, unit: 11 }, reasons: [] });
});

test('[GRD-R-77] [GRD-R-133] another leader costs his value; unpaid he is lost', () => {
  const war = onBoard(
    { red: { HF: 4, W1: 1 }, blue: { HF: 4, W1: 1, W3: 1 }, more: { kingdoms: { blue: { stockpile: 30 } } } },
    dice(BOARD),
  ).report({ 10: ELIMINATED }, dice(NO_CARD, 3, 4));
  const refused = war.give('blue', { type: 'redeem', leaders: [] }, dice());
  expect(refused.told('leaderAbandoned')[0]).toMatchObject({ unit: { uid: 10 } });
  expect(war.give('blue', { type: 'redeem', leaders: [10] }, dice()).told('ransomPaid')[0]).toMatchObject({
    rp: 2,
  });
});

test('[GRD-R-109] [GRD-R-77] without an army left he comes to the nearest own city', () => {
  const war = onBoard(
    { red: { HF: 4, W1: 1 }, blue: { HF: 1, W1: 1 }, more: { kingdoms: { blue: { stockpile: 30 } } } },
    dice(BOARD),
  ).report({ 6: ELIMINATED, 7: ELIMINATED }, dice(NO_CARD, ...recovered([1, 1]), 3, 4));
  const home = war.give('blue', { type: 'redeem', leaders: [7] }, dice());
  expect(home.game.armies.find(({ owner }) => owner === 1)).toMatchObject({
    units: [{ uid: 7 }],
    commander: { ability: 2 },
  });
});

test('[GRD-R-78] [GRD-CSW-25] a recovering general leaves his army leaderless and returns as he was', () => {
  const war = onBoard(HEAVY, dice(BOARD)).report({ 10: ELIMINATED }, dice(NO_CARD, 1, 1, 1));
  expect(war.told('generalLost')[0]).toMatchObject({ why: 'missing' });
  expect(war.army(2)).toMatchObject({ commander: null, reasons: ['leader'] });
  const [returning] = war.game.roster?.returning ?? [];
  expect(returning).toMatchObject({ unit: { uid: 10 }, general: { ability: 2, experience: 0, unit: 10 } });
  expect(returning?.week).toBeGreaterThan(1);
});

test('[GRD-CSW-25] the owner says whose roll a leader shares; left out, the lowest uid', () => {
  const fell = () =>
    onBoard({ red: { HF: 4, W1: 1 }, blue: { BA: 2, HF: 3, W1: 1 } }, dice(BOARD)).report(
      { 6: ELIMINATED, 7: ELIMINATED, 11: ELIMINATED },
      dice(NO_CARD),
      { fellWith: { u11: ['u6', 'u7'] } },
    );
  expect(fell().game.battle?.asks).toMatchObject({ question: 'defenderShares' });
  expect(fell().verdict('blue', { type: 'share', with: { u11: 'u8' } })).toMatchObject({
    rule: 'GRD-CSW-25',
  });
  const second = fell().give('blue', { type: 'share', with: { u11: 'u7' } }, dice(1, 1, 5, 6));
  expect(second.told('leaderRolled')[0]).toMatchObject({ roll: 11, is: 'dead' });
  const first = fell().give('blue', { type: 'share', with: {} }, dice(5, 6, 1, 1));
  expect(first.told('leaderRolled')[0]).toMatchObject({ roll: 11, is: 'dead' });
});

test('[GRD-R-111] [GRD-PLY-25] turncoats join the other army as mercenaries; deserters are lost', () => {
  const war = onBoard(
    {
      red: { HF: 4, W1: 1 },
      blue: { HF: 4, W1: 1 },
      army: { hired: true },
      more: { options: { battleSystem: 'csw', tacticalOptions: ['mercenaries'] } },
    },
    dice(BOARD),
  ).report({ 6: 'changedSides', 7: 'deserted', 10: 'changedSides' }, dice(NO_CARD));
  expect(war.told('fieldRead')[0]?.damage).toEqual({ attacker: 12, defender: 0 });
  expect(
    war
      .army(1)
      ?.units?.filter(({ isMercenary }) => isMercenary)
      .map(({ uid }) => uid),
  ).toEqual([6, 10]);
  expect(war.army(2)?.units?.map(({ uid }) => uid)).toEqual([8, 9]);
  expect(war.army(2)).toMatchObject({ commander: null, reasons: ['leader'] });
});
