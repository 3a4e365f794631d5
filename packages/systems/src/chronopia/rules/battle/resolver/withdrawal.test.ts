import { expect, test } from 'vitest';
import type { FightOrder, FightSide, WithdrawPolicy } from '../forms.ts';
import { army, band, cityFight, field, hero, loaded, side } from '../testkit.ts';
import { fightOut } from './fightOut.ts';

const calm: WithdrawPolicy = { fleeBelowPct: 0, allowWithdraw: false, yieldAtEnd: false };
const first = { 'initiative A': Array(10).fill(20), 'initiative B': Array(10).fill(1) };
const fight = (order: FightOrder, script: Readonly<Record<string, readonly number[]>> = {}) =>
  fightOut(order, loaded({ ...first, ...script }));

const greatswords = (policy: Partial<WithdrawPolicy> = {}): FightSide =>
  side('A', army([band('wb-1', 'fb-greatswords', 8)]), {
    outmaneuver: ['wb-1'],
    withdrawPolicy: { ...calm, ...policy },
  });
/** Eight men of 13 points; three die in turn 1: five of eight are 62.5%. */
const levy = (policy: Partial<WithdrawPolicy> = {}): FightSide =>
  side('B', army([band('wb-2', 'fb-levy', 8)]), {
    outmaneuver: ['wb-2'],
    withdrawPolicy: { ...calm, ...policy },
  });
const threeDie = { 'Greatswords strike': [1, 1, 1], panic: [1] };

test('[CHR-AUT-23] a side below its percentage flees at the start of the next turn and loses', () => {
  expect(fight(field(greatswords(), levy({ fleeBelowPct: 63 })), threeDie).result).toMatchObject({
    ending: 'fled',
    endingSide: 'B',
    winner: 'A',
    turnsPlayed: 2,
  });
  expect(
    fight(field(greatswords(), levy({ fleeBelowPct: 62 })), threeDie).result.turnsPlayed,
  ).toBeGreaterThan(2);
});

test('[CHR-AUT-23] if the other side allows it, it leaves in peace', () => {
  const order = field(greatswords({ allowWithdraw: true }), levy({ fleeBelowPct: 63 }));
  expect(fight(order, threeDie).result).toMatchObject({
    ending: 'peacefulWithdrawal',
    endingSide: 'B',
    winner: 'A',
  });
});

test('[CHR-AUT-23] if both would leave, only the side that lost more does; if equal, side A', () => {
  const both = field(greatswords({ fleeBelowPct: 100 }), levy({ fleeBelowPct: 100 }));
  const backBlow = { ...threeDie, 'Levy Spears strike': [1], 'save of Firstborn Greatswords': [20] };
  expect(fight(both, backBlow).result).toMatchObject({ ending: 'fled', endingSide: 'B' });
  const alike = field(
    side('A', army([band('wb-1', 'fb-levy', 8)]), { withdrawPolicy: { ...calm, fleeBelowPct: 101 } }),
    side('B', army([band('wb-2', 'fb-levy', 8)]), { withdrawPolicy: { ...calm, fleeBelowPct: 101 } }),
  );
  expect(fight(alike).result).toMatchObject({ ending: 'fled', endingSide: 'A' });
});

const storm = (policy: Partial<WithdrawPolicy> = {}): FightSide =>
  side('A', army([band('wb-1', 'fb-greatswords', 8)]), {
    withdrawPolicy: { ...calm, fleeBelowPct: 35, ...policy },
  });
const garrison = (models: number): FightSide =>
  side('B', army([band('wb-2', 'fb-levy', models)], { garrison: true }));

test('[CHR-AUT-23] attackers of a city break off the fight', () => {
  const order = cityFight(storm({ fleeBelowPct: 101 }), garrison(8));
  expect(fight(order).result).toMatchObject({
    ending: 'fightingWithdrawal',
    endingSide: 'A',
    winner: 'B',
    turnsPlayed: 2,
  });
});

test('[CHR-AUT-24] [CHR-CFT-08] from turn 5 a weaker city tests its morale every turn, and breaks on a roll above it', () => {
  const order = cityFight(storm(), garrison(8));
  const held = fight(order, { 'city morale': [10, 10, 10, 11] });
  expect(held.result).toMatchObject({ ending: 'cityBroke', endingSide: 'B', winner: 'A', turnsPlayed: 8 });
  expect(fight(order, { 'city morale': [11] }).result.turnsPlayed).toBe(5);
  const strong = fight(cityFight(storm(), garrison(60)));
  expect(strong.rolls.some(({ why }) => why.includes('city morale'))).toBe(false);
});

test('[CHR-AUT-24] at the end of turn 10 the attacker wins only if he has more left', () => {
  expect(fight(cityFight(storm(), garrison(60))).result).toMatchObject({
    ending: 'fullLength',
    winner: 'B',
    turnsPlayed: 10,
  });
  const morale = { 'city morale': Array(6).fill(1) };
  expect(fight(cityFight(storm(), garrison(8)), morale).result).toMatchObject({
    ending: 'fullLength',
    winner: 'A',
  });
});

test('[CHR-AUT-24] in the field more victory points win after six turns, and equal points are a draw', () => {
  expect(fight(field(greatswords(), levy()), { 'Greatswords strike': [1], panic: [1] }).result).toMatchObject(
    {
      ending: 'fullLength',
      winner: 'A',
      turnsPlayed: 6,
      victoryPoints: { A: 13, B: 0 },
    },
  );
  expect(fight(field(greatswords(), levy())).result).toMatchObject({
    winner: 'draw',
    victoryPoints: { A: 0, B: 0 },
  });
});

test('[CHR-AUT-24] [CHR-CMB-16] a side that yields at the end has lost, whether it is granted or not', () => {
  const order = (allowWithdraw: boolean) => field(greatswords({ yieldAtEnd: true }), levy({ allowWithdraw }));
  const script = { 'Greatswords strike': [1], panic: [1] };
  expect(fight(order(true), script).result).toMatchObject({
    ending: 'yieldAccepted',
    endingSide: 'A',
    winner: 'B',
    turnsPlayed: 6,
  });
  expect(fight(order(false), script).result).toMatchObject({ ending: 'yieldRefused', winner: 'B' });
});

test('[CHR-AUT-25] the result lists survivors by type, wounds, points and the dead', () => {
  const order = field(
    side('A', army([hero('i-1', 'repulsar-knight')]), { outmaneuver: ['i-1'] }),
    side('B', army([band('wb-2', 'fb-swordsmen', { trooper: 2, leader: 1 })]), { outmaneuver: ['wb-2'] }),
    { maxTurns: 1 },
  );
  const script = { 'Knight strike': [1], 'Swordsmen strike': [1, 20], panic: [1] };
  expect(fight(order, script).result).toMatchObject({
    warbands: [
      {
        id: 'wb-2',
        survivors: [
          { type: 'trooper', count: 1 },
          { type: 'leader', count: 1 },
        ],
      },
    ],
    individuals: [{ id: 'i-1', woundsLost: 1, reducedToZero: false, killedBy: null }],
    victoryPoints: { A: 20, B: 0 },
    enemyDead: { A: 1, B: 0 },
    summonsLeft: [],
  });
});

test('[CHR-AUT-24] if both sides have as much left, the defenders keep the city', () => {
  const even = side('A', army([band('wb-1', 'fb-levy', 8)]), { withdrawPolicy: calm });
  expect(fight(cityFight(even, garrison(8))).result).toMatchObject({ ending: 'fullLength', winner: 'B' });
});

test('[CHR-CMB-16] if both would yield, the side with fewer points does; in a city neither does', () => {
  const both = field(greatswords({ yieldAtEnd: true }), levy({ yieldAtEnd: true }));
  expect(fight(both, { 'Greatswords strike': [1], panic: [1] }).result).toMatchObject({
    endingSide: 'B',
    winner: 'A',
  });
  const storming = cityFight(storm({ yieldAtEnd: true }), garrison(60));
  expect(fight(storming).result.ending).toBe('fullLength');
});
