import { expect, test } from 'vitest';
import { dice } from './dice/scripted.ts';
import { seededDice } from './dice/seeded.ts';
import { Match } from './match.ts';
import { chancesOf, expectedOf, type Odds, oddsOf, settledIn } from './odds.ts';
import { peaGame } from './testkit/toys/peaGame.ts';

const bobsView = () => {
  const match = Match.begin(peaGame, { rounds: 3 }, dice());
  match.submit('ann', { type: 'hide', cup: 2 });
  return match.viewOf('bob');
};

test('odds walk every fall of the dice, also over what the seat can only picture', () => {
  const odds = oddsOf(peaGame, bobsView(), 'bob', { type: 'lift', cup: 2 });
  expect(odds).toMatchObject({ exact: true, error: 0 });
  expect(chancesOf(odds, 'found').get(1)).toBeCloseTo(5 / 18, 12);
  expect(chancesOf(odds, 'found').get(0)).toBeCloseTo(13 / 18, 12);
});

test('odds give nothing away: they are the same for every cup', () => {
  const view = bobsView();
  const odds = [1, 2, 3].map((cup) => oddsOf(peaGame, view, 'bob', { type: 'lift', cup }));
  expect(odds[0]).toEqual(odds[1]);
  expect(odds[1]).toEqual(odds[2]);
});

test('where the tree is too large, odds are sampled with their error shown', () => {
  const odds = oddsOf(peaGame, bobsView(), 'bob', { type: 'lift', cup: 2 }, { walks: 3, samples: 2_000 });
  expect(odds).toMatchObject({ exact: false, samples: 2_000 });
  expect(odds.error).toBeGreaterThan(0);
  expect(Math.abs((chancesOf(odds, 'found').get(1) ?? 0) - 5 / 18)).toBeLessThan(4 * odds.error);
});

test('odds equal the engine: simulated lifts fall as the odds say', () => {
  const odds = oddsOf(peaGame, bobsView(), 'bob', { type: 'lift', cup: 2 });
  const source = seededDice('simulation');
  let found = 0;
  for (let i = 0; i < 6_000; i++) {
    const state = peaGame.imagine(bobsView(), 'bob', source);
    found += Number(
      peaGame.gist(state, peaGame.decide(state, 'bob', { type: 'lift', cup: 2 }, source), 'bob').found,
    );
  }
  expect(found / 6_000).toBeCloseTo(chancesOf(odds, 'found').get(1) ?? 0, 1);
});

test('what the dice are read against is told as far as it holds in every case', () => {
  const openHanded: typeof peaGame = {
    ...peaGame,
    readAgainst: ([event]) =>
      event?.type === 'lifted' ? { cup: event.cup, pea: event.found ? 'there' : 'away' } : {},
  };
  const odds = oddsOf(openHanded, bobsView(), 'bob', { type: 'lift', cup: 2 });
  expect(odds.readAgainst).toEqual({ cup: 2 });
  expect(chancesOf(odds, 'cup')).toEqual(new Map([[2, 1]]));
});

test('odds have an average of what is counted, and tell what is settled from what is open', () => {
  const odds: Odds = {
    ...oddsOf(peaGame, bobsView(), 'bob', { type: 'lift', cup: 2 }),
    chances: [
      { gist: { by: 'charge', losses: 0, morale: 'holds' }, chance: 0.5 },
      { gist: { by: 'charge', losses: 3, morale: 'routs' }, chance: 0.5 },
    ],
  };
  expect(expectedOf(odds, 'losses')).toBe(1.5);
  expect(expectedOf(odds, 'morale')).toBeUndefined();
  expect(expectedOf(odds, 'nothing')).toBeUndefined();
  expect(settledIn(odds)).toEqual({ by: 'charge' });
  expect(settledIn({ ...odds, chances: odds.chances.slice(1) })).toEqual({});
});
