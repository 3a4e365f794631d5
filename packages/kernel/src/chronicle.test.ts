import { expect, test } from 'vitest';
import { Chronicle, stateAfter } from './chronicle.ts';

const add = (sum: number, event: number): number => sum + event;
const spiedApply = () => {
  const applied: number[] = [];
  const apply = (sum: number, event: number): number => {
    applied.push(event);
    return sum + event;
  };
  return { applied, apply };
};

test('events that a chronicle has recorded from this state are not applied again', () => {
  const { applied, apply } = spiedApply();
  const chronicle = new Chronicle(1, apply);
  chronicle.tell(2);
  chronicle.tell(3);
  expect(stateAfter(1, chronicle.events, apply)).toBe(6);
  expect(applied).toEqual([2, 3]);
});

test('with another state, other events or another apply the state is computed', () => {
  const chronicle = new Chronicle(1, add);
  chronicle.tell(2);
  expect(stateAfter(10, chronicle.events, add)).toBe(12);
  expect(stateAfter(1, [2], add)).toBe(3);
  expect(stateAfter(1, [...chronicle.events, 5], add)).toBe(8);
  expect(stateAfter(1, chronicle.events, (sum: number, event: number) => sum - event)).toBe(-1);
});

test('events pushed past the chronicle are not lost', () => {
  const chronicle = new Chronicle(1, add);
  chronicle.tell(2);
  chronicle.events.push(4);
  expect(stateAfter(1, chronicle.events, add)).toBe(7);
});
