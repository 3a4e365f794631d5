import { expect, test } from 'vitest';
import { Memory } from './memory.ts';

const passed = <T>(value: T): T => structuredClone(value);

test('a worker reads the changes and keeps what did not change as the same object', () => {
  const here = new Memory();
  const there = new Memory();
  const setup = { hexes: [1, 2, 3] };
  const show = (view: object) => there.unpack('m|red', passed(here.pack('m|red', view))) as { setup: object };
  const first = show({ setup, turn: 1, units: [{ at: 'a' }, { at: 'b' }] });
  const second = show({ setup: { hexes: [1, 2, 3] }, turn: 2, units: [{ at: 'c' }] });
  expect(second).toEqual({ setup, turn: 2, units: [{ at: 'c' }] });
  expect(second.setup).toBe(first.setup);
});

test('both sides drop the same views, however many matches there are', () => {
  const here = new Memory();
  const there = new Memory();
  for (let round = 0; round < 400; round++) {
    const key = `match ${(round * round) % 57}`;
    const view = { key, round };
    expect(there.unpack(key, passed(here.pack(key, view)))).toEqual(view);
  }
  expect(Array.from({ length: 57 }, (_, i) => here.has(`match ${i}`))).toContain(false);
});
