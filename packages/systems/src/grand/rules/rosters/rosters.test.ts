import { dice, seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { CASUALTIES } from '../../data/recovery.ts';
import { UNIT_CODES, UNITS } from '../../data/units.ts';
import type { Pool } from '../../state/game.ts';
import { hasLeadersEnough, leadersNeeded, levelOf, muster, valueOfCounts } from '../../state/roster.ts';
import { demandOf, hirePriceOf, priceOf } from '../armies/price.ts';
import { deathsBy, resultOf } from '../combat/figures.ts';
import { boardSize, drawBoard } from './board.ts';
import { drawLosses, drawRestored } from './draw.ts';
import { leaderFate } from './leaders.ts';
import { type Circumstances, moraleOf } from './morale.ts';
import { battlesOf, pooled } from './pools.ts';
import { menReturning, weeksFor } from './recovery.ts';
import { KING_OF_SPADES, mixedForce, QUEEN_OF_SPADES } from './standard.ts';
import { companies, force, one } from './testkit.ts';

test('[GRD-CSW-01] [GRD-CSW-32] strength is the sum of the units in half points', () => {
  expect(UNIT_CODES).toHaveLength(37);
  expect(muster(force({ HX: 1, LF: 1 }))).toMatchObject({ regular: 11, mercenary: 0 });
  expect(muster(companies({ MC: 1, W1: 1 }))).toMatchObject({ mercenary: 12, mountedMercenary: 12 });
});

test('[GRD-CSW-05] levels by battles survived', () => {
  expect([0, 1, 2, 3, 4, 5, 9].map((battles) => levelOf({ battles }))).toEqual([1, 2, 2, 3, 3, 4, 4]);
  expect(force({ HF: 1 })[0]?.battles).toBe(1);
});

test('[GRD-CSW-03] [GRD-R-66] a leader for every 20 units, a Giant is none', () => {
  expect([1, 20, 21, 41].map((count) => leadersNeeded(force({ HF: count })))).toEqual([1, 1, 2, 3]);
  expect(hasLeadersEnough(force({ HF: 21, W1: 1 }))).toBe(false);
  expect(hasLeadersEnough(force({ HF: 20, HG: 1, W1: 1 }))).toBe(false);
  for (const points of [50, 75, 123, 500]) {
    const counts = mixedForce(2 * points);
    expect(valueOfCounts(counts)).toBe(2 * points);
    expect(hasLeadersEnough(force(counts))).toBe(true);
  }
  expect([QUEEN_OF_SPADES, KING_OF_SPADES].map(valueOfCounts)).toEqual([100, 150]);
});

test('[GRD-CSW-34] [GRD-EX-21] three Heavy Crossbow units: 14 RP, 7 RP to hire, demands of 2, 4 and 7', () => {
  const three = muster(force({ HX: 3 }));
  expect([priceOf(three), hirePriceOf(three)]).toEqual([14, 7]);
  expect([8, 4, 2].map((divisor) => demandOf(three, divisor))).toEqual([2, 4, 7]);
  expect(priceOf(muster(force({ HX: 4 })))).toBe(18);
});

test('[GRD-EX-20] [GRD-CSW-32] damage is whole points; 42 destroy 41.5', () => {
  const figures = (attacker: number) => ({
    strengths: { attacker, defender: 400 },
    abilities: { attacker: 0, defender: 0 },
    modifiers: { attacker: 0, defender: 0 },
    grain: 2,
  });
  expect(resultOf(figures(83), [25, 1], 'add', 'add').damage.attacker).toBe(20);
  expect(deathsBy({ attacker: 83, defender: 1 }, { attacker: 0, defender: 120 }).attacker).toBe(83);
  expect(2 * 41 < 83 && 2 * 42 >= 83).toBe(true);
});

test('[GRD-CSW-11] [GRD-R-68] [GRD-R-69] units are drawn until their values reach the casualties', () => {
  const units = force({ HF: 2, MC: 1 });
  expect(drawLosses(dice(3), units, 6).map(({ uid }) => uid)).toEqual([3]);
  expect(drawLosses(dice(1, 1), units, 6).map(({ uid }) => uid)).toEqual([1, 2]);
  expect(drawLosses(dice(), units, 16)).toHaveLength(3);
});

test('[GRD-CSW-12] a leader is spared the first time he is drawn, and dies the second time', () => {
  const units = force({ HF: 2, W1: 1 });
  expect(drawLosses(dice(3, 1), units, 2).map(({ uid }) => uid)).toEqual([1]);
  expect(drawLosses(dice(3, 3), units, 2).map(({ uid }) => uid)).toEqual([3]);
});

test('[GRD-R-71] [GRD-R-110] hearts bring units back, leaders too, up to the first that exceeds the points', () => {
  const fallen = force({ HF: 2, W1: 1 });
  expect(drawRestored(dice(3, 1), fallen, 4).map(({ uid }) => uid)).toEqual([3]);
  expect(drawRestored(dice(1), fallen, 3)).toEqual([]);
});

test('[GRD-CSW-20] [GRD-CSW-21] [GRD-R-86] table 15.B, and its half-rate totals', () => {
  const totals = (holds: boolean, isHalf: boolean) =>
    CASUALTIES.map((_, at) => menReturning(at + 2, holds, isHalf).reduce((sum, men) => sum + men, 0));
  expect(totals(true, false)).toEqual([18, 15, 18, 14, 18, 7, 17, 15, 9, 4, 6]);
  expect(totals(false, false)).toEqual([17, 10, 15, 12, 10, 13, 13, 16, 4, 1, 4]);
  expect(totals(true, true)).toEqual([7, 7, 7, 6, 8, 2, 7, 7, 3, 1, 2]);
  expect(totals(false, true)).toEqual([7, 5, 6, 6, 4, 5, 5, 6, 0, 0, 1]);
});

test('[GRD-CSW-22] [GRD-R-72] weeks by days or by half the way, whichever is longer', () => {
  expect(weeksFor(1, 0)).toBe(1);
  expect(weeksFor(8, 3)).toBe(2);
  expect(weeksFor(3, 7)).toBe(4);
});

test('[GRD-R-73] mounted troops, Ogres and Trolls at half rate; beasts, Giants and engines not at all', () => {
  const of = (recovery: string) => UNIT_CODES.filter((code) => UNITS[code].recovery === recovery);
  expect(of('half')).toEqual(['LC', 'MC', 'HC', 'HB', 'CT', 'EC', 'GC', 'OG', 'TL']);
  expect(of('none')).toEqual(['BA', 'ON', 'EL', 'TR', 'HG']);
});

const pool = (men: number, battles: number): Pool => ({
  battle: 1,
  kingdom: 0,
  city: 0,
  code: 'HF',
  isMercenary: false,
  lost: [battles],
  bands: [],
  men,
});

test('[GRD-EX-07] [GRD-CSW-23] [GRD-R-74] 44 men of five units are one pool: two units, 4 men beyond', () => {
  const [all] = [8, 4, 14, 10, 8].map((men) => pool(men, 3)).reduce<Pool[]>(pooled, []);
  expect(all?.men).toBe(44);
  expect([Math.floor(44 / UNITS.HF.men), 44 % UNITS.HF.men]).toEqual([2, 4]);
  expect(pooled([pool(5, 1)], { ...pool(5, 1), isMercenary: true })).toHaveLength(2);
});

test('[GRD-EX-08] [GRD-R-75] Veterans come back as Veterans, mixed units blend', () => {
  const [veterans] = [3, 4, 3, 4, 3].map((battles) => pool(1, battles)).reduce<Pool[]>(pooled, []);
  expect(levelOf({ battles: battlesOf(veterans as Pool) })).toBe(3);
  const [mixed] = [0, 5].map((battles) => pool(1, battles)).reduce<Pool[]>(pooled, []);
  expect(battlesOf(mixed as Pool)).toBe(2);
});

test('[GRD-CSW-25] table 15.C with only the dice that each line needs', () => {
  expect(leaderFate(dice(), 2, true)).toMatchObject({ is: 'returns', days: 1 });
  expect(leaderFate(dice(3, 4, 5, 3), 4, false)).toMatchObject({ is: 'returns', days: 15 });
  expect(weeksFor(15, 3)).toBe(3);
  expect(leaderFate(dice(), 7, true)).toMatchObject({ is: 'ransom' });
  expect(leaderFate(dice(), 11, true)).toMatchObject({ is: 'dead' });
  expect(leaderFate(dice(2, 6, 6), 12, true)).toMatchObject({ is: 'dead' });
  expect(leaderFate(dice(2, 6, 1, ...Array.from({ length: 12 }, () => 2)), 12, true)).toMatchObject({
    days: 24,
  });
});

const ABROAD: Circumstances = {
  isAtHome: false,
  lastResult: null,
  ability: 1,
  defends: null,
  weather: 'fair',
  isUnsupplied: false,
};

test('[GRD-CSW-30] [GRD-CSW-31] [GRD-EX-28] [GRD-R-76] the Morale Factors of the rules', () => {
  const woods = { ...ABROAD, isAtHome: true, lastResult: 'won', defends: 'woods' } as const;
  expect(moraleOf(one('GF', 0), woods)).toBe(7);
  expect(moraleOf(one('GF', 0), { ...woods, weather: 'fog' })).toBe(8);
  expect(moraleOf(one('TL', 5), { ...ABROAD, defends: 'fortified' })).toBe(12);
  expect(moraleOf(one('HF'), { ...ABROAD, lastResult: 'lost', ability: 0 })).toBe(7);
  expect(moraleOf(one('HF'), ABROAD)).toBe(8);
  expect(moraleOf(one('W1'), ABROAD)).toBeUndefined();
});

test('[GRD-EX-25] [GRD-PLY-29] [GRD-R-94] boards and turns by strength', () => {
  expect(boardSize(700, 'plain')).toEqual({ boards: 1, turns: 15 });
  expect(boardSize(701, 'plain')).toEqual({ boards: 2, turns: 18 });
  expect(boardSize(350, 'fortified')).toEqual({ boards: 1, turns: 18 });
  expect(boardSize(400, 'woods')).toEqual({ boards: 1, turns: 10 });
});

const countOn = (board: ReturnType<typeof drawBoard>, kind: string): number =>
  Object.values(board.terrain).filter((each) => each === kind).length;

test('[GRD-PLY-22] [GRD-PLY-31] [GRD-R-100] shares of each terrain, rounded down alone', () => {
  const plain = drawBoard('plain', 1, seededDice('plain'));
  expect([countOn(plain, 'hill1'), countOn(plain, 'woods')]).toEqual([18, 37]);
  const high = drawBoard('mountains', 1, seededDice('high'));
  expect([countOn(high, 'hill1'), countOn(high, 'hill2'), countOn(high, 'woods')]).toEqual([149, 149, 37]);
});

test('[GRD-R-99] the boards are filled one after the other, and no patch crosses the seam', () => {
  const both = drawBoard('woods', 2, seededDice('two'));
  const west = Object.entries(both.terrain).filter(([id]) => Number(id.slice(0, 2)) <= 22);
  expect(west.filter(([, kind]) => kind === 'woods')).toHaveLength(224);
  expect(countOn(both, 'woods')).toBe(448);
});

test('[GRD-PLY-30] [GRD-R-95] a wall from edge to edge, the city behind it', () => {
  const siege = drawBoard('fortified', 1, seededDice('siege'));
  expect([countOn(siege, 'tower'), countOn(siege, 'gate'), countOn(siege, 'wall')]).toEqual([4, 2, 16]);
  expect(countOn(siege, 'building')).toBe(12);
  expect(siege.inside).toHaveLength(7 * 22);
  expect(siege.terrain).toMatchObject({ '0308': 'tower', '0608': 'gate', '0108': 'wall' });
  const city = drawBoard('city', 1, seededDice('city'));
  expect(countOn(city, 'wall')).toBe(0);
  expect(Object.keys(city.terrain).filter((id) => Number(id.slice(2)) <= 8)).toHaveLength(12);
});
