import { legalCommands, Match, type Mind, type Player, type Seat, seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { type PeaCommand, type PeaView, peaGame } from '../../kernel/src/testkit/toys/peaGame.ts';
import { greedyPlayer, randomPlayer } from './index.ts';

const BUDGET = { lines: 100 };
const OPTIONS = { rounds: 3 };

const begin = (seed: string) => Match.begin(peaGame, OPTIONS, seededDice(seed));

const playOut = (seed: string, players: Record<Seat, Player<PeaView, PeaCommand>>) => {
  const match = begin(seed);
  const dice = seededDice(`${seed} thoughts`);
  for (let open = match.pending[0]; open !== undefined; open = match.pending[0]) {
    const thought = players[open.seat]?.choose(match.viewOf(open.seat), open.seat, BUDGET, dice);
    match.submit(open.seat, thought?.command ?? open.standIn);
  }
  return match;
};

/** Bob wants peas, and soon. */
const seeker: Mind<PeaView, PeaCommand> = {
  evaluate: ({ found, round }) => ({ peas: found * 5, 'time spent': -round }),
};

test('two random players finish a match, the same way from the same seed', () => {
  const random = randomPlayer(peaGame);
  const [first, again, other] = ['a', 'a', 'b'].map((seed) => playOut(seed, { ann: random, bob: random }));
  expect(first?.outcome).toBeDefined();
  expect(again?.record()).toEqual(first?.record());
  expect(other?.record()).not.toEqual(first?.record());
});

test('a random player draws only permitted commands, and none if there are none', () => {
  const view = begin('x').viewOf('ann');
  const types = Array.from(
    { length: 50 },
    (_, seed) => randomPlayer(peaGame).choose(view, 'ann', BUDGET, seededDice(seed))?.command.type,
  );
  expect(new Set(types)).toEqual(new Set(['hide']));
  const nothing = { ...peaGame, legal: () => [] };
  expect(randomPlayer(nothing).choose(view, 'ann', BUDGET, seededDice(1))).toBeUndefined();
});

test('a greedy player chooses what its mind values most, and says what it gains', () => {
  const pointer: Mind<PeaView, PeaCommand> = {
    evaluate: ({ pointedAt, round }) => ({
      'pointing right': pointedAt === 3 ? 2 : 0,
      'rounds lost': -round,
    }),
  };
  const match = begin('x');
  match.submit('ann', { type: 'hide', cup: 1 });
  const thought = greedyPlayer(peaGame, pointer).choose(match.viewOf('bob'), 'bob', BUDGET, seededDice(1));
  expect(thought).toEqual({ command: { type: 'point', cup: 3 }, reasons: ['pointing right +2'] });
});

test('a greedy player averages over possible states: a one-in-three chance of the pea is worth less than the pea', () => {
  const match = begin('x');
  match.submit('ann', { type: 'hide', cup: 2 });
  const sure: Mind<PeaView, PeaCommand> = {
    ...seeker,
    candidates: () => [{ type: 'lift', cup: 2 }],
  };
  const thought = greedyPlayer(peaGame, sure).choose(match.viewOf('bob'), 'bob', BUDGET, seededDice(3));
  const [, gain] = /peas \+([\d.]+)/.exec(thought?.reasons[0] ?? '') ?? [];
  expect(Number(gain)).toBeLessThan(5);
  expect(thought?.reasons[0]).toContain('time spent −1');
});

test('a greedy player decides the same for states with the same view', () => {
  const thoughts = [1, 2, 3].map((cup) => {
    const match = begin('x');
    match.submit('ann', { type: 'hide', cup });
    return greedyPlayer(peaGame, seeker).choose(match.viewOf('bob'), 'bob', BUDGET, seededDice(7));
  });
  expect(thoughts[1]).toEqual(thoughts[0]);
  expect(thoughts[2]).toEqual(thoughts[0]);
});

test('the budget limits how many candidates are considered, but at least one is', () => {
  let asked = 0;
  const counting: Mind<PeaView, PeaCommand> = {
    evaluate: () => ({}),
    *candidates(view, seat) {
      for (const command of legalCommands(peaGame, view, seat)) {
        asked++;
        yield command;
      }
    },
  };
  const view = begin('x').viewOf('ann');
  const choose = (budget: { lines: number; timeUp?(): boolean }) => {
    asked = 0;
    return greedyPlayer(peaGame, counting).choose(view, 'ann', budget, seededDice(1));
  };
  expect(choose({ lines: 2 })?.reasons).toEqual([]);
  expect(asked).toBe(3);
  expect(choose({ lines: 99, timeUp: () => true })?.command).toEqual({ type: 'hide', cup: 1 });
  expect(choose({ lines: 0 })?.command).toEqual({ type: 'hide', cup: 1 });
});
