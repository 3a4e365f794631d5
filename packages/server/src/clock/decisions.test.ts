import type { AnySystem } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { type AnyItem, Moment } from '../matches/sight.ts';
import { type Decision, turnoverOf } from './decisions.ts';

/** A system whose state is the list of its open decisions. */
const LISTED = { pending: (state: unknown) => state } as unknown as AnySystem;

const open = (...all: readonly string[]): Moment => {
  const decisions = all.map((text): Decision => {
    const [seat, task] = text.split(' ') as [string, string];
    return { seat, task, standIn: { type: 'pass' }, deadline: 'orders', openTo: 'all' };
  });
  return new Moment(LISTED, decisions, undefined);
};
const by = (seat: string): AnyItem => ({ kind: 'command', seat, command: {}, events: [] });

const turnover = (item: AnyItem, before: Moment | undefined, after: Moment) => {
  const { opened, closed } = turnoverOf({ item, before, after });
  return { opened: opened.map(({ seat, task }) => `${seat} ${task}`), closed };
};

test('at the beginning every decision is new', () => {
  const setup = { kind: 'setup', events: [] } as const;
  expect(turnover(setup, undefined, open('red orders', 'blue orders'))).toEqual({
    opened: ['red orders', 'blue orders'],
    closed: [],
  });
});

test('a player who still has the same task keeps the running clock', () => {
  expect(turnover(by('red'), open('red move'), open('red move'))).toEqual({ opened: [], closed: [] });
});

test('another task is another decision', () => {
  expect(turnover(by('red'), open('red move'), open('red fire'))).toEqual({
    opened: ['red fire'],
    closed: [],
  });
});

test('a player who has given orders has no open decision; the others still have theirs', () => {
  const before = open('red orders', 'blue orders');
  expect(turnover(by('red'), before, open('blue orders'))).toEqual({ opened: [], closed: ['red'] });
});

test('when all orders are in, the next round is a new decision for everybody, also for the last player', () => {
  expect(turnover(by('blue'), open('blue orders'), open('red orders', 'blue orders'))).toEqual({
    opened: ['red orders', 'blue orders'],
    closed: [],
  });
});

test('a question to the other side does not restart the clock of the player who asked', () => {
  expect(turnover(by('red'), open('red move'), open('red move', 'blue reply'))).toEqual({
    opened: ['blue reply'],
    closed: [],
  });
});
