import { expect, test } from 'vitest';
import { Chronicle, stateAfter } from './chronicle.ts';

const add = (sum: number, event: number): number => sum + event;
const listening = () => {
  const heard: number[] = [];
  const apply = (sum: number, event: number): number => {
    heard.push(event);
    return sum + event;
  };
  return { heard, apply };
};

test('events that the latest chronicle told of a state are not applied again', () => {
  const { heard, apply } = listening();
  const chronicle = new Chronicle(1, apply);
  chronicle.tell(2);
  chronicle.tell(3);
  expect(stateAfter(1, chronicle.events, apply)).toBe(6);
  expect(heard).toEqual([2, 3]);
});

test('another state, other events or another way to apply them are worked out', () => {
  const chronicle = new Chronicle(1, add);
  chronicle.tell(2);
  expect(stateAfter(10, chronicle.events, add)).toBe(12);
  expect(stateAfter(1, [2], add)).toBe(3);
  expect(stateAfter(1, [...chronicle.events, 5], add)).toBe(8);
  expect(stateAfter(1, chronicle.events, (sum: number, event: number) => sum - event)).toBe(-1);
});

test('events added behind the back of a chronicle are not lost', () => {
  const chronicle = new Chronicle(1, add);
  chronicle.tell(2);
  chronicle.events.push(4);
  expect(stateAfter(1, chronicle.events, add)).toBe(7);
});
