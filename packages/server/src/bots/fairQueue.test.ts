import { expect, test } from 'vitest';
import { FairQueue } from './fairQueue.ts';

const taken = (queue: FairQueue<string>): string[] => {
  const items: string[] = [];
  for (let item = queue.take(); item !== undefined; item = queue.take()) items.push(item);
  return items;
};

test('a caller with many requests waits its turn like the others', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) queue.add(item.charAt(0), item);
  expect(queue.countFor('a')).toBe(3);
  expect(taken(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  expect(queue.countFor('a')).toBe(0);
});

test('a caller who was served goes to the back of the queue', () => {
  const queue = new FairQueue<string>();
  queue.add('a', 'a1');
  queue.add('b', 'b1');
  expect(queue.take()).toBe('a1');
  queue.add('a', 'a2');
  expect(taken(queue)).toEqual(['b1', 'a2']);
});

test('a caller being served is skipped, and one who left is forgotten', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2', 'b1', 'b2']) queue.add(item.charAt(0), item);
  expect(queue.take((asker) => asker !== 'a')).toBe('b1');
  expect([queue.drop('a', 'a1'), queue.drop('a', 'a1'), queue.drop('b', 'b2')]).toEqual([true, false, true]);
  expect(queue.size).toBe(1);
  expect(taken(queue)).toEqual(['a2']);
});
