import { afterEach, expect, test, vi } from 'vitest';
import { Backoff } from './backoff.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('the wait doubles with each failure after it, and several failures in one wait count as one', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const backoff = new Backoff();
  expect(backoff.failed()).toBe(1_000);
  vi.advanceTimersByTime(100);
  expect(backoff.failed()).toBe(900);
  vi.advanceTimersByTime(900);
  expect(backoff.failed()).toBe(2_000);
});

test('a failure a moment before the wait is over is the next failure', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const backoff = new Backoff();
  backoff.failed();
  vi.advanceTimersByTime(999);
  expect(backoff.failed()).toBe(2_000);
});

test('after a success the waits start again', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const backoff = new Backoff();
  backoff.failed();
  vi.advanceTimersByTime(1_000);
  backoff.failed();
  backoff.worked();
  expect(backoff.failed()).toBe(1_000);
});
