import { type Dice, seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { profileOf } from '../../data/index.ts';
import type { FightArmy, FightOrder, FightResult, FightWarband, SideId } from './forms.ts';
import { type List, randomArmy, TEN_LISTS } from './randomArmy.ts';
import { fightOut } from './resolver/fightOut.ts';
import { otherSide } from './roster.ts';
import { cityFight, field, side } from './testkit.ts';

const LONG = process.env.WARMOOT_LONG !== undefined;
/** With few battles a list may deviate further from its true share: two and a half standard deviations. */
const PER_PAIRING = LONG ? 150 : 8;
const LIST_RANGE = LONG ? [36, 62] : [24, 74];
const MIRRORS = LONG ? 4000 : 400;
const CITY_FIGHTS = LONG ? 2000 : 200;

const bandPoints = ({ profile, models }: FightWarband): number =>
  models.reduce(
    (sum, { type, count }) =>
      sum + count * (profileOf(profile).models.find((model) => model.type === type)?.cost ?? 0),
    0,
  );
const heroPoints = (profile: string): number => profileOf(profile).models[0]?.cost ?? 0;
const modelPoints = ({ individuals, warbands }: FightArmy): number =>
  individuals.reduce((sum, { profile }) => sum + heroPoints(profile), 0) +
  warbands.reduce((sum, band) => sum + bandPoints(band), 0);

/** Percentage of its points that a side lost. */
const lossOf = (order: FightOrder, result: FightResult, id: SideId): number => {
  const army = order.sides.find((each) => each.side === id)?.armies[0] as FightArmy;
  return (100 * result.victoryPoints[otherSide(id)]) / modelPoints(army);
};

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
const nameOf = ({ race, house }: List): string => house ?? race;

interface Tally {
  readonly shares: Map<string, number[]>;
  readonly winnerLoss: number[];
  readonly loserLoss: number[];
}

const count = (
  { shares, winnerLoss, loserLoss }: Tally,
  lists: Record<SideId, List>,
  order: FightOrder,
  result: FightResult,
): void => {
  for (const id of ['A', 'B'] as const) {
    const points = result.winner === 'draw' ? 50 : result.winner === id ? 100 : 0;
    const name = nameOf(lists[id]);
    shares.set(name, [...(shares.get(name) ?? []), points]);
  }
  if (result.winner === 'draw') return;
  winnerLoss.push(lossOf(order, result, result.winner));
  loserLoss.push(lossOf(order, result, otherSide(result.winner)));
};

/** Every list against every other, each as often on side A as on side B. */
const tournament = (dice: Dice): Tally => {
  const tally: Tally = { shares: new Map(), winnerLoss: [], loserLoss: [] };
  TEN_LISTS.forEach((one, index) => {
    for (const other of TEN_LISTS.slice(index + 1))
      for (let round = 0; round < PER_PAIRING; round++) {
        const lists = round % 2 === 0 ? { A: one, B: other } : { A: other, B: one };
        const armies = (['A', 'B'] as const).map((id) =>
          side(id, randomArmy(dice, { list: lists[id], points: 1500, prefix: id })),
        );
        const order = field(armies[0]!, armies[1]!);
        count(tally, lists, order, fightOut(order, dice).result);
      }
  });
  return tally;
};

test(`[CHR-AUT-29] ten lists, ${PER_PAIRING} battles of 1,500 points per pairing: shares of victories and losses`, () => {
  const { shares, winnerLoss, loserLoss } = tournament(seededDice('the ten lists'));
  const figures = [...shares].map(([name, points]) => [name, mean(points)] as const);
  console.log(
    figures.map(([name, share]) => `${name} ${share.toFixed(1)}%`).join(', '),
    `winner loses ${mean(winnerLoss).toFixed(1)}%, loser ${mean(loserLoss).toFixed(1)}%`,
  );
  for (const [name, share] of figures) {
    expect(share, name).toBeGreaterThanOrEqual(LIST_RANGE[0]!);
    expect(share, name).toBeLessThanOrEqual(LIST_RANGE[1]!);
  }
  expect(mean(winnerLoss)).toBeGreaterThanOrEqual(30);
  expect(mean(winnerLoss)).toBeLessThanOrEqual(45);
  expect(mean(loserLoss)).toBeGreaterThanOrEqual(50);
  expect(mean(loserLoss)).toBeLessThanOrEqual(65);
});

const WEARY = { modifiers: { ccMwLd: -2, ldExtra: 0, initiative: 0 } };

test(`[CHR-AUT-29] a side at −2 wins 20–42% of ${MIRRORS} mirror battles`, () => {
  const dice = seededDice('the weary');
  const list = TEN_LISTS[0]!;
  let won = 0;
  for (let round = 0; round < MIRRORS; round++) {
    const weary: SideId = round % 2 === 0 ? 'A' : 'B';
    const of = (id: SideId) =>
      side(id, randomArmy(dice, { list, points: 1500, prefix: id, more: id === weary ? WEARY : {} }));
    if (fightOut(field(of('A'), of('B')), dice).result.winner === weary) won++;
  }
  const share = (100 * won) / MIRRORS;
  console.log(`the side at −2 wins ${share.toFixed(1)}%`);
  expect(share).toBeGreaterThanOrEqual(20);
  expect(share).toBeLessThanOrEqual(42);
});

/** CHR-R-39: non-missile bands, the most valuable first, up to half the garrison's points; then the individual. */
const outmaneuvering = (garrison: FightArmy, points: number): string[] => {
  let left = points / 2;
  const takes = (cost: number): boolean => {
    if (cost > left) return false;
    left -= cost;
    return true;
  };
  const bands = [...garrison.warbands]
    .filter(({ profile }) => !profileOf(profile).tags.includes('missile'))
    .sort((a, b) => bandPoints(b) - bandPoints(a))
    .filter((band) => takes(bandPoints(band)));
  const heroes = garrison.individuals.filter(({ profile }) => takes(heroPoints(profile)));
  return [...bands, ...heroes].map(({ id }) => id);
};

const STORM_POLICY = { fleeBelowPct: 35, allowWithdraw: false, yieldAtEnd: false };

/** Firstborn attack Blackblood, 500 points in a city of size 5 (CHR-AUT-29). */
const storms = (dice: Dice, points: number): number => {
  let taken = 0;
  for (let round = 0; round < CITY_FIGHTS; round++) {
    const attacker = randomArmy(dice, { list: TEN_LISTS[0]!, points, prefix: 'a' });
    const garrison = randomArmy(dice, {
      list: TEN_LISTS[1]!,
      points: 500,
      prefix: 'b',
      more: { garrison: true },
    });
    const order = cityFight(
      side('A', attacker, { withdrawPolicy: STORM_POLICY }),
      side('B', garrison, { outmaneuver: outmaneuvering(garrison, 500) }),
      { city: { id: 'c1', size: 5, morale: 10 - points / 100 + 5, failedSiegeTurns: 0, cathedral: false } },
    );
    if (fightOut(order, dice).result.winner === 'A') taken++;
  }
  return (100 * taken) / CITY_FIGHTS;
};

test(`[CHR-AUT-29] ${CITY_FIGHTS} storms of a city: 500 points win 20–45%, 800 points at least 85%`, () => {
  const dice = seededDice('the walls');
  const [even, strong] = [storms(dice, 500), storms(dice, 800)];
  console.log(`500 points take the city in ${even.toFixed(1)}%, 800 points in ${strong.toFixed(1)}%`);
  expect(even).toBeGreaterThanOrEqual(20);
  expect(even).toBeLessThanOrEqual(45);
  expect(strong).toBeGreaterThanOrEqual(85);
});
