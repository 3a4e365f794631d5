import { legalCommands, Match, oddsOf, randomCommand, seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { steward } from './chronopia/ai/steward.ts';
import { chronopia } from './chronopia/index.ts';
import { reportFor } from './chronopia/report/reportDesk.ts';
import { cswPlayers } from './csw/ai/index.ts';
import { csw } from './csw/index.ts';
import { practice } from './practice/index.ts';

/**
 * Never called: the compiler is the judge. Each line below passes the true state where a view is wanted; were one of
 * them accepted, its `@ts-expect-error` would be an error itself.
 */
export const notForStates = (): unknown[] => {
  const dice = seededDice(1);
  const { state } = Match.begin(csw, { scenario: 'hastings', modules: [] }, dice);
  return [
    // @ts-expect-error a state is no view
    csw.check(state, 'blue', { type: 'done' }),
    // @ts-expect-error a state is no view
    csw.subjects(state, 'blue'),
    // @ts-expect-error a state is no view
    csw.legal(state, 'blue', 'table'),
    // @ts-expect-error a state is no view
    csw.describe(state, { type: 'done' }),
    // @ts-expect-error a state is no view
    csw.choice(state, 'blue', { type: 'done' }),
    // @ts-expect-error a state is no view
    csw.scene(state, 'blue'),
    // @ts-expect-error a state is no view
    csw.imagine(state, 'blue', dice),
    // @ts-expect-error a state is no view
    csw.inspect?.(state, 'blue', 'u0'),
    // @ts-expect-error a state is no view
    csw.warnings?.(state, 'blue', { type: 'done' }),
    // @ts-expect-error a state is no view
    csw.together?.(state, 'blue', []),
    // @ts-expect-error a state is no view
    csw.meant?.(state, 'blue', [], { q: 0, r: 0 }),
    // @ts-expect-error a state is no view
    oddsOf(csw, state, 'blue', { type: 'done' }),
    // @ts-expect-error a state is no view
    legalCommands(csw, state, 'blue'),
    // @ts-expect-error a state is no view
    randomCommand(csw, state, 'blue', dice),
    // @ts-expect-error a state is no view
    cswPlayers.captain?.choose(state, 'blue', { lines: 1 }, dice),
    // @ts-expect-error a state is no view
    chronopia.check(chronopia.blank, 'e1', { type: 'ready' }),
    // @ts-expect-error a state is no view
    steward.choose(chronopia.blank, 'e1', { lines: 1 }, dice),
    // @ts-expect-error a state is no view
    reportFor(chronopia.blank, 'e1', 'text'),
    // @ts-expect-error a state is no view
    practice.scene(practice.blank, 'red'),
  ];
};

test('a view is the value that the system made, with nothing added to mark it', () => {
  const match = Match.begin(csw, { scenario: 'hastings', modules: [] }, seededDice(1));
  const view = match.viewOf('blue');
  expect(csw.check(view, 'blue', { type: 'done' })).toHaveProperty('ok');
  expect(Reflect.ownKeys(view).filter((key) => !(key in match.state))).toEqual([]);
});
