import type { Place } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import type { Session } from '../play/session.ts';
import { planMarks, turnsOf } from './overlay.ts';

const hex = (q: number): Place => ({ q, r: 0 });
const planned = (way: readonly Place[], from?: Place, more: object = {}): Session =>
  ({
    considered: { value: { command: { type: 'enter' }, way, place: way.at(-1), strikes: [], ...more } },
    acting: { value: [] },
    pickedAt: { value: from },
    pointed: { value: null },
    sight: { value: undefined },
    costOf: () => '2 points, 1 left',
    describe: () => 'Move 3 units together',
  }) as unknown as Session;

test('a piece entering from off the map has the planned hex marked', () => {
  expect(planMarks(planned([hex(3)]))).toEqual([
    { kind: 'choice', places: [hex(3)], label: '2 points, 1 left' },
  ]);
});

test('a moving piece has its path drawn, and one that turns on the spot has none', () => {
  expect(planMarks(planned([hex(1), hex(2)], hex(0)))).toEqual([
    { kind: 'path', places: [hex(0), hex(1), hex(2)], label: '2 points, 1 left' },
  ]);
  expect(planMarks(planned([hex(0)], hex(0)))).toEqual([]);
});

test('stacks that move together have all their paths drawn, and their destinations', () => {
  const ways = [[hex(0), hex(1)], [hex(4)]];
  expect(planMarks(planned([hex(1)], hex(0), { ways }))).toEqual([
    { kind: 'post', places: [hex(1), hex(4)] },
    { kind: 'path', places: [hex(0), hex(1)] },
    { kind: 'trace', places: [hex(1)], label: 'Move 3 units together' },
  ]);
});

test('the arrows of a hex show how its pieces can turn', () => {
  const session = (turns: Map<number, unknown>, at: Place | undefined): Session =>
    ({ turns: { value: turns }, pickedAt: { value: at }, planned: { value: null } }) as unknown as Session;
  const turns = new Map([
    [1, {}],
    [4, {}],
  ]);
  expect(turnsOf(session(turns, hex(2)))).toEqual({ turns: { at: hex(2), directions: [1, 4] } });
  expect(turnsOf(session(turns, undefined))).toEqual({});
  expect(turnsOf(session(new Map(), hex(2)))).toEqual({});
});
