import { legalCommands, Match, oddsOf, randomCommand, seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { steward } from './chronopia/ai/steward.ts';
import { chronopia } from './chronopia/index.ts';
import { reportFor } from './chronopia/report/reportFor.ts';
import { cswPlayers } from './csw/ai/index.ts';
import { csw } from './csw/index.ts';
import { practice } from './practice/index.ts';

/**
 * Never called: only the compiler checks it. Each line below passes the true state where a view is wanted; were one of
 * them accepted, its `@ts-expect-error` would be an error itself.
 */
export const notForStates = (): unknown[] => {
  const dice = seededDice(1);
  const { state } = Match.begin(csw, { scenario: 'hastings', modules: [] }, dice);
  return [
    // @ts-expect-error a state is not a view
    csw.check(state, 'blue', { type: 'done' }),
    // @ts-expect-error a state is not a view
    csw.subjects(state, 'blue'),
    // @ts-expect-error a state is not a view
    csw.legal(state, 'blue', 'table'),
    // @ts-expect-error a state is not a view
    csw.describe(state, { type: 'done' }),
    // @ts-expect-error a state is not a view
    csw.choice(state, 'blue', { type: 'done' }),
    // @ts-expect-error a state is not a view
    csw.scene(state, 'blue'),
    // @ts-expect-error a state is not a view
    csw.imagine(state, 'blue', dice),
    // @ts-expect-error a state is not a view
    csw.inspect?.(state, 'blue', 'u0'),
    // @ts-expect-error a state is not a view
    csw.warnings?.(state, 'blue', { type: 'done' }),
    // @ts-expect-error a state is not a view
    csw.together?.(state, 'blue', []),
    // @ts-expect-error a state is not a view
    csw.meant?.(state, 'blue', [], { q: 0, r: 0 }),
    // @ts-expect-error a state is not a view
    oddsOf(csw, state, 'blue', { type: 'done' }),
    // @ts-expect-error a state is not a view
    legalCommands(csw, state, 'blue'),
    // @ts-expect-error a state is not a view
    randomCommand(csw, state, 'blue', dice),
    // @ts-expect-error a state is not a view
    cswPlayers.captain?.choose(state, 'blue', { lines: 1 }, dice),
    // @ts-expect-error a state is not a view
    chronopia.check(chronopia.blank, 'e1', { type: 'ready' }),
    // @ts-expect-error a state is not a view
    steward.choose(chronopia.blank, 'e1', { lines: 1 }, dice),
    // @ts-expect-error a state is not a view
    reportFor(chronopia.blank, 'e1', 'text'),
    // @ts-expect-error a state is not a view
    practice.scene(practice.blank, 'red'),
  ];
};

test('a view is the value that the system made, with nothing added to mark it', () => {
  const match = Match.begin(csw, { scenario: 'hastings', modules: [] }, seededDice(1));
  const view = match.viewOf('blue');
  expect(csw.check(view, 'blue', { type: 'done' })).toHaveProperty('ok');
  expect(Reflect.ownKeys(view).filter((key) => !(key in match.state))).toEqual([]);
});
