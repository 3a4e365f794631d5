/** A queue of numbers with integer priorities from 0, first in first out within each; linked lists in two arrays. */
export interface BucketQueue {
  readonly entries: Int32Array;
  readonly next: Int32Array;
  first: Int32Array;
  last: Int32Array;
  used: number;
  highest: number;
}

/** The end of a list. */
export const NOTHING = -1;

export const createQueue = (capacity: number): BucketQueue => ({
  entries: new Int32Array(capacity),
  next: new Int32Array(capacity),
  first: new Int32Array(64).fill(NOTHING),
  last: new Int32Array(64),
  used: 0,
  highest: 0,
});

export const clearQueue = (queue: BucketQueue): void => {
  queue.first.fill(NOTHING, 0, queue.highest + 1);
  queue.used = 0;
  queue.highest = 0;
};

const growBuckets = (queue: BucketQueue, priority: number): void => {
  const length = 2 ** Math.ceil(Math.log2(priority + 1));
  const first = new Int32Array(length).fill(NOTHING);
  const last = new Int32Array(length);
  first.set(queue.first);
  last.set(queue.last);
  queue.first = first;
  queue.last = last;
};

export const push = (queue: BucketQueue, entry: number, priority: number): void => {
  if (priority >= queue.first.length) growBuckets(queue, priority);
  if (priority > queue.highest) queue.highest = priority;
  const slot = queue.used++;
  queue.entries[slot] = entry;
  queue.next[slot] = NOTHING;
  if (queue.first[priority] === NOTHING) queue.first[priority] = slot;
  else queue.next[queue.last[priority]!] = slot;
  queue.last[priority] = slot;
};
