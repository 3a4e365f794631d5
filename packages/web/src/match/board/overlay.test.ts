import type { Place } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import type { Session } from '../play/session.ts';
import { planMarks } from './overlay.ts';

const hex = (q: number): Place => ({ q, r: 0 });
const planned = (way: readonly Place[], from?: Place): Session =>
  ({
    considered: { value: { command: { type: 'enter' }, way, place: way.at(-1), strikes: [] } },
    acting: { value: [] },
    pickedAt: { value: from },
  }) as unknown as Session;

test('a piece entering from off the map has the planned hex marked', () => {
  expect(planMarks(planned([hex(3)]))).toEqual([{ kind: 'choice', places: [hex(3)] }]);
});

test('a moving piece has its path drawn, and one that turns on the spot has none', () => {
  expect(planMarks(planned([hex(1), hex(2)], hex(0)))).toEqual([
    { kind: 'path', places: [hex(0), hex(1), hex(2)] },
  ]);
  expect(planMarks(planned([hex(0)], hex(0)))).toEqual([]);
});
