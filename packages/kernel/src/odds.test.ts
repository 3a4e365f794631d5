import { expect, test } from 'vitest';
import { dice } from './dice/scripted.ts';
import { seededDice } from './dice/seeded.ts';
import { Match } from './match.ts';
import { certainFigures, chancesOf, expectedOf, type Odds, oddsOf } from './odds.ts';
import { OddsInquiry } from './oddsInquiry.ts';
import { peaGame } from './testkit/toys/peaGame.ts';

const bobsView = () => {
  const match = Match.begin(peaGame, { rounds: 3 }, dice());
  match.submit('ann', { type: 'hide', cup: 2 });
  return match.viewOf('bob');
};

test('odds enumerate every roll, including those for what the seat can only guess', () => {
  const odds = oddsOf(peaGame, bobsView(), 'bob', { type: 'lift', cup: 2 });
  expect(odds).toMatchObject({ exact: true, error: 0 });
  expect(chancesOf(odds, 'found').get(1)).toBeCloseTo(5 / 18, 12);
  expect(chancesOf(odds, 'found').get(0)).toBeCloseTo(13 / 18, 12);
});

test('odds reveal nothing: they are the same for every cup', () => {
  const view = bobsView();
  const odds = [1, 2, 3].map((cup) => oddsOf(peaGame, view, 'bob', { type: 'lift', cup }));
  expect(odds[0]).toEqual(odds[1]);
  expect(odds[1]).toEqual(odds[2]);
});

test('if there are too many possible rolls, odds are sampled and show their error', () => {
  const odds = oddsOf(peaGame, bobsView(), 'bob', { type: 'lift', cup: 2 }, { walks: 3, samples: 2_000 });
  expect(odds).toMatchObject({ exact: false, samples: 2_000 });
  expect(odds.error).toBeGreaterThan(0);
  expect(Math.abs((chancesOf(odds, 'found').get(1) ?? 0) - 5 / 18)).toBeLessThan(4 * odds.error);
});

test('a dice tree that is far too large is abandoned after a few hundred rolls', () => {
  let imagined = 0;
  const endless: typeof peaGame = {
    ...peaGame,
    imagine: (view, seat, source) => {
      imagined++;
      for (let die = 0; die < 12; die++) source.roll(10, 'what nobody can see');
      return peaGame.imagine(view, seat, source);
    },
  };
  const odds = oddsOf(endless, bobsView(), 'bob', { type: 'lift', cup: 2 });
  expect(odds.exact).toBe(false);
  expect(imagined).toBeLessThan(5_000);
});

test('odds agree with play: simulated lifts match the odds', () => {
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

test('readAgainst keeps the figures that are the same in every outcome', () => {
  const openHanded: typeof peaGame = {
    ...peaGame,
    readAgainst: ([event]) =>
      event?.type === 'lifted' ? { cup: event.cup, pea: event.found ? 'there' : 'away' } : {},
  };
  const odds = oddsOf(openHanded, bobsView(), 'bob', { type: 'lift', cup: 2 });
  expect(odds.readAgainst).toEqual({ cup: 2 });
  expect(chancesOf(odds, 'cup')).toEqual(new Map([[2, 1]]));
});

test('odds give the average of a number, and list the figures that are certain', () => {
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
  expect(certainFigures(odds)).toEqual({ by: 'charge' });
  expect(certainFigures({ ...odds, chances: odds.chances.slice(1) })).toEqual({});
});

test('the stated error is that of the least certain figure, not of single outcomes', () => {
  let noise = 0;
  const loud: typeof peaGame = {
    ...peaGame,
    gist: (before, events, seat) => {
      noise++;
      return { ...peaGame.gist(before, events, seat), noise };
    },
  };
  const odds = oddsOf(loud, bobsView(), 'bob', { type: 'lift', cup: 2 }, { walks: 3, samples: 400 });
  const found = chancesOf(odds, 'found').get(1) ?? 0;
  expect(odds.error).toBeCloseTo(Math.sqrt((found * (1 - found)) / 400), 10);
});

test('an inquiry gets better step by step, and asks for exact chances before it samples on', () => {
  const exact: typeof peaGame = {
    ...peaGame,
    success: () => ({ figure: 'found', values: ['1'] }),
    secretChoices: () => ({ rows: ['a', 'b'], columns: ['c'], rule: 'TOY-01', alike: () => 'all' }),
    exactly: (_view, _seat, _command, assumed) =>
      assumed?.own === 'a' ? [{ gist: { found: 1 }, chance: 1 }] : 'tooMany',
    pictures: (view, seat) => [{ says: 'left', imagine: (source) => peaGame.imagine(view, seat, source) }],
  };
  const limits = { walks: 20, samples: 50, pairs: 12 };
  const inquiry = new OddsInquiry(exact, bobsView(), 'bob', { type: 'lift', cup: 2 }, limits);
  inquiry.refine();
  expect(inquiry.odds.samples).toBe(1);
  while (!inquiry.isDone) inquiry.refine();
  const { samples, table, pictured } = inquiry.odds;
  expect(samples).toBe(50);
  expect(table?.cells.map(([cell]) => [cell?.exact, cell?.samples])).toEqual([
    [true, 0],
    [false, 12],
  ]);
  expect(pictured?.map(({ says, samples: each }) => [says, each])).toEqual([['left', 12]]);
});
