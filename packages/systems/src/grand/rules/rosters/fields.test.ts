import { BATTLEFIELD, dice, seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { boardOutlook } from '../../knowledge/boardOutlook.ts';
import { onBoard, seatsThatDecide, warOf } from '../../testkit/onBoard.ts';
import { requestFor } from './request.ts';

const BOARD = 7;
const NO_CARD = 4;
const HEAVY = { red: { HF: 4, W1: 1 }, blue: { HF: 4, W2: 1 } };

const CITIES = {
  '0101': { kind: 'capital', founder: 'red' },
  '0801': { kind: 'capital', founder: 'blue' },
  '0206': { kind: 'capital', founder: 'gold' },
};
const THREE = {
  cities: CITIES,
  armies: {
    a1: { owner: 'red', at: '0403', units: { HF: 24, W1: 2 }, general: 1 },
    a2: { owner: 'blue', at: '0503', units: { HF: 24, W1: 2 }, general: 1 },
    a3: { owner: 'red', at: '0101', units: { HF: 24, W1: 2 } },
    a4: { owner: 'gold', at: '0404', units: { HF: 24, W1: 2 } },
    a5: { owner: 'blue', at: '0801', units: { HF: 24, W1: 2 } },
  },
};
const attack = { type: 'attack', army: 1, hex: '0503', advance: true } as const;
const taken = () =>
  warOf(THREE)
    .give('red', attack, dice())
    .give('red', { type: 'settle', how: 'board' }, dice())
    .give('blue', { type: 'confirm', agree: true }, dice(BOARD));

test('[GRD-CSW-10] [GRD-R-67] [GRD-R-130] a battle is fought on the board if both want it', () => {
  const asked = warOf(THREE).give('red', attack, dice());
  expect(asked.game.battle?.asks).toMatchObject({ question: 'manner', kingdom: 0 });
  const proposed = asked.give('red', { type: 'settle', how: 'board' }, dice());
  expect(proposed.game.battle?.asks).toMatchObject({ question: 'confirmed', kingdom: 1 });
  expect(
    proposed.give('blue', { type: 'confirm', agree: true }, dice(BOARD)).game.roster?.fields,
  ).toHaveLength(1);
  const quick = proposed.give('blue', { type: 'confirm', agree: false }, dice(50, 50));
  expect(quick.told('diceRolled')).toHaveLength(1);
});

test('[GRD-R-130] an attacker who leaves the choice lets the defender decide', () => {
  const left = warOf(THREE)
    .give('red', attack, dice())
    .give('red', { type: 'settle', how: 'either' }, dice());
  expect(left.game.battle?.asks).toMatchObject({ question: 'wish', kingdom: 1 });
  expect(left.give('blue', { type: 'settle', how: 'board' }, dice(BOARD)).told('fieldTaken')).toHaveLength(1);
  expect(left.give('blue', { type: 'settle', how: 'quick' }, dice(50, 50)).told('diceRolled')).toHaveLength(
    1,
  );
  expect(left.verdict('blue', { type: 'settle', how: 'either' })).toMatchObject({ rule: 'GRD-R-67' });
});

test('[GRD-R-67] a holdout follows the attacker', () => {
  const war = warOf({ ...THREE, kingdoms: { blue: { isOut: true } } }).give('red', attack, dice());
  expect(war.give('red', { type: 'settle', how: 'board' }, dice(BOARD)).told('fieldTaken')).toHaveLength(1);
  expect(war.give('red', { type: 'settle', how: 'either' }, dice(50, 50)).told('diceRolled')).toHaveLength(1);
});

test('[GRD-CSW-16] [GRD-R-70] neither the ability of a general nor the weather changes what is handed over', () => {
  const requestWith = (ability: number, weather: string) => {
    const { game } = warOf({
      ...THREE,
      options: { battleSystem: 'csw', weather: true },
      weather,
      armies: { ...THREE.armies, a1: { ...THREE.armies.a1, general: ability } },
    }).give('red', attack, dice());
    return game.battle && requestFor(game, game.battle);
  };
  expect(requestWith(2, 'fog')).toEqual(requestWith(1, 'fair'));
  expect(requestWith(3, 'fair')).not.toBeNull();
});

test('[GRD-R-129] the campaign goes on round a battle: the attacker, then a third kingdom', () => {
  const war = taken();
  expect(seatsThatDecide(war)).toEqual(['red', 'red', 'blue']);
  expect(war.verdict('red', { type: 'move', army: 1, path: ['0402'] })).toMatchObject({ rule: 'GRD-R-129' });
  const moved = war
    .give('red', { type: 'move', army: 3, path: ['0201'] }, dice())
    .give('red', { type: 'endTurn' }, dice());
  const blue = moved.give('blue', { type: 'endTurn' }, dice());
  expect(seatsThatDecide(blue)[0]).toBe('gold');
  expect(blue.verdict('gold', { type: 'attack', army: 4, hex: '0403', advance: true })).toMatchObject({
    rule: 'GRD-R-129',
  });
  expect(blue.verdict('gold', { type: 'move', army: 4, path: ['0403'] })).toMatchObject({
    rule: 'GRD-R-129',
  });
  const third = blue.give('gold', { type: 'move', army: 4, path: ['0304'] }, dice());
  const waiting = third.give('gold', { type: 'endTurn' }, dice());
  expect(waiting.game.week).toBe(1);
  expect(seatsThatDecide(waiting)).toEqual(['red', 'blue']);
  const over = waiting.report({}, dice(NO_CARD)).withDefaults(dice());
  expect(over.game.week).toBe(2);
});

test('[GRD-R-129] a kingdom that falls meanwhile fights on as a holdout', () => {
  const war = taken();
  const { game } = war;
  const blueOut = { ...game.realms[1], isOut: true } as (typeof game.realms)[number];
  const fallen = Object.assign(Object.create(Object.getPrototypeOf(war)), war, {
    game: { ...game, realms: game.realms.map((realm, at) => (at === 1 ? blueOut : realm)) },
  }) as typeof war;
  const over = fallen.report({ 1: 'eliminated' }, dice(NO_CARD, ...Array.from({ length: 31 }, () => 1)));
  expect(over.told('fieldRead')[0]).toMatchObject({ winner: 'defender' });
  expect(
    over
      .withDefaults(dice())
      .told('armyMoved')
      .some(({ army, why }) => army === 2 && why === 'placed'),
  ).toBe(true);
});

test('[GRD-R-131] a battle is settled quickly when both have left it, not one of them', () => {
  const war = taken();
  const [open] = war.game.roster?.fields ?? [];
  const battle = open?.request.handedOver.battleId as string;
  const one = war.give('red', { type: 'leave', battle }, dice());
  expect(one.game.battle).toBeNull();
  expect(one.verdict('red', { type: 'leave', battle })).toMatchObject({ ok: false });
  const both = one.give('blue', { type: 'leave', battle }, dice(50, 50));
  expect(both.told('fieldSettled')).toHaveLength(1);
  expect(both.told('diceRolled')).toHaveLength(1);
  expect(both.verdict(BATTLEFIELD, war.reportOf({}))).toMatchObject({ rule: 'GRD-PLY-33' });
});

test('[GRD-R-131] [GRD-PLY-21] a result entered by hand counts when the enemy accepts it', () => {
  const war = taken();
  const report = war.reportOf({});
  const { battleId: battle } = report.result;
  expect(war.verdict('gold', report)).toMatchObject({ ok: false });
  const claimed = war.give('red', report, dice());
  expect(claimed.game.battle).toBeNull();
  expect(claimed.verdict('red', { type: 'accept', battle, agree: true })).toMatchObject({ rule: 'GRD-R-81' });
  const refused = claimed.give('blue', { type: 'accept', battle, agree: false }, dice());
  expect(refused.game.roster?.fields[0]?.claim).toBeNull();
  const agreed = claimed.give('blue', { type: 'accept', battle, agree: true }, dice(NO_CARD));
  expect(agreed.told('fieldRead')).toHaveLength(1);
});

test('[GRD-R-131] nobody confirms for a holdout', () => {
  const war = warOf({ ...THREE, kingdoms: { blue: { isOut: true } } })
    .give('red', attack, dice())
    .give('red', { type: 'settle', how: 'board' }, dice(BOARD));
  expect(war.verdict('red', war.reportOf({}))).toMatchObject({ rule: 'GRD-R-131' });
});

test('[GRD-R-128] [GRD-R-131] a kingdom that resigns has its battles settled quickly first', () => {
  const gone = taken().give('blue', { type: 'resign' }, seededDice('resign'));
  expect(gone.told('fieldSettled')).toHaveLength(1);
  expect(gone.game.roster?.fields).toEqual([]);
  expect(gone.told('kingdomEliminated')).toHaveLength(1);
});

test('[GRD-PLY-34] what both see before they choose: board, turns, counters, Side A, morale with reasons', () => {
  const { game } = warOf(THREE).give('red', attack, dice());
  const outlook = game.battle && boardOutlook(game, game.battle);
  expect(outlook).toMatchObject({
    boards: 1,
    turns: 10,
    counters: { attacker: 26, defender: 26 },
    morale: { attacker: [{ code: 'HF', level: 2, count: 24 }] },
  });
  expect(outlook?.situations.attacker.length).toBeGreaterThan(0);
});

test('[GRD-PLY-28] [GRD-R-115] the lost general takes his leader unit with him', () => {
  const cards = 13 * 0 + 11;
  const war = onBoard(HEAVY, dice(BOARD)).report(
    { 6: 'eliminated' },
    dice(1, cards, ...Array.from({ length: 31 }, () => 1)),
  );
  expect(war.told('cardDrawn')[0]?.card).toBe('J clubs');
  expect(war.army(2)?.units?.map(({ uid }) => uid)).toEqual([7, 8, 9]);
  expect(war.army(2)?.commander).toBeNull();
});
